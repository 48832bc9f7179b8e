#!/usr/bin/env bash
# Trunk runs this after a build: makes the script that wasm-bindgen wrote small. Trunk's own minifier
# cannot read it.
set -euo pipefail
[ "$TRUNK_PROFILE" = release ] || exit 0
for script in "$TRUNK_STAGING_DIR"/carrier-battle-*.js; do
    esbuild "$script" --minify --format=esm --allow-overwrite --log-level=warning --outfile="$script"
done
