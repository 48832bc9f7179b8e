//! stub
pub fn mount() {}
