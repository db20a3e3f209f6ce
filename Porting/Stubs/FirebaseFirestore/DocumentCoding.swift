import FirebaseCore

/// Values of types of the application as documents, and back, through JSON.
enum DocumentCoding {
  static let identifier = CodingUserInfoKey(rawValue: "document identifier")!

  static func fields<Value: Encodable>(of value: Value) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    return (object as? [String: Any] ?? [:]).filter { !(($0.value as? [String: Any])?.isEmpty ?? false) }
  }

  static func value<Value: Decodable>(
    _ type: Value.Type, of fields: [String: Any], _ reference: DocumentReference
  ) throws -> Value {
    let decoder = JSONDecoder()
    decoder.userInfo[identifier] = Value.self is DocumentReference.Type ? reference : reference.documentID
    return try decoder.decode(type, from: JSONSerialization.data(withJSONObject: plain(fields)))
  }

  /// A value of which JSON can be written.
  private static func plain(_ value: Any) -> Any {
    switch value {
    case let object as [String: Any]: object.mapValues(plain)
    case let list as [Any]: list.map(plain)
    case let date as Date: date.timeIntervalSinceReferenceDate
    case let time as Timestamp: ["seconds": time.seconds, "nanoseconds": time.nanoseconds]
    case let point as GeoPoint: ["latitude": point.latitude, "longitude": point.longitude]
    case let reference as DocumentReference: reference.path
    default: JSONSerialization.isValidJSONObject([value]) ? value : "\(value)"
    }
  }
}
