import Foundation
import Testing

/// `plumb diff` and `plumb bisect` where a revision cannot be read like the files here.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "git is not installed"))
struct RevisionTests {
  private func commit(_ workplace: Workplace, _ title: String) throws {
    try workplace.git("add", "-A", "--", ".", ":!out.txt", ":!talk.txt")
    try workplace.git("commit", "-qm", title)
  }

  private func repository(_ recipes: [String: String] = ["simple": Workplace.simple]) throws -> Workplace {
    let workplace = try Workplace(recipes)
    try workplace.git("init", "-q", "-b", "main", ".")
    return workplace
  }

  // MARK: diff

  @Test func `a storyboard is compared in all cells of the project`() throws {
    let workplace = try repository([:])
    try workplace.write(FoundProjectTests.storyboard(), to: "App/Main.storyboard")
    let cells = "[iphone-8-portrait, iphone-15-portrait, iphone-15-landscape, ipad-pro-11-landscape]"
    try workplace.write("documents: [App]\ncells: \(cells)\n", to: "plumb.yaml")
    try commit(workplace, "one")
    try workplace.write(FoundProjectTests.storyboard(gap: 9), to: "App/Main.storyboard")
    let found = try workplace.plumb("diff", "--base", "main")
    #expect(found.code == 1, "\(found.out)")
    #expect(found.out.contains("in all 4 cells"), "\(found.out)")
    #expect(found.talk.contains("0 of 4 cells identical"), "\(found.talk)")
    try FileManager.default.removeItem(atPath: workplace.path("plumb.yaml"))
    #expect(try workplace.plumb("diff", "--base", "main").talk.contains("0 of 1 cell identical"))
  }

  @Test func `a document that could not be read in the base is that, not new`() throws {
    let workplace = try repository()
    try workplace.write("views: [", to: "Recipes/broken.yaml")
    try commit(workplace, "one")
    try workplace.write(Workplace.simple, to: "Recipes/broken.yaml")
    let found = try workplace.plumb("diff", "--base", "main")
    #expect(found.code == 2, "\(found.out)")
    #expect(!found.out.contains("new"), "\(found.out)")
    #expect(found.talk.contains(": Recipes/broken.yaml:2:1: "), "\(found.talk)")
    #expect(!found.talk.contains(NSTemporaryDirectory() + "plumb-diff"), "\(found.talk)")
    let line = try #require(found.talk.split(separator: "\n").first { $0.contains("not compared") })
    #expect(line.hasPrefix("Recipes/broken.yaml: not compared, because it cannot be read in "))
    let object = try #require(line.split(separator: " ").last).trimmingCharacters(in: ["'"])
    try workplace.git("show", object)
    let json = try workplace.plumb("diff", "--base", "main", "--json")
    #expect(json.out.contains("Recipes/broken.yaml"))
  }

  @Test func `documents behind a symbolic link are compared`() throws {
    let workplace = try repository([:])
    try workplace.write(Workplace.simple, to: "shared/Layouts/simple.yaml")
    #expect(symlink("shared/Layouts", workplace.path("Recipes")) == 0)
    try commit(workplace, "one")
    #expect(try workplace.plumb("diff", "--base", "HEAD").code == 0)
    try workplace.write(Workplace.simple.replacing("+ 20.0", with: "+ 24.0"), to: "shared/Layouts/simple.yaml")
    let moved = try workplace.plumb("diff", "--base", "HEAD")
    #expect(moved.code == 1, "\(moved.out)")
    #expect(moved.out.contains("Red View.Top"), "\(moved.out)")
  }

