/// An earlier state of a scene's golden, from the project's history.
package struct StoredState: Codable, Sendable, Equatable {
  /// The commit that recorded it.
  package var commit: String
  /// Its date: `2026-11-25`.
  package var date: String
  /// Its author.
  package var author: String
  /// The first line of its message.
  package var subject: String
  /// What it changed in the document, one line each; empty for the oldest state, and if nothing is known.
  package var changes: [String]
  /// Whether the run has a picture of it (``RunFolder/statePictureName(_:_:)``).
  package var isPictured: Bool

  /// The most states of a scene.
  package static let limit = 12

  /// See the properties.
  package init(
    commit: String, date: String, author: String, subject: String, changes: [String], isPictured: Bool
  ) {
    (self.commit, self.date, self.author, self.subject) = (commit, date, author, subject)
    (self.changes, self.isPictured) = (changes, isPictured)
  }
}
