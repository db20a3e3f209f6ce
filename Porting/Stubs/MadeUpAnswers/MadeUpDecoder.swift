import Foundation

/// Decodes values that are made up from the names and types of properties, the same in every run.
struct MadeUpDecoder: Decoder {
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  /// The place in the nearest list.
  var index = 0
  let progress: Progress

  /// What has been begun: a value inside a value of its own type ends.
  final class Progress {
    var types: [ObjectIdentifier] = []
    /// What numbers of objects of this answer begin with.
    let base: Int
    init(base: Int) { self.base = base }
    func isInside(_ type: Any.Type, times: Int = 1) -> Bool {
      types.reduce(0) { $0 + ($1 == ObjectIdentifier(type) ? 1 : 0) } >= times
    }
  }

  /// - Parameter address: Answers to different addresses have different numbers.
  init(address: String) {
    let sum = address.utf8.reduce(UInt32(7)) { $0 &* 31 &+ UInt32($1) }
    progress = Progress(base: Int(sum % 9000) * 100)
  }

  private init(_ outer: MadeUpDecoder, _ key: (any CodingKey)?, _ index: Int) {
    (codingPath, progress, self.index) = (outer.codingPath + (key.map { [$0] } ?? []), outer.progress, index)
  }

  /// The name of the property: the nearest key that is not a place in a list.
  var name: String { codingPath.last { $0.intValue == nil }?.stringValue ?? "" }
  var words: MadeUpValues { MadeUpValues(name: name, index: index, base: progress.base) }

  func inside(_ key: (any CodingKey)?) -> MadeUpDecoder { MadeUpDecoder(self, key, index) }
  func element(_ index: Int) -> MadeUpDecoder { MadeUpDecoder(self, Place(index), index) }

  /// A value of a type.
  func value<T: Decodable>(_ type: T.Type) throws -> T {
    if let known = words.known(type) as? T { return known }
    guard !progress.isInside(type, times: 2) else { throw failure("\(type) contains itself") }
    progress.types.append(ObjectIdentifier(type))
    defer { progress.types.removeLast() }
    do { return try T(from: self) } catch {
      guard let first = FirstCase.of(type) else { throw error }
      return first
    }
  }

  func failure(_ cause: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: "no value is made up: \(cause)"))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Keyed(decoder: self))
  }
  func unkeyedContainer() -> any UnkeyedDecodingContainer { List(decoder: self) }
  func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }

  /// A place in a list.
  struct Place: CodingKey {
    var intValue: Int?
    var stringValue: String { intValue.map(String.init) ?? "" }
    init(_ place: Int) { intValue = place }
    init?(intValue: Int) { self.intValue = intValue }
    init?(stringValue: String) { return nil }
  }
}

extension MadeUpDecoder {
  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: MadeUpDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }
    /// One key for a dictionary, which accepts every name.
    var allKeys: [Key] { [Key(stringValue: "1")].compactMap { $0 } }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool { decoder.inside(key).words.isMissing }
    func decode(_ type: Bool.Type, forKey key: Key) -> Bool { decoder.inside(key).words.truth }
    func decode(_ type: String.Type, forKey key: Key) -> String { decoder.inside(key).words.text }
    func decode(_ type: Double.Type, forKey key: Key) -> Double { decoder.inside(key).words.number }
    func decode(_ type: Float.Type, forKey key: Key) -> Float { Float(decoder.inside(key).words.number) }
    func decode(_ type: Int.Type, forKey key: Key) -> Int { decoder.inside(key).words.count() }
    func decode(_ type: Int8.Type, forKey key: Key) -> Int8 { decoder.inside(key).words.count() }
    func decode(_ type: Int16.Type, forKey key: Key) -> Int16 { decoder.inside(key).words.count() }
    func decode(_ type: Int32.Type, forKey key: Key) -> Int32 { decoder.inside(key).words.count() }
    func decode(_ type: Int64.Type, forKey key: Key) -> Int64 { decoder.inside(key).words.count() }
    func decode(_ type: UInt.Type, forKey key: Key) -> UInt { decoder.inside(key).words.count() }
    func decode(_ type: UInt8.Type, forKey key: Key) -> UInt8 { decoder.inside(key).words.count() }
    func decode(_ type: UInt16.Type, forKey key: Key) -> UInt16 { decoder.inside(key).words.count() }
    func decode(_ type: UInt32.Type, forKey key: Key) -> UInt32 { decoder.inside(key).words.count() }
    func decode(_ type: UInt64.Type, forKey key: Key) -> UInt64 { decoder.inside(key).words.count() }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try decoder.inside(key).value(type) }
    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) -> T? {
      let inner = decoder.inside(key)
      return inner.words.isMissing || inner.progress.isInside(type) ? nil : try? inner.value(type)
    }
    func nestedContainer<Inner: CodingKey>(
      keyedBy type: Inner.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Inner> { decoder.inside(key).container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
      decoder.inside(key).unkeyedContainer()
    }
    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) -> any Decoder { decoder.inside(key) }
  }

  private struct List: UnkeyedDecodingContainer {
    let decoder: MadeUpDecoder
    var currentIndex = 0
    var codingPath: [any CodingKey] { decoder.codingPath }
    /// Fewer in lists inside lists; none in a list that contains itself.
    let length: Int

    init(decoder: MadeUpDecoder) {
      self.decoder = decoder
      let lists = decoder.codingPath.filter { $0.intValue != nil }.count
      let isInItself = Set(decoder.progress.types).count < decoder.progress.types.count
      length = isInItself ? 0 : max(0, 4 - lists)
    }

    var count: Int? { length }
    var isAtEnd: Bool { currentIndex >= length }
    private mutating func next() -> MadeUpDecoder {
      defer { currentIndex += 1 }
      return decoder.element(currentIndex)
    }
    mutating func decodeNil() -> Bool { false }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
      if isAtEnd { throw decoder.failure("the list has ended") }
      return try next().value(type)
    }
    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
      next().container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { next().unkeyedContainer() }
    mutating func superDecoder() -> any Decoder { next() }
  }

  private struct Single: SingleValueDecodingContainer {
    let decoder: MadeUpDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }
    func decodeNil() -> Bool { decoder.words.isMissing }
    func decode(_ type: Bool.Type) -> Bool { decoder.words.truth }
    func decode(_ type: String.Type) -> String { decoder.words.text }
    func decode(_ type: Double.Type) -> Double { decoder.words.number }
    func decode(_ type: Float.Type) -> Float { Float(decoder.words.number) }
    func decode(_ type: Int.Type) -> Int { decoder.words.count() }
    func decode(_ type: Int8.Type) -> Int8 { decoder.words.count() }
    func decode(_ type: Int16.Type) -> Int16 { decoder.words.count() }
    func decode(_ type: Int32.Type) -> Int32 { decoder.words.count() }
    func decode(_ type: Int64.Type) -> Int64 { decoder.words.count() }
    func decode(_ type: UInt.Type) -> UInt { decoder.words.count() }
    func decode(_ type: UInt8.Type) -> UInt8 { decoder.words.count() }
    func decode(_ type: UInt16.Type) -> UInt16 { decoder.words.count() }
    func decode(_ type: UInt32.Type) -> UInt32 { decoder.words.count() }
    func decode(_ type: UInt64.Type) -> UInt64 { decoder.words.count() }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.value(type) }
  }
}
