#!/usr/bin/env python3
"""Writes what a program was built from into its build stamp (Sources/plumb/Version/BuildStamp.swift), in place of spaces.

Removes what differs between two builds of the same sources in different folders: Swift's hashes of modules, which only a
compiler reads, and the linker's build ID over them. The new build ID is a hash of the result.

usage: stamp.py PROGRAM TEXT
"""
import hashlib
import pathlib
import re
import struct
import sys


def sections(data):
    """Returns the places of an ELF file's sections by name (64 bits, little-endian)."""
    if data[:6] != b"\x7fELF\x02\x01":
        sys.exit(f"{path}: not a 64-bit ELF file; build plumb for Linux")
    start, = struct.unpack_from("<Q", data, 40)
    size, count, names = struct.unpack_from("<HHH", data, 58)
    headers = [struct.unpack_from("<IIQQQQ", data, start + size * index) for index in range(count)]
    table = headers[names][4]
    found = {}
    for name, _, _, _, place, length in headers:
        text = data[table + name:data.index(b"\0", table + name)].decode()
        found[text] = slice(place, place + length)
    return found


if len(sys.argv) != 3:
    sys.exit(__doc__)
path, text = pathlib.Path(sys.argv[1]), sys.argv[2].encode()
data = bytearray(path.read_bytes())
fields = list(re.finditer(rb"plumb build stamp:( {60,})", data))
if len(fields) != 1:
    sys.exit(f"{path}: expected one empty build stamp, found {len(fields)}; build plumb again")
start, end = fields[0].span(1)
if len(text) > end - start - 1:
    sys.exit(f"the stamp has {len(text)} bytes, {path} has room for {end - start - 1}")
data[start:end] = b" " + text.ljust(end - start - 1)
places = sections(data)
if hashes := places.get(".swift_modhash"):
    data[hashes] = bytes(hashes.stop - hashes.start)
if note := places.get(".note.gnu.build-id"):
    # The ID follows the sizes and the name of the note, 16 bytes.
    build = slice(note.start + 16, note.stop)
    size = build.stop - build.start
    data[build] = bytes(size)
    data[build] = hashlib.sha1(data).digest()[:size]
path.write_bytes(data)
