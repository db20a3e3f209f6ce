#!/usr/bin/env python3
"""Writes the advances of free fonts that many projects bring: Sources/UIKit/Drawing/Text/ProjectFontAdvances.swift.

    python3 Scripts/project-font-widths.py FOLDER...

Each folder is searched for the fonts' files, of which only the advances of ASCII's printable characters are read. Needs
fonttools (pip).
"""
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

FAMILIES = [("lato", "Lato-Regular", "Lato-Bold"), ("poppins", "Poppins-Regular", "Poppins-SemiBold"), ("pretendard", "Pretendard-Regular", "Pretendard-Bold"),
            ("roboto", "Roboto-Regular", "Roboto-Bold"), ("workSans", "WorkSans-Regular", "WorkSans-Bold")]
OUT = Path(__file__).parent.parent / "Sources/UIKit/Drawing/Text/ProjectFontAdvances.swift"
HEAD = """// Written by Scripts/project-font-widths.py; do not edit by hand.

/// Advances of free fonts that many projects bring, in 1/1000 em, from the space to `~`, as their files state them
/// (`control-metrics.md` 1.6).
enum ProjectFontAdvances {
"""


def advances(folders, name):
    path = next(path for folder in folders for end in ("ttf", "otf") for path in sorted(folder.rglob(f"{name}.{end}")))
    font = TTFont(path)
    glyphs, widths, em = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    return [round(widths[glyphs[code]][0] * 1000 / em) for code in range(0x20, 0x7F)]


def rows(name, values):
    lines = [", ".join(map(str, values[start:start + 20])) for start in range(0, len(values), 20)]
    return f"  static let {name}: [Int16] = [\n" + "".join(f"    {line},\n" for line in lines) + "  ]\n"


def main():
    folders = [Path(argument) for argument in sys.argv[1:]]
    if not folders:
        sys.exit(__doc__)
    tables = [rows(name + suffix, advances(folders, file))
              for name, *files in FAMILIES for suffix, file in zip(("", "Bold"), files)]
    OUT.write_text(HEAD + "\n".join(tables) + "}\n")


if __name__ == "__main__":
    main()
