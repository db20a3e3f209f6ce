import Foundation

extension Diffing where Value == String {
  /// Compares trees of views as printed by any version of iOS: fields that older versions omit are ignored if the whole
  /// stored snapshot omits them.
  static var descriptions: Diffing {
    var descriptions = Diffing.lines
    descriptions.diff = { old, new in
      LineDifference.text(old, NewerFields.removed(from: new, against: old)).map { ($0, []) }
    }
    return descriptions
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A strategy for texts that describe trees of views.
  static var descriptions: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .descriptions) }
}

/// Fields in descriptions of views that only newer versions of iOS print.
private enum NewerFields {
  /// - Parameter old: The stored snapshot; a field that occurs anywhere in it is kept everywhere.
  static func removed(from new: String, against old: String) -> String {
    var text = new
    if !old.contains(" backgroundColor = ") { text.replace(#/ backgroundColor = (?:<[^>]*>|[^;]*);/#, with: "") }
    if !old.contains(" image = ") { text.replace(#/ image = <.*?>;(?= \w+ =)/#, with: "") }
    // Buttons have their own gesture recognisers since iOS 14.
    let button = #/(?m)^(.*<(?:UIButton|[^;]*; baseClass = UIButton);.*) gestureRecognizers = <NSArray>;/#
    if old.firstMatch(of: button) == nil { text.replace(button) { $0.output.1 } }
    return text
  }
}
