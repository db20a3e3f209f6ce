/// One point of the matrix: a screen in one orientation, with everything that layout depends on.
package struct Cell: Sendable, Hashable, Encodable {
  /// What the cell represents.
  package enum Screen: Sendable, Hashable, Encodable {
    case device(String, Orientation, WindowShare?)
    /// A free canvas, as in Interface Builder.
    case canvas
  }

  /// The device in one orientation, a window on it, or a free canvas.
  package private(set) var screen: Screen
  /// The kind of device; nil for a free canvas.
  package let family: Device.Family?
  /// The size of the screen or the window, in points.
  package private(set) var size: Size
  /// The insets covered by status bar, notch and home indicator, in points.
  package private(set) var safeArea: Insets
  /// In points.
  package private(set) var statusBarHeight: Double
  /// The size class along each axis (AL-10.1).
  package let sizeClasses: SizeClasses
  /// The minimum side margin of the root view; nil derives it from the width.
  package let systemMinimumMargin: Double?
  /// Pixels per point of the display, to which layout rounds.
  package let displayScale: Double
  /// The radius of the screen's corners, in points.
  package let cornerRadius: Double
  /// The reader's settings.
  package private(set) var variant = CellVariant()
  /// The id of the scene's state that the cell shows; nil for the initial state.
  package private(set) var state: String?

  /// Returns the same cell in another size, in points.
  func resized(to size: Size) -> Cell {
    var cell = self
    cell.size = size
    return cell
  }

  /// Returns the same cell with other insets covered, in points.
  package func covered(by insets: Insets) -> Cell {
    var cell = self
    cell.safeArea = insets
    return cell
  }

  /// Returns the same cell for another reader; another system also changes the covered insets.
  package func varied(_ variant: CellVariant) -> Cell {
    var cell = self
    cell.variant = variant
    return variant.look == self.variant.look ? cell : cell.under(variant.look ?? .usual)
  }

  /// Returns the same cell with the insets that a system's version covers; a canvas is returned unchanged.
  package func under(_ look: Look) -> Cell {
    guard case .device(let id, let orientation, _) = screen, let device = DeviceCatalogue.device(id) else {
      return self
    }
    guard let usual = device.faces[orientation]?.safeArea else { return self }
    return covered(by: device.release(of: look)?.safeAreas[orientation] ?? usual)
  }

  /// Returns whether a call makes the status bar taller: upright on phones without a notch, up to iOS 12
  /// (`devices.md`).
  package func canShowCall(_ look: Look) -> Bool {
    family == .phone && orientation == .portrait && statusBarHeight == 20 && safeArea.top == 20 && look.isClassic
  }

  /// Returns how far a call pushes the root view down, in points.
  package func callOffset(_ look: Look) -> Double { variant.isInCall && canShowCall(look) ? 20 : 0 }

  /// Returns the size of the root view, in points: the screen without what a call takes from it.
  package func rootSize(_ look: Look) -> Size { Size(size.width, size.height - callOffset(look)) }

  /// The same cell on a screen identified only by its measurements.
  var nameless: Cell {
    var cell = self
    if case .device(_, let orientation, let share) = screen { cell.screen = .device("", orientation, share) }
    return cell
  }

  /// Returns the same cell, showing a state of its scene.
  package func inState(_ id: String?) -> Cell {
    var cell = self
    cell.state = id
    return cell
  }

  /// A stable and readable name: `iphone-15-portrait`, `ipad-pro-11-landscape+split-1-2`, `600x600-any-any`,
  /// `iphone-15-portrait+ax3+entry-added`.
  package var name: String { screenName + variant.suffix + (state.map { "+\($0)" } ?? "") }

  /// The name without variant and state.
  package var screenName: String {
    switch screen {
    case .device(let id, let orientation, let share):
      return "\(id)-\(orientation.rawValue)" + (share.map { "+\($0.rawValue)" } ?? "")
    case .canvas:
      let scale = displayScale == 1 ? "" : "@\(NumberText.plain(displayScale))x"
      return
        "\(NumberText.plain(size.width))x\(NumberText.plain(size.height))-\(sizeClasses.horizontal)-\(sizeClasses.vertical)"
        + scale
    }
  }

  /// The device's orientation, also for a shared window; that of a canvas follows from its shape.
  package var orientation: Orientation {
    if case .device(_, let orientation, _) = screen { return orientation }
    return size.width > size.height ? .landscape : .portrait
  }
}

