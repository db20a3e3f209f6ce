internal import CCairo
internal import Typography

/// Versions of the libraries that affect the appearance of pictures.
package enum LibraryVersions {
  /// Such as `cairo 1.16.0, pango 1.50.12, harfbuzz 6.0.0`.
  package static var text: String { "cairo \(String(cString: cairo_version_string())), \(TextLibraryVersions.text)" }
}
