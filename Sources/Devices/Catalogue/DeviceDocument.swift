import Values

/// A device described as JSON, in the format of `plumb list devices --json`.
package struct DeviceDocument: Decodable, Sendable {
  /// The device in one orientation.
  package struct Face: Decodable, Sendable {
    let orientation: Orientation
    /// Width and height, in points.
    let size: [Double]
    /// Top, left, bottom and right, in points.
    let safeArea: [Double]
    let statusBar: Double?
    let margin: Double?
    let horizontal: SizeClass?
    let vertical: SizeClass?
  }

  let id: String
  let name: String?
  let family: Device.Family?
  let scale: Double
  let faces: [Face]

  /// Returns the device; omitted fields are as on other devices of the family.
  /// - Throws: ``Fault`` for measurements that are impossible on a screen.
  package func device() throws(Fault) -> Device {
    let family = family ?? .phone
    let isName = id.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0 == "-" || $0.value < 58 && $0.value > 47)
    }
    guard !id.isEmpty, isName else { throw Fault("id: letters, digits and hyphens, such as iphone-18") }
    guard scale >= 1, scale <= 4 else { throw Fault("scale: from 1 to 4 pixels per point") }
    var known: [Orientation: Device.Face] = [:]
    for (index, face) in faces.enumerated() {
      guard face.size.count == 2, face.size.allSatisfy({ (100...10_000).contains($0) }) else {
        throw Fault("faces[\(index)].size: width and height, from 100 to 10000 points")
      }
      guard face.safeArea.count == 4, face.safeArea.allSatisfy({ (0...500).contains($0) }) else {
        throw Fault("faces[\(index)].safeArea: top, left, bottom and right, from 0 to 500 points")
      }
      for (key, value) in [("statusBar", face.statusBar), ("margin", face.margin)] {
        guard value.map((0...500).contains) ?? true else { throw Fault("faces[\(index)].\(key): from 0 to 500 points") }
      }
      if known[face.orientation] != nil { throw Fault("faces[\(index)].orientation: another face has it") }
      let (width, height) = (face.size[0], face.size[1])
      // A phone has compact width, except a large one in landscape (AL-10.1).
      let isWide = family != .phone || width > height && width >= 896
      known[face.orientation] = Device.Face(
        size: Size(width, height),
        safeArea: Insets(face.safeArea[0], face.safeArea[1], face.safeArea[2], face.safeArea[3]),
        statusBarHeight: face.statusBar ?? face.safeArea[0],
        systemMinimumMargin: face.margin ?? (width >= 414 ? 20 : 16),
        sizeClasses: SizeClasses(
          horizontal: face.horizontal ?? (isWide ? .regular : .compact),
          vertical: face.vertical ?? (family == .phone && width > height ? .compact : .regular)))
    }
    if known.isEmpty { throw Fault("faces: at least one, with orientation, size and safeArea") }
    return Device(
      id: id, name: name ?? id, family: family, year: nil, models: [], displayScale: scale, cornerRadius: nil,
      faces: known, sharedWindows: [], releases: [], notes: nil, sources: [],
      confidence: .low)
  }

  /// A measurement that is impossible on a screen.
  package struct Fault: ReportedError {
    /// The field, and the values that it accepts.
    package let description: String

    init(_ description: String) { self.description = description }
  }
}

extension Orientation: Decodable {}
extension SizeClass: Decodable {}
extension Device.Family: Decodable {}
