import SceneModel

/// The device a document was drawn for, by Interface Builder's name.
struct CanvasDevice {
  let id: String
  let isLandscape: Bool
  /// In points, in its orientation.
  let size: Size
  let scale: Double
  let sizeClasses: SizeClasses

  var isPad: Bool { id.hasPrefix("ipad") }
  var isNotched: Bool { Self.notched.contains(id) }
  var isRoundedPad: Bool { id.contains("rounded") }

  /// Points in portrait, and pixels per point.
  private static let table: [String: (Double, Double, Double)] = [
    "retina3_5": (320, 480, 2), "retina4_0": (320, 568, 2), "retina4_7": (375, 667, 2), "retina5_5": (414, 736, 3),
    "retina5_9": (375, 812, 3), "retina6_1": (414, 896, 2), "retina6_5": (414, 896, 3), "retina5_4": (375, 812, 3),
    "retina6_0": (390, 844, 3), "retina6_7": (428, 926, 3), "retina6_12": (393, 852, 3), "retina6_72": (430, 932, 3),
    "retina6_3": (402, 874, 3), "retina6_9": (440, 956, 3), "ipad9_7": (768, 1024, 2), "ipad10_5": (834, 1112, 2),
    "ipad11_0rounded": (834, 1194, 2), "ipad10_9rounded": (820, 1180, 2), "ipad12_9": (1024, 1366, 2),
    "ipad12_9rounded": (1024, 1366, 2), "ipad8_3rounded": (744, 1133, 2), "ipad7_9": (768, 1024, 2),
    "ipad10_2": (810, 1080, 2), "ipad11": (834, 1194, 2), "ipad13_0rounded": (1032, 1376, 2),
  ]
  private static let notched: Set<String> = [
    "retina5_9", "retina6_1", "retina6_5", "retina5_4", "retina6_0", "retina6_7", "retina6_12", "retina6_72",
    "retina6_3", "retina6_9",
  ]
  /// Phones with a regular width in landscape.
  private static let wide: Set<String> = [
    "retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9",
  ]

  /// nil for an unknown device; its canvas is then as large as the scene.
  init?(_ element: XMLElementNode, era: CanvasEra) {
    guard let id = element["id"], var entry = Self.table[id] else { return nil }
    if id == "retina6_7", era.hasLargerSixSeven { (entry.0, entry.1) = (430, 932) }
    self.id = id
    isLandscape = element["orientation"] == "landscape"
    scale = entry.2
    size = isLandscape ? Size(entry.1, entry.0) : Size(entry.0, entry.1)
    let adaptation = element.child("adaptation")?["id"] ?? "fullscreen"
    if id.hasPrefix("ipad") {
      let isNarrow = ["splitview1_3", "slideover", "splitview1_2"].contains(adaptation)
      sizeClasses = SizeClasses(horizontal: isNarrow ? .compact : .regular, vertical: .regular)
    } else if isLandscape {
      sizeClasses = SizeClasses(horizontal: Self.wide.contains(id) ? .regular : .compact, vertical: .compact)
    } else {
      sizeClasses = SizeClasses(horizontal: .compact, vertical: .regular)
    }
  }
}
