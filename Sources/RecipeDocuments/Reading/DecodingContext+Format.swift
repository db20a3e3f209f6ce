/// The version of a format that documents may name.
enum DocumentFormat {
  /// The version that can be read; see Documentation/formats.md.
  static let current = 1
}

extension DecodingContext {
  /// Reports a document of a later format, because its contents may have another meaning here.
  func checkFormat(_ node: YAMLNode?) {
    guard let node, let number = wholeNumber(node, "format", in: 1...1e6), number > DocumentFormat.current else {
      return
    }
    report(
      "format \(number) is from a newer version of plumb; this one reads \(DocumentFormat.current): install a newer one, or write the document in "
        + "format \(DocumentFormat.current)", at: node)
  }
}
