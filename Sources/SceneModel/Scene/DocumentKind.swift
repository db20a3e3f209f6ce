/// What a document is, by the ending of its file's name.
package enum DocumentKind: Sendable, CaseIterable {
  /// A recipe in YAML.
  case recipe
  /// A storyboard or xib of Interface Builder.
  case storyboard

  /// The endings of such files, without the dot, in lower case.
  package var endings: [String] {
    switch self {
    case .recipe: ["yaml", "yml"]
    case .storyboard: ["storyboard", "xib"]
    }
  }

  /// The kind of a file, in any case of its ending's letters; nil if it is no document.
  package init?(ofFile path: String) {
    guard let kind = Self.allCases.first(where: { kind in kind.endings.contains { path.isFile(ending: $0) } }) else {
      return nil
    }
    self = kind
  }

  /// Returns the name of a document's file without its ending.
  package static func name(ofFile name: String) -> String {
    let ending = allCases.flatMap(\.endings).first { name.isFile(ending: $0) && name.count > $0.count + 1 }
    return ending.map { String(name.dropLast($0.count + 1)) } ?? name
  }
}

extension String {
  fileprivate func isFile(ending: String) -> Bool { lowercased().hasSuffix(".\(ending)") }
}
