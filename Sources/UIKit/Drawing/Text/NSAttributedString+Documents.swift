import Foundation

extension NSAttributedString {
  /// The kind of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A kind with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML, which is not read here.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// RTF, which is not read here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }
  /// A name of an option.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// An option with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The document's kind.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The text's encoding, which is always taken for UTF-8.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of text without its own; not used.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// A text from a document without attributes, in UTF-8.
  /// - Throws: `CocoaError` for other documents, such as HTML, which are not read here.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let kind = options[.documentType] as? DocumentType ?? .plain
    guard kind == .plain, let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.init(string: text)
  }
}
