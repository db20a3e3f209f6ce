import Scenes

/// Single values in the notation of recipes, as YAML.
enum RecipeText {
  /// Returns the shortest exact text, without an exponent.
  static func text(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e9 { return "\(Int(number))" }
    let text = "\(number)"
    return text.contains("e") ? NumberText.plain(number, digits: 6) : text
  }

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
    if paint.clips { keys.append(("clips", "true")) }
    if let tint = paint.tint { keys.append(("tint", text(tint))) }
    if !paint.isEnabled { keys.append(("enabled", "false")) }
    if let transform = paint.transform {
      let move = "move: [\(text(transform.x)), \(text(transform.y))]"
      keys.append(("transform", "{ rotate: \(text(transform.rotation)), scale: \(text(transform.scale)), \(move) }"))
    }
    return keys
  }

  static func text(_ color: SceneColor) -> String {
    // A dynamic colour is written by name if it has one, else as its light variant.
    if color.dark != nil, let name = SceneColor.named.filter({ $0.value == color }).keys.min() { return name }
    func byte(_ part: Double) -> String {
      let text = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0\(text)" : text
    }
    return color.alpha == 0 ? "clear" : "\"#\(byte(color.red))\(byte(color.green))\(byte(color.blue))\""
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
    func text(_ priority: ScenePriority) -> String { self.text(priority.value) }
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
    // A negative length means none, as for a view without an intrinsic content size.
    let said = parts.compactMap { name, value in value.flatMap { $0 >= 0 ? "\(name): \(text($0))" : nil } }
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
    return words.joined(separator: " ")
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
