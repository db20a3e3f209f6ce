import UIKit

/// The texts that an application's sources compare with what is typed.
@MainActor
enum ExpectedTexts {
  /// Those of one condition together, each with the name of what it is compared with.
  static var all: [[(name: String, text: String)]] = []

  /// Whether a text is one of them: then the fields with it are worth a try of their own.
  static func contains(_ text: String) -> Bool { all.contains { $0.contains { $0.text == text } } }

  /// The fields to type a group's texts into: passwords into those that hide them, others in their order.
  /// - Returns: nil if there are fewer fields than texts.
  static func places(of group: [(name: String, text: String)], in fields: [UIView]) -> [(field: UIView, text: String)]?
  {
    var rest = fields
    var places: [(field: UIView, text: String)] = []
    for (name, text) in group {
      let isSecret = ["pass", "pwd", "secret"].contains { name.lowercased().contains($0) }
      let index =
        rest.firstIndex { (($0 as? UITextField)?.isSecureTextEntry ?? false) == isSecret } ?? rest.indices.first
      guard let index else { return nil }
      places.append((rest.remove(at: index), text))
    }
    return places
  }
}
