import SceneModel

/// How a view is painted in addition to its content.
extension DecodingContext {
  static let paintKeys = [
    RecipeKey("alpha", .number(0...1)), RecipeKey("cornerRadius", .number(0...10_000)),
    RecipeKey(
      "roundedCorners", .list(.choice(SceneCorner.self), count: nil), "Those that cornerRadius rounds; all if absent."),
    RecipeKey("borderWidth", .number(0...10_000)), RecipeKey("borderColor", .color),
    RecipeKey(
      "shadow", .keys(shadowKeys),
      "The shadow of the view's box; points; 3 points of radius and 3 upwards if not given."),
    RecipeKey("clips", .flag, "Whether content outside the view is clipped."),
    RecipeKey(
      "transform", .keys(transformKeys), "A transform applied after layout: degrees clockwise, a factor, points."),
    RecipeKey("tint", .color), RecipeKey("enabled", .flag, "Whether a control is enabled."),
  ]
  private static let shadowKeys = [
    RecipeKey("color", .color), RecipeKey("opacity", .number(0...1)),
    RecipeKey("radius", .number(0...SceneShadow.limit)), RecipeKey("offset", .list(.number(nil), count: 2)),
  ]
  private static let transformKeys = [
    RecipeKey("rotate", .number(-3600...3600)), RecipeKey("scale", .number(0.01...100)),
    RecipeKey("move", .list(.number(nil), count: 2)),
  ]

  func paint(_ keys: KeyedNodes) -> ScenePaint {
    var paint = ScenePaint()
    paint.alpha = number(keys["alpha"], "alpha", in: 0...1) ?? paint.alpha
    paint.cornerRadius = number(keys["cornerRadius"], "cornerRadius", in: 0...10_000) ?? 0
    if let corners = keys["roundedCorners"] {
      paint.roundedCorners = SceneCorners(words(corners, "corner", SceneCorner.self))
    }
    paint.borderWidth = number(keys["borderWidth"], "borderWidth", in: 0...10_000) ?? 0
    paint.borderColor = color(keys["borderColor"], "borderColor")
    paint.shadow = shadow(keys["shadow"])
    paint.clips = flag(keys["clips"], "clips") ?? false
    paint.transform = transform(keys["transform"])
    paint.tint = color(keys["tint"], "tint")
    paint.isEnabled = flag(keys["enabled"], "enabled") ?? true
    return paint
  }

  /// `{ color: black, opacity: 0.2, radius: 8, offset: [0, 4] }`.
  private func shadow(_ node: YAMLNode?) -> SceneShadow? {
    guard let node, let keys = KeyedNodes(node, of: "shadow", known: Self.shadowKeys.map(\.name), self) else {
      return nil
    }
    var shadow = SceneShadow(color: color(keys["color"], "color"))
    shadow.opacity = number(keys["opacity"], "opacity", in: 0...1) ?? shadow.opacity
    shadow.radius = number(keys["radius"], "radius", in: 0...SceneShadow.limit) ?? shadow.radius
    if let offset = numbers(keys["offset"], "offset", ["x", "y"]) {
      if offset.contains(where: { abs($0) > SceneShadow.limit }) {
        report("an offset is at most \(Int(SceneShadow.limit)) points", at: keys["offset"] ?? node)
      }
      (shadow.x, shadow.y) = (offset[0], offset[1])
    }
    return shadow
  }

  /// `{ rotate: 45, scale: 1.5, move: [10, 0] }`: degrees clockwise, a factor, points.
  private func transform(_ node: YAMLNode?) -> SceneTransform? {
    guard let node, let keys = KeyedNodes(node, of: "transform", known: Self.transformKeys.map(\.name), self) else {
      return nil
    }
    var transform = SceneTransform()
    transform.rotation = number(keys["rotate"], "rotate", in: -3600...3600) ?? 0
    transform.scale = number(keys["scale"], "scale", in: 0.01...100) ?? 1
    let moved = numbers(keys["move"], "move", ["x", "y"]) ?? [0, 0]
    (transform.x, transform.y) = (moved[0], moved[1])
    return transform
  }

  // MARK: The whole picture

  func drawing(_ keys: KeyedNodes) -> SceneDrawing {
    SceneDrawing(
      style: word(keys["style"], "style", SceneDrawing.Style.self) ?? .frames,
      overlays: Set(words(keys["overlays"], "overlay", Overlay.self)))
  }

  /// A version of iOS: `12`, `26`.
  func look(_ node: YAMLNode?) -> Look? {
    let versions = Double(Look.versions.lowerBound)...Double(Look.versions.upperBound)
    return wholeNumber(node, "look (a version of iOS)", in: versions).map { Look(iOS: $0) }
  }
}
