import JSONRPC
import Testing
import Values

@testable import LanguageServer

/// What the server tells a client that it can do.
@Suite struct ServerCapabilityTests {
  private func capabilities(resolvesActions: Bool = true) -> JSONText {
    ServerCapabilities.json(.utf16, resolvesActions: resolvesActions)
  }

  @Test(arguments: [
    "hoverProvider", "definitionProvider", "referencesProvider", "documentHighlightProvider", "documentSymbolProvider",
    "foldingRangeProvider", "documentFormattingProvider", "inlayHintProvider", "colorProvider",
    "workspaceSymbolProvider",
  ]) func `it answers questions about`(_ provider: String) { #expect(capabilities()[provider]?.boolean == true) }

  @Test func `documents are opened, closed, saved and changed in ranges`() {
    let sync = capabilities()["textDocumentSync"]
    #expect(sync?["openClose"]?.boolean == true)
    #expect(sync?["save"]?.boolean == true)
    #expect(sync?["change"]?.integer == 2)
  }

  @Test func `the edits of actions are resolved later if the client asks for them`() {
    #expect(capabilities()["codeActionProvider"]?["resolveProvider"]?.boolean == true)
    #expect(capabilities(resolvesActions: false)["codeActionProvider"]?["resolveProvider"] == nil)
  }

  @Test func `a rename is prepared, lenses are whole, all tokens come at once`() {
    #expect(capabilities()["renameProvider"]?["prepareProvider"]?.boolean == true)
    #expect(capabilities()["codeLensProvider"]?["resolveProvider"]?.boolean == false)
    #expect(capabilities()["semanticTokensProvider"]?["full"]?.boolean == true)
  }

  @Test func `positions are counted as agreed`() {
    #expect(capabilities()["positionEncoding"]?.string == "utf-16")
    #expect(ServerCapabilities.json(.utf8, resolvesActions: true)["positionEncoding"]?.string == "utf-8")
  }
}
