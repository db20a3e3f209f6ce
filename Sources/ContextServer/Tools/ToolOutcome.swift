import Foundation
package import Values

/// What a tool found.
package struct ToolOutcome {
  /// For programs: an object, as the tool's schema says.
  package let value: JSONText
  /// PNG files.
  package let pictures: [[UInt8]]

  /// What a tool found.
  package init(_ value: JSONText, pictures: [[UInt8]] = []) {
    self.value = value
    self.pictures = pictures
  }

  /// As the protocol has it: structured, the same as text, and the pictures.
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

  /// A failure as the protocol has it.
  static func json(_ failure: ToolFailure) -> JSONText {
    .pairs([("content", .list([text(failure.message)])), ("isError", .flag(true))])
  }

  private static func text(_ text: String) -> JSONText { .pairs([("type", .text("text")), ("text", .text(text))]) }
}
