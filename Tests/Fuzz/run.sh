#!/bin/sh
# Fuzzes the JSON parser and edits: Tests/Fuzz/run.sh [SECONDS] [CORPUS-FOLDER]
# Crashing inputs are written to the build folder, which is .build/fuzz unless FUZZ_BUILD is set.
set -eu
cd "$(dirname "$0")/../.."
seconds=${1:-120}
build=${FUZZ_BUILD:-.build/fuzz}
corpus=${2:-$build/corpus}
mkdir -p "$build" "$corpus"

swiftc -sanitize=fuzzer,address -parse-as-library -O -enforce-exclusivity=checked \
  -module-name FuzzJSON -o "$build/fuzz-json" \
  Tests/Fuzz/FuzzJSON.swift $(find Sources/LosslessJSON -name '*.swift')

# A few texts to start from; the leading letters are the fuzzer's choices.
if [ -z "$(ls -A "$corpus")" ]; then
  printf 'abcdefghijkl{"a": 1, "b": [true, null, "x\\u00e9"]}\n' >"$corpus/pretty"
  printf 'bcdefghijkla[{"id":"a","label":"\\ud83c\\udf75","k":{}},[],-1.5e3]' >"$corpus/compact"
  printf 'cdefghijklab{\r\n\t"a" : [\r\n\t\t1,\r\n\t\t2\r\n\t]\r\n}\r\n' >"$corpus/tabs"
  printf 'defghijklabc{ }' >"$corpus/empty"
fi

exec "$build/fuzz-json" -max_total_time="$seconds" -max_len=512 -timeout=5 -print_final_stats=1 \
  -artifact_prefix="$build/" "$corpus"
