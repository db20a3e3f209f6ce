import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

/// Texts, fonts and languages of recipes.
@Suite struct TextTests {
  private func scene(_ text: String) throws -> Scene {
    try RecipeDocument.decode(text, document: "r.yaml", fonts: .installed)
  }

  /// Returns the label that is the first view.
  private func label(_ text: String) throws -> SceneLabel {
    guard case .label(let label) = try scene(text).views[0].kind else { return SceneLabel() }
    return label
  }

  private func problem(_ text: String) -> String {
    do {
      _ = try scene(text)
      return ""
    } catch {
      return "\(error)".split(separator: "\n").first.map(String.init) ?? ""
    }
  }

  @Test(arguments: [
    "17 bold italic", "bold 17 italic", "italic Bold 17", "system 17 bold italic", "17 system italic bold",
  ])
  func `the words of the system's font have any order`(_ font: String) throws {
    var expected = SceneFont(.system(size: 17, weight: .bold))
    expected.isItalic = true
    #expect(try label("views: { A: { label: Hi, font: \(font) } }").font == expected)
  }

  @Test func `a label's text may have parts`() throws {
    let label = try label(
      """
      views:
        A: { label: [{ text: Big, font: 30 bold, textColor: red }, " and ", { text: small, baselineOffset: 4, kern: 1 }] }
      """
    )
    #expect(label.text == "Big and small")
    #expect(label.runs?.map(\.text) == ["Big", " and ", "small"])
    #expect(label.runs?[0].font == SceneFont(.system(size: 30, weight: .bold)))
    #expect(label.runs?[2].baselineOffset == 4)
    #expect(label.runs?[2].kern == 1)
  }

  @Test func `a button's title may have parts, and is written with them`() throws {
    let text = """
      views:
        A: { button: [{ text: Buy, font: 20 bold }, " now"] }
      """
    let scene = try scene(text)
    var button = SceneButton("Buy now")
    button.runs = [SceneTextRun("Buy", font: SceneFont(.system(size: 20, weight: .bold))), SceneTextRun(" now")]
    #expect(scene.views[0].kind == .button(button))
    #expect(try self.scene(RecipeWriter.write(scene)).views[0].kind == .button(button))
  }

  @Test func `fonts have weight, slant and digits of one width`() throws {
    func font(_ text: String) throws -> SceneFont? {
      try label("views: { A: { label: x, font: \(text) } }").font
    }
    var expected = SceneFont(.system(size: 17, weight: .bold))
    expected.isItalic = true
    #expect(try font("17 Bold italic") == expected)
    expected = SceneFont(.system(size: 12, weight: .regular))
    expected.hasMonospacedDigits = true
    #expect(try font("12 digits") == expected)
    expected = SceneFont(.style(.body))
    expected.isEmphasized = true
    #expect(try font("body bold") == expected)
  }

  @Test func `how a text fits its room`() throws {
    var expected = SceneLabel("x")
    expected.lineBreak = .truncateMiddle
    expected.minimumScale = 0.5
    expected.preferredWidth = 80
    expected.lineSpacing = 3
    expected.lineHeightMultiple = 1.5
    expected.minimumLineHeight = 20
    expected.maximumLineHeight = 40
    let label = try label(
      "views: { A: { label: x, lineBreak: truncateMiddle, minimumScale: 0.5, preferredWidth: 80, lineSpacing: 3, "
        + "lineHeightMultiple: 1.5, minimumLineHeight: 20, maximumLineHeight: 40 } }"
    )
    #expect(label == expected)
    var field = SceneTextField(placeholder: "x")
    field.border = .line
    #expect(try scene("views: { A: { textField: x, border: line } }").views[0].kind == .textField(field))
  }

  @Test func `strings and settings of states`() throws {
    let scene = try scene(
      """
      views: { A: { label: Name }, B: { button: "{number 5}" } }
      strings: { de: { Name: Nachname, "{number 5}": "{number 5} mal" }, pt-BR: { Name: Nome } }
      states:
        german: { language: de }
        large: { contentSize: ax5, direction: rightToLeft }
      """)
    #expect(scene.strings["de"]?["Name"] == "Nachname")
    #expect(scene.strings["pt-BR"]?.count == 1)
    #expect(scene.states[0].variant == CellVariant(language: Language("de")))
    #expect(scene.states[1].variant == CellVariant(contentSize: .ax5, direction: .rightToLeft))
  }

