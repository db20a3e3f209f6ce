/// Hugging and compression resistance by axis, horizontal first (AL-3.2).
struct ContentPriorities {
  /// How strongly the view resists growing beyond its intrinsic size.
  var hugging: [UILayoutPriority]
  /// How strongly the view resists shrinking below its intrinsic size.
  var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]

  /// A view's defaults in code: 250 and 750.
  static let standard = ContentPriorities(hugging: [.defaultLow, .defaultLow])
  /// The defaults of a control that should not be stretched.
  static let fixedSize = ContentPriorities(hugging: [.defaultHigh, .defaultHigh])
  /// The defaults of a control that should be stretched only horizontally.
  static let fixedHeight = ContentPriorities(hugging: [.defaultLow, .defaultHigh])
}
