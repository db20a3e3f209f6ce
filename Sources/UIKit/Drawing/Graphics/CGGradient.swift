/// Colours that blend into each other.
public final class CGGradient: NSObject, Sendable {
  /// Colours with their positions from 0 to 1, in order of position.
  package let stops: [(color: CGColor, place: CGFloat)]

  /// A gradient of colours; nil if there are none. Without locations they are distributed evenly.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    self.init(colors.compactMap { $0 as? CGColor }, locations)
  }

  /// A gradient of colours by their components: red, green, blue and opacity of each; nil if there are too few.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
  ) {
    if count <= 0 || components.count < 4 * count { return nil }
    let colors = (0..<count).map { index in
      let part = components[(4 * index)...]
      return CGColor(
        red: part[4 * index], green: part[4 * index + 1], blue: part[4 * index + 2], alpha: part[4 * index + 3])
    }
    self.init(colors, locations)
  }

  init?(_ colors: [CGColor], _ locations: [CGFloat]?) {
    if colors.isEmpty { return nil }
    let last = CGFloat(max(1, colors.count - 1))
    let places = locations.flatMap { $0.count >= colors.count ? $0 : nil } ?? colors.indices.map { CGFloat($0) / last }
    stops = zip(colors, places).map { ($0, min(max($1.isFinite ? $1 : 0, 0), 1)) }.sorted { $0.1 < $1.1 }
    super.init()
  }

  /// Where a gradient is drawn.
  package enum Course {
    /// Along a line.
    case linear(CGPoint, CGPoint, CGGradientDrawingOptions)
    /// From one circle to another.
    case radial(CGPoint, CGFloat, CGPoint, CGFloat, CGGradientDrawingOptions)
  }
}

/// Whether a gradient continues beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each end.
  public let rawValue: UInt32
  /// The ends in a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
