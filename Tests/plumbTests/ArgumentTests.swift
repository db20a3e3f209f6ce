import Testing

@testable import plumb

/// What command lines say that mean nothing, before any document is read.
@MainActor @Suite struct ArgumentTests {
  /// Reads a command line as the tool does; its options are separated by spaces.
  private func problem(_ line: String) throws -> String? {
    let words = line.split(separator: " ").map(String.init)
    let found = try #require(CommandSet.tool.find(words), "\(line)")
    do {
      _ = try found.command.init(
        ParsedArguments(Array(words.dropFirst(found.count)), found.command.specification, commands: .tool))
      return nil
    } catch { return "\(error)" }
  }

  @Test(arguments: [
    ("sizes", "name one scene: plumb sizes Recipes/login.yaml"), ("sizes a b", "name one scene: plumb sizes"),
    (
      "sizes a --width 320...400 --height 480...500 --edge A.width",
      "--edge needs one range; give one width or one height"
    ),
    ("sizes a --width 320 --chart c.svg --texts all", "a chart shows one layout; leave out --text and --texts"),
    (
      "sizes a --constant 7=0...100 --width 320...400",
      "a constant is swept in one window; give one width and one height"
    ),
    ("sizes a --width 320 --height 480", "nothing varies; give a range: --width 320...1366"),
    ("sizes a --constant 7=0...9 --priority 3", "--constant and --priority cannot be combined; sweep one, then"),
    ("sizes a --constant 7", "--constant is NUMBER=FROM...TO, such as 7=0...100"),
    ("sizes a --priority 7=0...750", "--priority is NUMBER or NUMBER=FROM...TO, such as 7=250...750, from 1 to 1000"),
    ("sizes a --width 0...9", "--width is FROM...TO or one length, each from 1 to 20000: --width 320...1366"),
    ("sizes a --width 9...8", "--width is FROM...TO or one length, each from 1 to 20000"),
    ("sizes a --texts some", "--texts is all; for one text"), ("sizes a --text Title", "--text is VIEW=A...B: --text"),
    ("sizes a --check -1", "--check is a number from 0 to 1000000, not \"-1\""),
    ("sizes near", "name one scene: plumb sizes near Recipes/login.yaml"),
    ("sizes cells", "name one scene: plumb sizes cells Recipes/login.yaml --fewest"),
    ("headroom", "name one scene: plumb headroom Recipes/login.yaml"),
    ("prove", "name a scene: plumb prove Recipes/login.yaml"),
    ("try", "name one scene: plumb try Recipes/login.yaml --set '3.constant = 12'"),
    ("try a", "say what to change: --set '3.constant = 12'"),
    ("fix", "name a scene: plumb fix Recipes/login.yaml"),
    ("explain a", "name a scene and a view: plumb explain Recipes/login.yaml Title.width"),
    ("layout", "name a recipe: plumb layout"), ("layout a --trace --json", "--trace prints text; leave out --json"),
    ("verify --shard 3/2", "--shard is I/N, such as 2/8, with I from 1 to N"),
    ("verify --shard 0/2", "--shard is I/N, such as 2/8, with I from 1 to N"),
    ("verify --junit - --tap -", "--junit - and --tap - both write to standard output; use only one"),
    ("verify --junit - --tap - --json", "--junit -, --tap - and --json all write to standard output; use only one"),
    ("verify --markdown a.txt --tap a.txt", "--tap and --markdown both name a.txt; give each a file of its own"),
    ("verify --publish p", "--publish copies the pictures that Markdown shows; add --markdown FILE"),
    ("verify --publish p --markdown a.md", "--publish needs --link URL, the address at which its folder is"),
    ("verify --markdown-limit 499", "--markdown-limit is a number from 500 to"),
    ("verify --markdown-lines 19", "--markdown-lines is a number from 20 to 100000, not \"19\""),
    ("verify --annotations github --json", "--annotations and --json both write to standard output; use only one"),
    ("verify --all-devices --device iphone-15", "--all-devices and --device cannot be combined; use only one"),
    ("diff impact", "name a device or a file: plumb diff impact iphone-17"),
    ("diff", "say what to compare with: plumb diff --base main"),
    ("report a b", "one folder at a time; `plumb report merge` makes one of several"),
    ("report merge", "name the report folders of all shards: plumb report merge shard-*"),
    ("report merge a --report a", "a is one of the shards; --report names another folder"),
    ("review accept --all a", "--all cannot be combined with patterns"), ("review undo a", "undo takes no arguments"),
    ("review --web --json", "--web cannot be combined with --json or --keys"),
    ("lint --sarif - --json", "--sarif - and --json both write to standard output; use only one"),
    ("render --overlay none,grid", "--overlay none cannot be combined with others"),
    ("render --size 20001x5", "--size is WIDTHxHEIGHT in points, each from 1 to 20000: --size 600x600"),
    ("convert", "name one document or scene: plumb convert"), ("port", "name a folder with an application's sources"),
    ("init --deb https://a.b/c.deb", "--deb and --sha256 belong together: SHA256SUMS of a release has the checksum"),
    ("init --deb https://a.b/c.deb --sha256 12", "--sha256 is 64 hexadecimal digits, as sha256sum prints them"),
    ("init a", "init takes no arguments, such as \"a\""), ("lsp a", "plumb lsp takes no path; the editor opens"),
    ("mcp a", "plumb mcp takes no path; start it in the project's folder"),
    ("render --device=", "the value of --device is empty: --device"),
    ("render --scale 1 --scale 2", "--scale may be given once"),
    ("render --json=yes", "--json takes no value"), ("render --scale", "--scale needs a value: --scale"),
  ])
  func `a command line that means nothing is refused with what to write`(_ line: String, _ message: String) throws {
    let found = try problem(line)
    #expect(found?.hasPrefix(message) == true, "\(found ?? "accepted")")
  }

  @Test(arguments: [
    "sizes a", "sizes a --width 320...400 --edge A.width", "sizes a --width 320 --height 480...500",
    "sizes a --constant 7=0...100", "sizes a --priority 7", "sizes a --width 1...20000 --check 1000000",
    "verify --shard 2/2",
    "verify --junit - --tap a.tap", "verify --markdown-limit 500 --markdown-lines 20", "render --size 20000x1",
    "render --scale 4", "render --scale 0.25", "try a --set 3.constant=12", "layout a --trace", "review accept --all",
    "report merge a b", "lint --sarif -", "diff --base main", "render -- -a",
  ])
  func `a command line at its limits is accepted`(_ line: String) throws { #expect(try problem(line) == nil) }
}
