import Testing
import Values

@Suite struct WildcardTests {
  @Test(arguments: [
    ("", "", true), ("*", "", true), ("?", "", false), ("login", "login", true), ("login", "logins", false),
    ("lo*", "login", true), ("*in", "login", true), ("*g*n", "login", true), ("l?g?n", "login", true),
    ("l?gin?", "login", false), ("*ab", "aab", true), ("*aab*", "aaaab", true), ("a*b*c", "a-b-b", false),
    ("**", "x", true), ("é*", "école", true),
  ])
  func `a star is any characters, a question mark one`(_ pattern: String, _ name: String, _ fits: Bool) {
    #expect(Wildcard(pattern).matches(name) == fits)
  }

  @Test func `many stars take no longer than name times pattern`() {
    #expect(
      !Wildcard(String(repeating: "a*", count: 500) + "b").matches(String(repeating: "a", count: 5_000)))
  }
}
