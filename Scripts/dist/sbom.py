#!/usr/bin/env python3
"""The bill of materials of a release, as SPDX 2.3 in JSON: the program, what is linked into it, what it loads, and its fonts.

usage: sbom.py PROGRAM VERSION COMMIT SWIFT_VERSION FONT_PACKAGE...

SOURCE_DATE_EPOCH is its date. Of the same program and the same installed packages it is the same text.
"""
import datetime
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import uuid

if len(sys.argv) < 5:
    sys.exit(__doc__)
program, version, commit, swift = pathlib.Path(sys.argv[1]), *sys.argv[2:5]
fonts = sys.argv[5:]


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"}).stdout


def identifier(name):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)


def package(name, version, **more):
    return {
        "name": name, "SPDXID": identifier(f"Package-{name}"), "versionInfo": version, "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False, "licenseConcluded": "NOASSERTION", "licenseDeclared": "NOASSERTION",
        "copyrightText": "NOASSERTION", **more}


def debian(name):
    """Describes an installed Debian package."""
    version, architecture, source = output(
        "dpkg-query", "--show", "--showformat", "${Version}\n${Architecture}\n${source:Package}", name).split("\n")
    reference = f"pkg:deb/debian/{name.split(':')[0]}@{version}?arch={architecture}"
    return package(
        name.split(":")[0], version, sourceInfo=f"Debian's source package {source}",
        externalRefs=[{
            "referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
            "referenceLocator": reference.replace("+", "%2B")}])


def libraries():
    """Returns the Debian packages of the libraries that the program needs, sorted."""
    needed = set(re.findall(r"NEEDED.*\[(.*)\]", output("readelf", "--dynamic", str(program))))
    paths = dict(re.findall(r"^\s*(\S+) => (/\S+)", output("ldd", str(program)), re.M))
    found = set()
    for name in needed & set(paths):
        # If /lib is a link to /usr/lib, dpkg knows only one of the two paths.
        for path in (paths[name], os.path.realpath(paths[name])):
            owner = subprocess.run(["dpkg", "--search", path], capture_output=True, text=True)
            if owner.returncode == 0:
                found.add(owner.stdout.split(": ")[0])
                break
        else:
            sys.exit(f"{paths[name]} is of no Debian package; the bill of materials would not name it")
    return sorted(found)


data = program.read_bytes()
date = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
plumb = package(
    "plumb", version, licenseDeclared="NONE", comment="No licence has been chosen yet.",
    sourceInfo=f"built from commit {commit}",
    checksums=[{"algorithm": "SHA256", "checksumValue": hashlib.sha256(data).hexdigest()}])
runtime = package(
    "swift", swift, licenseDeclared="Apache-2.0 WITH Swift-exception", supplier="Organization: Swift.org",
    comment="The standard library, Foundation and their parts (ICU among them), linked statically.")
loaded, drawn = [debian(name) for name in libraries()], [debian(name) for name in sorted(fonts)]


def relation(first, kind, second):
    return {"spdxElementId": first, "relationshipType": kind, "relatedSpdxElement": second}


document = {
    "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"plumb-{version}",
    "documentNamespace": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, hashlib.sha256(data).hexdigest())}",
    "creationInfo": {"created": date.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Tool: plumb-sbom"]},
    "packages": [plumb, runtime, *loaded, *drawn],
    "relationships": [
        relation("SPDXRef-DOCUMENT", "DESCRIBES", plumb["SPDXID"]),
        relation(plumb["SPDXID"], "STATIC_LINK", runtime["SPDXID"]),
        *(relation(plumb["SPDXID"], "DYNAMIC_LINK", part["SPDXID"]) for part in loaded),
        *(relation(part["SPDXID"], "RUNTIME_DEPENDENCY_OF", plumb["SPDXID"]) for part in drawn)]}
print(json.dumps(document, indent=2))
