import Testing
import Verifying

/// What assertions of this process have compared, so that two of them do not share a golden unnoticed.
@MainActor
enum ComparedCells {
  /// Who compares with a golden.
  struct Assertion: Equatable {
    /// As the title of the golden.
    let title: String
    /// The test with its arguments; nil outside of Swift Testing.
    let test: String?

    /// See the properties.
    init(title: String, test: String?) { (self.title, self.test) = (title, test) }

    /// An assertion of the running test.
    init(title: String) {
      self.init(title: title, test: Test.current.map { "\($0.id) \(TestArguments.current ?? "")" })
    }
  }

  private static var known: [String: [String: Assertion]] = [:]

  /// Notes that an assertion compares cells.
  /// - Parameter golden: The path of the golden's folder.
  /// - Returns: Why it may not: another assertion has compared one of them with this golden; and whether the same test did.
  static func note(_ cells: [Cell], of golden: String, by assertion: Assertion) -> (problem: String?, isRepeated: Bool)
  {
    var isRepeated = false
    for cell in cells {
      guard let other = known[golden]?[cell.name] else { continue }
      if other == assertion {
        isRepeated = true
      } else {
        return (
          "\(cell.name) was compared already in this run, by \(name(other, than: assertion)), with the golden in "
            + "\(golden); use named: to give each assertion a golden of its own", false
        )
      }
    }
    for cell in cells { known[golden, default: [:]][cell.name] = assertion }
    return (nil, isRepeated)
  }

  private static func name(_ other: Assertion, than own: Assertion) -> String {
    if other.title != own.title { return "the assertion \"\(other.title)\"" }
    return other.test.map { "the test \($0)" } ?? "another test"
  }
}
