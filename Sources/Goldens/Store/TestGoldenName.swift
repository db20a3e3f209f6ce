/// The names of the folders of Swift tests' goldens.
package enum TestGoldenName {
  /// The folder of all goldens beside a test file.
  package static let folder = "Snapshots"

  /// Returns the name for a title, `testLogin` or `testLogin, dark`: signs other than letters and digits become hyphens.
  package static func text(of title: String) -> String {
    title.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? String($0) : "-" }.joined()
  }

  /// Returns whether a name is that of a function's golden, with or without the name of an assertion or arguments.
  package static func isName(_ name: String, of function: String) -> Bool {
    let own = text(of: function)
    return name == own || name.hasPrefix(own + text(of: ", "))
  }
}
