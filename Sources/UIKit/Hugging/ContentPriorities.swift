/// Hugging and compression resistance by axis, horizontal first (AL-3.2).
struct ContentPriorities {
  /// How strongly the view resists growing beyond its natural size.
  var hugging: [UILayoutPriority]
  /// How strongly the view resists shrinking below its natural size.
  var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]

  /// What a view starts with in code: 250 and 750.
  static let standard = ContentPriorities(hugging: [.defaultLow, .defaultLow])
  /// What a control that is not to be stretched starts with.
  static let fixedSize = ContentPriorities(hugging: [.defaultHigh, .defaultHigh])
  /// What a control that may be stretched sideways only starts with.
  static let fixedHeight = ContentPriorities(hugging: [.defaultLow, .defaultHigh])
}
