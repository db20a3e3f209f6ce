import Testing

@testable import UIKit

/// AL-3: natural sizes, priorities, baselines; and the text controls of control-metrics 1 to 3.
@MainActor @Suite struct ContentTests {
  /// AL-0.5: every character is 10 wide.
  struct FakeMeasurer: TextMeasuring {
    func lines(of text: StyledText, width: CGFloat?, breaking: TextBreaking) -> [TextLine] {
      let perLine = max(1, Int((width ?? .infinity) / 10 < 1e6 ? (width ?? 0) / 10 : 1e6))
      let count = text.string.utf8.count
      return stride(from: 0, to: count, by: perLine).map { start in
        let end = min(start + perLine, count)
        return TextLine(range: start..<end, width: CGFloat((end - start) * 10), endsParagraph: end == count)
      }
    }
  }

  @Test func `AL-3.7 different hugging decides who stretches`() {
    let stage = Stage(width: 240)
    let (a, b) = (stage.box(50, 20), stage.box(60, 20))
    NSLayoutConstraint.activate([
      constrain(a, .left, .equal, stage.root, .left), constrain(b, .left, .equal, a, .right),
      constrain(b, .right, .equal, stage.root, .left, plus: 200),
      constrain(a, .top, .equal, stage.root, .top), constrain(b, .top, .equal, stage.root, .top),
    ])
    stage.layout()
    #expect(a.hasAmbiguousLayout)
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    stage.layout()
    #expect(a.frame.width == 50)
    #expect(b.frame.width == 150)
    #expect(!a.hasAmbiguousLayout)
  }

  @Test func `AL-3.2 and 3.4 defaults`() {
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 250)
    #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test(arguments: [(100, 100, 60), (300, 300, 20)] as [(CGFloat, CGFloat, CGFloat)])
  func `AL-3.13 wrapping text takes the width that layout found`(_ room: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    TextMeasurement.with(FakeMeasurer()) {
      let stage = Stage()
      let label = stage.add(UILabel())
      label.font = .systemFont(ofSize: 20 / SystemFontMetrics.lineHeight)
      label.text = String(repeating: "x", count: 30)
      label.numberOfLines = 0
      NSLayoutConstraint.activate([
        constrain(label, .left, .equal, stage.root, .left),
        constrain(label, .right, .lessThanOrEqual, stage.root, .left, plus: room),
        constrain(label, .top, .equal, stage.root, .top),
      ])
      stage.layout()
      #expect(label.frame.size == CGSize(width: width, height: height))
    }
  }

  /// Ten points a character; lines break at spaces.
  private struct WordMeasurer: TextMeasuring {
    func lines(of text: StyledText, width: CGFloat?, breaking: TextBreaking) -> [TextLine] {
      var (lines, start) = ([TextLine](), 0)
      let words = text.string.split(separator: " ", omittingEmptySubsequences: false).map { $0.utf8.count }
      var (end, next) = (-1, 0)
      for word in words {
        if end >= 0, let width, CGFloat(next + word - start) * 10 > width {
          lines.append(TextLine(range: start..<end, width: CGFloat(end - start) * 10, endsParagraph: false))
          start = next
        }
        (end, next) = (next + word, next + word + 1)
      }
      // A space that does not break a line has two bytes.
      let last = text.string.contains("\u{A0}") ? CGFloat(text.string.count) : CGFloat(end - start)
      return lines + [TextLine(range: start..<end, width: last * 10, endsParagraph: true)]
    }
  }

  @Test(
    arguments: [
      // The widest line with the space at which it wraps; the last line has none.
      ("a longer line", 100, 90), ("a line longer", 100, 70), ("short line that ends longer", 120, 110),
      // What does not wrap has its own width.
      ("a longer line", 300, 130), ("aa bb", 20, 30),
    ] as [(String, CGFloat, CGFloat)])
  func `AL-3.13 a label that wraps is as wide as its widest line`(_ text: String, _ room: CGFloat, _ width: CGFloat) {
    TextMeasurement.with(WordMeasurer()) {
      let stage = Stage()
      let label = stage.add(UILabel())
      label.text = text
      label.numberOfLines = 0
      NSLayoutConstraint.activate([
        constrain(label, .left, .equal, stage.root, .left), constrain(label, .top, .equal, stage.root, .top),
        constrain(label, .right, .lessThanOrEqual, stage.root, .left, plus: room),
      ])
      stage.layout()
      #expect(label.frame.width == min(width, room))
      // Laid out again, it stays.
      stage.root.setNeedsLayout()
      stage.layout()
      #expect(label.frame.width == min(width, room))
    }
  }

