import Scenes

extension SceneView {
  /// Whether the view's content gives it a size.
  var hasNaturalSize: Bool {
    switch kind {
    case .view, .guide, .stack, .scroll, .table, .row, .effect, .textView: intrinsic != nil
    case .image(let content): intrinsic != nil || content.image != nil || content.symbol != nil
    case .label, .button, .textField, .toggle, .slider, .stepper, .progress, .spinner, .pageControl, .segments,
      .datePicker, .picker, .searchBar, .colorWell:
      true
    }
  }

  /// Whether text is set in it that a reader sees.
  var hasText: Bool { texts.contains { !$0.isEmpty } }
}

extension SceneConstraint {
  /// Whether it comes from a line of the visual format, which has no sides to exchange.
  var isVisualFormat: Bool { ["H:", "V:", "h:", "v:"].contains { text.hasPrefix($0) } }

  /// Whether it gives its first item a fixed length.
  var fixesLength: Bool { second == nil && relation == .equal && first.attribute.isLength }
}

extension SceneAttribute {
  /// Whether it is an edge where reading or falling begins: leading, left, top.
  var isStart: Bool { [.leading, .left, .top, .leadingMargin, .leftMargin, .topMargin].contains(self) }

  /// Whether it is an edge where reading or falling ends: trailing, right, bottom.
  var isEnd: Bool { [.trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin].contains(self) }

  /// Whether it is a side that stays where it is when reading turns around.
  var isPhysicalSide: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

  /// The side's name in reading direction.
  var readingSide: SceneAttribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: self
    }
  }

  /// Whether it is a baseline.
  var isBaseline: Bool { [.baseline, .firstBaseline, .lastBaseline].contains(self) }
}

extension [String] {
  /// The first few, and how many more there are: `A, B, C and 2 more`.
  var listed: String {
    let shown = prefix(3).joined(separator: ", ")
    return count > 3 ? "\(shown) and \(count - 3) more" : shown
  }

  /// Each once, in the order of first mention.
  var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
