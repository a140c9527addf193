#!/bin/sh
# Fuzzes the readers of storyboards, string files and captures:
# Tests/Fuzz/importers.sh [SECONDS] [CORPUS-FOLDER]
# Crashing inputs are written to the build folder, which is .build/fuzz-importers unless FUZZ_BUILD is set.
set -eu
cd "$(dirname "$0")/../.."
seconds=${1:-120}
build=${FUZZ_BUILD:-.build/fuzz-importers}
corpus=${2:-$build/corpus}
mkdir -p "$build" "$corpus"

flags="-sanitize=fuzzer,address -parse-as-library -O -wmo -enforce-exclusivity=checked -I $build"
for module in LosslessJSON AuditCore; do
  # shellcheck disable=SC2086
  swiftc $flags -c -emit-module -emit-module-path "$build/$module.swiftmodule" \
    -module-name "$module" -o "$build/$module.o" $(find "Sources/$module" -name '*.swift')
done
# shellcheck disable=SC2086
swiftc $flags -module-name FuzzImporters -o "$build/fuzz-importers" \
  Tests/Fuzz/FuzzImporters.swift $(find Sources/Importers -name '*.swift') \
  "$build/LosslessJSON.o" "$build/AuditCore.o"

# A few files to start from; the leading letter chooses how each is read.
if [ -z "$(ls -A "$corpus")" ]; then
  printf '%s' 'Z<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects><view id="v"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/><subviews><button id="b" hidden="YES"><state key="normal" title="Tea" image="x" catalog="system"/><accessibility key="accessibilityConfiguration" label="a"><accessibilityTraits key="traits" link="YES"/><bool key="isElement" value="YES"/></accessibility><connections><outlet property="o" destination="v" id="c"/></connections></button></subviews></view></objects></document>' >"$corpus/xib"
  printf '%s' 'Z<document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"><scenes><scene sceneID="s"><objects><viewController title="t" id="c" sceneMemberID="viewController"><button id="b"><buttonCell key="cell" title="x" id="k"/></button><menuItem title="m" id="i"/></viewController></objects></scene></scenes></document>' >"$corpus/mac"
  printf '[/* a */ "k\\n" = "Gr\\U00fcn\\101"; // b\nx = y\n"z" = ("1", {a=b;});\n"q";' >"$corpus/strings"
  printf '%s' '\<!DOCTYPE plist><plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string><key>v</key><dict><key>other</key><string>&#65;</string></dict></dict></dict></plist>' >"$corpus/stringsdict"
  printf '%s' ']{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"variations":{"plural":{"other":{"stringUnit":{"state":"new","value":"x"}}}}}}}}}' >"$corpus/xcstrings"
  printf '[bplist00\321\001\002StheCTea\010\013\017\0\0\0\0\0\0\001\001\0\0\0\0\0\0\0\003\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\023' >"$corpus/bplist"
  printf '%s' '^<AppiumAUT><XCUIElementTypeButton name="a" label="b" x="0" y="0" width="9" height="9"/></AppiumAUT>' >"$corpus/appium"
fi

exec "$build/fuzz-importers" -max_total_time="$seconds" -max_len=1024 -timeout=5 \
  -print_final_stats=1 -artifact_prefix="$build/" "$corpus"
