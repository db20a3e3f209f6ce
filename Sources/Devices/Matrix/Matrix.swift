/// Which cells to lay out, as the matrix flags of the command line choose them.
package struct Matrix: Sendable, Hashable {
  /// Which devices there are cells for.
  package enum Devices: Sendable, Hashable {
    case none
    case all
    case ids([String])
  }

  /// Which devices there are cells for; none by default.
  package var devices = Devices.none
  /// Only cells held this way; both if nil.
  package var orientation: Orientation?
  /// Beside the whole screen, these shares of it on devices that have them.
  package var shares: [WindowShare] = []
  /// Free canvases, in points.
  package var canvases: [Size] = []
  /// The guide's nine boxes, each on a canvas of its own.
  package var hasAllSizeClasses = false
  /// Keeps the cells of these classes; with canvases, gives them theirs.
  package var sizeClasses: SizeClasses?
  /// Pixels per point of free canvases.
  package var canvasScale = 1.0

  /// A matrix without cells.
  package init() {}

  /// A few devices that differ in layout: small and middle phone, a phone that is regular in landscape, a tablet.
  package static let standard: [Cell] = [
    ("iphone-se-3", Orientation.portrait), ("iphone-15", .portrait), ("iphone-15", .landscape),
    ("iphone-15-pro-max", .landscape), ("ipad-pro-11", .portrait), ("ipad-pro-11", .landscape),
  ].compactMap { id, orientation in
    DeviceCatalogue.device(id).flatMap { device in device.faces[orientation].map { Cell(device, orientation, $0) } }
  }

  /// Every device both ways, every shared window, and the nine boxes: what records hold.
  package static let everything: Matrix = {
    var matrix = Matrix()
    matrix.devices = .all
    matrix.shares = WindowShare.allCases
    matrix.hasAllSizeClasses = true
    return matrix
  }()

  /// Whether nothing was asked for, so that a default applies.
  package var isEmpty: Bool { self == Matrix() }

  /// The cells, devices in the catalogue's order, then canvases; each once.
  /// - Throws: ``MatrixError``.
  /// - Complexity: O(devices + cells).
  package func cells() throws -> [Cell] {
    var cells = try chosenDevices().flatMap(cells(of:))
    if let sizeClasses { cells = cells.filter { $0.sizeClasses == sizeClasses } }
    let classes = sizeClasses ?? SizeClasses(horizontal: .any, vertical: .any)
    cells += canvases.map { Cell(canvas: $0, sizeClasses: classes, displayScale: canvasScale) }
    if hasAllSizeClasses { cells += nineBoxes.filter { sizeClasses == nil || $0.sizeClasses == sizeClasses } }
    var seen: Set<String> = []
    cells = cells.filter { seen.insert($0.name).inserted }
    if cells.isEmpty { throw MatrixError.noCells }
    return cells
  }

  private func chosenDevices() throws -> [Device] {
    switch devices {
    case .none:
      // A size class or orientation alone chooses among all devices.
      return canvases.isEmpty && !hasAllSizeClasses ? DeviceCatalogue.all : []
    case .all: return DeviceCatalogue.all
    case .ids(let ids):
      return try ids.map { id in
        guard let device = DeviceCatalogue.device(id) else { throw MatrixError.unknownDevice(id) }
        return device
      }
    }
  }

  private func cells(of device: Device) -> [Cell] {
    device.orientations.filter { orientation == nil || $0 == orientation }.flatMap { orientation -> [Cell] in
      guard let face = device.faces[orientation] else { return [] }
      let windows = device.sharedWindows.filter { $0.orientation == orientation && shares.contains($0.share) }
      return [Cell(device, orientation, face)] + windows.map { Cell(device, face, $0) }
    }
  }

  /// Interface Builder's canvases: 400 points where compact, 600 where any, 800 where regular.
  private var nineBoxes: [Cell] {
    SizeClasses.all.map { classes in
      func length(_ sizeClass: SizeClass) -> Double {
        switch sizeClass {
        case .compact: 400
        case .any: 600
        case .regular: 800
        }
      }
      return Cell(
        canvas: Size(length(classes.horizontal), length(classes.vertical)), sizeClasses: classes,
        displayScale: canvasScale)
    }
  }
}

/// Why a matrix has no cells.
package enum MatrixError: Error, Hashable {
  case unknownDevice(String)
  /// The filters leave nothing.
  case noCells
}
