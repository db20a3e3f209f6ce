import Layout

/// A scene's equations as sums of unknowns and parameters, so that implications can be computed.
///
/// Unknowns are a view's leading or left edge, its top, its width and height. Parameters are values of the cell: the
/// screen's size, the safe area, margins, and the baselines of texts. A left edge and a leading edge are two unknowns,
/// because they are equal in one reading direction only.
struct LinearForms {
  /// A sum of symbols and a constant.
  struct Form: Hashable {
    /// Coefficients by symbol, none of them 0.
    var terms: [Symbol: Double] = [:]
    /// In points.
    var constant = 0.0

    /// Adds a multiple of another form.
    mutating func add(_ other: Form, times factor: Double = 1) {
      for (symbol, value) in other.terms {
        let sum = terms[symbol, default: 0] + factor * value
        terms[symbol] = abs(sum) < 1e-9 ? nil : sum
      }
      constant += factor * other.constant
    }

    /// The unknowns among the symbols.
    var unknowns: [Symbol] { terms.keys.filter { !$0.isParameter } }
  }

  /// Something with a value in every layout.
  struct Symbol: Hashable, Comparable {
    /// The item's name and attribute.
    let name: String
    /// Whether the cell determines the value.
    var isParameter = false
    /// Whether the value is never negative.
    var isSize = false

    static func < (a: Symbol, b: Symbol) -> Bool { a.name < b.name }
  }

  let scene: LintedScene

  /// Returns the left side of a constraint minus its right side: the relation is between that and 0.
  func form(of constraint: SceneConstraint) -> Form {
    var form = form(constraint.first, beside: constraint.second?.item)
    if let second = constraint.second {
      form.add(self.form(second, beside: constraint.first.item), times: -constraint.multiplier)
    }
    form.constant -= constraint.points(scene.superviews)
    return form
  }

  private static func sum(_ forms: (Form, Double)...) -> Form {
    forms.reduce(into: Form()) { $0.add($1.0, times: $1.1) }
  }

  /// Returns the form of a horizontal attribute of a guide that is centred on the screen, at an unknown distance from its
  /// sides; nil for others.
  private static func centred(_ operand: SceneConstraint.Operand, _ name: String) -> Form? {
    switch operand.item {
    case .safeArea, .readableGuide, .keyboardGuide: break
    default: return nil
    }
    let inset = Form(terms: [Symbol(name: "\(name) inset", isParameter: true): 1])
    let width = Form(terms: [Symbol(name: "Superview.width", isParameter: true, isSize: true): 1])
    switch operand.attribute {
    case .leading, .left: return inset
    case .trailing, .right: return sum((width, 1), (inset, -1))
    case .width: return sum((width, 1), (inset, -2))
    case .centerX: return sum((width, 0.5))
    default: return nil
    }
  }

  private func form(_ operand: SceneConstraint.Operand, beside other: SceneItem?) -> Form {
    let item = operand.item
    // For its content, a scroll view's edges are those of the content (AL-9.3).
    let kind = item == .root ? scene.scene.rootView?.kind : item.viewID.flatMap { scene.viewsByID[$0]?.kind }
    let meansContent =
      kind?.scrolls ?? false && operand.attribute.isOfContent && other.map { scene.holds(item, $0) } ?? false
    let name = scene.name(of: item) + (meansContent ? " content" : "")
    if let centred = Self.centred(operand, name) { return centred }
    let isGuide =
      switch item {
      case .topLayoutGuide, .bottomLayoutGuide, .safeArea, .readableGuide, .keyboardGuide, .safeAreaOf: true
      case .root, .view, .contentGuide, .frameGuide: false
      }
    func symbol(_ part: String, isSize: Bool = false) -> Form {
      // The root is at the origin, and its size is the screen's.
      let isScreen = item == .root && !meansContent
      if isScreen, !isSize { return Form() }
      return Form(terms: [Symbol(name: "\(name).\(part)", isParameter: isGuide || isScreen, isSize: isSize): 1])
    }
    func parameter(_ part: String) -> Form { Form(terms: [Symbol(name: "\(name).\(part)", isParameter: true): 1]) }
    let (leading, left, top) = (symbol("leading"), symbol("left"), symbol("top"))
    let (width, height) = (symbol("width", isSize: true), symbol("height", isSize: true))
    let attribute = operand.attribute
    // Unless the document sets them, margins are the same on both sides.
    let margins = (item == .root ? scene.scene.rootView : scene.view(operand))?.margins
    let isEven = attribute.isHorizontal && (margins.map { $0.insets.left == $0.insets.right } ?? true)
    func margin() -> Form { parameter(isEven ? "margin" : attribute.rawValue) }
    return switch attribute {
    case .leading: leading
    case .trailing: Self.sum((leading, 1), (width, 1))
    case .left: left
    case .right: Self.sum((left, 1), (width, 1))
    case .top: top
    case .bottom: Self.sum((top, 1), (height, 1))
    case .width: width
    case .height: height
    case .centerX: Self.sum((leading, 1), (width, 0.5))
    case .centerY: Self.sum((top, 1), (height, 0.5))
    case .firstBaseline: Self.sum((top, 1), (parameter("firstBaseline"), 1))
    case .baseline, .lastBaseline: Self.sum((top, 1), (height, 1), (parameter("lastBaseline"), -1))
    case .leadingMargin: Self.sum((leading, 1), (margin(), 1))
    case .trailingMargin: Self.sum((leading, 1), (width, 1), (margin(), -1))
    case .leftMargin: Self.sum((left, 1), (margin(), 1))
    case .rightMargin: Self.sum((left, 1), (width, 1), (margin(), -1))
    case .topMargin: Self.sum((top, 1), (margin(), 1))
    case .bottomMargin: Self.sum((top, 1), (height, 1), (margin(), -1))
    case .centerXWithinMargins: Self.sum((leading, 1), (width, 0.5), (isEven ? Form() : margin(), 1))
    case .centerYWithinMargins: Self.sum((top, 1), (height, 0.5), (margin(), 1))
    }
  }
}
