import Foundation
import Layout
import Values

/// Text needs a contrast of 4.5 to 1 against its background, large text of 3 to 1 (WCAG 2.2, 1.4.3). Checked only if
/// the document chose a colour; also in dark appearance if the document has colours for it.
enum ContrastRule: LayoutRule {
  static let info = LintRuleInfo(
    "contrast", .accessibility, .warning, "text has too little contrast against its background", .likely)

  /// Below this contrast two colours are the same.
  private static let same = 1.05

  static func findings(in layout: LintedLayout) -> [LintFinding] {
    let behind = Backdrop(layout)
    let modes = layout.layout.isDark ? [true] : behind.isAdaptive ? [false, true] : [false]
    return layout.inked.compactMap { item in
      guard let text = TextColor(layout, item.view) else { return nil }
      for isDark in modes {
        guard let ground = behind.color(behind: item.view, item.rect, isDark: isDark), text.isChosen || ground.isChosen
        else { continue }
        let own = isDark == layout.layout.isDark ? text.shown : text.color.resolved(isDark: isDark)
        let color = own.over(ground.color)
        let ratio = color.contrast(to: ground.color)
        guard ratio < text.least - 0.005 else { continue }
        // A storyboard's text in the colour of its background waits for another one from code.
        if ratio < Self.same, layout.scene.scene.canvas != nil { continue }
        let name = layout.views[item.view].name
        return LintFinding(
          [name],
          "\(name): contrast \(number: (ratio * 100).rounded(.down) / 100) to 1\(isDark && !layout.layout.isDark ? " in dark appearance" : ""), at least \(number: text.least)",
          at: layout.place(item.view), next: "choose a text colour that differs more from its background")
      }
      return nil
    }
  }

  /// A text's colour, and the contrast it needs.
  private struct TextColor {
    let color: SceneColor
    /// As the layout's appearance shows it.
    let shown: SceneColor
    /// Whether the document sets it.
    let isChosen: Bool
    let least: Double

    init?(_ layout: LintedLayout, _ place: Int) {
      guard let source = layout.source(place), source.paint.isEnabled, let text = layout.views[place].text else {
        return nil
      }
      let chosen: SceneColor?
      switch source.kind {
      case .label(let label) where label.runs == nil: chosen = label.textColor
      case .textView(let content): chosen = content.textColor
      case .button(let button) where button.runs == nil && button.textColor != nil && !button.hasConfiguration:
        chosen = button.textColor
      default: return nil
      }
      guard let color = chosen ?? SceneColor.named["label"], !Self.semantic.contains(color) else { return nil }
      self.color = color
      shown = text.color(ofStyle: 0)
      isChosen = chosen != nil
      let size = layout.views[place].text?.lines.first?.run.pieces.map(\.size).max() ?? 17
      least = size >= 24 || size >= 18.66 && (source.kind.content.font?.isHeavy ?? false) ? 3 : 4.5
    }

    /// The system's fainter text colours become stronger if the reader turns on increased contrast.
    private static let semantic = Set(
      ["secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText"].compactMap { SceneColor.named[$0] })
  }

  /// The painted backgrounds, from back to front.
  private struct Backdrop {
    private let layout: LintedLayout
    private let painted: [Int]
    /// Whether the document has its own colours for dark appearance.
    let isAdaptive: Bool

    init(_ layout: LintedLayout) {
      self.layout = layout
      painted = layout.views.indices.filter { place in
        let view = layout.views[place]
        if !layout.isSeen[place] { return false }
        if case .effect = view.content { return true }
        return view.isRoot || view.image != nil || view.background.map { $0.alpha > 0 } ?? false
      }
      let scene = layout.scene.scene
      isAdaptive = ([scene.background] + layout.scene.views.map(\.background)).contains { $0?.dark != nil }
    }

    /// The colour behind a whole rectangle; nil if it is a picture or contains an edge.
    func color(behind place: Int, _ rect: CGRect, isDark: Bool) -> (color: SceneColor, isChosen: Bool)? {
      var layers: [SceneColor] = []
      var isChosen = false
      for other in painted.reversed() where other <= place {
        let view = layout.views[other]
        let area = view.absoluteFrame
        guard view.isRoot || area.intersects(rect) else { continue }
        if view.isRoot {
          let scene = layout.scene.scene
          let own = scene.background ?? scene.rootView?.background
          // Behind a storyboard view without a background is whatever code puts there.
          if own == nil, scene.canvas != nil { return nil }
          isChosen = isChosen || own != nil
          layers.append((own ?? SceneColor(hex: isDark ? 0 : 0xFFFFFF)).resolved(isDark: isDark))
          break
        }
        if case .effect = view.content { return nil }
        if other != place, view.image != nil || layout.isTransformed(other) { return nil }
        // If the document sets no colour, the class has one that depends on the appearance.
        let own = layout.source(other)?.background
        if own == nil, view.background != nil, isDark != layout.layout.isDark { return nil }
        let color = own?.resolved(isDark: isDark) ?? view.background
        guard let color, color.alpha > 0 else { continue }
        if !area.insetBy(dx: -1, dy: -1).contains(rect) { return nil }
        isChosen = isChosen || own != nil
        layers.append(color)
        if color.alpha > 0.999 { break }
      }
      guard let back = layers.last else { return nil }
      return (layers.dropLast().reversed().reduce(back) { $1.over($0) }, isChosen)
    }
  }
}

extension SceneFont {
  /// Whether letters are at least bold.
  fileprivate var isHeavy: Bool {
    switch choice {
    case .system(_, let weight): [.bold, .heavy, .black].contains(weight)
    case .style(let style): isEmphasized || style == .headline
    case .named(let name, _): name.lowercased().contains("bold")
    }
  }
}

extension SceneColor {
  /// This colour, painted over an opaque one.
  fileprivate func over(_ back: SceneColor) -> SceneColor {
    func mixed(_ a: Double, _ b: Double) -> Double { alpha * a + (1 - alpha) * b }
    return SceneColor(red: mixed(red, back.red), green: mixed(green, back.green), blue: mixed(blue, back.blue))
  }

  /// The contrast of two opaque colours, from 1 to 21 (WCAG 2.2, contrast ratio).
  fileprivate func contrast(to other: SceneColor) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// From 0 to 1 (WCAG 2.2, relative luminance).
  private var luminance: Double {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