extension Cell {
  /// Creates the cell of a device in one orientation.
  init(_ device: Device, _ orientation: Orientation, _ face: Device.Face) {
    screen = .device(device.id, orientation, nil)
    family = device.family
    size = face.size
    safeArea = face.safeArea
    statusBarHeight = face.statusBarHeight
    sizeClasses = face.sizeClasses
    systemMinimumMargin = face.systemMinimumMargin
    displayScale = device.displayScale
    cornerRadius = device.cornerRadius ?? 0
  }

  /// Creates the cell of a window that shares a device's screen: full height, the device's insets above and below.
  init(_ device: Device, _ face: Device.Face, _ window: Device.SharedWindow) {
    screen = .device(device.id, window.orientation, window.share)
    family = device.family
    size = window.size
    safeArea = face.safeArea
    statusBarHeight = face.statusBarHeight
    sizeClasses = SizeClasses(horizontal: window.horizontal, vertical: face.sizeClasses.vertical)
    systemMinimumMargin = window.systemMinimumMargin
    displayScale = device.displayScale
    cornerRadius = device.cornerRadius ?? 0
  }

  /// Creates the cell of a window of any size on a device.
  init(
    _ device: Device, _ orientation: Orientation, _ face: Device.Face, window: Size, _ sizeClasses: SizeClasses,
    margin: Double
  ) {
    screen = .canvas
    family = device.family
    size = window
    safeArea = face.safeArea
    statusBarHeight = face.statusBarHeight
    self.sizeClasses = sizeClasses
    systemMinimumMargin = margin
    displayScale = device.displayScale
    cornerRadius = device.cornerRadius ?? 0
  }

  /// Creates the cell with a name, in any matrix; nil if no cell has the name.
  package init?(named name: String) {
    var words = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    var screen = words.removeFirst()
    if let share = words.first, WindowShare(rawValue: share) != nil { screen += "+\(words.removeFirst())" }
    guard let plain = Self.devices[screen] ?? Cell(canvasNamed: screen) else { return nil }
    var variant = CellVariant()
    while let word = words.first, variant.take(word) { words.removeFirst() }
    let cell = plain.varied(variant).inState(words.first)
    if cell.name != name { return nil }
    self = cell
  }

  private static let devices = Dictionary(
    ((try? Matrix.everything.cells()) ?? []).map { ($0.name, $0) }
  ) { first, _ in first }

  /// Creates the canvas with a name: `600x600-any-any`, `375x667-compact-regular@2x`; nil for other names.
  private init?(canvasNamed name: String) {
    guard let match = name.wholeMatch(of: /([\d.]+)x([\d.]+)-([a-z]+)-([a-z]+)(?:@([\d.]+)x)?/),
      let width = Double(match.output.1), let height = Double(match.output.2), width > 0, height > 0,
      let horizontal = SizeClass(rawValue: String(match.output.3)),
      let vertical = SizeClass(rawValue: String(match.output.4))
    else { return nil }
    let scale = match.output.5.flatMap { Double($0) } ?? 1
    self.init(
      canvas: Size(width, height), sizeClasses: SizeClasses(horizontal: horizontal, vertical: vertical),
      displayScale: scale)
    if self.name != name { return nil }
  }

  /// Creates a free canvas: a status bar unless the height is compact, margins by the width, no notch (AL-12.1 E1,
  /// AL-5.24).
  /// - Parameter systemMinimumMargin: In points; nil derives it from the width.
  /// - Parameter safeArea: The insets covered; nil covers only the status bar.
  package init(
    canvas size: Size, sizeClasses: SizeClasses, displayScale: Double = 1, systemMinimumMargin: Double? = nil,
    safeArea: Insets? = nil
  ) {
    screen = .canvas
    family = nil
    self.size = size
    let statusBar = sizeClasses.vertical == .compact ? 0.0 : 20
    self.safeArea = safeArea ?? Insets(statusBar, 0, 0, 0)
    statusBarHeight = min(statusBar, self.safeArea.top)
    self.sizeClasses = sizeClasses
    self.systemMinimumMargin = systemMinimumMargin
    self.displayScale = displayScale
    cornerRadius = 0
  }
}