  @Test func `links that lead to links are followed, with dots on the way`() throws {
    let workplace = try repository([:])
    try workplace.write(Workplace.simple, to: "shared/Layouts/simple.yaml")
    try workplace.write("", to: "links/other/empty.txt")
    #expect(symlink("./../../shared", workplace.path("links/other/shared")) == 0)
    #expect(symlink("links/other/shared/./Layouts", workplace.path("Recipes")) == 0)
    try commit(workplace, "one")
    try workplace.write(Workplace.simple.replacing("+ 20.0", with: "+ 24.0"), to: "shared/Layouts/simple.yaml")
    let moved = try workplace.plumb("diff", "--base", "HEAD")
    #expect(moved.code == 1, "\(moved.out)")
    #expect(moved.out.contains("Red View.Top"), "\(moved.out)")
  }

  @Test(arguments: ["Recipes", "..", "/", "other"])
  func `a link in a circle, to nothing or out of the repository is named`(_ target: String) throws {
    let workplace = try repository([:])
    #expect(symlink(target, workplace.path("Recipes")) == 0)
    #expect(symlink("Recipes", workplace.path("other")) == 0)
    try commit(workplace, "one")
    #expect(unlink(workplace.path("Recipes")) == 0)
    try workplace.write(Workplace.simple, to: "Recipes/simple.yaml")
    let found = try workplace.plumb("diff", "--base", "HEAD")
    #expect(found.code == 2, "\(found.talk)")
    #expect(found.talk.contains("Recipes is a symbolic link in "), "\(found.talk)")
    #expect(found.talk.contains(", to \(target), which is not in the repository"), "\(found.talk)")
  }

  @Test func `a link that leads out of the repository is named`() throws {
    let workplace = try repository([:])
    try workplace.write(
      Workplace.simple, to: "../\(URL(filePath: workplace.folder).lastPathComponent) outside/simple.yaml")
    let outside = workplace.folder + " outside"
    defer { try? FileManager.default.removeItem(atPath: outside) }
    #expect(symlink(outside, workplace.path("Recipes")) == 0)
    try commit(workplace, "one")
    let found = try workplace.plumb("diff", "--base", "HEAD")
    #expect(found.code == 2, "\(found.talk)")
    #expect(found.talk.contains("Recipes is a symbolic link in "), "\(found.talk)")
    #expect(found.talk.contains("git show "))
  }

  @Test func `a picture in Git LFS that was not fetched is named with the command`() throws {
    let workplace = try repository([
      "dot":
        "title: Dot\nviews: { Dot: { image: dot } }\nconstraints: [Dot.Top = Superview.Top + 9, Dot.Leading = Superview.Leading]\n"
    ])
    try workplace.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:d6\nsize 4\n", to: "Recipes/Images/dot.png")
    try commit(workplace, "one")
    let found = try workplace.plumb("diff", "--base", "HEAD")
    #expect(found.code == 2, "\(found.out)")
    #expect(found.talk.contains("Recipes/Images/dot.png is in Git LFS and not here as of "), "\(found.talk)")
    #expect(found.talk.contains("; type: git lfs fetch origin "))
  }

  @Test func `a hook's GIT_DIR is no reason to compare with nothing`() throws {
    let workplace = try repository([:])
    try workplace.write(Workplace.simple, to: "ios/Recipes/simple.yaml")
    try commit(workplace, "one")
    let process = Process()
    process.executableURL = Workplace.tool
    process.arguments = ["diff", "--base", "HEAD"]
    process.currentDirectoryURL = URL(filePath: workplace.path("ios"))
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": workplace.folder, "GIT_DIR": workplace.path(".git")]
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    // Of another repository, git does not know where its work tree begins.
    try workplace.git("init", "-q", "second")
    let other = try workplace.plumb(
      "diff", "--base", "HEAD", environment: ["GIT_DIR": workplace.path("second/.git")])
    #expect(other.code == 2, "\(other.talk)")
    #expect(other.talk.contains("GIT_DIR is "), "\(other.talk)")
  }

