/// A paragraph as glyphs, in em: the same for every size of its fonts, and for every width of its lines.
struct ShapedParagraph {
  struct Glyph {
    /// Index in the font file.
    var index: UInt32
    /// Whether the character is in no font; `index` is then the character.
    var isMissing = false
    /// Whether the glyph is an emoji.
    var isPicture = false
    /// Whether the glyph is a Hangul syllable.
    var isHangul = false
    /// The start of the glyph's cluster in the paragraph's UTF-8.
    var cluster: Int
    /// The drawn glyph's advance, in em; kerned if ``slot`` is nil.
    var advance: Double
    /// The index of the glyph's known advance in the font; nil if it has only its own.
    var slot: Int16?
    /// The offset from the glyph's regular position, in em; y upwards.
    var x: Double
    var y: Double
  }

  /// A part in one font and direction.
  struct Item {
    /// In the paragraph's UTF-8.
    var range: Range<Int>
    /// In visual order, from left to right.
    var glyphs: Range<Int>
    /// The embedding level: odd levels are right-to-left.
    var level: UInt8
    /// The font's number in the ``FontTable``.
    var font: Int
    /// Whether the font stands in for San Francisco, and so has its tracking.
    var isStandIn: Bool
  }

  var length: Int
  var items: [Item] = []
  var glyphs: [Glyph] = []
  var isRightToLeft = false

  /// Returns the glyphs of an item whose clusters are in a range of bytes.
  /// - Complexity: O(log(glyphs)).
  func glyphs(of item: Item, in range: Range<Int>) -> Range<Int> {
    if range.lowerBound <= item.range.lowerBound, range.upperBound >= item.range.upperBound { return item.glyphs }
    /// Returns the first glyph that meets a condition, which all after it meet, too.
    func first(where holds: (Int) -> Bool) -> Int {
      var (low, high) = (item.glyphs.lowerBound, item.glyphs.upperBound)
      while low < high {
        let middle = (low + high) / 2
        if holds(glyphs[middle].cluster) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    // Clusters ascend from left to right, or descend in right-to-left text.
    let (start, end) =
      item.level % 2 == 0
      ? (first { $0 >= range.lowerBound }, first { $0 >= range.upperBound })
      : (first { $0 < range.upperBound }, first { $0 < range.lowerBound })
    return start..<max(start, end)
  }
}
