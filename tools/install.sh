#!/usr/bin/env bash
# Installs what is missing, a line for each thing; silent and fast when nothing is.
# Called by the Makefile with the names of the functions below; with none, does all of them.
#
# Programs go to .tools/ and node_modules/ inside the repo. Only the Rust toolchain (rustup's own
# folder) and Chromium (a package of the system, for the tests) go elsewhere.
set -euo pipefail
cd "$(dirname "$0")/.."
PATH="$PWD/.tools/bin:$PWD/tools/node_modules/.bin:$PATH:$HOME/.cargo/bin"

# make's number of jobs is not cargo's.
unset MAKEFLAGS

say() { echo "install: $*" >&2; }
die() { say "$*"; exit 1; }
has() { command -v "$1" >/dev/null; }

# The toolchain, components and targets of rust-toolchain.toml, even where RUSTUP_AUTO_INSTALL=0.
toolchain() {
    has rustup || die "rustup is missing: install Rust with rustup, then run this again"
    local channel components targets name
    channel=$(sed -n 's/^channel = "\(.*\)"/\1/p' rust-toolchain.toml)
    components=$(list components)
    targets=$(list targets)
    # grep without -q: it reads to the end, so rustup's writing never fails.
    if ! rustup toolchain list | grep "^$channel-" >/dev/null; then
        say "Rust $channel"
        rustup toolchain install "$channel" --profile minimal --no-self-update
    fi
    for name in $components; do
        rustup component list --installed --toolchain "$channel" | grep "^$name" >/dev/null && continue
        say "Rust component $name"
        rustup component add --toolchain "$channel" "$name"
    done
    for name in $targets; do
        rustup target list --installed --toolchain "$channel" | grep -x "$name" >/dev/null && continue
        say "Rust target $name"
        rustup target add --toolchain "$channel" "$name"
    done
}

# The words of `key = ["a", "b"]` in rust-toolchain.toml.
list() { sed -n "s/^$1 = \[\(.*\)\]/\1/p" rust-toolchain.toml | tr -d '",'; }

# Neither downloads anything when the page is built (`trunk build --offline`), hence without the default features,
# which are for that: a third of the compiling.
trunk() { cargo_tool trunk trunk 0.21.14 --locked; }

# Must be the very version of the library, so Cargo.lock says which. Its own lock file pins
# dependencies that recent compilers reject, hence no --locked.
wasm-bindgen() {
    [ -f Cargo.lock ] || cargo generate-lockfile
    local version
    version=$(sed -n '/^name = "wasm-bindgen"$/{n;s/version = "\(.*\)"/\1/p;}' Cargo.lock)
    cargo_tool wasm-bindgen wasm-bindgen-cli "$version" --bin wasm-bindgen
}

# cargo_tool PROGRAM CRATE VERSION [OPTION...]
cargo_tool() {
    local program=$1 crate=$2 version=$3
    [ "$(command "$program" --version 2>/dev/null)" = "$program $version" ] && return
    # Prebuilt by the crate's own makers, where there is cargo-binstall; it says itself why it could not.
    if cargo binstall -V >/dev/null 2>&1; then
        say "$crate $version, prebuilt"
        cargo binstall --no-confirm --log-level warn --strategies crate-meta-data --root .tools "$crate@$version" && return
    fi
    say "$crate $version (compiles for a minute or two)"
    # It runs for seconds: what optimising it takes never comes back.
    CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
        cargo install --quiet --root .tools --version "$version" --no-default-features "${@:4}" "$crate"
}

# wasm-opt and the static server.
packages() { npm_folder tools; }

test-packages() { npm_folder tests/browser; }

# npm leaves a copy of the lock file inside node_modules: older than ours means out of date.
npm_folder() {
    has npm || die "npm is missing: install Node.js 20 or later, then run this again"
    [ "$1/node_modules/.package-lock.json" -nt "$1/package-lock.json" ] && return
    say "npm packages of $1/"
    # Playwright drives the system's Chromium; its own must not be downloaded.
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --prefix "$1" --no-audit --no-fund --no-update-notifier --loglevel=error >&2
}

chromium() {
    node tests/browser/chromium.mjs >/dev/null && return
    if [ -z "${CHROMIUM:-}" ] && has apt-get; then
        local sudo=
        [ "$(id -u)" = 0 ] || sudo=sudo
        say "Chromium, with apt-get"
        export DEBIAN_FRONTEND=noninteractive
        { $sudo apt-get update -qq && $sudo apt-get install -y -qq --no-install-recommends chromium; } \
            </dev/null >/dev/null || true
    fi
    node tests/browser/chromium.mjs >/dev/null ||
        die "the browser tests need Chromium or Chrome: install one, or set CHROMIUM to its program"
}

[ $# -gt 0 ] || set -- toolchain trunk wasm-bindgen packages test-packages chromium
for part in "$@"; do "$part"; done
