package import Values

/// The cells to lay out, as selected by the matrix options of the command line.
package struct Matrix: Sendable, Hashable {
  /// The devices to create cells for.
  package enum Devices: Sendable, Hashable {
    case none
    case all
    case ids([String])
  }

  /// The devices to create cells for; none by default.
  package var devices = Devices.none
  /// The orientation of the cells; nil for both.
  package var orientation: Orientation?
  /// Shares of the screen in addition to the whole, on devices that support them.
  package var shares: [WindowShare] = []
  /// Free canvases, in points.
  package var canvases: [Size] = []
  /// The guide's nine boxes, each on a canvas of its own.
  package var hasAllSizeClasses = false
  /// Keeps only the cells with these classes; canvases get them.
  package var sizeClasses: SizeClasses?
  /// Pixels per point of free canvases.
  package var canvasScale = 1.0

  /// A matrix without cells.
  package init() {}

  /// A few devices that differ in layout: a small and a medium phone, a phone that is regular in landscape, a tablet.
  package static let standard: [Cell] = [
    ("iphone-se-3", Orientation.portrait), ("iphone-15", .portrait), ("iphone-15", .landscape),
    ("iphone-15-pro-max", .landscape), ("ipad-pro-11", .portrait), ("ipad-pro-11", .landscape),
  ].compactMap { id, orientation in
    DeviceCatalogue.device(id).flatMap { device in device.faces[orientation].map { Cell(device, orientation, $0) } }
  }

  /// Every device in both orientations, every shared window, and the nine boxes: the cells of records.
  package static let everything: Matrix = {
    var matrix = Matrix()
    matrix.devices = .all
    matrix.shares = WindowShare.allCases
    matrix.hasAllSizeClasses = true
    return matrix
  }()

  /// Whether nothing was selected, so that a default applies.
  package var isEmpty: Bool { self == Matrix() }

  /// Returns the cells, devices in the catalogue's order, then canvases; each once.
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
      // A size class or orientation alone selects among all devices.
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

  /// Interface Builder's canvases: 400 points for compact, 600 for any, 800 for regular.
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

/// The reason why a matrix has no cells.
package enum MatrixError: ReportedError, Hashable {
  case unknownDevice(String)
  /// The filters exclude every cell.
  case noCells

  package var description: String {
    switch self {
    case .unknownDevice(let id): "no device \(Quoting.record.quoted(id)); `plumb list devices` lists them"
    case .noCells: "no cell fits these matrix options; leave one out"
    }
  }
}
