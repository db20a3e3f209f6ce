#!/usr/bin/env bash
# Pictures of the pages for visual inspection: five prepared changes of a login screen, and the gallery, on two phones, a tablet
# and a desktop, light and dark. Prints what to check; facts that a program can check are tests (PageFactsTests).
#
# usage: Scripts/pages.sh PLUMB [OUT]
set -euo pipefail
plumb=$(realpath "$1")
out=${2:-pages}
browser=$(command -v chromium-headless-shell || command -v chromium || true)
if [ -z "$browser" ]; then
  echo "skipped: headless Chromium is not installed (make deps installs it where Debian has it)"
  exit 0
fi
mkdir -p "$out"
out=$(realpath "$out")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

recipe() { # TOP TITLE COLOR NAME EXTRA
  cat << RECIPE
title: Login
views:
  $4: { background: "$3", cornerRadius: 24 }
  Title: { label: $2, font: title1 }
  Form:
    stack: vertical
    spacing: 12
    views:
      Email: { textField: Email }
      Password: { textField: Password }
  Sign In: { button: Sign In }
$5
constraints: |
  $4.Top = Safe Area.Top + $1
  $4.CenterX = Superview.CenterX
  $4.Width = 96
  $4.Height = 96
  Title.Top = $4.Bottom + 24
  Title.CenterX = Superview.CenterX
  Form.Top = Title.Bottom + 24
  Form.Leading = Superview.LeadingMargin
  Form.Trailing = Superview.TrailingMargin
  Sign In.Top = Form.Bottom + 24
  Sign In.CenterX = Superview.CenterX
$6
RECIPE
}
divider='  Divider: { background: "#F2A33C" }'
line='  Divider.Top = Sign In.Bottom + 16
  Divider.Leading = Form.Leading
  Divider.Trailing = Form.Trailing
  Divider.Height = 4'

mkdir -p "$work/Recipes"
cd "$work"
recipe 40 "Welcome back" "#4C8DFF" Logo "" "" > Recipes/login.yaml
"$plumb" record > /dev/null 2>&1
devices=(--device iphone-15 --device iphone-se-3 --device ipad-pro-11)
change() { # NAME, then as recipe
  name=$1
  shift
  recipe "$@" > Recipes/login.yaml
  "$plumb" verify "${devices[@]}" --report "$name" > /dev/null 2>&1 || true
}
change constant 48 "Welcome back" "#4C8DFF" Logo "" ""
change rename 40 "Welcome back" "#4C8DFF" Brand "" ""
change colour 40 "Welcome back" "#E4627A" Logo "" ""
change two-edits 48 "Hello" "#4C8DFF" Logo "" ""
change new-view 40 "Welcome back" "#4C8DFF" Logo "$divider" "$line"
"$plumb" render "${devices[@]}" --out gallery > /dev/null 2>&1

look() { # NAME ADDRESS
  for size in 320,568 390,844 820,1180 1440,900; do
    for appearance in light dark; do
      scheme=()
      if [ "$appearance" = dark ]; then scheme=(--blink-settings=preferredColorScheme=0); fi
      "$browser" --headless --no-sandbox --disable-gpu --hide-scrollbars "${scheme[@]}" --window-size="$size" \
        --virtual-time-budget=4000 --screenshot="$out/$1-${size%,*}-$appearance.png" "file://$work/$2" > /dev/null 2>&1
    done
  done
}
for page in constant rename colour two-edits new-view; do look "$page" "$page/index.html"; done
look gallery "gallery/index.html"
look gallery-scene "gallery/index.html#/scene/login"
look gallery-picture "gallery/index.html#/scene/login/on/iphone-15-portrait?show=equation:7"
look gallery-comparison "gallery/index.html#/scene/login/on/iphone-15-portrait?mode=side&with=ipad-pro-11-portrait"
echo "$(find "$out" -name '*.png' | wc -l) pictures in $out: does each say at first sight what changed, where, and by how much?"
