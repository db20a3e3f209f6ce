import Foundation
package import Values

/// The result of a tool.
package struct ToolOutcome {
  /// For programs: an object that conforms to the tool's schema.
  package let value: JSONText
  /// PNG files.
  package let pictures: [[UInt8]]

  /// Creates the result of a tool.
  package init(_ value: JSONText, pictures: [[UInt8]] = []) {
    self.value = value
    self.pictures = pictures
  }

  /// The result in the protocol's form: structured, the same as text, and the pictures.
  var json: JSONText {
    let images = pictures.map { bytes -> JSONText in
      .pairs([
        ("type", .text("image")), ("data", .text(Data(bytes).base64EncodedString())), ("mimeType", .text("image/png")),
      ])
    }
    return .pairs([
      ("content", .list([Self.text(value.compact)] + images)), ("structuredContent", value), ("isError", .flag(false)),
    ])
  }

  /// Returns a failure in the protocol's form.
  static func json(_ failure: ToolFailure) -> JSONText {
    .pairs([("content", .list([text(failure.message)])), ("isError", .flag(true))])
  }

  private static func text(_ text: String) -> JSONText { .pairs([("type", .text("text")), ("text", .text(text))]) }
}
