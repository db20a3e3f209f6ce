extension DecodingError {
  /// The field that cannot be decoded, and why: `scenes[0].cells[2].facts: expected a number`.
  package var placeAndCause: String {
    switch self {
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      Self.text(context.codingPath, "expected \(Self.name(of: type))")
    case .keyNotFound(let key, let context): Self.text(context.codingPath, "\"\(key.stringValue)\" is missing")
    case .dataCorrupted(let context):
      Self.text(context.codingPath, context.codingPath.isEmpty ? "not valid JSON" : "unknown value")
    @unknown default: "cannot be decoded"
    }
  }

  private static func text(_ path: [any CodingKey], _ cause: String) -> String {
    var place = ""
    for key in path {
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += place.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
    return place.isEmpty ? cause : "\(place): \(cause)"
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is [String: Any].Type: "an object"
    case is [Any].Type: "a list"
    default: "\(type)".hasPrefix("Array<") ? "a list" : "an object"
    }
  }
}
