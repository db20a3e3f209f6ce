/// Which system font a version of iOS has (`control-metrics.md` 1.3).
///
/// The one table of versions for text: what a look or a document's `toolsVersion` changes about widths follows from here.
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

  /// The cut of a version of iOS.
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
  /// The same text in the system font of a look; fonts by name stay.
  /// - Complexity: O(1) from iOS 14 on, else O(runs).
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
  /// The font of another system at the same size and weight; itself if it is no system font.
  fileprivate func inSystemFont(_ cut: SystemFontCut) -> UIFont {
    if face.file != nil || face.known != nil || face.cut == cut { return self }
    var other = face
    other.cut = cut
    if cut == .helveticaNeue { other.known = KnownFont.helveticaNeue(weight: face.weight, isItalic: face.isItalic) }
    return UIFont(pointSize: pointSize, face: other, textStyle: textStyle, styleLeading: styleLeading)
  }
}
