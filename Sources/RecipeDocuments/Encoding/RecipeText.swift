import SceneModel
import Values

/// Single values in the notation of recipes, as YAML.
enum RecipeText {
  /// Returns the shortest exact text, without an exponent.
  static func text(_ number: Double) -> String { NumberText.exact(number) }

  /// Returns how a view is painted, key by key, without defaults.
  static func paint(_ paint: ScenePaint) -> [(String, String)] {
    var keys: [(String, String)] = []
    if paint.alpha != 1 { keys.append(("alpha", text(paint.alpha))) }
    if paint.cornerRadius > 0 { keys.append(("cornerRadius", text(min(paint.cornerRadius, 10_000)))) }
    if paint.roundedCorners != .all {
      let corners = paint.roundedCorners.list.map(\.rawValue)
      keys.append(("roundedCorners", "[\(corners.joined(separator: ", "))]"))
    }
    if paint.borderWidth > 0 { keys.append(("borderWidth", text(min(paint.borderWidth, 10_000)))) }
    if let color = paint.borderColor { keys.append(("borderColor", text(color))) }
    if let shadow = paint.shadow {
      let color = shadow.color.map { "color: \(text($0)), " } ?? ""
      let lengths = "radius: \(text(shadow.radius)), offset: [\(text(shadow.x)), \(text(shadow.y))]"
      keys.append(("shadow", "{ \(color)opacity: \(text(shadow.opacity)), \(lengths) }"))
    }
    if paint.clips { keys.append(("clips", "true")) }
    if let tint = paint.tint { keys.append(("tint", text(tint))) }
    if !paint.isEnabled { keys.append(("enabled", "false")) }
    if let transform = paint.transform {
      let move = "move: [\(text(transform.x)), \(text(transform.y))]"
      keys.append(("transform", "{ rotate: \(text(transform.rotation)), scale: \(text(transform.scale)), \(move) }"))
    }
    return keys
  }

  /// Returns a colour by its name, else by its components, in light and dark appearance if they differ.
  static func text(_ color: SceneColor) -> String {
    // Components that are written as those of a named colour are read as that colour.
    let rounded = rounded(color)
    if let name = colorNames[color] ?? colorNames[rounded] { return name }
    if color.dark == nil { return color.alpha == 0 ? "clear" : "\"\(components(of: color))\"" }
    return "\"\([false, true].map { components(of: color.resolved(isDark: $0)) }.joined(separator: " / "))\""
  }

  /// Returns a colour with eight bits per component, as it is read.
  private static func rounded(_ color: SceneColor) -> SceneColor {
    func part(_ part: Double) -> Double { (min(max(part, 0), 1) * 255).rounded() / 255 }
    func rounded(_ color: SceneColor) -> SceneColor {
      SceneColor(red: part(color.red), green: part(color.green), blue: part(color.blue), alpha: part(color.alpha))
    }
    let light = rounded(color.resolved(isDark: false))
    return color.dark == nil ? light : light.with(dark: rounded(color.resolved(isDark: true)))
  }

  private static let colorNames = Dictionary(
    SceneColor.named.sorted { $0.key < $1.key }.map { ($0.value, $0.key) }
  ) { first, _ in first }

  /// Returns a colour's components: `#CC3300`, with two more digits if it is transparent.
  static func components(of color: SceneColor) -> String {
    func byte(_ part: Double) -> String {
      let text = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0\(text)" : text
    }
    let alpha = byte(color.alpha)
    return "#\(byte(color.red))\(byte(color.green))\(byte(color.blue))\(alpha == "FF" ? "" : alpha)"
  }

  static func text(_ size: Size) -> String { "[\(text(size.width)), \(text(size.height))]" }

  static func text(_ range: ClosedRange<Double>) -> String { "\(text(range.lowerBound))...\(text(range.upperBound))" }

  static func text(_ controller: SceneController) -> String {
    var parts: [String] = []
    if controller.additionalSafeArea != .zero {
      parts.append("additionalSafeArea: \(text(controller.additionalSafeArea))")
    }
    let classes = controller.sizeClasses
    if classes != SizeClasses(horizontal: .any, vertical: .any) {
      parts.append("sizeClass: \(classes.horizontal) x \(classes.vertical)")
    }
    return parts.isEmpty ? "{}" : "{ \(parts.joined(separator: ", ")) }"
  }

  /// Returns x, y, width and height.
  static func text(_ frame: SceneFrame) -> String {
    "[\([frame.x, frame.y, frame.width, frame.height].map(text).joined(separator: ", "))]"
  }

  static func text(_ margins: SceneMargins) -> String {
    margins.followsReading ? sides(margins.insets, "leading", "trailing") : text(margins.insets)
  }

  static func text(_ insets: Insets) -> String { sides(insets, "left", "right") }

  private static func sides(_ insets: Insets, _ start: String, _ end: String) -> String {
    let sides = [("top", insets.top), (start, insets.left), ("bottom", insets.bottom), (end, insets.right)]
    return "{ \(sides.map { "\($0.0): \(text($0.1))" }.joined(separator: ", ")) }"
  }

  /// Returns nil for the class's default priorities.
  static func text(_ priorities: AxisPriorities) -> String? {
    func text(_ priority: ScenePriority) -> String { NumberText.exact(priority) }
    switch (priorities.horizontal, priorities.vertical) {
    case (nil, nil): return nil
    case (let across?, let down?) where across == down: return text(across)
    case (let across, let down):
      let parts = [across.map { "horizontal: \(text($0))" }, down.map { "vertical: \(text($0))" }]
      return "{ \(parts.compactMap { $0 }.joined(separator: ", ")) }"
    }
  }

  static func text(_ intrinsic: SceneIntrinsic) -> String? {
    let parts = [("width", intrinsic.width), ("height", intrinsic.height), ("baseline", intrinsic.firstBaseline)]
    let said = parts.compactMap { name, value in
      value.map { "\(name): \($0 < 0 && name != "baseline" ? "none" : text($0))" }
    }
    return said.isEmpty ? nil : "{ \(said.joined(separator: ", ")) }"
  }

  static func text(_ font: SceneFont) -> String {
    var words: [String]
    switch font.choice {
    case .system(let size, let weight): words = [text(size)] + (weight == .regular ? [] : [weight.rawValue])
    case .style(let style): words = [style.rawValue] + (font.isEmphasized ? ["bold"] : [])
    case .named(let name, let size): words = [name, text(size)]
    }
    if font.isItalic { words.append("italic") }
    if font.hasMonospacedDigits { words.append("digits") }
    let text = words.joined(separator: " ")
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || " -_.0123456789".unicodeScalars.contains($0))
    }
    return isPlain ? text : YAMLText.quoted(text)
  }

  static func text(_ runs: [SceneTextRun]) -> String {
    let parts = runs.map { run in
      var pairs = ["text: \(YAMLText.quoted(run.text))"]
      if let font = run.font { pairs.append("font: \(text(font))") }
      if let color = run.color { pairs.append("textColor: \(text(color))") }
      if run.baselineOffset != 0 { pairs.append("baselineOffset: \(text(run.baselineOffset))") }
      if run.kern != 0 { pairs.append("kern: \(text(run.kern))") }
      return "{ \(pairs.joined(separator: ", ")) }"
    }
    return "[\(parts.joined(separator: ", "))]"
  }
}
