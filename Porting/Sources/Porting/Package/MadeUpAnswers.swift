/// Lets an application's JSON decoders make up values where a walk has no answer to a request.
enum MadeUpAnswers {
  /// The stub with the decoder.
  static let module = "MadeUpAnswers"
  private static let decoder = "JSONDecoder"

  /// The file that gives a module this decoder in place of Foundation's; nil if its sources name none.
  static func file(for sources: [SourceFile], in project: Project, _ stubs: StubModules) -> SourceFile? {
    guard stubs.names.contains(module), project.type(decoder)?.declaration == nil,
      sources.contains(where: { String(decoding: $0.bytes, as: UTF8.self).contains(decoder) })
    else { return nil }
    let text = """
      // Written by `plumb port`; it writes this file again.
      import \(module)

      public typealias \(decoder) = \(module).AnswerDecoder

      """
    return SourceFile(path: "Plumb\(module).swift", text: text)
  }
}
