#!/usr/bin/env bash
# usage: dist.sh PROGRAM OUT "FONT PACKAGES"
# Makes a release: a Debian package, a tarball for other distributions, a bill of materials, checksums. The date is the commit's, so
# the same program and the same installed packages produce the same bytes.
set -euo pipefail
umask 022
export LC_ALL=C TZ=UTC
program=${1:?usage: dist.sh PROGRAM OUT FONTS} out=${2:?} fonts=${3:?}
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
swift=${SWIFT:-swift}

version=$("$program" --version | sed -n 's/^plumb //p')
commit=$(git -C "$root" rev-parse HEAD)
SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct)
export SOURCE_DATE_EPOCH
date=$(date --date "@$SOURCE_DATE_EPOCH" +%Y-%m-%d)
stamp="$commit of $date"
git -C "$root" diff --quiet HEAD || stamp="$commit, modified, of $date"
# A version between two releases sorts before the next one.
if ! git -C "$root" tag --points-at HEAD | grep -qx "v$version"; then version=$version~${date//-/}.${commit:0:7}; fi
architecture=$(dpkg --print-architecture)
maintainer=$(git -C "$root" log -1 --format='%an <%ae>')

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out"
out=$(cd "$out" && pwd)
rm -f "$out"/plumb[_-]* "$out/SHA256SUMS"

cp "$program" "$work/plumb"
# SwiftPM lets programs search their own folder for libraries; an installed one must not.
chrpath --delete "$work/plumb" > /dev/null
python3 "$here/stamp.py" "$work/plumb" "$stamp"
"$work/plumb" --version | grep -qF "$stamp" || { echo "the stamp does not reach plumb --version" >&2; exit 1; }

# The files of both packages, in usr/share.
share=$work/share
mkdir -p "$share"/{man/man1,bash-completion/completions,zsh/vendor-completions,fish/vendor_completions.d,doc/plumb/lint}
"$work/plumb" help man --out "$share/man/man1" > /dev/null
"$work/plumb" help completion bash > "$share/bash-completion/completions/plumb"
"$work/plumb" help completion zsh > "$share/zsh/vendor-completions/_plumb"
"$work/plumb" help completion fish > "$share/fish/vendor_completions.d/plumb.fish"
cp "$root"/Documentation/*.md "$share/doc/plumb/"
cp "$root"/Documentation/lint/*.md "$share/doc/plumb/lint/"
"$work/plumb" schema > "$share/doc/plumb/recipe.schema.json"
cp "$here/copyright" "$share/doc/plumb/copyright"
bash "$here/package.sh" "$share/plumb/package"
# Fonts whose versions differ between Debian 12 and 13: goldens stay the same where the release draws with its own.
for package in fonts-inter fonts-noto-color-emoji fonts-dejavu-core; do
  while read -r font; do
    install -D -m 644 "$font" "$share/plumb/fonts/${font##*/}"
  done < <(dpkg-query --listfiles "$package" | grep -E '/(Inter-[^/]*\.otf|NotoColorEmoji\.ttf|DejaVu[^/]*\.ttf)$')
  install -D -m 644 "/usr/share/doc/$package/copyright" "$share/doc/plumb/$package.copyright"
done
swift_version=$("$swift" --version 2>&1 | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1)
# shellcheck disable=SC2086
python3 "$here/sbom.py" "$work/plumb" "$version" "$commit" "$swift_version" $fonts > "$out/plumb-$version.spdx.json"

# The Debian package: it depends on the libraries that dpkg-shlibdeps finds, and on the fonts of goldens.
deb=$work/deb
mkdir -p "$deb/DEBIAN" "$deb/usr/bin" "$work/debian"
cp "$work/plumb" "$deb/usr/bin/plumb"
cp -r "$share" "$deb/usr/share"
gzip --best --no-name "$deb"/usr/share/man/man1/*.1
cp "$root/CHANGELOG.md" "$deb/usr/share/doc/plumb/NEWS.md"
gzip --best --no-name "$deb/usr/share/doc/plumb/NEWS.md"
printf 'plumb (%s) unstable; urgency=medium\n\n  * NEWS.md.gz says what is new.\n\n -- %s  %s\n' "$version" "$maintainer" \
  "$(date --rfc-email --date "@$SOURCE_DATE_EPOCH")" | gzip --best --no-name > "$deb/usr/share/doc/plumb/changelog.gz"
mkdir -p "$deb/usr/share/lintian/overrides"
cp "$here/lintian-overrides" "$deb/usr/share/lintian/overrides/plumb"
printf 'Source: plumb\n\nPackage: plumb\nArchitecture: any\n' > "$work/debian/control"
libraries=$(cd "$work" && dpkg-shlibdeps -O deb/usr/bin/plumb 2> "$work/shlibdeps.log" | sed -n 's/^shlibs:Depends=//p') \
  || { cat "$work/shlibdeps.log" >&2; exit 1; }
(cd "$deb" && find usr -type f -print0 | sort --zero-terminated | xargs --null md5sum > DEBIAN/md5sums)
cat > "$deb/DEBIAN/control" << CONTROL
Package: plumb
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du --apparent-size --summarize --block-size=1024 "$deb/usr" | cut -f 1)
Depends: $libraries, ${fonts// /, }
Recommends: git, librsvg2-bin, poppler-utils
Suggests: pkg-config, libcairo2-dev, libpango1.0-dev, libexpat1-dev, libyaml-dev, libdeflate-dev, libxxhash-dev
Section: devel
Priority: optional
Description: lays out screens with Auto Layout, and guards them with goldens
 Plumb solves Apple's Auto Layout on Linux. It reads recipes and storyboards,
 draws screens on every device, and compares frames and pixels with what was
 recorded before.
 .
 The fonts it depends on are those its pictures are drawn with.
CONTROL
dpkg-deb --root-owner-group --build "$deb" "$out/plumb_${version}_$architecture.deb" > /dev/null

# The tarball.
name=plumb-$version-linux-$(uname -m)
tree=$work/$name
mkdir -p "$tree/bin" "$tree/lib/plumb"
install -m 755 "$here/launcher.sh" "$tree/bin/plumb"
cp "$work/plumb" "$tree/lib/plumb/plumb"
cp -r "$share" "$tree/share"
cp "$root/README.md" "$root/CHANGELOG.md" "$tree/share/doc/plumb/"
tar --create --directory "$work" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" --format=gnu "$name" \
  | xz -6 --threads=2 > "$out/$name.tar.xz"

(cd "$out" && sha256sum plumb[_-]* > SHA256SUMS)
ls -l "$out" | awk 'NR > 1 { printf "%12d  %s\n", $5, $9 }'
