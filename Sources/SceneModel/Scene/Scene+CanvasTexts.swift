/// The texts that a canvas measures in whole points, whatever its scale (`control-metrics.md` 9).
package enum WholePointTexts: Sendable, Hashable, Encodable {
  case none
  /// Only their heights.
  case heights
  /// Heights, and the widths of texts in the default size and weight.
  case sizes
}

extension Scene {
  /// The scene with the texts of its canvas: text styles in the sizes of the version, and simple texts in whole points.
  var withCanvasTexts: Scene {
    if canvasStyleSizes.isEmpty, wholePointTexts == .none { return self }
    var scene = self
    scene.views = views.map(drawn)
    return scene
  }

  private func drawn(_ view: SceneView) -> SceneView {
    var view = view
    if wholePointTexts != .none, let isUsual = view.kind.isUsualInSimpleText {
      view.intrinsic = view.intrinsic ?? SceneIntrinsic()
      view.intrinsic?.hasWholeHeight = true
      view.intrinsic?.hasWholeWidth = wholePointTexts == .sizes && isUsual
    }
    view.kind.changeFont { font in
      guard case .style(let style) = font.choice, let size = canvasStyleSizes[style] else { return font }
      var font = font
      font.choice = .system(size: size, weight: .regular)
      return font
    }
    view.children = view.children.map(drawn)
    return view
  }
}

extension SceneView.Kind {
  /// Whether the text has the font of a new view; nil for a text that Interface Builder lays out to measure it. It
  /// measures a label of one line in a system font of a fixed size, and a button with a configuration, without that.
  fileprivate var isUsualInSimpleText: Bool? {
    switch self {
    case .label(let label):
      guard label.runs == nil, label.numberOfLines ?? 1 == 1 else { return nil }
      guard let font = label.font else { return true }
      if case .system(let size, let weight) = font.choice { return size == 17 && weight == .regular }
      return nil
    case .button(let button): return button.style?.isConfigured ?? false ? true : nil
    default: return nil
    }
  }
}
