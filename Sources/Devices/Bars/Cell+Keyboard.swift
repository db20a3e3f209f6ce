/// The keyboard at the bottom of the screen (`control-metrics.md` 5).
extension Cell {
  /// The parts of a docked keyboard, from top to bottom, in points.
  package struct Keyboard: Sendable, Hashable {
    /// A row of suggestions above the keys.
    package let suggestions: Double
    /// Four rows of keys.
    package let keys: Double
    /// The space below the keys, if there is a home indicator.
    package let below: Double
    /// The total height.
    package var height: Double { suggestions + keys + below }
  }

  /// The docked keyboard; nil on a television, whose keyboard takes the whole screen. In windows of free size it is as
  /// high as on an upright device of the family, so that it does not depend on the size.
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
    // On a phone without home button, the emoji and dictation keys are below the others.
    return Keyboard(
      suggestions: suggestions, keys: size.width >= 414 ? 226 : 216, below: hasIndicator ? safeArea.bottom + 41 : 0)
  }

  /// The keyboard's left edge and its width in the window, in points: it is as wide as the screen, and a window may
  /// cover only a part of that. A window that slides over is at the right, other shares are at the left.
  package var keyboardSpan: (x: Double, width: Double) {
    guard case .device(let id, let orientation, let share?) = screen,
      let screen = DeviceCatalogue.device(id)?.faces[orientation]?.size
    else { return (0, size.width) }
    return (share == .slideOver ? size.width - screen.width : 0, screen.width)
  }
}
