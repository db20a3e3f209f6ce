import Foundation
import TestSupport
import Testing

/// The extension for Visual Studio Code, without the editor: its code in Node, and its package.
@Suite struct ExtensionTests {
  private static let node = ["/usr/bin/node", "/usr/local/bin/node"].first(where: FileManager.default.isExecutableFile)
  private static let python = "/usr/bin/python3"

  private static let recipe = """
    title: Login
    style: controls
    views:
      Title: { label: Sign in, font: largeTitle bold }
      Go Button: { button: Go }
    constraints: |
      1. Superview.LeadingMargin = Title.Leading - 8
      2. Title.Top = Safe Area.Top + Standard
      3. Go Button.Leading = Title.Leading
      4. Go Button.Top = Title.Bottom + Standard

    """

  private func run(_ program: String, _ arguments: [String], in folder: String) throws -> String {
    let (process, out) = (Process(), Pipe())
    // A process that hangs is killed.
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = ["240", program] + arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardOutput = out
    try process.run()
    let text = String(decoding: try out.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return text
  }

  @Test(.enabled(if: node != nil, "Node is not installed"))
  func `each provider of the extension asks the server`() throws {
    let workplace = try Workplace(["login": Self.recipe])
    try workplace.write("documents: [Screens, single.yaml]\n", to: "Second/plumb.yaml")
    try workplace.write("", to: "plumb.yaml")
    let said = try run(
      try #require(Self.node),
      [
        Repository.path("Tests/plumbTests/Clients/extension.js"), Repository.path("Integrations/vscode/extension.js"),
        Workplace.tool.path(percentEncoded: false), workplace.folder,
      ], in: workplace.folder)
    #expect(
      said == """
        diagnostic 2 equation-order 1. Superview.LeadingMargin = Title.Leading - 8: the container comes first, so a positive constant moves the view outside it
        completion Title (Field), Go Button (Field)
        hover **Title**, label. Left, top, width and height in points, in its superview:
        definition 3
        references 5
        highlights 5
        rename 5 edits
        refused "Safe Area" cannot be the name: "Safe Area" has a meaning of its own in equations; give the view another name
        symbols views, constraints
        folds 2
        formatting 0 edits
        action Write Title.Leading = Superview.LeadingMargin + 8
        tokens 27
        hints = 8 (28) (24) = 8 (77)
        colors 0 "#FF0000"
        lenses 6 cells: verify, any size
        preview iphone-se-3-portrait Title true
        cursor 4
        form Item.Attribute = multiplier x Item.Attribute + constant (Priority 750) 2
        live true true
        light Go Button
        cursor 3
        action Rename in the goldens, too: Title -> Heading
        error Plumb: Recipes/login.yaml has no goldens; plumb record writes them
        cleared
        cleared
        hover **Title**, label. Left, top, width and height in points, in its superview:
        recipe in front true
        log First: plumb lsp serves Recipes
        log Second: plumb lsp serves Screens, single.yaml
        documents Recipes/login.yaml Recipes/deep/x.YML plumb.yaml Main.storyboard Second/Screens/card.yaml Second/single.yaml
        end /nowhere/plumb cannot be started (spawn /nowhere/plumb ENOENT); set plumb.path
        end /nowhere/plumb cannot be started (spawn /nowhere/plumb ENOENT); set plumb.path

        """)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: python), "Python is not installed"))
  func `the package has all files of the extension, and is the same each time`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.vsix", "b.vsix"] {
      _ = try run(Self.python, [Repository.path("Scripts/extension.py"), folder.path(name)], in: folder.path)
    }
    #expect(FileManager.default.contentsEqual(atPath: folder.path("a.vsix"), andPath: folder.path("b.vsix")))
    let list = try run(Self.python, ["-m", "zipfile", "-l", folder.path("a.vsix")], in: folder.path)
    let names = list.split(separator: "\n").dropFirst().compactMap { $0.split(separator: " ").first.map(String.init) }
    let own = Repository.files("Integrations/vscode", ending: "").filter { $0.contains(/\.\w+$/) }
      .map { $0.replacing("Integrations/vscode", with: "extension") }
    #expect(Set(names) == Set(own + ["[Content_Types].xml", "extension.vsixmanifest"]))
  }
}