  @Test(arguments: [
    ("HEAD~1", "git fetch --unshallow"), ("main^", "git fetch --unshallow"), ("v1", "git fetch --unshallow origin v1"),
    ("origin/side", "git fetch --unshallow origin +refs/heads/side:refs/remotes/origin/side"),
    ("0123456789abcdef", "git fetch --unshallow"),
  ])
  func `the command for a shallow clone is one that git takes`(_ base: String, _ command: String) throws {
    let workplace = try repository()
    try commit(workplace, "one")
    try workplace.git("tag", "v1")
    try workplace.git("branch", "side")
    try workplace.write(Workplace.simple.replacing("Simple", with: "Second"), to: "Recipes/simple.yaml")
    try commit(workplace, "two")
    try workplace.git("clone", "-q", "--depth", "1", "file://\(workplace.folder)", "clone")
    let process = Process()
    process.executableURL = Workplace.tool
    process.arguments = ["diff", "--base", base]
    process.currentDirectoryURL = URL(filePath: workplace.path("clone"))
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": workplace.folder]
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, pipe)
    try process.run()
    let talk = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2, "\(talk)")
    #expect(talk.hasSuffix("; type: \(command)\n"), "\(talk)")
    let words = command.split(separator: " ").dropFirst().map(String.init)
    let fetch = Process()
    fetch.executableURL = URL(filePath: "/usr/bin/env")
    fetch.arguments = ["git"] + words
    fetch.currentDirectoryURL = URL(filePath: workplace.path("clone"))
    (fetch.standardOutput, fetch.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try fetch.run()
    fetch.waitUntilExit()
    #expect(fetch.terminationStatus == 0)
  }

  // MARK: bisect

  private static let card = """
    title: Card
    views:
      Title: { label: Hello, font: 17 }
    constraints: |
      1. Title.Leading = Superview.Leading + 16
      2. Title.Top = Superview.Top + 100

    """

  /// Commits documents one after another; nil stands for one that cannot be read.
  private func history(_ documents: [String?]) throws -> Workplace {
    let workplace = try repository([:])
    for (index, text) in documents.enumerated() {
      try workplace.write((text ?? "views: [") + "# \(index)\n", to: "Recipes/card.yaml")
      try commit(workplace, "commit \(index)")
      if index == 0 { try workplace.git("tag", "good") }
    }
    return workplace
  }

  private static let moved = card.replacing("+ 16", with: "+ 20")

  @Test func `commits that cannot be read are skipped`() throws {
    let workplace = try history([Self.card, nil, Self.card, Self.card, nil, Self.card, Self.moved, nil, Self.moved])
    let found = try workplace.plumb(
      "bisect", "Recipes/card.yaml", "Title.left", "--good", "good", "--cell", "iphone-15-portrait")
    #expect(found.code == 0, "\(found.out)")
    #expect(found.out.split(separator: "\n").first?.hasSuffix(" A: commit 6") == true, "\(found.out)")
  }

  @Test func `a stretch that cannot be read is named`() throws {
    let workplace = try history([Self.card, Self.card, nil, nil, Self.moved, Self.moved])
    let found = try workplace.plumb(
      "bisect", "Recipes/card.yaml", "Title.left", "--good", "good", "--cell", "iphone-15-portrait")
    #expect(found.code == 1)
    let lines = found.out.split(separator: "\n").map(String.init)
    #expect(lines.first == "one of these 3 commits, of which only the last can be read:", "\(found.out)")
    #expect(lines.dropFirst().prefix(3).map { $0.suffix(8) } == ["commit 2", "commit 3", "commit 4"])
    #expect(
      lines.dropFirst(4).first?.hasPrefix("  not readable: Recipes/card.yaml:") == true, "\(found.out)")
    #expect(!found.out.contains("plumb-bisect"))
    let json = try workplace.plumb(
      "bisect", "Recipes/card.yaml", "Title.left", "--good", "good", "--cell", "iphone-15-portrait", "--json")
    #expect(json.out.contains("\"unread\""))
  }

  @Test func `a view that was renamed is followed`() throws {
    func renamed(_ text: String) -> String { text.replacing("Title", with: "Heading") }
    let workplace = try history([
      Self.card, renamed(Self.card), renamed(Self.card), renamed(Self.moved), renamed(Self.moved),
    ])
    for name in ["Title.left", "Heading.left"] {
      let found = try workplace.plumb(
        "bisect", "Recipes/card.yaml", name, "--good", "good", "--cell", "iphone-15-portrait")
      #expect(
        found.code == 0,
        "\(found.out)\(found.talk)")
      #expect(
        found.out.split(separator: "\n").first?.hasSuffix(" A: commit 3") == true,
        "\(found.out)\(found.talk)")
    }
  }

  @Test func `a document that was renamed is followed`() throws {
    let workplace = try history([Self.card, Self.card])
    try FileManager.default.moveItem(
      atPath: workplace.path("Recipes/card.yaml"), toPath: workplace.path("Recipes/sheet.yaml"))
    let cell = ["--device", "iphone-15", "--orientation", "portrait"]
    let same = try workplace.plumb(["diff", "--base", "good", "--exact"] + cell)
    #expect(same.code == 0, "\(same.out)")
    #expect(
      same.talk.contains("Recipes/sheet.yaml: renamed from Recipes/card.yaml\n1 of 1 cell identical"),
      "\(same.talk)")
    let listed = try workplace.plumb(["diff", "--base", "good", "--json"] + cell)
    #expect(
      listed.out.contains(#""renamed":{"Recipes/sheet.yaml":"Recipes/card.yaml"}"#), "\(listed.out.prefix(400))")
    try commit(workplace, "rename")
    try workplace.write(Self.moved, to: "Recipes/sheet.yaml")
    try commit(workplace, "move")
    for scene in ["Recipes/sheet.yaml", "sheet"] {
      let found = try workplace.plumb(
        "bisect", scene, "Title.left", "--good", "good", "--cell", "iphone-15-portrait")
      #expect(found.out.split(separator: "\n").first?.hasSuffix(" A: move") == true, "\(found.out)\(found.talk)")
    }
    let moved = try workplace.plumb(["diff", "--base", "good", "--head", "HEAD", "Recipes/sheet.yaml"] + cell)
    #expect(moved.code == 1, "\(moved.talk)")
    #expect(moved.talk.contains("renamed from"), "\(moved.talk)")
    #expect(!moved.out.contains("new"), "\(moved.out)")
  }

  @Test func `a partial clone without its remote is named with the command`() throws {
    let workplace = try repository()
    try commit(workplace, "one")
    try workplace.write(Workplace.simple.replacing("+ 20.0", with: "+ 30.0"), to: "Recipes/simple.yaml")
    try commit(workplace, "two")
    try workplace.git("config", "uploadpack.allowFilter", "true")
    let origin = workplace.path("origin")
    try workplace.git("clone", "-q", "--bare", "file://\(workplace.folder)", "origin")
    try workplace.git("config", "uploadpack.allowFilter", "true", at: "origin")
    try workplace.git("clone", "-q", "--filter=blob:none", "file://\(origin)", "clone")
    try FileManager.default.removeItem(atPath: origin)
    let found = try workplace.plumb(["diff", "--base", "HEAD~1", "Recipes"], in: "clone")
    #expect(
      found.talk
        == "plumb diff: this clone is partial, and git cannot fetch the files that it lacks from origin; check the "
        + "connection, or fetch them all: git fetch --refetch --no-filter 'origin'\n")
  }

  @Test func `an end that cannot be read is said`() throws {
    let workplace = try history([Self.card, Self.moved, nil])
    let found = try workplace.plumb("bisect", "Recipes/card.yaml", "Title.left", "--good", "good")
    #expect(found.code == 2, "\(found.talk)")
    #expect(found.talk.contains("HEAD cannot be read: Recipes/card.yaml:"), "\(found.talk)")
    #expect(!found.talk.contains("plumb-bisect"))
  }
}
