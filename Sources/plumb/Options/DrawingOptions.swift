import Layout

/// The options that control how layouts are drawn.
enum DrawingOptions {
  static let specifications: [OptionSpecification] = [
    OptionSpecification(
      "--style", "NAME", group: "Drawing", completion: .words(of: StyleChoice.self),
      "frames: boxes with names and sizes; controls: as on a screen; figure: a schematic with numbered constraints; "
        + "anatomy: an equation, priorities and a frame with their parts named (default: the document's, else frames)"),
    OptionSpecification(
      "--overlay", "LIST", occurs: .repeatedList, group: "Drawing", completion: .words(of: OverlayChoice.self),
      "overlays: constraints, list, ambiguity, margins, safe-area, guides, alignment, baselines, priorities, "
        + "truncation, accessibility, touch, grid, all or none"),
  ]

  /// The styles of pictures, and figures, which are drawn another way.
  private enum StyleChoice: String, CaseIterable {
    case frames, controls, figure, anatomy
  }

  private enum OverlayChoice: String, CaseIterable {
    case constraints, list, ambiguity, margins
    case safeArea = "safe-area"
    case guides, alignment, baselines, priorities, truncation, accessibility, touch, grid, all, none
  }

  /// Returns how the command line changes a document's drawing; nothing changes without these options.
  /// - Throws: ``UsageError``.
  static func drawing(_ arguments: ParsedArguments) throws -> (SceneDrawing) -> SceneDrawing {
    let style = try arguments.choice("--style", StyleChoice.self).flatMap { SceneDrawing.Style(rawValue: $0.rawValue) }
    let words = try arguments.choices("--overlay", OverlayChoice.self)
    if words.contains(.none), words.count > 1 { throw UsageError("--overlay none cannot be combined with others") }
    let overlays: Set<Overlay>? =
      words.isEmpty
      ? nil
      : words.contains(.all) ? Set(Overlay.allCases) : Set(words.compactMap { Overlay(rawValue: $0.rawValue) })
    return { SceneDrawing(style: style ?? $0.style, overlays: overlays ?? $0.overlays) }
  }

  /// What is drawn in place of pictures.
  enum FigureKind {
    case figure, anatomy
  }

  /// Returns what is drawn in place of pictures; nil for pictures.
  /// - Throws: ``UsageError``.
  static func figures(_ arguments: ParsedArguments) throws -> FigureKind? {
    switch try arguments.choice("--style", StyleChoice.self) {
    case .figure: .figure
    case .anatomy: .anatomy
    case .frames, .controls, nil: nil
    }
  }
}