  @Test(arguments: [
    ("{ A: { label: [] } }", #"r.yaml:1:22: the list of texts is empty; write an empty text: """#),
    ("{ A: { label: [{ font: 17 }] } }", "r.yaml:1:23: each part of a text needs a text: { text: Big, font: 30 bold }"),
    (
      "{ A: { label: [{ text: a, size: 3 }] } }",
      "r.yaml:1:34: unknown key \"size\" in a part of a text; possible: baselineOffset, font, kern, text, textColor"
    ),
    ("{ A: { label: x, font: 17 boldd } }", "r.yaml:1:31: unknown weight \"boldd\"; did you mean bold?"),
    ("{ A: { label: x, font: 0 } }", "r.yaml:1:31: a font size is above 0 and at most 1000 points, not 0"),
    ("{ A: { label: x, font: -3 bold } }", "r.yaml:1:31: a font size is above 0 and at most 1000 points, not -3"),
    ("{ A: { label: x, font: bodyy } }", "r.yaml:1:31: unknown text style \"bodyy\"; did you mean body?"),
    ("{ A: { label: x, font: body heavy } }", "r.yaml:1:31: a text style is bold or italic, not \"heavy\""),
    (
      "{ A: { label: x, font: Own-Bold 17 } }",
      "r.yaml:1:31: unknown font \"Own-Bold\"; name its file in fonts: [Fonts/Own-Bold.otf]"
    ),
    ("{ A: { label: x, lineBreak: wordWarp } }", "r.yaml:1:36: unknown lineBreak \"wordWarp\"; did you mean wordWrap?"),
    ("{ A: { button: x, minimumScale: 0.5 } }", "r.yaml:1:26: minimumScale belongs to a label or a textField"),
    ("{ A: { label: x, minimumScale: 2 } }", "r.yaml:1:39: minimumScale is from 0 to 1, not 2"),
    (
      "{ A: { label: \"{date 2015-13-40}\" } }",
      "r.yaml:1:22: {date 2015-13-40} cannot be read; write {date 2015-09-09} or {date 2015-09-09 long}"
    ),
    ("{ A: { label: \"{number many}\" } }", "r.yaml:1:22: {number many} cannot be read; write {number 1234.5}"),
    (
      "{ A: { label: x } }\nfonts: [Fonts/No.otf]",
      "r.yaml:2:9: no file Fonts/No.otf beside the recipe or in a folder above it"
    ),
    (
      "{ A: { label: x } }\nfonts: [../No.otf]",
      "r.yaml:2:9: \"../No.otf\" is not a relative path; write Fonts/Lato.ttf"
    ),
    ("{ A: { label: Name } }\nstrings: { de: { Nane: x } }", "r.yaml:2:18: no view says \"Nane\"; did you mean Name?"),
    (
      "{ A: { label: Name } }\nstrings: { german: { Name: x } }",
      "r.yaml:2:12: unknown language \"german\"; possible: accented, lengthened, mirrored, shortened; a language is a code, such as de or pt-BR"
    ),
    (
      "{ A: { label: x } }\nstates: { de: { language: de } }",
      "r.yaml:2:11: \"de\" names a text size, a language or a system in cells; choose another name"
    ),
    (
      "{ A: { label: x } }\nstates: { big: { contentSize: ax6 } }",
      "r.yaml:2:31: unknown contentSize \"ax6\"; did you mean ax1?"
    ),
  ])
  func `impossible text is reported with its place and the next step`(_ views: String, _ message: String) {
    #expect(problem("views: " + views) == message)
  }

  @Test func `a font file beside the recipe is used by its name, a broken one refused`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("no font".utf8), to: "Fonts/Broken.ttf")
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/opentype/inter/Inter-LightItalic.otf", toPath: folder.path("Fonts/Own.otf"))
    let text = "fonts: [Fonts/Own.otf]\nviews: { A: { label: x, font: Inter-LightItalic 20 } }"
    let scene = try RecipeDocument.decode(text, document: "r.yaml", folder: folder.path, fonts: .installed)
    #expect(scene.views[0].kind.content.font == SceneFont(.named("Inter-LightItalic", size: 20)))
    #expect(throws: DocumentProblems.self) {
      try RecipeDocument.decode(
        "fonts: [Fonts/Broken.ttf]\nviews: { A: {} }", document: "r.yaml", folder: folder.path, fonts: .installed)
    }
    #expect(throws: DocumentProblems.self) {
      try RecipeDocument.decode(
        "fonts: [Fonts/Own.otf]\nviews: { A: { label: x, font: Inter-Light 20 } }", document: "r.yaml",
        folder: folder.path, fonts: .installed)
    }
  }
}
