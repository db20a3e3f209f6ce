/// The keyboard at the bottom of the screen (`control-metrics.md` 5).
extension Cell {
  /// What a docked keyboard consists of, from top to bottom. In points.
  package struct Keyboard: Sendable, Hashable {
    /// A row of suggestions above the keys.
    package let suggestions: Double
    /// Four rows of keys.
    package let keys: Double
    /// Below the keys, where a home indicator is.
    package let below: Double
    /// Of the whole.
    package var height: Double { suggestions + keys + below }
  }

  /// The docked keyboard; nil on a television, whose keyboard takes the whole screen. In windows of free size it is as high as on
  /// an upright device of the family, so that it does not depend on the size.
  package var keyboard: Keyboard? {
    if family == .tv { return nil }
    let hasIndicator = safeArea.bottom > 0
    if screen == .canvas {
      return family == .pad
        ? Keyboard(suggestions: 55, keys: 258, below: safeArea.bottom)
        : Keyboard(suggestions: 45, keys: 216, below: hasIndicator ? safeArea.bottom + 41 : 0)
    }
    let isUpright = orientation == .portrait
    if family == .pad {
      let isLarge = max(size.width, size.height) >= 1366
      let keys = isLarge ? (isUpright ? 323.0 : 416) : (isUpright ? 258 : 343)
      return Keyboard(suggestions: 55, keys: keys, below: safeArea.bottom)
    }
    if !isUpright { return Keyboard(suggestions: 38, keys: hasIndicator ? 150 : 162, below: safeArea.bottom) }
    let suggestions = hasIndicator || size.width >= 414 ? 45.0 : size.width >= 375 ? 44 : 38
    // Below the keys of a phone without home button are those for emoji and dictation.
    return Keyboard(
      suggestions: suggestions, keys: size.width >= 414 ? 226 : 216, below: hasIndicator ? safeArea.bottom + 41 : 0)
  }

  /// The keyboard's left edge and its width in the window, in points: it is as wide as the screen, of which a window may have a
  /// part. A window that slides over stands at the right, another share at the left.
  package var keyboardSpan: (x: Double, width: Double) {
    guard case .device(let id, let orientation, let share?) = screen,
      let screen = DeviceCatalogue.device(id)?.faces[orientation]?.size
    else { return (0, size.width) }
    return (share == .slideOver ? size.width - screen.width : 0, screen.width)
  }
}
