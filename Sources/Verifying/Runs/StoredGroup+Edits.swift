import RecipeDocuments

extension StoredGroup {
  /// What the cause's edits change, without their places; the cause itself if there are none. It stays the same if only
  /// lines of the document move.
  package var identity: String {
    let edits = (edits ?? []).map { edit in
      let values = edit.properties.map { "\($0.name) \($0.from ?? "-") \($0.to ?? "-")" }
      return ([edit.kind.rawValue, edit.subject, edit.sizeClasses ?? ""] + values).joined(separator: "\t")
    }
    return edits.isEmpty ? cause : edits.joined(separator: "\n")
  }

  /// Returns the place of the first edit in a document; nil if none is known to be there.
  /// - Parameter document: The path of the document.
  package func place(in document: String) -> (line: Int, column: Int?)? {
    let name = document.split(separator: "/").last.map(String.init)
    let edit = (edits ?? []).first { ($0.line ?? 0) > 0 && $0.file == name }
    return edit.flatMap { edit in edit.line.map { ($0, edit.column) } }
  }
}
