#!/usr/bin/env python3
"""Writes the advance table of the stand-in font: Sources/UIKit/Drawing/Text/StandInAdvances.swift.

    pip install fonttools
    python3 Scripts/advance-table.py > Sources/UIKit/Drawing/Text/StandInAdvances.swift

The font is Debian's fonts-inter. A test in TypographyTests compares the table with the installed files.
"""
import sys
from fontTools.ttLib import TTFont

FOLDER = "/usr/share/fonts/opentype/inter/"
CUTS = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
WEIGHTS = [("regular", "Regular"), ("medium", "Medium"), ("semibold", "SemiBold"), ("bold", "Bold")]
RANGES = [(0x20, 0x7E), (0xA0, 0x17F), (0x2010, 0x2026), (0x20AC, 0x20AC)]


def advances(name):
    font = TTFont(FOLDER + "Inter-" + name + ".otf")
    cmap, metrics = font.getBestCmap(), font["hmtx"]
    missing = metrics[".notdef"][0]
    units = font["head"].unitsPerEm
    return units, [
        [metrics[cmap[code]][0] if code in cmap else missing for code in range(first, last + 1)]
        for first, last in RANGES
    ]


def main():
    print("""// Written by Scripts/advance-table.py from Debian's fonts-inter; do not edit by hand.

/// Horizontal advances of the stand-in font, in units of 1/2816 em.
package enum StandInAdvances {
  /// Units per em.
  package static let unitsPerEm: CGFloat = 2816

  /// The total advance of `a` to `z` in the weight nearest to the given one, in em.
  package static func alphabet(_ weight: UIFont.Weight) -> Double {
    Double(alphabets[weight.nearestIndex]) / Double(unitsPerEm)
  }

  /// The advance of a character; one em if the table does not contain it.
  package static func advance(of scalar: Unicode.Scalar, in table: [[Int16]]) -> Int {
    for (range, advances) in zip(ranges, table) where range.contains(scalar.value) {
      return Int(advances[Int(scalar.value - range.lowerBound)])
    }
    return 2816
  }

  /// The table of the weight nearest to the given one.
  package static func table(for weight: UIFont.Weight) -> [[Int16]] {
    switch weight.rawValue {
    case ..<0.115: regular
    case ..<0.265: medium
    case ..<0.35: semibold
    default: bold
    }
  }
""")
    print("  /// Ranges of characters in the tables.\n  package static let ranges: [ClosedRange<UInt32>] = [")
    for first, last in RANGES:
        print(f"    0x{first:04X}...0x{last:04X},")
    print("  ]")
    alphabets = [sum(advances(name)[1][0][0x41:0x5B]) for name in CUTS]
    print("\n  /// The total advance of `a` to `z` in each weight, from thin to black.\n  private static let alphabets = [" + ", ".join(map(str, alphabets)) + "]")
    for label, name in WEIGHTS:
        units, rows = advances(name)
        assert units == 2816, units
        print(f"\n  private static let {label}: [[Int16]] = [")
        for row in rows:
            print("    [")
            for start in range(0, len(row), 18):
                print("      " + ", ".join(map(str, row[start:start + 18])) + ",")
            print("    ],")
        print("  ]")
    print("}")


if __name__ == "__main__":
    sys.exit(main())
