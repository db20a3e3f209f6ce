/// A paragraph as glyphs, in em: the same for every size of its fonts, and for every width of its lines.
struct ShapedParagraph {
  struct Glyph {
    /// Index in the font file.
    var index: UInt32
    /// Whether no font has the character; `index` is then the character.
    var isMissing = false
    /// Whether the glyph is a picture: an emoji.
    var isPicture = false
    /// Where the glyph's cluster starts in the paragraph's UTF-8.
    var cluster: Int
    /// The drawn glyph's own, in em; kerned where ``slot`` is nil.
    var advance: Double
    /// Which of the font's known advances the glyph has; nil takes its own.
    var slot: Int16?
    /// From where the glyph would stand to where it does, in em; y upwards.
    var x: Double
    var y: Double
  }

  /// A stretch in one font and direction.
  struct Item {
    /// In the paragraph's UTF-8.
    var range: Range<Int>
    /// In the order they are seen from left to right.
    var glyphs: Range<Int>
    /// Of embedding: odd ones run from right to left.
    var level: UInt8
    /// By number in the ``FontTable``.
    var font: Int
    /// Whether the font stands in for San Francisco, and so takes its tracking.
    var isStandIn: Bool
  }

  var length: Int
  var items: [Item] = []
  var glyphs: [Glyph] = []
  var isRightToLeft = false

  /// The glyphs of an item whose clusters lie in a range of bytes.
  /// - Complexity: O(log(glyphs)).
  func glyphs(of item: Item, in range: Range<Int>) -> Range<Int> {
    if range.lowerBound <= item.range.lowerBound, range.upperBound >= item.range.upperBound { return item.glyphs }
    /// The first glyph for which something holds that holds for all after it.
    func first(where holds: (Int) -> Bool) -> Int {
      var (low, high) = (item.glyphs.lowerBound, item.glyphs.upperBound)
      while low < high {
        let middle = (low + high) / 2
        if holds(glyphs[middle].cluster) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    // Clusters rise from left to right, or fall where the text runs the other way.
    let (start, end) =
      item.level % 2 == 0
      ? (first { $0 >= range.lowerBound }, first { $0 >= range.upperBound })
      : (first { $0 < range.upperBound }, first { $0 < range.lowerBound })
    return start..<max(start, end)
  }
}
