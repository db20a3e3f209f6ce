/// An array as Core Foundation's functions take it: `colors as CFArray`.
public typealias CFArray = [Any]
/// A string as Core Foundation's functions take it.
public typealias CFString = String
/// A dictionary as Core Foundation's functions take it.
public typealias CFDictionary = [AnyHashable: Any]
