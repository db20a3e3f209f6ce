import SwiftSyntax

/// Adds the methods of `URLSession` without a delegate that a protocol of the project requires: on Linux they have a parameter
/// with a default value, which satisfies no requirement.
package struct SessionRequirements: RewritingRule {
  /// Creates the rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite { Visitor(file, project).rewrite }

  /// Methods by their full names, with their parameters, results and calls.
  private static let methods: [String: (head: String, call: String)] = [
    "data(for:)": (
      "data(for request: URLRequest) async throws -> (Data, URLResponse)", "data(for: request, delegate: nil)"
    ),
    "data(from:)": ("data(from url: URL) async throws -> (Data, URLResponse)", "data(from: url, delegate: nil)"),
    "download(for:)": (
      "download(for request: URLRequest) async throws -> (URL, URLResponse)", "download(for: request, delegate: nil)"
    ),
    "download(from:)": (
      "download(from url: URL) async throws -> (URL, URLResponse)", "download(from: url, delegate: nil)"
    ),
    "upload(for:from:)": (
      "upload(for request: URLRequest, from data: Data) async throws -> (Data, URLResponse)",
      "upload(for: request, from: data, delegate: nil)"
    ),
  ]

  private final class Visitor: RuleVisitor {
    override func enter(_ node: any DeclGroupSyntax, _ kind: TypeRecord.Kind?) {
      guard kind == nil, scopeName == "URLSession", let record = project.types["URLSession"], record.declaration == nil
      else { return }
      // A member may stand before the brace.
      let needsMark = node.memberBlock.members.last.map {
        file.line(of: node.memberBlock.rightBrace) == file.line(at: $0.extent.upperBound)
      }
      var mark = needsMark == true ? "; " : ""
      let adopted = node.inheritanceClause?.inheritedTypes.map(\.type.plainText) ?? []
      for (name, method) in SessionRequirements.methods.sorted(by: { $0.key < $1.key }) {
        // The first extension that needs a method has it.
        guard !record.methods.contains(where: { $0.fullName == name }),
          let owner = record.inherited.first(where: { requires(name, $0) }), adopted.contains(owner)
        else { continue }
        insert(
          "\(mark)func \(method.head) { try await \(method.call) } ", at: node.memberBlock.rightBrace.extent.lowerBound)
        mark = "; "
      }
    }

    private func requires(_ name: String, _ adopted: String) -> Bool {
      guard let record = project.type(adopted), record.kind == .protocol else { return false }
      return record.methods.contains { $0.fullName == name && !$0.isInExtension }
        || record.inherited.contains { requires(name, $0) }
    }
  }
}
