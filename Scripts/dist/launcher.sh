#!/bin/sh
# Starts plumb from the folder it was unpacked into. If a library is missing, says which, and what to install.
here=$(dirname "$(readlink -f "$0")")
tool=$here/../lib/plumb/plumb
# The loader lists libraries and runs nothing; this takes a millisecond or two.
if trace=$(LD_TRACE_LOADED_OBJECTS=1 "$tool" 2>&1); then
  case $trace in
    *"not found"*) ;;
    *) exec "$tool" "$@" ;;
  esac
fi
{
  missing=$(printf '%s\n' "$trace" | sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/  \1/p')
  if [ -n "$missing" ]; then
    echo "plumb: these libraries are missing:"
    echo "$missing"
    echo "Install cairo, pango, expat, libyaml, libdeflate and xxhash:"
    echo "  Debian, Ubuntu  apt-get install libcairo2 libpango-1.0-0 libharfbuzz0b libexpat1 libyaml-0-2 libdeflate0 libxxhash0"
    echo "  Fedora          dnf install cairo pango expat libyaml libdeflate xxhash-libs"
    echo "  openSUSE        zypper install libcairo2 libpango-1_0-0 libexpat1 libyaml-0-2 libdeflate0 libxxhash0"
    echo "  Arch            pacman -S cairo pango expat libyaml libdeflate xxhash"
    echo "and the font Inter: Debian's fonts-inter, or any folder with its OTF files that PLUMB_FONTS names."
  else
    echo "plumb: the program cannot start here; it needs a 64-bit Linux on x86 with glibc 2.35 or newer:"
    printf '%s\n' "$trace" | head -n 5
  fi
} >&2
exit 127
