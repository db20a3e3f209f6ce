internal import CPango

/// Versions of the libraries that shape text.
package enum TextLibraryVersions {
  /// Such as `pango 1.50.12, harfbuzz 6.0.0`.
  package static var text: String {
    "pango \(String(cString: pango_version_string())), harfbuzz \(String(cString: hb_version_string()))"
  }
}
