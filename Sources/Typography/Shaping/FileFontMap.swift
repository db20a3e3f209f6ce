internal import CPango

/// A subclass of `PangoFontMap` in which a family is the name of a file: Pango's requests are forwarded to
/// ``PangoFonts``.
enum FileFontMap {
  /// The structure that GObject allocates: Pango's part first.
  private struct Instance {
    var parent: PangoFontMap
    /// Outlives the map, which it owns.
    var owner: Unmanaged<PangoFonts>?
  }

  private static let type: GType = {
    var parent = GTypeQuery()
    g_type_query(pango_font_map_get_type(), &parent)
    return g_type_register_static_simple(
      parent.type, "PlumbFileFontMap", parent.class_size, { setUpClass($0, $1) },
      guint(MemoryLayout<Instance>.stride), nil, GTypeFlags(0))
  }()

  /// Returns a new map, owned by the caller.
  static func make() -> UnsafeMutablePointer<PangoFontMap>? {
    UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil))?
      .assumingMemoryBound(to: PangoFontMap.self)
  }

  static func setOwner(_ owner: PangoFonts, of map: UnsafeMutablePointer<PangoFontMap>) {
    UnsafeMutableRawPointer(map).assumingMemoryBound(to: Instance.self).pointee.owner = .passUnretained(owner)
  }

  private static func owner(_ map: UnsafeMutablePointer<PangoFontMap>?) -> PangoFonts? {
    UnsafeMutableRawPointer(map)?.assumingMemoryBound(to: Instance.self).pointee.owner?.takeUnretainedValue()
  }

  private static func setUpClass(_ type: gpointer?, _ data: gpointer?) {
    guard let methods = type?.assumingMemoryBound(to: PangoFontMapClass.self) else { return }
    methods.pointee.load_font = { map, _, description in
      guard let font = FileFontMap.owner(map)?.font(description) else { return nil }
      return UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFont.self)
    }
    methods.pointee.load_fontset = { map, _, description, _ in
      guard let fontset = FileFontMap.owner(map)?.fontset(description) else { return nil }
      return UnsafeMutableRawPointer(fontset).assumingMemoryBound(to: PangoFontset.self)
    }
    methods.pointee.list_families = { _, families, count in
      families?.pointee = nil
      count?.pointee = 0
    }
    methods.pointee.get_serial = { _ in 1 }
    methods.pointee.changed = { _ in }
    methods.pointee.get_family = { _, _ in nil }
    methods.pointee.get_face = { _, _ in nil }
  }
}
