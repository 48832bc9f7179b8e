#!/usr/bin/env bash
# Trunk runs this after a build: makes what wasm-bindgen wrote small. Trunk's own minifier cannot read
# the script, and its wasm-opt is run only once.
set -euo pipefail
[ "$TRUNK_PROFILE" = release ] || exit 0
tools=$(dirname "$0")

wasm=$(echo "$TRUNK_STAGING_DIR"/carrier-battle-*.wasm)
script=$(echo "$TRUNK_STAGING_DIR"/carrier-battle-*.js)

# rustc uses these features by default; wasm-opt must be told of them.
features="--enable-bulk-memory --enable-nontrapping-float-to-int --enable-reference-types --enable-multivalue"
# The lowest kilobyte is the far end of the stack, so nothing lies there. Data split in many pieces, and
# small functions copied to where they are called, compress worse.
always="$features --low-memory-unused --skip-pass=memory-packing --always-inline-max-function-size=0"

node "$tools/exports.mjs" "$wasm" "$script"
wasm-opt "$wasm" -o "$wasm" $always -Oz --generate-global-effects --flatten --rereloop -Oz \
    --flatten --rereloop -Oz -Oz --strip-producers --strip-target-features
# wasm-opt tidies only what it has written last, hence one more -Oz in the new order.
node "$tools/order.mjs" "$wasm"
wasm-opt "$wasm" -o "$wasm" $always -Oz --reorder-functions-by-name
node "$tools/imports.mjs" "$wasm" "$script"
esbuild "$script" --minify --tree-shaking=true --format=esm --allow-overwrite --log-level=warning --outfile="$script"
