import Testing
import Values

/// The arguments of the running case of a parameterised test, which are part of its goldens' names.
package enum TestArguments {
  /// The longest text of a value that is part of a golden's name.
  private static let limit = 40

  /// The values as text, such as `Twenty two, 3`; nil without arguments.
  ///
  /// The testing library has no public way to read them. If another version keeps them elsewhere, cases of a test
  /// share a golden, which ``ComparedCells`` reports.
  package static var current: String? {
    guard let testCase = Test.Case.current, testCase.isParameterized else { return nil }
    let kind = Mirror(reflecting: testCase).children.first { $0.label == "_kind" }?.value
    let values = kind.flatMap { Mirror(reflecting: $0).children.first?.value }
    let arguments = values.flatMap { Mirror(reflecting: $0).children.first { $0.label == "arguments" }?.value }
    let texts = arguments.map { list in
      Mirror(reflecting: list).children.compactMap { argument in
        Mirror(reflecting: argument.value).children.first { $0.label == "value" }.map { text("\($0.value)") }
      }
    }
    return texts.flatMap { $0.isEmpty ? nil : $0.joined(separator: ", ") }
  }

  /// Returns a text of a value that is short enough for the name of a folder.
  private static func text(_ value: String) -> String {
    value.count <= limit ? value : "\(value.prefix(limit)) \(HashText.text(of: Array(value.utf8)).prefix(8))"
  }
}
