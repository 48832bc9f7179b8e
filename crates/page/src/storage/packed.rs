//! A save as letters that an address can carry: compressed, and written in the alphabet of addresses.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

use super::LONGEST_GAME;

/// As small as it gets.
const LEVEL: u8 = 9;

/// Packs a text.
pub fn pack(text: &str) -> String {
    URL_SAFE_NO_PAD.encode(compress_to_vec_zlib(text.as_bytes(), LEVEL))
}

/// The text that was packed; nothing if the letters were changed, or some are missing.
pub fn unpack(letters: &str) -> Option<String> {
    let bytes = URL_SAFE_NO_PAD.decode(letters).ok()?;
    let text = decompress_to_vec_zlib_with_limit(&bytes, LONGEST_GAME).ok()?;
    String::from_utf8(text).ok()
}
