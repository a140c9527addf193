#!/bin/sh
# Fuzzes the JSON parser and edits, the readers of captures or those of sources:
# Tests/Fuzz/run.sh [json|importers|sources] [SECONDS]
# Crashing inputs are written to the build folder, which is .build/fuzz unless FUZZ_BUILD is set.
set -eu
cd "$(dirname "$0")/../.."
target=json
case "${1:-}" in json | importers | sources) target=$1 && shift ;; esac
seconds=${1:-120}
build=${FUZZ_BUILD:-.build/fuzz}
corpus=$build/$target-corpus
mkdir -p "$corpus"

case $target in
json)
  main=Tests/Fuzz/FuzzJSON.swift
  sources=$(find Sources/LosslessJSON -name '*.swift')
  length=512
  ;;
importers | sources)
  # In one module nothing is imported from another.
  main=Tests/Fuzz/FuzzImporters.swift
  [ "$target" = sources ] && main=Tests/Fuzz/FuzzSources.swift
  rm -rf "$build/sources"
  mkdir -p "$build/sources"
  for file in $(find Sources/LosslessJSON Sources/AuditCore Sources/Importers -name '*.swift'); do
    sed -E 's/^import (AuditCore|LosslessJSON)$//' "$file" \
      >"$build/sources/$(echo "$file" | tr / -)"
  done
  sources=$(find "$build/sources" -name '*.swift')
  length=4096
  ;;
esac

# shellcheck disable=SC2086 # Names of sources have no spaces.
swiftc -sanitize=fuzzer,address -parse-as-library -O -enforce-exclusivity=checked \
  -module-name Fuzz -o "$build/fuzz-$target" $main $sources

# A few texts to start from; the leading letters are the fuzzer's choices.
if [ -z "$(ls -A "$corpus")" ]; then
  case $target in
  json)
    printf 'abcdefghijkl{"a": 1, "b": [true, null, "x\\u00e9"]}\n' >"$corpus/pretty"
    printf 'bcdefghijkla[{"id":"a","label":"\\ud83c\\udf75","k":{}},[],-1.5e3]' >"$corpus/compact"
    printf 'cdefghijklab{\r\n\t"a" : [\r\n\t\t1,\r\n\t\t2\r\n\t]\r\n}\r\n' >"$corpus/tabs"
    printf 'defghijklabc{ }' >"$corpus/empty"
    ;;
  sources)
    printf 'astruct V: View { var body: some View { Button(action: go) { Image("x") }.accessibilityLabel("y \\(z)") } }' \
      >"$corpus/view"
    printf 'eclass C { let b: UIButton = { let b = UIButton(); b.accessibilityLabel = "q"; return b }() }' \
      >"$corpus/control"
    printf 'a<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="a"><subviews><button id="b"><state key="normal" image="c"/></button></subviews></view></objects></document>' \
      >"$corpus/xib"
    printf 'b"close" = "Schlie\303\237en";\n' >"$corpus/strings"
    printf 'd{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"b"}}}}},"version":"1.0"}' \
      >"$corpus/catalogue"
    ;;
  importers)
    # Every example of the formats' page, behind a byte that says: guess.
    awk -v corpus="$corpus" '
      /^### / { kind = $2; sub(":", "", kind) }
      /^## / { kind = "" }
      /^```/ { if (open) close(file); else if (kind) { n++; file = corpus "/" kind n; printf "z" >file }
               open = !open; next }
      open && kind { print >>file }' Documentation/Formats.md
    printf 'zelement_num,depth,attributes,parent_num\n0,0,"accessibilityText=a; text=""b""; enabled=true",\n' \
      >"$corpus/table"
    printf 'z[{"command":{},"metadata":{"status":"FAILED","error":{"hierarchyRoot":{"attributes":{"accessibilityText":"a"}}}}}]' \
      >"$corpus/run"
    printf 'z{"label":"Tea","elementType":2,"children":[{"elementType":9,"label":"a","frame":{"X":0,"Y":0,"Width":1,"Height":1}}]}' \
      >"$corpus/snapshot"
    ;;
  esac
fi

exec "$build/fuzz-$target" -max_total_time="$seconds" -max_len=$length -timeout=5 \
  -print_final_stats=1 -artifact_prefix="$build/" "$corpus"
