internal import CCairo
internal import CPango

/// Versions of the libraries that affect the appearance of pictures.
package enum LibraryVersions {
  /// Such as `cairo 1.16.0, pango 1.50.12, harfbuzz 6.0.0`.
  package static var text: String {
    let cairo = String(cString: cairo_version_string())
    let pango = String(cString: pango_version_string())
    let harfbuzz = String(cString: hb_version_string())
    return "cairo \(cairo), pango \(pango), harfbuzz \(harfbuzz)"
  }
}
