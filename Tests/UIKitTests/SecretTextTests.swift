import Testing

@testable import UIKit

/// A secret text is dots wherever a field is shown or described.
@MainActor @Suite struct SecretTextTests {
  @Test func `a secret text is dots in the field and in its description`() {
    let field = UITextField()
    (field.text, field.isSecureTextEntry) = ("swordfish", true)
    #expect(field.shownText?.string == String(repeating: "\u{2022}", count: 9))
    #expect(!field.description.contains("swordfish"))
    #expect(!field.textToken.contains("swordfish"))
    field.isSecureTextEntry = false
    #expect(field.textToken.contains("swordfish"))
  }
}
