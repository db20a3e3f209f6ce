import Testing

@testable import UIKit

/// AL-3: natural sizes, hugging, resistance and baselines.
@MainActor @Suite struct ContentRuleTests {
  @Test func `AL-3.1 a natural size is two pulls an axis, each at its own priority`() {
    let stage = Stage()
    let view = stage.box(100, 20)
    view.setContentHuggingPriority(UILayoutPriority(300), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
    let wish = constrain(view, .width, plus: 150, at: 299)
    wish.isActive = true
    var widths: [CGFloat] = []
    for (width, priority) in [(150, 299), (150, 301), (50, 699), (50, 701)] as [(CGFloat, Float)] {
      (wish.constant, wish.priority) = (width, UILayoutPriority(priority))
      stage.layout()
      widths.append(view.frame.width)
    }
    #expect(widths == [100, 150, 100, 50])
  }

  @Test func `AL-3.5 who has a natural size`() {
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    #expect(UIView().intrinsicContentSize == none)
    let (label, button) = (UILabel(), UIButton(type: .system))
    label.text = "Label"
    button.setTitle("Button", for: .normal)
    for view in [label, button, UITextField()] as [UIView] {
      #expect(view.intrinsicContentSize.width >= 0)
      #expect(view.intrinsicContentSize.height > 0)
    }
  }

  @Test func `AL-3.6 a changed content is asked for in the next pass`() {
    final class Changing: UIView {
      var width: CGFloat = 40
      override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }
    }
    let stage = Stage()
    let view = stage.add(Changing())
    stage.layout()
    view.width = 70
    stage.layout()
    #expect(view.frame.width == 40)
    view.invalidateIntrinsicContentSize()
    #expect(view.frame.width == 40)
    stage.layout()
    #expect(view.frame.width == 70)
  }

  @Test func `AL-3.6 a length that is not a number is none, in every order`() {
    final class Changing: UIView {
      var size = CGSize(width: CGFloat.nan, height: 40)
      override var intrinsicContentSize: CGSize { size }
    }
    let (stage, fresh) = (Stage(), Stage())
    let (view, other) = (stage.add(Changing()), fresh.add(Changing()))
    stage.layout()
    for changed in [view, other] { changed.size = CGSize(width: 60, height: CGFloat.nan) }
    view.invalidateIntrinsicContentSize()
    stage.layout()
    fresh.layout()
    #expect(view.frame.width == 60)
    #expect(view.frame == other.frame)
  }

  @Test func `AL-3.8 required resistance joins conflicts, 999 does not`() {
    let counts = [999, 1000].map { priority in
      let stage = Stage()
      let view = stage.box(100, 20)
      view.setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: .horizontal)
      constrain(view, .width, plus: 40).isActive = true
      return logs { stage.layout() }.count
    }
    #expect(counts == [0, 1])
  }

  @Test(arguments: [(249, 100), (251, 300)] as [(Float, CGFloat)])
  func `AL-3.9 what is to give way to content pulls below its hugging`(_ priority: Float, _ width: CGFloat) {
    let stage = Stage()
    let view = stage.box(100, 20)
    NSLayoutConstraint.activate([
      constrain(view, .leading, .equal, stage.root, .leading),
      constrain(view, .trailing, .equal, stage.root, .leading, plus: 300, at: priority),
    ])
    stage.layout()
    #expect(view.frame.width == width)
  }

  @Test func `AL-3.10 and 3.11 hugging means nothing without a natural size, and a position is enough with one`() {
    let stage = Stage()
    let (plain, box) = (stage.add(), stage.box(60, 20))
    plain.setContentHuggingPriority(UILayoutPriority(900), for: .horizontal)
    for view in [plain, box] {
      constrain(view, .leading, .equal, stage.root, .leading).isActive = true
      constrain(view, .top, .equal, stage.root, .top).isActive = true
    }
    constrain(plain, .width, plus: 120, at: 1).isActive = true
    constrain(plain, .height, plus: 5, at: 1).isActive = true
    stage.layout()
    #expect(plain.frame.width == 120)
    #expect(box.numbers == [0, 0, 60, 20])
    #expect(!box.hasAmbiguousLayout)
  }

  @Test func `AL-3.15 a height that follows the width does not come back to it`() {
    func size(isLow: Bool) -> CGSize {
      let stage = Stage()
      let label = stage.add(UILabel())
      label.numberOfLines = 0
      label.text = "several words that wrap in a narrow place, and then some more of them"
      NSLayoutConstraint.activate([
        constrain(label, .leading, .equal, stage.root, .leading), constrain(label, .top, .equal, stage.root, .top),
        constrain(label, .width, .lessThanOrEqual, plus: 120),
      ])
      if isLow { constrain(label, .height, .lessThanOrEqual, plus: 30, at: 999).isActive = true }
      stage.layout()
      return label.frame.size
    }
    #expect(size(isLow: false).height > 30)
    #expect(size(isLow: true) == CGSize(width: size(isLow: false).width, height: 30))
  }

  @Test func `AL-3.16 a field is as wide as what it shows`() {
    let field = UITextField()
    field.placeholder = "a long placeholder"
    let empty = field.intrinsicContentSize.width
    field.text = "x"
    #expect(field.intrinsicContentSize.width < empty)
  }

  @Test func `AL-3.17 baselines may be those of a subview`() {
    final class Card: UIView {
      let label = UILabel()
      override var forLastBaselineLayout: UIView { label }
    }
    let stage = Stage()
    let (card, label) = (stage.add(Card()), stage.add(UILabel()))
    (card.label.text, label.text) = ("inside", "outside")
    _ = stage.add(card.label, to: card)
    NSLayoutConstraint.activate([
      constrain(card, .top, .equal, stage.root, .top, plus: 50),
      constrain(card.label, .top, .equal, card, .top, plus: 12),
      constrain(label, .lastBaseline, .equal, card, .lastBaseline),
    ])
    stage.layout()
    #expect(label.frame.minY == 62)
    let plain = UIView()
    #expect(card.forFirstBaselineLayout === card.label)
    #expect(plain.forLastBaselineLayout === plain)
  }

  @Test func `AL-3.19 baseline is the last baseline`() {
    #expect(NSLayoutConstraint.Attribute(rawValue: 11) == .lastBaseline)
  }

  @Test func `AL-3.21 the baselines of one line coincide`() {
    let stage = Stage()
    let (a, b) = (stage.add(UILabel()), stage.add(UILabel()))
    (a.text, b.text) = ("one", "two")
    constrain(a, .top, .equal, stage.root, .top, plus: 40).isActive = true
    constrain(b, .firstBaseline, .equal, a, .lastBaseline).isActive = true
    stage.layout()
    #expect(a.frame.minY == b.frame.minY)
  }

  @Test func `AL-3.31 the older sizes go by frames and ignore constraints`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    constrain(view, .width, plus: 90).isActive = true
    #expect(view.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 30, height: 40))
    let label = UILabel()
    label.text = "some text"
    label.sizeToFit()
    #expect(label.bounds.size == label.intrinsicContentSize)
  }
}
