#!/usr/bin/env python3
"""Writes what a program was built from into its build stamp (Sources/plumb/BuildStamp.swift), in place of spaces.

usage: stamp.py PROGRAM TEXT
"""
import pathlib
import re
import sys

if len(sys.argv) != 3:
    sys.exit(__doc__)
path, text = pathlib.Path(sys.argv[1]), sys.argv[2].encode()
data = path.read_bytes()
fields = list(re.finditer(rb"plumb build stamp:( {60,})", data))
if len(fields) != 1:
    sys.exit(f"{path}: expected one empty build stamp, found {len(fields)}; build plumb again")
start, end = fields[0].span(1)
if len(text) > end - start - 1:
    sys.exit(f"the stamp has {len(text)} bytes, {path} has room for {end - start - 1}")
path.write_bytes(data[:start] + b" " + text.ljust(end - start - 1) + data[end:])
