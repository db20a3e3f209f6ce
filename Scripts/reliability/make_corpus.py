#!/usr/bin/env python3
"""Writes the binary inputs of Tests/FuzzingTests/Corpus: small pictures and fonts, generated from scratch.

usage: make_corpus.py Tests/FuzzingTests/Corpus
"""
import pathlib
import struct
import sys
import zlib


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(width, height, rows, kind=2, palette=b"", text=b""):
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, kind, 0, 0, 0))
    extra = (chunk(b"PLTE", palette) if palette else b"") + (chunk(b"tEXt", text) if text else b"")
    return b"\x89PNG\r\n\x1a\n" + header + extra + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def name_table(names):
    storage, records = b"", b""
    for number, text in names:
        data = text.encode("utf-16-be")
        records += struct.pack(">6H", 3, 1, 0x409, number, len(data), len(storage))
        storage += data
    return struct.pack(">3H", 0, len(names), 6 + len(records)) + records + storage


def font(post_script="FuzzFont-Regular"):
    """Returns a TrueType font with two glyphs: an empty one, and a triangle for the letter A."""
    triangle = struct.pack(">h4h", 1, 0, 0, 500, 700) + struct.pack(">HH", 2, 0) + bytes([1, 1, 1])
    triangle += struct.pack(">3h", 0, 500, -250) + struct.pack(">3h", 0, 0, 700)
    triangle += b"\0" * (-len(triangle) % 4)
    segments = struct.pack(">7H", 4, 32, 0, 4, 4, 1, 0) + struct.pack(">HHH", 0x41, 0xFFFF, 0)
    segments += struct.pack(">HHhhHH", 0x41, 0xFFFF, 1 - 0x41, 1, 0, 0)
    tables = {
        b"cmap": struct.pack(">HHHHI", 0, 1, 3, 1, 12) + segments,
        b"glyf": triangle,
        b"head": struct.pack(">IIIIHHQQ4hHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 0, 1000, 0, 0, 0, 0, 500, 700, 0, 8, 2, 1, 0),
        b"hhea": struct.pack(">IhhhHhhhhhh4xhHh", 0x10000, 800, -200, 90, 600, 0, 0, 500, 1, 0, 0, 0, 2, 0)[:34] + struct.pack(">H", 2),
        b"hmtx": struct.pack(">HhHh", 500, 0, 600, 0),
        b"loca": struct.pack(">3I", 0, 0, len(triangle)),
        b"maxp": struct.pack(">IH13H", 0x10000, 2, 3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
        b"name": name_table([(1, "Fuzz Font"), (2, "Regular"), (6, post_script)]),
        b"post": struct.pack(">IIhhI4I", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
    }
    offset, directory, body = 12 + 16 * len(tables), b"", b""
    for tag in sorted(tables):
        data = tables[tag]
        directory += tag + struct.pack(">III", 0, offset + len(body), len(data))
        body += data + b"\0" * (-len(data) % 4)
    return struct.pack(">IHHHH", 0x10000, len(tables), 128, 3, 16) + directory + body


def main():
    root = pathlib.Path(sys.argv[1])
    stamp = b"Plumb\0" + b"pixels 0123456789abcdef"
    files = {
        "png/valid-rgb.png": png(2, 2, b"\0" + b"\xff\0\0" * 2 + b"\2" + b"\1\2\3" * 2),
        "png/valid-rgba.png": png(3, 1, b"\1" + b"\x10\x20\x30\xff" * 3, kind=6),
        "png/valid-palette.png": png(4, 2, (b"\0" + bytes([0, 1, 1, 0])) * 2, kind=3, palette=b"\0\0\0\xff\xff\xff"),
        "png/valid-filters.png": png(2, 5, b"".join(bytes([f]) + b"\1\2\3\4\5\6" for f in range(5))),
        "png/valid-text.png": png(1, 1, b"\0\1\2\3", text=stamp),
        "png/no-signature.png": b"GIF89a",
        "png/cut-off.png": png(2, 2, b"\0" + b"\xff\0\0" * 2 + b"\0" + b"\1\2\3" * 2)[:60],
        "png/too-wide.png": png(0x7FFFFFFF, 1, b"\0"),
        "png/too-little-data.png": png(200, 200, b"\0\0"),
        "png/palette-index.png": png(1, 1, b"\0\x09", kind=3, palette=b"\0\0\0"),
        "font/valid-triangle.ttf": font(),
        "font/no-font.ttf": b"no font",
        "font/cut-off.ttf": font()[:64],
        "font/no-name.ttf": font("").replace(b"\0F\0u\0z\0z", b"\0\0\0\0\0\0\0\0"),
    }
    for name, data in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


if __name__ == "__main__":
    main()
