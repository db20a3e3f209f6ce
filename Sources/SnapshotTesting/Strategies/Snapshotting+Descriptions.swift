import Foundation

extension Diffing where Value == String {
  /// Trees of views, as any version of iOS prints them: fields that older versions leave out are no difference where a
  /// whole snapshot is without them.
  static var descriptions: Diffing {
    var descriptions = Diffing.lines
    descriptions.diff = { old, new in
      LineDifference.text(old, NewerFields.removed(from: new, against: old)).map { ($0, []) }
    }
    return descriptions
  }
}

extension Snapshotting where Value == String, Format == String {
  /// Texts that describe trees of views.
  static var descriptions: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .descriptions) }
}

/// Fields that descriptions of views have in newer versions of iOS only.
private enum NewerFields {
  /// - Parameter old: A snapshot that has a field anywhere keeps it everywhere.
  static func removed(from new: String, against old: String) -> String {
    var text = new
    if !old.contains(" backgroundColor = ") { text.replace(#/ backgroundColor = (?:<[^>]*>|[^;]*);/#, with: "") }
    if !old.contains(" image = ") { text.replace(#/ image = <.*?>;(?= \w+ =)/#, with: "") }
    // Buttons have a recogniser of their own since iOS 14.
    let button = #/(?m)^(.*<(?:UIButton|[^;]*; baseClass = UIButton);.*) gestureRecognizers = <NSArray>;/#
    if old.firstMatch(of: button) == nil { text.replace(button) { $0.output.1 } }
    return text
  }
}
