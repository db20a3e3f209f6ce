import Foundation
import Testing

@testable import Reports

@Suite struct ContentSecurityPolicyTests {
  @Test(arguments: [
    // The examples of FIPS 180-4, and lengths around a block's end.
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (String(repeating: "a", count: 1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
  ])
  func `hashes are SHA-256`(_ message: String, _ expected: String) {
    let digits = SHA256.hash(Array(message.utf8)).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    #expect(digits.joined() == expected)
  }

  @Test func `scripts and styles are named by hash, and nothing else runs or loads`() {
    let policy = ContentSecurityPolicy(scripts: [Array("abc".utf8)], styles: [])
    #expect(
      policy.text == """
        default-src 'none'; script-src 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='; style-src 'none'; \
        img-src 'self' file: data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; \
        trusted-types 'none'
        """)
  }

  @Test func `only a page that is served sends anything, and only to its own server`() {
    let policy = ContentSecurityPolicy(scripts: [], styles: [], isServed: true)
    #expect(policy.text.contains("; connect-src 'self'; "))
    #expect(!ContentSecurityPolicy(scripts: [], styles: []).text.contains("connect-src"))
  }

  @Test(arguments: [Page.gallery(title: "t", data: "{}"), Page.report(title: "t", data: "{}")])
  func `a page's policy comes before all that it applies to`(_ page: String) throws {
    let policy = try #require(page.firstRange(of: "http-equiv=\"Content-Security-Policy\""))
    for element in ["<style", "<script", "<link", "<img"] {
      if let place = page.firstRange(of: element) { #expect(policy.upperBound < place.lowerBound) }
    }
    #expect(!page.contains(#/ on[a-z]+="| style="|javascript:/#))
  }
}
