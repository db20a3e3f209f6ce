import Scenes

/// Single values as recipes have them.
extension RecipeWriter {
  /// As short as it can be and exact; no exponent.
  static func text(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e9 { return "\(Int(number))" }
    let text = "\(number)"
    return text.contains("e") ? NumberText.plain(number, digits: 6) : text
  }

  /// How a view is painted, key by key, as far as it is not as usual.
  static func paint(_ paint: ScenePaint) -> [(String, String)] {
    var keys: [(String, String)] = []
    if paint.alpha != 1 { keys.append(("alpha", text(paint.alpha))) }
    if paint.cornerRadius > 0 { keys.append(("cornerRadius", text(min(paint.cornerRadius, 10_000)))) }
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

  static func text(_ cell: SceneCell) -> String {
    var parts = [("style", cell.style.rawValue)]
    if let text = cell.text { parts.append(("text", YAMLText.quoted(text))) }
    if let detail = cell.detail { parts.append(("detail", YAMLText.quoted(detail))) }
    if cell.accessory != .none { parts.append(("accessory", cell.accessory.rawValue)) }
    return "{ \(parts.map { "\($0.0): \($0.1)" }.joined(separator: ", ")) }"
  }

  static func text(_ color: SceneColor) -> String {
    // One that follows the appearance has a name, or it is what it is in light.
    if color.dark != nil, let name = SceneColor.named.filter({ $0.value == color }).keys.min() { return name }
    func byte(_ part: Double) -> String {
      let text = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0\(text)" : text
    }
    return color.alpha == 0 ? "clear" : "\"#\(byte(color.red))\(byte(color.green))\(byte(color.blue))\""
  }

  static func text(_ insets: Insets) -> String {
    let sides = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
    return "{ \(sides.map { "\($0.0): \(text($0.1))" }.joined(separator: ", ")) }"
  }

  static func text(_ spacing: SceneStack.Spacing) -> String {
    switch spacing {
    case .points(let points): text(points)
    case .system: "system"
    }
  }

  /// nil for priorities that the class has anyway.
  static func text(_ priorities: AxisPriorities) -> String? {
    func text(_ priority: Float) -> String { self.text(Double(priority)) }
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
    // A length below zero is none, as a view without a natural size has it.
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

/// Texts in YAML.
enum YAMLText {
  /// In double quotes, on one line.
  static func quoted(_ text: String) -> String { Quoting.yaml.quoted(text) }
}

/// Names for views: what they are called, and what they are where that does not say it; each once.
enum ViewNames {
  static func names(of views: [SceneView]) -> [String: String] {
    var taken = Set(DecodingContext.reservedNames.map { $0.0.lowercased() })
    var names: [String: String] = [:]
    for view in views {
      let kind = kind(of: view)
      var base = clean(view.name)
      if base.isEmpty || base == clean(view.id) || base.contains("-") && base.count == 10 { base = kind }
      if !base.lowercased().hasSuffix(kind.lowercased()) { base += " \(kind)" }
      var name = base
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name = "\(base) \(number)"
        number += 1
      }
      names[view.id] = name
    }
    return names
  }

  /// On one line, at most a few words, nothing that equations would take for something else.
  private static func clean(_ name: String) -> String {
    let letters = name.map { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "-" ? $0 : " " }
    let words = String(letters).split(separator: " ").prefix(4).map(String.init)
    let text = String(words.joined(separator: " ").prefix(32)).trimmingSpaces
    // A number and a dot begin a label, and so does H: or V:.
    return text.first?.isNumber ?? false ? "Item \(text)" : text
  }

  private static func kind(of view: SceneView) -> String {
    switch view.kind {
    case .view: "View"
    case .label: "Label"
    case .button: "Button"
    case .textField: "Text Field"
    case .textView: "Text View"
    case .image: "Image View"
    case .stack: "Stack"
    case .scroll: "Scroll View"
    case .table: "Table"
    case .guide: "Guide"
    case .effect: "Effect View"
    case .control(let control):
      switch control {
      case .toggle: "Switch"
      case .slider: "Slider"
      case .stepper: "Stepper"
      case .progress: "Progress View"
      case .spinner: "Spinner"
      case .pages: "Page Control"
      case .segments: "Segments"
      case .datePicker: "Date Picker"
      case .picker: "Picker"
      case .searchBar: "Search Bar"
      }
    }
  }
}
