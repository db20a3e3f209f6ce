import SystemValues
import Testing

@testable import UIKit

/// The visual format language: grammar, expansion, options, standard space, errors (AL-8).
@MainActor @Suite struct VisualFormatTests {
  /// A superview with some named views, and the views' names by object.
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let views: [String: UIView]

  init() {
    var views: [String: UIView] = [:]
    for name in ["a", "b", "c", "label", "button", "redView", "blueView"] {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      views[name] = view
    }
    views["outer"] = outer
    self.views = views
  }

  private func rows(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [String] {
    func name(_ item: AnyObject?) -> String {
      if item === outer.layoutMarginsGuide { return "margins" }
      return views.first { $0.value === item }?.key ?? "?"
    }
    return NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
      .map { row in
        let relation = [-1: "<=", 0: "==", 1: ">="][row.relation.rawValue] ?? "?"
        let first = "\(name(row.firstItem)).\(row.firstAttribute.name) \(relation)"
        let constant = GeneralNumber.text(row.constant)
        let second = row.secondItem.map { "\(name($0)).\(row.secondAttribute.name)" }
        let tail = row.priority == .required ? "" : " @\(GeneralNumber.text(Double(row.priority.rawValue)))"
        return "\(first) \(second.map { row.constant == 0 ? $0 : "\($0) + \(constant)" } ?? constant)\(tail)"
      }
  }

  private func error(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], views: [String: Any]? = nil
  ) -> String? {
    let raised = exceptions {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: nil, views: views ?? self.views)
      #expect(made.isEmpty)
    }
    #expect(raised.allSatisfy { $0.name == "NSInvalidArgumentException" })
    return raised.first?.reason
  }

  @Test func `AL-8.1 and 8.6 links and sizes`() {
    #expect(rows("[a][b]") == ["b.leading == a.trailing"])
    #expect(rows("V:[a]-10-[b]") == ["b.top == a.bottom + 10"])
    #expect(rows("H:|-50-[a]-20-|") == ["a.leading == outer.leading + 50", "outer.trailing == a.trailing + 20"])
    #expect(rows("[a]-(>=8)-|") == ["outer.trailing >= a.trailing + 8"])
    #expect(rows("[a(>=70,<=100)]") == ["a.width >= 70", "a.width <= 100"])
    #expect(rows("V:[a(b)]") == ["a.height == b.height"])
    #expect(rows("[a]-(-8)-[b(1e2)]") == ["b.leading == a.trailing + -8", "b.width == 100"])
    #expect(rows("[a]-4.5-[b]") == ["b.leading == a.trailing + 4.5"])
  }

  @Test func `AL-8.3 names are metrics, else views`() {
    #expect(rows("[a(b)]", metrics: ["b": 30]) == ["a.width == 30"])
    #expect(rows("|-(==gap@high)-[a]", metrics: ["gap": 7, "high": 600.0]) == ["a.leading == outer.leading + 7 @600"])
    let guide = UILayoutGuide()
    outer.addLayoutGuide(guide)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[guide]-5-[a]", metrics: nil, views: ["guide": guide, "a": views["a"] as Any])
    #expect(made.count == 1 && made[0].secondItem === guide)
  }

  @Test func `AL-8.5 source order, alignment last, nothing active`() {
    #expect(
      rows("|[a(10)]-2-[b(a)]|", [.alignAllTop, .alignAllBottom]) == [
        "a.leading == outer.leading", "a.width == 10", "b.leading == a.trailing + 2", "b.width == a.width",
        "outer.trailing == b.trailing", "a.top == b.top", "a.bottom == b.bottom",
      ])
    let made = NSLayoutConstraint.constraints(withVisualFormat: "[a][b]", metrics: nil, views: views)
    #expect(made.allSatisfy { !$0.isActive })
  }

  @Test func `AL-8.7 and 8.11 lists of predicates`() {
    #expect(rows("[a]-(>=8,<=20@500)-[b]") == ["b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20 @500"])
    #expect(rows("[a(100@20)]") == ["a.width == 100 @20"])
    #expect(rows("[a(==b@200)]") == ["a.width == b.width @200"])
    #expect(rows("|-[a]-[b]-[c(>=20)]-|").count == 5)
  }

  @Test func `AL-8.8 the superview is that of the view beside the bar`() {
    #expect(rows("H:[a(10)]-(<=1)-[outer]") == ["a.width == 10", "outer.leading <= a.trailing + 1"])
    #expect(rows("[outer]-5-[a]|") == ["a.leading == outer.trailing + 5", "outer.trailing == a.trailing"])
  }

  @Test func `AL-8.9 the examples of the seeds`() {
    #expect(rows("H:|-(>=10)-[redView(200)]") == ["redView.leading >= outer.leading + 10", "redView.width == 200"])
    #expect(rows("V:|-(>=240)-[redView(100)]") == ["redView.top >= outer.top + 240", "redView.height == 100"])
    #expect(rows("H:[blueView(==redView)]") == ["blueView.width == redView.width"])
    #expect(
      rows("V:|-(40)-[blueView(==redView)]") == ["blueView.top == outer.top + 40", "blueView.height == redView.height"])
    #expect(rows("[label(button)]") == ["label.width == button.width"])
  }

  @Test func `AL-8.10 and 12.38 the centring trick`() {
    let formats: [(String, NSLayoutConstraint.FormatOptions)] = [
      ("H:[a(10)]-(<=1)-[outer]", .alignAllCenterY), ("V:[a(10)]-(<=1)-[outer]", .alignAllCenterX),
    ]
    for (format, options) in formats {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: nil, views: views)
      #expect(made.count == 3)
      outer.addConstraints(made)
    }
    outer.frame.size = CGSize(width: 200, height: 40)
    outer.layoutIfNeeded()
    #expect(views["a"]?.numbers == [95, 15, 10, 10])
    #expect(views["a"]?.hasAmbiguousLayout == false)
    outer.frame.size = CGSize(width: 4, height: 4)
    #expect(logs { outer.layoutIfNeeded() }.isEmpty)
    #expect(views["a"]?.numbers == [-3, -3, 10, 10])
  }

  @Test func `AL-8.11 Apple's examples are all read`() {
    for format in [
      "[a]-[b]", "[a(>=50)]", "|-50-[a]-50-|", "V:[a]-10-[b]", "[a][b]", "[a(100@20)]", "[a(==b)]", "[a(>=70,<=100)]",
      "|-[a]-[b]-[c(>=20)]-|", "[a(==b@200)]", "[a]-(>=8,<=20@500)-[b]",
    ] { #expect(error0(format) == nil, "\(format)") }
  }

  private func error0(_ format: String) -> String? {
    exceptions { _ = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views) }.first?
      .reason
  }

  @Test func `AL-8.12 raw values of the options`() {
    typealias Options = NSLayoutConstraint.FormatOptions
    let options: [Options] = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading, .alignAllTrailing,
      .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline, .directionLeftToRight,
      .directionRightToLeft, .spacingBaselineToBaseline,
    ]
    #expect(options.map(\.rawValue) == [2, 4, 8, 16, 32, 64, 512, 1024, 2048, 4096, 1 << 16, 2 << 16, 1 << 19])
    #expect(Options.alignmentMask.rawValue == 0xFFFF)
    #expect(Options.directionMask.rawValue == 3 << 16)
  }

  @Test func `AL-8.13 alignment ties neighbours`() {
    #expect(rows("V:[a][b][c]", .alignAllLeft).suffix(2) == ["a.left == b.left", "b.left == c.left"])
  }

  @Test func `AL-8.15 directions`() {
    #expect(
      rows("|-5-[a]-2-[b]-3-|", .directionLeftToRight) == [
        "a.left == outer.left + 5", "b.left == a.right + 2", "outer.right == b.right + 3",
      ])
    #expect(
      rows("|-5-[a]-2-[b]-3-|", .directionRightToLeft) == [
        "outer.right == a.right + 5", "a.left == b.right + 2", "b.left == outer.left + 3",
      ])
    #expect(rows("V:[a]-2-[b]", .directionRightToLeft) == ["b.top == a.bottom + 2"])
  }

  @Test func `AL-8.16 baselines from the last to the first, but edges at the superview`() {
    #expect(
      rows("V:|-1-[a]-20-[b]", .spacingBaselineToBaseline) == [
        "a.top == outer.top + 1", "b.firstBaseline == a.lastBaseline + 20",
      ])
    #expect(rows("H:[a]-20-[b]", .spacingBaselineToBaseline) == ["b.leading == a.trailing + 20"])
  }

  @Test func `AL-8.17 and 8.18 the standard space: 8 to a sibling, the margin to a superview`() {
    #expect(rows("[a]-[b]") == ["b.leading == a.trailing + 8"])
    #expect(rows("|-[a]-|") == ["a.leading == margins.leading", "margins.trailing == a.trailing"])
    #expect(rows("|-0-[a]") == ["a.leading == outer.leading"])
  }

  nonisolated static let errors: [(String, String, Int)] = [
    ("V|[a]|", "Expected ':' after 'V' to specify vertical arrangement", 1),
    ("H[a]", "Expected ':' after 'H' to specify horizontal arrangement", 1),
    ("[a(10]", "A predicate on a view's thickness must end with ')' and the view must end with ']'", 5),
    ("[a", "A predicate on a view's thickness must end with ')' and the view must end with ']'", 2),
    ("[blackBox]", "blackBox is not a key in the views dictionary.", 9),
    ("[a(=8)]", "Unknown relation. Must be ==, >=, or <=", 4),
    ("[a]-(<8)-[b]", "Unknown relation. Must be ==, >=, or <=", 6),
    ("H:|-10-|", "Expected a view", 7),
    ("|[outer]", "Unable to interpret '|' character, because the related view doesn't have a superview", 8),
    (
      "H:|-(20)-[outer]-(20)-|", "Unable to interpret '|' character, because the related view doesn't have a superview",
      16
    ),
    ("V:[outer]|", "Unable to interpret '|' character, because the related view doesn't have a superview", 10),
    ("[ghost(10]", "ghost is not a key in the views dictionary.", 6),
    ("H:[self.a]-5-|", "self is not a key in the views dictionary.", 7),
    (
      "[a(ghost)",
      "Encountered metric with name \"ghost\", but value was not specified in metrics or views dictionaries", 8
    ),
    (
      "[a]-x-[b]", "Encountered metric with name \"x\", but value was not specified in metrics or views dictionaries", 5
    ),
    ("", "It's an empty string.", 0),
    ("[a]|[b]", "Nothing may follow the superview's far edge", 4),
    ("[a]-10[b]", "Expected '-' after a gap", 6),
    ("[a]x", "Expected a view", 3), ("[a(1.2.3)]", "Expected a number", 8), ("[]", "Expected the name of a view", 1),
  ]

  @Test(arguments: errors.indices)
  func `AL-8.2, 8.4 and 8.19 what cannot be read is said with its place`(_ index: Int) {
    let (format, reason, place) = Self.errors[index]
    let expected =
      "Unable to parse constraint format: \n\(reason)\n\(format)\n\(String(repeating: " ", count: place))^"
    #expect(error(format) == expected, "\(error(format) ?? "nothing raised")")
  }

  @Test func `AL-8.4 extensions of others are refused`() {
    #expect(error("[a(==b*2)]") != nil)
    #expect(error("[a(b.height)]") != nil)
  }

  @Test func `AL-8.14 and 8.19 an alignment along the axis is refused`() {
    let text =
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal."
    #expect(error("[a][b]", .alignAllLeft)?.contains(text) == true)
    #expect(error("V:[a][b]", .alignAllTop)?.contains("also vertical.") == true)
  }

  @Test func `AL-8.19 a view where a number belongs`() {
    #expect(error("[a]-b-[c]")?.contains("spacer view") == true)
  }

  @Test func `AL-8.20 the shape of the message`() {
    #expect(
      error("V|[backgroundBox]|") == """
        Unable to parse constraint format: \n\
        Expected ':' after 'V' to specify vertical arrangement
        V|[backgroundBox]|
         ^
        """)
  }

  @Test func `AL-8.21 priorities outside of the range raise`() {
    let raised = exceptions {
      _ = NSLayoutConstraint.constraints(withVisualFormat: "[a(10@1001)]", metrics: nil, views: views)
    }
    #expect(raised.count == 1 && raised[0].reason.contains("It's illegal to set priority:1001."))
  }
}
