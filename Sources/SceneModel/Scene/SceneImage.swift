package import Values

/// A picture with one file per scale, as in an asset catalogue.
///
/// Two pictures are equal if their files are.
package struct SceneImage: Sendable, Hashable, Encodable {
  /// Where a file of a picture is shown; nil is everywhere.
  package struct Conditions: Sendable, Hashable, Encodable {
    /// Whether the appearance is dark.
    package var isDark: Bool?
    /// Whether the device is a pad.
    package var isPad: Bool?
    /// The size classes; any is everywhere.
    package var sizeClasses = SizeClasses(horizontal: .any, vertical: .any)

    /// Shown everywhere.
    package init() {}

    /// Returns how well the conditions fit a place; nil if they do not.
    /// - Parameter place: A place with an appearance, a device and size classes.
    func rank(in place: Conditions) -> Int? {
      var rank = 0
      let pairs: [(Bool, Bool)] = [
        (isDark == nil, isDark == place.isDark), (isPad == nil, isPad == place.isPad),
        (sizeClasses.horizontal == .any, sizeClasses.horizontal == place.sizeClasses.horizontal),
        (sizeClasses.vertical == .any, sizeClasses.vertical == place.sizeClasses.vertical),
      ]
      for (isOpen, fits) in pairs {
        if isOpen { continue }
        if !fits { return nil }
        rank += 1
      }
      return rank
    }
  }

  /// One file.
  package struct Variant: Sendable, Hashable, Encodable {
    /// Pixels per point.
    package let scale: Double
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    /// Where the pixels come from.
    private enum Contents: Sendable {
      case png([UInt8])
      case drawing(@Sendable () -> [UInt8])
    }

    private let contents: Contents
    /// The contents of a PNG file; empty if the picture cannot be drawn.
    /// - Complexity: Drawing the picture, if it is not in a PNG file.
    package var data: [UInt8] {
      switch contents {
      case .png(let data): data
      case .drawing(let draw): draw()
      }
    }
    /// Where the file is shown.
    package var conditions = Conditions()
    /// A digest for equality, so that comparisons do not read the whole file.
    private let digest: UInt64

    /// Creates a file from its scale in pixels per point, and its size in pixels.
    package init(scale: Double, width: Int, height: Int, data: [UInt8]) {
      self.scale = scale
      self.width = width
      self.height = height
      contents = .png(data)
      digest = Self.digest(of: data)
    }

    /// Creates a file that is drawn when its pixels are wanted.
    /// - Parameters:
    ///   - source: The file that is drawn.
    ///   - draw: Returns a PNG file of the size given here; empty if that fails.
    package init(
      scale: Double, width: Int, height: Int, source: [UInt8], draw: @escaping @Sendable () -> [UInt8]
    ) {
      (self.scale, self.width, self.height) = (scale, width, height)
      contents = .drawing(draw)
      digest = Self.digest(of: source)
    }

    /// FNV-1a: enough to distinguish pictures, but no protection against forgery.
    private static func digest(of data: [UInt8]) -> UInt64 {
      data.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// Reads a PNG file, with the size from its header.
    /// - Throws: ``SceneImageProblem``.
    package init(png data: [UInt8], scale: Double) throws(SceneImageProblem) {
      let isPNG = data.count >= 33 && data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      if !isPNG { throw .notPNG }
      func number(at place: Int) -> Int { data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
      let (width, height) = (number(at: 16), number(at: 20))
      guard (1...Self.sideLimit).contains(width), (1...Self.sideLimit).contains(height) else {
        throw .tooLarge(width: width, height: height)
      }
      self.init(scale: scale, width: width, height: height, data: data)
    }

    /// The longest allowed side of a picture, in pixels.
    package static let sideLimit = Limits.pictureSide
    /// The largest allowed file, in bytes.
    package static let fileLimit = Limits.pictureBytes

    /// Returns whether files are the same, by their digests.
    package static func == (a: Variant, b: Variant) -> Bool {
      a.digest == b.digest && a.scale == b.scale && a.width == b.width && a.height == b.height
        && a.conditions == b.conditions
    }

    private enum CodingKeys: String, CodingKey {
      case scale, width, height, digest, conditions
    }

    /// Writes the digest in place of the file.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(scale, forKey: .scale)
      try container.encode(width, forKey: .width)
      try container.encode(height, forKey: .height)
      try container.encode(digest, forKey: .digest)
      try container.encode(conditions, forKey: .conditions)
    }

    /// Hashes the digest.
    package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
  }

  /// The name without folder, scale and extension.
  package let name: String
  /// At least one file, by ascending scale.
  package let variants: [Variant]

  /// - Parameter variants: At least one; nil results otherwise.
  package init?(name: String, variants: [Variant]) {
    if variants.isEmpty { return nil }
    self.name = name
    self.variants = variants.sorted { $0.scale < $1.scale }
  }

  /// Returns the files for a place: those whose conditions fit it best, or all if none fits.
  package func shown(in place: Conditions) -> SceneImage {
    if variants.allSatisfy({ $0.conditions == Conditions() }) { return self }
    let ranks = variants.map { $0.conditions.rank(in: place) }
    guard let best = ranks.compactMap({ $0 }).max() else { return self }
    return SceneImage(name: name, variants: zip(variants, ranks).filter { $0.1 == best }.map(\.0)) ?? self
  }

  /// The size in points, from the file with the smallest scale, of those without conditions if there are any.
  package var size: Size {
    let first = variants.first { $0.conditions == Conditions() } ?? variants[0]
    return Size(Double(first.width) / first.scale, Double(first.height) / first.scale)
  }

  /// Whether all files can be drawn.
  /// - Complexity: Drawing those that are not in PNG files.
  package var isDrawable: Bool { variants.allSatisfy { !$0.data.isEmpty } }

  /// Returns the file for a display: of its scale, else of the next larger one, else of the largest.
  package func variant(for displayScale: Double) -> Variant {
    variants.first { $0.scale >= displayScale } ?? variants[variants.count - 1]
  }
}

/// The reason why a file cannot be a picture of a scene.
package enum SceneImageProblem: ReportedError, Hashable {
  case notPNG
  /// The size in pixels; a side is longer than ``SceneImage/Variant/sideLimit``, or zero.
  case tooLarge(width: Int, height: Int)

  package var description: String {
    switch self {
    case .notPNG: "not a PNG file"
    case .tooLarge(let width, let height):
      "\(width) by \(height) pixels; a side has from 1 to \(SceneImage.Variant.sideLimit)"
    }
  }
}
