import Foundation
import Testing

/// Content of documents, file names and runs of others does not control the terminal or the CI system that displays it.
@Suite struct TerminalTests {
  /// A name that clears the screen, starts lines with commands of CI systems, and reverses the direction of text.
  private static let hostile =
    "a\u{1B}[2J\u{9B}31m\r\n::stop-commands::x\n##[error]y\n  ::error::z\u{202E}\u{2028}\u{7}"
  /// The same name, quoted for YAML.
  private static let quoted =
    #""a\e[2J\x9B31m\r\n::stop-commands::x\n##[error]y\n  ::error::z\u202E\u2028\a""#

  private let workplace: Workplace

  init() throws {
    workplace = try Workplace(["simple": Workplace.simple])
    try workplace.write(
      """
      title: \(Self.quoted)
      source: \(Self.quoted)
      views:
        \(Self.quoted): { background: red }
        Label: { type: label, text: \(Self.quoted) }
      states: { \(Self.quoted): { notes: \(Self.quoted), set: { Label: { hidden: true } } } }
      constraints: |
        Label.Top = Superview.Top
      """, to: "Recipes/\(Self.hostile).yaml")
    try workplace.write(
      "views: { \(Self.quoted): { \(Self.quoted): \(Self.quoted) } }\nconstraints: [\(Self.quoted)]\n",
      to: "Recipes/wrong \(Self.hostile).yaml")
  }

  @Test(arguments: [
    ["recipes"], ["recipes", "--json"], ["layout", "Recipes"], ["layout", "Recipes", "--json"],
    ["lint"], ["lint", "--json"], ["lint", "--annotations", "github"],
    ["render", "--device", "iphone-15", "--format", "svg"], ["verify", "--device", "iphone-15"],
    ["verify", "--device", "iphone-15", "--json"], ["record", "--device", "iphone-15"],
    ["verify", "--device", "iphone-15", "--annotations", "github"], ["diff", "--base", Self.hostile],
    ["prune", "--json"], ["accept", Self.hostile], ["render", Self.hostile], [Self.hostile], ["help", Self.hostile],
  ])
  func `no hidden character and no command of a document is printed`(_ arguments: [String]) throws {
    let outcome = try workplace.plumb(arguments)
    expectHarmless(outcome.out, "the output", annotations: arguments.contains("github"))
    expectHarmless(outcome.talk, "the diagnostics")
    #expect(!(outcome.out + outcome.talk).isEmpty)
    if arguments.contains("--json") {
      _ = try JSONSerialization.jsonObject(with: Data(outcome.out.utf8))
    }
  }

  @Test func `a foreign run prints no line of its own`() throws {
    try workplace.write(Workplace.simple, to: "Documents/one.yaml")
    #expect(try workplace.plumb("verify", "Documents", "--device", "iphone-15").code == 3)
    let run = try workplace.text("report/run.json")
    let text = String(decoding: try JSONEncoder().encode(Self.hostile), as: UTF8.self)
    try workplace.write(
      run.replacing("\"no golden\"", with: text).replacing("\"Simple\"", with: text), to: "report/run.json")
    for arguments in [
      ["review", "--keys", "cdsq"], ["report", "--annotations", "github"], ["merge", "report", "--report", "whole"],
    ] {
      let outcome = try workplace.plumb(arguments)
      expectHarmless(outcome.out, "the output", annotations: arguments.contains("github"))
      expectHarmless(outcome.talk, "the diagnostics")
      #expect(!(outcome.out + outcome.talk).isEmpty)
    }
  }

  /// - Parameter annotations: Whether lines may be plumb's annotations: errors and warnings.
  private func expectHarmless(_ text: String, _ what: Comment, annotations: Bool = false) {
    for line in text.unicodeScalars.split(separator: "\n") {
      let own = String(line.drop { $0.properties.isWhitespace })
      let isOurs = annotations && (own.utf8.starts(with: "::error ".utf8) || own.utf8.starts(with: "::warning ".utf8))
      #expect(!own.utf8.starts(with: "::".utf8) || isOurs, what)
      #expect(!own.contains("##["), what)
      #expect(!line.contains { $0 != "\t" && $0.properties.generalCategory == .control }, what)
      #expect(!line.contains { ["\u{202E}", "\u{2028}"].contains($0) }, what)
    }
  }
}
