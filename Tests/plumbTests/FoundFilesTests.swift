import Foundation
import Testing

/// Which files of a folder are documents and settings, and that none is skipped silently.
@Suite struct FoundFilesTests {
  private static let cell = ["--device", "iphone-8", "--orientation", "portrait"]

  @Test(arguments: ["Recipes/other.yaml", "Recipes/shared"])
  func `a link to nothing in a folder of documents is named`(_ link: String) throws {
    let workplace = try Workplace()
    try FileManager.default.createSymbolicLink(
      atPath: workplace.path(link), withDestinationPath: workplace.path("missing"))
    let found = try workplace.plumb("list")
    #expect(found.code == 2)
    #expect(found.talk.contains("\(link): a link to nothing; restore what it leads to, or remove it"), "\(found.talk)")
  }

  @Test func `a document whose name is not UTF-8 is named`() throws {
    let workplace = try Workplace()
    let folder = Array(workplace.path("Recipes/caf").utf8)
    let path = (folder + [0xE9] + Array(".yaml".utf8) + [0]).map { CChar(bitPattern: $0) }
    let file = open(path, O_CREAT | O_WRONLY, 0o644)
    try #require(file >= 0)
    close(file)
    let found = try workplace.plumb("list")
    #expect(found.code == 2)
    #expect(found.talk.contains("the name is not UTF-8; rename the file"), "\(found.talk)")
  }

  @Test func `a folder that another one contains is no folder without documents`() throws {
    let workplace = try Workplace(["simple": Workplace.simple, "sub/other": Workplace.simple])
    for paths in [["Recipes", "Recipes/sub"], ["Recipes/sub", "Recipes"]] {
      let found = try workplace.plumb(["list"] + paths)
      #expect(found.code == 0, "\(found.talk)")
      #expect(found.out.split(separator: "\n").count == 2)
    }
  }

  @Test func `settings beside recipes in the project's folder are no recipe`() throws {
    let workplace = try Workplace([:])
    try workplace.write(Workplace.simple, to: "one.yaml")
    #expect(try workplace.plumb("init").code == 0)
    #expect(try workplace.text("plumb.yaml").contains(#"documents: ["."]"#))
    // A recipe that is written later belongs to the project, too.
    try workplace.write(Workplace.simple, to: "two.yaml")
    let found = try workplace.plumb("list")
    #expect(found.code == 0, "\(found.talk)")
    #expect(found.out.split(separator: "\n").map { $0.prefix(8) } == ["one.yaml", "two.yaml"])
  }

  @Test(arguments: ["plumb.yml", "Plumb.yaml"])
  func `settings of another name are named`(_ name: String) throws {
    let workplace = try Workplace()
    try workplace.write("prove: standard\n", to: name)
    let found = try workplace.plumb("list")
    #expect(found.code == 2)
    #expect(found.talk == "plumb list: \(name): settings are read from plumb.yaml; rename the file\n")
  }

  @Test func `a scene with a star in its name is accepted alone`() throws {
    let names = ["a*b", "a-b"]
    let workplace = try Workplace([names[0]: Workplace.simple, names[1]: Workplace.simple])
    #expect(try workplace.plumb(["record"] + Self.cell).code == 0)
    for name in names {
      try workplace.write(
        Workplace.simple.replacing("Bottom + 20.0", with: "Bottom + 30.0"), to: "Recipes/\(name).yaml")
    }
    let before = workplace.bytes("Snapshots/a-b/frames.txt")
    #expect(try workplace.plumb(["verify"] + Self.cell).code == 1)
    #expect(try workplace.plumb("review", "accept", "a*b").code == 0)
    #expect(workplace.bytes("Snapshots/a-b/frames.txt") == before)
    #expect(try workplace.plumb(["verify", "Recipes/a*b.yaml"] + Self.cell).code == 0)
  }

  @Test func `what does not differ, and a cause that is not there, are said`() throws {
    let workplace = try Workplace(["one": Workplace.simple, "two": Workplace.simple])
    #expect(try workplace.plumb(["record"] + Self.cell).code == 0)
    try workplace.write(Workplace.simple.replacing("Bottom + 20.0", with: "Bottom + 30.0"), to: "Recipes/one.yaml")
    #expect(try workplace.plumb(["verify"] + Self.cell).code == 1)
    #expect(
      try workplace.plumb("review", "accept", "two").talk
        == "plumb review accept: two does not differ from its goldens; there is nothing to decide\n")
    #expect(
      try workplace.plumb("review", "accept", "one#3").talk
        == "plumb review accept: there is no cause one#3; one has one#1, one#2\n")
  }
}
