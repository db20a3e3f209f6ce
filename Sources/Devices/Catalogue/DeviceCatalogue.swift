/// All devices, and a way to find one.
package enum DeviceCatalogue {
  /// In the order of the table: phones by size, tablets, televisions.
  package static var all: [Device] { table }

  /// - Complexity: O(devices).
  package static func device(_ id: String) -> Device? { table.first { $0.id == id } }
}

// MARK: What the table uses

/// The screen of a row of the table.
struct DeviceScreen {
  /// Pixels per point.
  let scale: Double
  /// The radius of the corners, in points; nil if unknown.
  var radius: Double?
  /// nil for a screen that does not turn.
  var portrait: Device.Face?
  let landscape: Device.Face
  var sharedWindows: [Device.SharedWindow] = []
  var releases: [Device.Release] = []
}

/// What the values of a row of the table are based on.
struct DeviceEvidence {
  let sources: [DeviceSource]
  let confidence: Device.Confidence
  /// The basis beyond the sources.
  let notes: String?

  init(_ sources: [DeviceSource], _ confidence: Device.Confidence, notes: String? = nil) {
    (self.sources, self.confidence, self.notes) = (sources, confidence, notes)
  }
}

extension DeviceCatalogue {
  static func device(
    _ id: String, _ name: String, _ family: Device.Family, year: Int? = nil, models: [String] = [],
    _ screen: DeviceScreen, _ evidence: DeviceEvidence
  ) -> Device {
    var faces = [Orientation.landscape: screen.landscape]
    faces[.portrait] = screen.portrait
    return Device(
      id: id, name: name, family: family, year: year, models: models, displayScale: screen.scale,
      cornerRadius: screen.radius, faces: faces, sharedWindows: screen.sharedWindows, releases: screen.releases,
      notes: evidence.notes, sources: evidence.sources, confidence: evidence.confidence)
  }

  static func face(
    _ width: Double, _ height: Double, _ safeArea: Insets, statusBar: Double, margin: Double,
    _ sizeClasses: SizeClasses
  ) -> Device.Face {
    Device.Face(
      size: Size(width, height), safeArea: safeArea, statusBarHeight: statusBar, systemMinimumMargin: margin,
      sizeClasses: sizeClasses)
  }

  static func shared(
    _ share: WindowShare, _ orientation: Orientation, _ width: Double, _ height: Double, _ horizontal: SizeClass,
    margin: Double
  ) -> Device.SharedWindow {
    Device.SharedWindow(
      share: share, orientation: orientation, size: Size(width, height), horizontal: horizontal,
      systemMinimumMargin: margin)
  }

  static func release(
    _ name: String, _ safeAreas: [Orientation: Insets], _ sources: [DeviceSource], _ confidence: Device.Confidence
  ) -> Device.Release {
    Device.Release(name: name, safeAreas: safeAreas, sources: sources, confidence: confidence)
  }
}

extension SizeClasses {
  static let compactRegular = SizeClasses(horizontal: .compact, vertical: .regular)
  static let compactCompact = SizeClasses(horizontal: .compact, vertical: .compact)
  static let regularCompact = SizeClasses(horizontal: .regular, vertical: .compact)
  static let regularRegular = SizeClasses(horizontal: .regular, vertical: .regular)
}
