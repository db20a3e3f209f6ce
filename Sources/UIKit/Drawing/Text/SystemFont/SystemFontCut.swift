/// The system font of a version of iOS (`control-metrics.md` 1.3).
///
/// The only place where text depends on versions; a look or a document's `toolsVersion` affects widths through it.
package enum SystemFontCut: Hashable, Sendable {
  /// iOS 8 and earlier: Helvetica Neue.
  case helveticaNeue
  /// iOS 9 and 10: SF UI Text below 20 points, SF UI Display from 20 on.
  case ios9
  /// iOS 11 and 12: the same two cuts, Display tracked tighter.
  case ios11
  /// iOS 13.
  case ios13
  /// iOS 14 and later: one font whose shapes change between 17 and 28 points.
  case optical

  /// The cut for a look's version of iOS.
  package init(_ look: ControlLook) {
    switch look.version {
    case ..<9: self = .helveticaNeue
    case ..<11: self = .ios9
    case ..<13: self = .ios11
    case ..<14: self = .ios13
    default: self = .optical
    }
  }

  /// The size at which the earlier Display cut begins, in points.
  static let firstDisplaySize: CGFloat = 20
}

extension StyledText {
  /// The same text in the system font of a look; named fonts stay as they are.
  /// - Complexity: O(1) from iOS 14 on, otherwise O(runs).
  package func inSystemFont(of look: ControlLook) -> StyledText {
    let cut = SystemFontCut(look)
    if cut == .optical { return self }
    let changed = runs.map { run in
      var run = run
      run.font = run.font.inSystemFont(cut)
      return run
    }
    return StyledText(string: string, runs: changed, spacing: spacing, isRightToLeft: isRightToLeft)
  }
}

extension UIFont {
  /// The font of another system at the same size and weight; the font itself if it is not a system font.
  fileprivate func inSystemFont(_ cut: SystemFontCut) -> UIFont {
    if face.file != nil || face.known != nil || face.cut == cut { return self }
    var other = face
    other.cut = cut
    if cut == .helveticaNeue { other.known = KnownFont.helveticaNeue(weight: face.weight, isItalic: face.isItalic) }
    return UIFont(pointSize: pointSize, face: other, textStyle: textStyle, styleLeading: styleLeading)
  }
}
