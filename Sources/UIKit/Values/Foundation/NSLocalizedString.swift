// Foundation's function of the same name looks only in bundles, and on Linux a test has none. These overloads have
// fewer default parameters than Foundation's, so Swift prefers them wherever both modules are imported.

/// A text in the project's `Localizable.strings` or `Localizable.xcstrings`, if a provider of its resources is active;
/// otherwise the key.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  ApplicationResources.text(key, nil) ?? key
}

/// The same, with a default text.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  ApplicationResources.text(key, nil) ?? (value.isEmpty ? key : value)
}

/// The same, with the bundle as a fallback.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  ApplicationResources.text(key, nil) ?? bundle.localizedString(forKey: key, value: "", table: nil)
}

/// The same, with the bundle as a fallback.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  ApplicationResources.text(key, nil) ?? bundle.localizedString(forKey: key, value: value, table: nil)
}

/// A text in another file.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  ApplicationResources.text(key, tableName) ?? key
}

/// A text in another file, with a default text.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  ApplicationResources.text(key, tableName) ?? (value.isEmpty ? key : value)
}

/// A text in another file, with the bundle as a fallback.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  ApplicationResources.text(key, tableName) ?? bundle.localizedString(forKey: key, value: "", table: tableName)
}

extension ApplicationResources {
  /// A text by its key and its file; nil for an unknown one.
  fileprivate static func text(_ key: String, _ table: String?) -> String? { current?.text(key, table) }
}
