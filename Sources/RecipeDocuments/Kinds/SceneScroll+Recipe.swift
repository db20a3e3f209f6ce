import SceneModel

extension SceneScroll: RecipeContent {
  static var key: RecipeKey { RecipeKey("scrollView", .nothing, "A scroll view.") }
  static var furtherKeys: [RecipeKey] {
    [
      RecipeKey(
        "contentOffset", .any([.list(.number(nil), count: 2), .words]),
        "The scroll offset: x, y; or end, for the end of the content.")
    ] + insetKeys + [
      RecipeKey("alwaysBounceVertical", .flag, "Whether a scroll view counts as scrolling even if its content fits."),
      RecipeKey("alwaysBounceHorizontal", .flag, "Whether a scroll view counts as scrolling even if its content fits."),
    ]
  }
  /// The keys of scroll views and lists.
  static var insetKeys: [RecipeKey] {
    [
      RecipeKey("contentInset", .insets),
      RecipeKey(
        "contentInsetAdjustmentBehavior", .choice(InsetAdjustment.self),
        "Which safe area insets the content gets in addition: automatic if absent."),
    ]
  }
  static var noun: String { "Scroll View" }

  /// Reads the insets of a scroll view or a list.
  init(insetsOf source: ContentSource) {
    let context = source.context
    self.init(contentInset: context.insets(source["contentInset"], "contentInset") ?? .zero)
    insetAdjustment =
      context.word(
        source["contentInsetAdjustmentBehavior"], "contentInsetAdjustmentBehavior", InsetAdjustment.self) ?? .automatic
  }

  /// Adds the insets of a scroll view or a list.
  func encodeInsets(into keys: inout RecipeKeys) {
    if contentInset != .zero { keys.add("contentInset", RecipeText.text(contentInset)) }
    if insetAdjustment != .automatic { keys.add("contentInsetAdjustmentBehavior", insetAdjustment.rawValue) }
  }

  init?(_ source: ContentSource) {
    let context = source.context
    context.refuseValue(source.node, source.key)
    let isAtEnd = source["contentOffset"]?.text == "end"
    let offset = isAtEnd ? nil : context.numbers(source["contentOffset"], "contentOffset", ["x", "y"])
    self.init(insetsOf: source)
    (offsetX, offsetY) = (offset?[0] ?? 0, offset?[1] ?? 0)
    self.isAtEnd = isAtEnd
    hasOffset = offset != nil
    alwaysBouncesVertically = context.flag(source["alwaysBounceVertical"], "alwaysBounceVertical") ?? false
    alwaysBouncesHorizontally = context.flag(source["alwaysBounceHorizontal"], "alwaysBounceHorizontal") ?? false
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name)
    if isAtEnd {
      keys.add("contentOffset", "end")
    } else if hasOffset {
      keys.add("contentOffset", "[\(RecipeText.text(offsetX)), \(RecipeText.text(offsetY))]")
    }
    encodeInsets(into: &keys)
    keys.add("alwaysBounceVertical", if: alwaysBouncesVertically)
    keys.add("alwaysBounceHorizontal", if: alwaysBouncesHorizontally)
    return keys.pairs
  }
}
