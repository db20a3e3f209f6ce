import Values

/// A picture by its files, one a scale, as an asset catalogue has it.
///
/// Two pictures are equal if their files are.
package struct SceneImage: Sendable, Hashable, Encodable {
  /// One file.
  package struct Variant: Sendable, Hashable, Encodable {
    /// Pixels per point.
    package let scale: Double
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    /// A PNG file's contents.
    package let data: [UInt8]
    /// What equality goes by, so that comparing does not read the whole file.
    private let digest: UInt64

    /// A file of known size; pixels per point, and pixels.
    package init(scale: Double, width: Int, height: Int, data: [UInt8]) {
      self.scale = scale
      self.width = width
      self.height = height
      self.data = data
      // FNV-1a: pictures are told apart by it, not protected.
      digest = data.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// A PNG file by its contents; its size is what the header says.
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

    /// The longest side of a picture, in pixels.
    package static let sideLimit = Limits.pictureSide
    /// The largest file, in bytes.
    package static let fileLimit = Limits.pictureBytes

    /// Whether files are the same, by their digests.
    package static func == (a: Variant, b: Variant) -> Bool {
      a.digest == b.digest && a.scale == b.scale && a.data.count == b.data.count
    }

    /// Hashes the digest.
    package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
  }

  /// Without folder, scale and ending.
  package let name: String
  /// By rising scale; at least one.
  package let variants: [Variant]

  /// - Parameter variants: At least one; nil comes out for none.
  package init?(name: String, variants: [Variant]) {
    if variants.isEmpty { return nil }
    self.name = name
    self.variants = variants.sorted { $0.scale < $1.scale }
  }

  /// In points, by the smallest scale's file.
  package var size: Size {
    let first = variants[0]
    return Size(Double(first.width) / first.scale, Double(first.height) / first.scale)
  }

  /// The file for a display: of its scale, else the next larger one, else the largest.
  package func variant(for displayScale: Double) -> Variant {
    variants.first { $0.scale >= displayScale } ?? variants[variants.count - 1]
  }
}

/// Why a file cannot be a picture of a scene.
package enum SceneImageProblem: Error, Hashable {
  case notPNG
  /// In pixels; a side is longer than ``SceneImage/Variant/sideLimit`` or none at all.
  case tooLarge(width: Int, height: Int)
}
