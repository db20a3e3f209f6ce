/// The point size and leading of a text style in each content size category (`control-metrics.md` 2).
package struct TextStyleSizes: Sendable {
  private let row: Row

  /// Sizes of a style by its name in storyboards; those of body text for an unknown name.
  package init(_ style: String) { row = Self.table[style] ?? Self.bodyRow }

  /// The index of the category in which text has its usual size.
  package static let usual = 3

  /// Returns the point size and the distance from line to line, in points.
  /// - Parameter category: From 0, the smallest, to 11.
  package subscript(category: Int) -> (size: Double, leading: Double) { row[category] }

  private typealias Row = [(size: Double, leading: Double)]

  private static let bodyRow: Row = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
    (53, 62),
  ]

  private static let table: [String: Row] = [
    "UICTFontTextStyleTitle0": [
      (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66),
      (60, 70),
    ],
    "UICTFontTextStyleTitle1": [
      (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62),
      (58, 68),
    ],
    "UICTFontTextStyleTitle2": [
      (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59),
      (56, 66),
    ],
    "UICTFontTextStyleTitle3": [
      (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58),
      (55, 65),
    ],
    "UICTFontTextStyleHeadline": bodyRow,
    "UICTFontTextStyleBody": bodyRow,
    "UICTFontTextStyleCallout": [
      (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52),
      (51, 60),
    ],
    "UICTFontTextStyleSubhead": [
      (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50),
      (49, 58),
    ],
    "UICTFontTextStyleFootnote": [
      (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46),
      (44, 52),
    ],
    "UICTFontTextStyleCaption1": [
      (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39), (37, 44),
      (43, 51),
    ],
    "UICTFontTextStyleCaption2": [
      (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41),
      (40, 48),
    ],
  ]
}
