/// What a search bar's parts beside its field add to its height, in points (unverified: from earlier systems).
package enum SearchBarHeights {
  /// The line above the field.
  package static let prompt = 31.0
  /// The scopes below it.
  package static let scopes = 44.0
}
