extension UserDefaults {
  /// The value of a setting, as ``object(forKey:)``; nil for an unknown one.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Changes a setting, as ``set(_:forKey:)``.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
