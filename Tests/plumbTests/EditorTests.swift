import Foundation
import TestSupport
import Testing

/// The language server with third-party editors and clients.
@Suite struct EditorTests {
  private static let recipe = """
    title: Login
    style: controls
    views:
      Title: { label: Sign in, font: largeTitle bold }
      Go Button: { button: Go }
    constraints: |
      1. Title.Leading = Superview.LeadingMargin + 8
      2. Title.Top = Safe Area.Top + Standard
      3. Go Button.Leading = Title.Leading
      4. Go Button.Top = Title.Bottom + Standard

    """

  /// An incomplete view name, and an equation with its sides swapped.
  private static let mistaken = recipe.replacing("3. Go Button.", with: "3. Go Butt.")
    .replacing("1. Title.Leading = Superview.LeadingMargin + 8", with: "1. Superview.LeadingMargin = Title.Leading - 8")
    .replacing("Title.", with: "Heading.").replacing("  Title:", with: "  Heading:")

  private static let editor = ["/usr/bin/nvim", "/usr/local/bin/nvim"].first(
    where: FileManager.default.isExecutableFile)

  private static let script = """
    local log = io.open("editor.txt", "w")
    local function say(...) log:write(table.concat({ ... }, " "), "\\n") end
    vim.cmd("edit Recipes/login.yaml")
    local client = vim.lsp.start_client({ name = "plumb", cmd = { vim.env.PLUMB, "lsp" }, root_dir = vim.fn.getcwd() })
    vim.lsp.buf_attach_client(0, client)
    local function diagnostics(line)
      vim.wait(30000, function()
        local found = vim.diagnostic.get(0)
        return #found == (line and 1 or 0) and (not line or found[1].lnum == line - 1)
      end, 20)
      for _, found in ipairs(vim.diagnostic.get(0)) do
        say("diagnostic", found.lnum + 1 .. ":" .. found.col + 1, found.severity, vim.split(found.message, "\\n")[1])
      end
    end
    local function at(line, character, more)
      local here = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = line, character = character } }
      return vim.tbl_extend("force", here, more or {})
    end
    local function ask(method, parameters)
      local answers = vim.lsp.buf_request_sync(0, method, parameters, 30000)
      local answer = answers and answers[client] or {}
      if answer.err then say("error", answer.err.message) end
      return answer.result
    end
    diagnostics(9)
    for _, item in ipairs(ask("textDocument/completion", at(8, 12)).items) do
      if vim.startswith(item.label, "Go Bu") then
        say("completion", item.label)
        vim.lsp.util.apply_text_edits({ item.textEdit }, 0, "utf-16")
      end
    end
    diagnostics(7)
    local hover = ask("textDocument/hover", at(4, 4)).contents.value
    say("hover", vim.split(hover, "\\n")[1])
    say("hover", vim.split(hover, "\\n")[4])
    vim.lsp.util.apply_workspace_edit(ask("textDocument/rename", at(3, 4, { newName = "Title" })), "utf-16")
    local range = { start = { line = 6, character = 8 }, ["end"] = { line = 6, character = 8 } }
    for _, action in ipairs(ask("textDocument/codeAction", at(0, 0, { range = range, context = { diagnostics = {} } }))) do
      say("action", action.title)
      if action.edit then vim.lsp.util.apply_workspace_edit(action.edit, "utf-16") end
    end
    diagnostics(nil)
    vim.cmd("write")
    say("goldens", ask("workspace/executeCommand", { command = "plumb.renameGoldens", arguments = { vim.uri_from_bufnr(0) } }))
    vim.lsp.stop_client(client)
    vim.wait(10000, function() return vim.lsp.client_is_stopped(client) end, 20)
    say("stopped", tostring(vim.lsp.client_is_stopped(client)))
    log:close()
    vim.cmd("qall!")
    """

  @Test(.enabled(if: editor != nil, "Neovim is not installed"))
  func `in Neovim two mistakes are found and fixed, and the recipe verifies`() throws {
    let workplace = try Workplace(["login": Self.recipe])
    try workplace.plumb("record", "Recipes")
    try workplace.write(Self.mistaken, to: "Recipes/login.yaml")
    try workplace.write(Self.script, to: "script.lua")
    let process = Process()
    // An editor that waits for a key would never exit.
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments =
      ["240", try #require(Self.editor), "--headless", "-u", "NONE", "-n", "-i", "NONE"]
      + ["-c", "luafile script.lua", "-c", "qall!"]
    process.currentDirectoryURL = URL(filePath: workplace.folder)
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": workplace.folder, "PLUMB": Workplace.tool.path(percentEncoded: false),
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(
      try workplace.text("editor.txt") == """
        diagnostic 9:6 1 unknown view "Go Butt"; did you mean Go Button?
        completion Go Button
        diagnostic 7:3 3 1. Superview.LeadingMargin = Heading.Leading - 8: the container comes first, so a positive constant moves the view outside it
        hover **Go Button**, button. Left, top, width and height in points, in its superview:
        hover iphone-se-3-portrait         24 77 30 30
        action Write Title.Leading = Superview.LeadingMargin + 8
        goldens The goldens of Recipes/login.yaml have these names already.
        stopped true

        """)
    #expect(try workplace.text("Recipes/login.yaml") == Self.recipe)
    let outcome = try workplace.plumb("verify", "Recipes")
    #expect(outcome.code == 0, "\(outcome.out)\(outcome.talk)")
  }

  // MARK: pygls

  /// Python's client, if it is installed: `pip install pygls`, with `PYTHONPATH` if it is installed elsewhere.
  private static func python(_ arguments: [String]) throws -> (code: Int32, out: String) {
    let (process, out) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = ["240", "python3"] + arguments
    (process.standardOutput, process.standardError) = (out, FileHandle.nullDevice)
    try process.run()
    let text = String(decoding: try out.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  private static let hasClient = (try? python(["-c", "import pygls.lsp.client"]))?.code == 0

  @Test(.enabled(if: hasClient, "pygls is not installed"))
  func `a client with strict types understands every answer`() throws {
    let exchanged = Self.recipe.replacing(
      "1. Title.Leading = Superview.LeadingMargin + 8", with: "1. Superview.LeadingMargin = Title.Leading - 8")
    let workplace = try Workplace(["login": exchanged])
    let said = try Self.python([
      Repository.path("Tests/plumbTests/Clients/pygls_client.py"), Workplace.tool.path(percentEncoded: false),
      workplace.folder,
    ])
    #expect(
      said.out == """
        encoding utf-8
        diagnostics equation-order 6:2-6:48
        completion Title Go Button
        hover 3:2-3:7 markdown
        definition 3:2-3:7
        references 4 highlights 5
        rename Title 5
        symbols views constraints folds 2
        formatting 0
        action Write Title.Leading = Superview.LeadingMargin + 8
        tokens 135 hints = 8 (28) (24)

        """)
    #expect(said.code == 0)
  }
}
