/// All devices, and a way to find one.
package enum DeviceCatalogue {
  /// In the order of the table: phones by size, tablets, televisions.
  package static var all: [Device] { table }

  /// - Complexity: O(devices).
  package static func device(_ id: String) -> Device? { table.first { $0.id == id } }
}

// MARK: Functions that the table uses

extension DeviceCatalogue {
  static func device(
    _ id: String, _ name: String, _ family: Device.Family, year: Int? = nil, scale: Double, radius: Double? = nil,
    models: [String] = [], portrait: Device.Face? = nil, landscape: Device.Face,
    sharedWindows: [Device.SharedWindow] = [], releases: [Device.Release] = [],
    notes: String? = nil, sources: [DeviceSource], confidence: Device.Confidence
  ) -> Device {
    var faces = [Orientation.landscape: landscape]
    faces[.portrait] = portrait
    return Device(
      id: id, name: name, family: family, year: year, models: models, displayScale: scale, cornerRadius: radius,
      faces: faces, sharedWindows: sharedWindows, releases: releases,
      notes: notes, sources: sources, confidence: confidence)
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
