// Reads and writes the parts of a WebAssembly file.

export const IMPORTS = 2;
export const EXPORTS = 7;
export const CODE = 10;
export const CUSTOM = 0;

/** The sections of a file: each with its `kind` and `content`. */
export function sections(bytes) {
  const found = [];
  for (const at = { place: 8 }; at.place < bytes.length; ) {
    const kind = bytes[at.place++];
    found.push({ kind, content: piece(bytes, at) });
  }
  return found;
}

/** A file of these sections. */
export function fileOf(all) {
  const version = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  return Buffer.concat([Buffer.from(version), ...all.flatMap(({ kind, content }) => [Buffer.from([kind]), counted(content)])]);
}

/** A number of the format: seven bits a byte, the lowest first. Moves `at` past it. */
export function number(bytes, at) {
  let value = 0;
  for (let scale = 1; ; scale *= 128) {
    const byte = bytes[at.place++];
    value += (byte & 127) * scale;
    if (byte < 128) return value;
  }
}

/** Bytes after their own number. Moves `at` past them. */
export function piece(bytes, at) {
  const length = number(bytes, at);
  at.place += length;
  return bytes.subarray(at.place - length, at.place);
}

export function written(value) {
  return value < 128 ? [value] : [(value & 127) | 128, ...written(value >> 7)];
}

/** What `piece` reads. */
export function counted(content) {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from(written(bytes.length)), bytes]);
}
