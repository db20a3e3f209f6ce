/// A colour in sRGB, components from 0 to 1.
public struct SceneColor: Sendable, Hashable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Eight bits a component, `0xRRGGBB`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  /// The colours documents may name: those of Apple's sample for the guide's recipes (AL-12.3), and a few greys.
  public static let named: [String: SceneColor] = [
    "red": SceneColor(red: 0.8, green: 0.2, blue: 0),
    "blue": SceneColor(red: 0.2235, green: 0.3255, blue: 1),
    "yellow": SceneColor(red: 1, green: 0.8, blue: 0),
    "green": SceneColor(red: 0.1059, green: 0.5059, blue: 0.1137),
    "purple": SceneColor(red: 0.5725, green: 0.1529, blue: 0.5608),
    "orange": SceneColor(red: 1, green: 0.6, blue: 0),
    "lightGray": SceneColor(red: 0.6667, green: 0.6667, blue: 0.6667),
    "gray": SceneColor(red: 0.5, green: 0.5, blue: 0.5),
    "darkGray": SceneColor(red: 0.3333, green: 0.3333, blue: 0.3333),
    "black": SceneColor(red: 0, green: 0, blue: 0),
    "white": SceneColor(red: 1, green: 1, blue: 1),
    "clear": SceneColor(red: 0, green: 0, blue: 0, alpha: 0),
  ]
}
