#!/usr/bin/env python3
"""Writes the published advances of fonts by name: Sources/UIKit/Drawing/Text/NamedFontAdvances.swift.

    python3 Scripts/named-font-widths.py WIDTHS [URW]

WIDTHS is src/widthsMap.js of the package string-pixel-width (github.com/adambisek/string-pixel-width, MIT): widths of each
printable ASCII character at 100 pixels in a browser on macOS, for the regular, bold, italic and bold italic cut. URW is the folder
of Debian's fonts-urw-base35, whose Nimbus fonts have the advances of Helvetica, Times and Courier, and Helvetica's kerning. Needs
uharfbuzz (pip).
"""
import json
import re
import sys
from pathlib import Path

import uharfbuzz

URW = "/usr/share/fonts/opentype/urw-base35"
MEASURED = [("avenir", "avenir"), ("avenirNext", "avenir next"), ("georgia", "georgia"), ("trebuchet", "trebuchet ms"),
            ("verdana", "verdana")]
FILES = [("helvetica", "NimbusSans"), ("times", "NimbusRoman")]
# Of the regular cut, as its maker's metrics state them (from memory; saved widths agree, control-metrics 1.6).
HELVETICA_NEUE = [
    278, 259, 426, 556, 556, 1000, 648, 278, 259, 259, 352, 600, 278, 389, 278, 333, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 648, 685, 722, 704, 611, 574, 759,
    722, 259, 519, 667, 556, 871, 722, 760, 648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259,
    333, 259, 600, 500, 222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574,
    593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333, 222, 333, 600,
]


def of_file(path):
    face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(path)))
    font = uharfbuzz.Font(face)
    return [round(font.get_glyph_h_advance(font.get_nominal_glyph(code)) * 1000 / face.upem) for code in range(0x20, 0x7F)]


def kerning_of_file(path):
    """Returns the kerning of each pair of ASCII characters, without the pairs that have none."""
    face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(path)))
    font = uharfbuzz.Font(face)
    found = []
    for left in range(0x20, 0x7F):
        for right in range(0x20, 0x7F):
            widths = []
            for kern in (True, False):
                buffer = uharfbuzz.Buffer()
                buffer.add_str(chr(left) + chr(right))
                buffer.guess_segment_properties()
                uharfbuzz.shape(font, buffer, {"kern": kern, "liga": False, "calt": False})
                widths.append(sum(p.x_advance for p in buffer.glyph_positions))
            value = round((widths[0] - widths[1]) * 1000 / face.upem)
            if value:
                found.append((left - 0x20, right - 0x20, value))
    return found


def main():
    text = Path(sys.argv[1]).read_text(encoding="utf-8")
    table = json.loads(re.sub(r",(\s*[}\]])", r"\1", text[text.index("{"): text.rindex("}") + 1]))
    folder = Path(sys.argv[2] if len(sys.argv) > 2 else URW)
    found = []
    for name, key in MEASURED:
        for cut, column in (("", 0), ("Bold", 1)):
            found.append((name + cut, [table[key][chr(code)][column] * 10 for code in range(0x20, 0x7F)]))
    for name, file in FILES:
        found.append((name, of_file(folder / f"{file}-Regular.otf")))
        found.append((name + "Bold", of_file(folder / f"{file}-Bold.otf")))
    found.append(("helveticaNeue", HELVETICA_NEUE))
    print("// Written by Scripts/named-font-widths.py; do not edit by hand.\n")
    print("/// Advances of named fonts in 1/1000 em, from the space to `~`. Those of Helvetica and Times are Nimbus Sans's and")
    print("/// Nimbus Roman's, those of Helvetica Neue its maker's; the package string-pixel-width measured the others, to 1/100 em.")
    print("enum NamedFontAdvances {")
    kerning = kerning_of_file(folder / "NimbusSans-Regular.otf")
    arrays = [(name, "Int16", values) for name, values in found]
    arrays.append(("helveticaPairs", "UInt8", [place for left, right, _ in kerning for place in (left, right)]))
    arrays.append(("helveticaKerning", "Int16", [value for _, _, value in kerning]))
    for index, (name, kind, values) in enumerate(sorted(arrays)):
        if index:
            print()
        if name == "helveticaPairs":
            print("  /// The left and right character of each kerned pair, counted from the space.")
        if name == "helveticaKerning":
            print("  /// The kerning of each of ``helveticaPairs``, in 1/1000 em.")
        print(f"  static let {name}: [{kind}] = [")
        for start in range(0, len(values), 20):
            print("    " + ", ".join(map(str, values[start:start + 20])) + ",")
        print("  ]")
    print("}")


if __name__ == "__main__":
    main()
