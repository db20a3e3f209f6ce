// Foundation's function of the same name looks only in bundles, and on Linux a test has none. These forms have fewer
// parameters with defaults than Foundation's one, so Swift prefers them wherever both modules are imported.

/// A text of the project's `Localizable.strings` or `Localizable.xcstrings`, as far as a provider of its resources runs; the
/// key where there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  ApplicationResources.text(key, nil) ?? key
}

/// The same, with a text for the case that there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  ApplicationResources.text(key, nil) ?? (value.isEmpty ? key : value)
}

/// The same; the bundle is asked where the project has none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  ApplicationResources.text(key, nil) ?? bundle.localizedString(forKey: key, value: "", table: nil)
}

/// The same; the bundle is asked where the project has none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  ApplicationResources.text(key, nil) ?? bundle.localizedString(forKey: key, value: value, table: nil)
}

/// A text of another file.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  ApplicationResources.text(key, tableName) ?? key
}

/// A text of another file, with a text for the case that there is none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  ApplicationResources.text(key, tableName) ?? (value.isEmpty ? key : value)
}

/// A text of another file; the bundle is asked where the project has none.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  ApplicationResources.text(key, tableName) ?? bundle.localizedString(forKey: key, value: "", table: tableName)
}

extension ApplicationResources {
  /// A text by its key and its file; nil for an unknown one.
  fileprivate static func text(_ key: String, _ table: String?) -> String? { current?.text(key, table) }
}
