/// Tools that a server has, but does not offer.
package struct WithheldTools: CustomStringConvertible {
  /// Their names.
  let names: [String]
  /// What they do, and how the server is started with them: a clause.
  private let reason: String

  /// - Parameters:
  ///   - names: The names of at least two tools.
  ///   - reason: The rest of a sentence that begins with the names.
  package init(_ names: [String], _ reason: String) {
    (self.names, self.reason) = (names, reason)
  }

  /// A sentence for a client that misses one of them.
  package var description: String {
    "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "") \(reason)."
  }
}
