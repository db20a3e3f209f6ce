import SceneModel

/// The behaviour of Interface Builder's canvas, by the version that saved a document: the only table of versions.
///
/// A version is a document's `toolsVersion`; 32700 and above belong to internal builds and hide the generation. Lengths
/// are in points. The evidence is in `control-metrics.md` and `interface-builder.md`.
package struct CanvasEra: Sendable, Hashable {
  /// The number before the first period; 0 if a document does not specify it.
  package let tools: Double

  /// - Parameter tools: The number before the first period of a `toolsVersion`.
  package init(tools: Double) { self.tools = tools }

  private func isIn(_ range: Range<Double>) -> Bool { range.contains(tools) }

  // MARK: The system that was drawn

  /// The system whose controls are drawn (`control-metrics.md` 0).
  var look: Look {
    switch tools {
    case ..<7_000: Look(iOS: 8)
    case ..<11_000: Look(iOS: 9)
    case ..<13_000: Look(iOS: 10)
    case ..<14_784: .classic
    case ..<17_000: Look(iOS: 13)
    case ..<19_000: Look(iOS: 14)
    case ..<21_000: Look(iOS: 15)
    case ..<24_100: .usual
    case ..<25_000: .glass
    default: .usual
    }
  }

  /// The reader's text size, if not the default one.
  var contentSize: ContentSize? {
    switch tools {
    case ..<11_000: .m
    case 18_000..<21_000: .xs
    default: nil
    }
  }

  /// Font sizes of the title styles in Xcode 8 to 10 (`control-metrics.md` 2).
  var styleSizes: [SceneFont.Style: Double] {
    isIn(11_000..<14_784) ? [.largeTitle: 32, .title1: 26, .title2: 20] : [:]
  }

  /// Pixels per point on a canvas without a device, unless its frames show two: early versions saved whole points,
  /// later ones half points (`control-metrics.md` 9).
  var displayScaleWithoutDevice: Double { tools < 11_500 ? 1 : 2 }

  /// Returns the texts that a root without stack views measures in whole points (`control-metrics.md` 9).
  func wholePointTexts(scale: Double) -> WholePointTexts {
    if scale >= 3 { return .sizes }
    return tools >= 14_100 && scale >= 2 ? .heights : .none
  }

  // MARK: Status bar and safe area

  /// Whether a phone without a notch has a status bar in portrait.
  private var hasSquareStatusBar: Bool { !isIn(14_700..<21_670) }

  /// The height from which a view of free size has the status bar of a phone without a notch; smaller views have none.
  /// All of 15 views between 37 and 309 points high have none, all of 12 from 497 on have one.
  var leastHeightUnderStatusBar: Double { tools < 14_700 ? 400 : 0 }

  /// Whether a notched phone has its insets in portrait in addition to those in its orientation, from Xcode 16 on.
  private func addsPortrait(_ device: CanvasDevice) -> Bool { device.isNotched && isIn(23_700..<32_000) }

  /// Returns the height of the status bar above the content; except on pads, only in portrait.
  func statusBar(_ device: CanvasDevice?) -> Double {
    guard let device else { return hasSquareStatusBar ? 20 : 0 }
    if device.isPad {
      if isIn(14_700..<19_000) { return 0 }
      return device.isRoundedPad || device.id == "ipad7_9" && tools >= 21_000 ? 24 : 20
    }
    if device.isLandscape, !addsPortrait(device) { return 0 }
    if !device.isNotched { return hasSquareStatusBar ? 20 : 0 }
    let height = notch(device)
    return addsPortrait(device) && !device.isLandscape ? 2 * height : height
  }

  /// Returns the height of the status bar of a notched phone in portrait.
  private func notch(_ device: CanvasDevice) -> Double {
    switch device.id {
    case "retina6_3", "retina6_9": return 62
    case "retina6_12", "retina6_72": return 59
    case "retina6_7" where hasLargerSixSeven: return 59
    case "retina6_1" where tools >= 21_225: return 48
    case "retina5_9" where tools >= 21_225: return tools >= 22_000 ? 50 : 47
    case "retina6_0" where tools >= 21_225: return 47
    default: return 44
    }
  }

  /// Whether `retina6_7` names the phone of 430 by 932 points, and not the one before it.
  var hasLargerSixSeven: Bool { tools >= 21_225 }

  /// Returns the inset above the lower edge of a screen without a home button.
  func homeIndicator(_ device: CanvasDevice?) -> Double {
    guard let device else { return 0 }
    if device.isRoundedPad { return 20 }
    if !device.isNotched { return 0 }
    if addsPortrait(device) { return device.isLandscape ? 34 + 21 : 2 * 34 }
    return !device.isLandscape || isIn(21_200..<32_000) ? 34 : 21
  }

  /// Returns the insets at the sides of a notched phone in landscape.
  func side(_ device: CanvasDevice?) -> Double {
    guard let device, device.isNotched, device.isLandscape else { return 0 }
    switch device.id {
    case "retina6_3", "retina6_9": return 62
    case "retina6_12", "retina6_72": return 59
    case "retina6_7" where hasLargerSixSeven: return 59
    case "retina6_1" where tools >= 21_225: return 48
    case "retina6_0" where tools >= 21_225: return 47
    default: return 44
    }
  }

  /// Whether a standalone view keeps the whole bottom inset, however low it is. In earlier versions it has only the
  /// part that overlaps the screen's: none in 4 of 4 views of 100 to 522 points.
  var keepsHomeIndicatorOfLoneViews: Bool { tools >= 19_000 }

  /// Whether margins include the safe area, even in documents with the old guides.
  var hasMarginsFromSafeArea: Bool { tools >= 13_000 }

  /// Whether the controller in a container view has no status bar in a document without safe areas.
  var leavesStatusBarToContainers: Bool { tools < 14_000 }

  /// Whether a status bar that the scene turns off still exists on a full-size screen.
  var keepsStatusBarOfFullScreens: Bool { tools >= 13_000 }

  // MARK: Bars and presentations

  /// Returns how much lower than the screen a sheet begins, because presented screens are drawn as sheets.
  func sheetOffset(_ device: CanvasDevice?) -> Double? {
    guard tools >= 14_784, let device, !device.isPad, !device.isLandscape else { return nil }
    return device.isNotched ? 54 : 20
  }

  /// Whether a sheet that begins lower than the screen has the screen's home indicator.
  var hasHomeIndicatorInSheets: Bool { tools < 20_000 }

  /// Whether a scene that a show segue leads to without a navigation controller covers the tab bar.
  var coversTabsOutsideStacks: Bool { tools >= 13_000 }

  /// Returns how much shorter than the screen a scene is that a phone shows as a sheet from Xcode 15 on; it has no insets of
  /// its own.
  func sheetGap(_ device: CanvasDevice?) -> Double? {
    isIn(22_500..<32_000) && device.map { !$0.isPad && !$0.isLandscape && $0.isNotched } ?? false ? 10 : nil
  }

  /// The height of a navigation bar without a large title.
  func navigationBar(_ device: CanvasDevice?, inSheet: Bool) -> Double {
    if device?.isPad ?? false { return tools >= 14_000 ? 50 : 44 }
    if isIn(24_100..<32_000) { return 54 }
    if device?.isLandscape ?? false { return 32 }
    return inSheet ? 56 : 44
  }

  /// The height that the prompt of a navigation item adds to its bar.
  static func promptHeight(of item: XMLElementNode?) -> Double {
    (item?["prompt"] ?? "").isEmpty ? 0 : Cell.promptHeight
  }

  /// The height of a tab bar.
  func tabBar(_ device: CanvasDevice?) -> Double { device?.isPad ?? false && tools >= 14_000 ? 50 : 49 }

  /// Returns the natural height of a toolbar that is a view of the scene: greater if it stands above a home indicator.
  func toolbarView(_ device: CanvasDevice?, isAtBottom: Bool) -> Double {
    if let device, device.isLandscape, !device.isPad, !device.isNotched { return 32 }
    return isAtBottom && device?.isNotched ?? false && tools >= 17_000 ? 49 : 44
  }

  /// The height of a toolbar that a scene's simulated metrics state: as high as one that stands above a home indicator.
  func simulatedToolbar(_ device: CanvasDevice?) -> Double { toolbarView(device, isAtBottom: true) }

  /// Whether a pad shows a scene as a sheet that a segue shows without a navigation controller to push it.
  var showsAsSheetOnPad: Bool { tools >= 30_000 }

  /// Whether an opaque navigation bar pushes down a root view of any height.
  var pushesDownBelowOpaqueBars: Bool { tools >= 14_000 }

  /// The natural height of a stepper, if it differs from the system's: in the betas of Xcode 11.
  var stepper: Double? { isIn(14_784..<14_900) ? 28 : nil }

  /// The natural height of a page control, if it differs from the system's.
  var pageControl: Double? { isIn(21_000..<24_100) ? 26 : nil }

  /// The style of a date picker that does not specify one.
  var datePickerStyle: SceneDatePicker.Style { isIn(24_100..<32_000) ? .compact : .wheels }

  /// The natural height of a navigation bar that is a view of the scene.
  func navigationBarView(_ device: CanvasDevice?) -> Double {
    guard let device, device.isLandscape, !device.isPad, !device.isNotched else { return 44 }
    return 32
  }

  /// Whether a phone's presentation leaves the status bar to the screen below it.
  var coversStatusBarInPresentations: Bool { tools >= 14_700 }

  // MARK: Margins

  /// Returns the margin at the sides of a root view.
  func rootMargin(width: Double, _ device: CanvasDevice?) -> Double {
    if tools < 8000 { return 16 }
    if let device, device.isNotched, device.isLandscape { return 16 }
    // A wider view on a phone is treated as having the phone's width.
    let shown = tools >= 14_784 ? min(width, device?.size.width ?? width) : width
    return shown < 400 ? 16 : 20
  }

  /// The properties that a cell's margins depend on.
  struct CellPlace {
    /// The width of the cell, in points.
    var width: Double
    /// The width of the table; nil for a standalone cell.
    var tableWidth: Double?
    /// Whether the table is a scene's root view.
    var isInRoot = false
    /// The width of the device; nil without one.
    var deviceWidth: Double?
    /// The width of an upright phone; nil for other devices.
    var phoneWidth: Double?
  }

  /// Returns the margins at the sides of a cell's content (`control-metrics.md` 6).
  func cellSide(_ place: CellPlace) -> Double {
    if tools < 13_500 { return 8 }
    guard let table = place.tableWidth else {
      if isIn(14_000..<14_784) { return place.width >= 414 ? 20 : 16 }
      if tools < 17_000 { return 15 }
      guard let device = place.deviceWidth else { return 16 }
      return min(place.width, device) >= 390 ? 20 : 16
    }
    if tools < 14_784, !place.isInRoot { return tools >= 14_000 && table >= 414 ? 20 : 15 }
    // From then on the phone's width counts, however wide the table is.
    let shown = tools >= 17_000 ? place.phoneWidth ?? table : table
    return shown >= (tools < 14_700 ? 414 : 390) ? 20 : 16
  }

  /// Returns the margins above and below the content of a cell of a height.
  func cellEnds(height: Double) -> (top: Double, bottom: Double) {
    if tools < 13_500 { return (8, 8) }
    let top = isIn(24_000..<32_000) ? 15.0 : 11
    let part = height - height.rounded(.down)
    // The separator was part of the lower margin.
    return (top, part > 0.01 && tools < 14_900 ? top - (1 - part) : top)
  }
}