  @Test func `AL-3.13 a subclass keeps what it needs around its widest line`() {
    final class Padded: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height + 10)
      }
    }
    TextMeasurement.with(WordMeasurer()) {
      let stage = Stage()
      let label = stage.add(Padded())
      label.text = "a longer line"
      label.numberOfLines = 0
      NSLayoutConstraint.activate([
        constrain(label, .left, .equal, stage.root, .left), constrain(label, .top, .equal, stage.root, .top),
        constrain(label, .right, .lessThanOrEqual, stage.root, .left, plus: 120),
      ])
      stage.layout()
      #expect(label.frame.width == 110)
    }
  }

  @Test func `AL-3.12 a label is measured again where its text, its font, the reader or the measurer is another`() {
    final class Square: TextMeasuring {
      let side: CGFloat
      init(_ side: CGFloat) { self.side = side }
      func lines(of text: StyledText, width: CGFloat?, breaking: TextBreaking) -> [TextLine] {
        let length = text.string.utf8.count
        let size = side * (text.runs[0].font.pointSize / 17) + (text.isRightToLeft ? 1 : 0)
        return [TextLine(range: 0..<length, width: size * CGFloat(length), endsParagraph: true)]
      }
    }
    let stage = Stage()
    let label = stage.add(UILabel())
    label.text = "abc"
    func width(_ side: CGFloat) -> CGFloat { TextMeasurement.with(Square(side)) { label.intrinsicContentSize.width } }
    let narrow = Square(10)
    TextMeasurement.with(narrow) {
      #expect(label.intrinsicContentSize.width == 30)
      #expect(width(20) == 60)
      #expect(label.intrinsicContentSize.width == 30)
      label.text = "abcd"
      #expect(label.intrinsicContentSize.width == 40)
      label.font = .systemFont(ofSize: 34)
      #expect(label.intrinsicContentSize.width == 80)
      stage.window.environment.traits = UITraitCollection(displayScale: 1, layoutDirection: .rightToLeft)
      #expect(label.intrinsicContentSize.width == 84)
      label.attributedText = NSAttributedString(string: "ab")
      #expect(label.intrinsicContentSize.width == 42)
    }
  }

  @Test func `AL-3.12 a label whose font an override changes is measured again when it says so`() {
    final class Growing: UILabel {
      var factor: CGFloat = 1 { didSet { invalidateIntrinsicContentSize() } }
      override var font: UIFont! {
        get { super.font.withSize(super.font.pointSize * factor) }
        set { super.font = newValue }
      }
    }
    let label = Growing()
    label.text = "abc"
    let height = label.intrinsicContentSize.height
    label.factor = 2
    #expect(label.intrinsicContentSize.height > 1.5 * height)
  }

  @Test func `AL-3.13 a wrapped label takes back its width when there is room again`() {
    TextMeasurement.with(FakeMeasurer()) {
      let stage = Stage(width: 100)
      let label = stage.add(UILabel())
      label.text = String(repeating: "x", count: 30)
      label.numberOfLines = 0
      NSLayoutConstraint.activate([
        constrain(label, .left, .equal, stage.root, .left), constrain(label, .top, .equal, stage.root, .top),
        constrain(label, .right, .lessThanOrEqual, stage.root, .right),
      ])
      stage.layout()
      #expect(label.frame.width == 100)
      stage.window.frame.size.width = 400
      stage.layout()
      #expect(label.frame.width == 300)
      #expect(label.frame.height < 30)
    }
  }

  @Test func `AL-3.18 a view without text has its baselines at its edges`() {
    let stage = Stage()
    let (plain, text) = (stage.box(10, 40), stage.box(10, 30, baseline: 21))
    NSLayoutConstraint.activate([
      constrain(text, .top, .equal, stage.root, .top, plus: 100),
      constrain(plain, .lastBaseline, .equal, text, .lastBaseline),
    ])
    stage.layout()
    #expect(plain.frame.maxY == 121)
  }

  @Test func `AL-3.20 baselines keep their distance to the edges of a stretched view`() {
    let stage = Stage()
    let (text, first, last) = (stage.box(10, 30, baseline: 21), stage.box(5, 5), stage.box(5, 5))
    NSLayoutConstraint.activate([
      constrain(text, .top, .equal, stage.root, .top), constrain(text, .height, plus: 50),
      constrain(first, .top, .equal, text, .firstBaseline), constrain(last, .top, .equal, text, .lastBaseline),
    ])
    stage.layout()
    #expect(first.frame.minY == 21)
    #expect(last.frame.minY == 41)
  }

  @Test func `AL-3.20 centred text moves with the middle of a stretched control`() {
    let stage = Stage(scale: 2)
    func pair(_ firstAttribute: NSLayoutConstraint.Attribute, _ make: () -> UIView) -> [CGFloat] {
      let (low, high) = (stage.add(make()), stage.add(make()))
      NSLayoutConstraint.activate([
        constrain(low, .top, .equal, stage.root, .top, plus: 100), constrain(low, .height, plus: 30),
        constrain(high, .height, plus: 100), constrain(high, firstAttribute, .equal, low, .lastBaseline),
      ])
      stage.layout()
      return [low.frame.minY, high.frame.minY]
    }
    for attribute in [NSLayoutConstraint.Attribute.firstBaseline, .lastBaseline] {
      #expect(pair(attribute) { UIButton(type: .system) } == [100, 65])
      #expect(pair(attribute) { UITextField() } == [100, 65])
      let labels = pair(attribute) {
        let label = UILabel()
        label.text = "One line"
        return label
      }
      #expect(labels == [100, 65])
    }
  }

  /// control-metrics 1.2: height of one line, rounded up to pixels.
  @Test(
    arguments: [
      (12, 14.5, 14.333333), (13, 16, 15.666667), (14, 17, 17), (15, 18, 18), (16, 19.5, 19.333333),
      (17, 20.5, 20.333333), (18, 21.5, 21.666667), (20, 24, 24), (22, 26.5, 26.333333), (24, 29, 28.666667),
      (28, 33.5, 33.666667), (36, 43, 43),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `one line of a label is as high as measured`(_ size: CGFloat, _ twice: CGFloat, _ thrice: CGFloat) {
    for (scale, expected) in [(2.0, twice), (3, thrice)] {
      let stage = Stage(scale: scale)
      let label = stage.add(UILabel())
      label.text = "Label"
      label.font = .systemFont(ofSize: size)
      #expect(abs(label.intrinsicContentSize.height - expected) < 1e-4)
    }
  }

  @Test(arguments: [(1, 20.5), (2, 42.5), (3, 64.5), (4, 86.5), (6, 130.5)] as [(Int, CGFloat)])
  func `lines of a text style are a leading apart`(_ count: Int, _ height: CGFloat) {
    let stage = Stage(scale: 2)
    let label = stage.add(UILabel())
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    label.text = Array(repeating: "line", count: count).joined(separator: "\n")
    #expect(label.intrinsicContentSize.height == height)
  }

  @Test func `AL-3.12 an empty label has no size`() {
    #expect(UILabel().intrinsicContentSize == .zero)
  }

  /// control-metrics 3.1.
  @Test(
    arguments: [(12, 27), (14, 29), (15, 30), (17, 33), (18, 34), (20, 36), (22, 39), (27, 45), (36, 55)]
      as [(CGFloat, CGFloat)])
  func `a button is its line and 12 high, in whole points`(_ size: CGFloat, _ height: CGFloat) {
    let button = UIButton(type: .system)
    button.titleFont = .systemFont(ofSize: size)
    button.setTitle("OK", for: .normal)
    #expect(button.intrinsicContentSize.height == height)
  }

  @Test func `a button is at least 30 wide and has no padding`() {
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    #expect(button.intrinsicContentSize.width == 30)
    button.setTitle("Button", for: .normal)
    #expect(button.intrinsicContentSize.width == 46)
  }

  @Test func `text fields are as high as their border`() {
    let field = UITextField()
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    field.font = .systemFont(ofSize: 22)
    #expect(field.intrinsicContentSize.height == 36)
  }

  /// control-metrics 1.2: "Label" at 17 points.
  @Test func `the built-in advances come near the measured width`() {
    let stage = Stage(scale: 2)
    let label = stage.add(UILabel())
    label.text = "Label"
    #expect(abs(label.intrinsicContentSize.width - 41.5) <= 1)
  }
}
