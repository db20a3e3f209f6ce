import Foundation
import SceneModel
import Values

/// A picture's file in any of the formats that iOS shows: as PNG files, which pictures are drawn from.
///
/// PNG files are taken as they are. What the libraries for other formats are needed for is done by their programs
/// (``PictureProgram``).
enum ProjectPicture {
  /// Why a file is not drawn.
  struct Damage: Error, CustomStringConvertible {
    let description: String
  }

  private enum Format {
    case png, jpeg, pdf, svg

    init?(_ data: [UInt8]) {
      if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        self = .png
      } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
        self = .jpeg
      } else if data.starts(with: "%PDF".utf8) {
        self = .pdf
      } else if String(decoding: data.prefix(4096), as: UTF8.self).unicodeScalars.contains("<svg".unicodeScalars) {
        self = .svg
      } else {
        return nil
      }
    }
  }

  /// The scale at which vectors are drawn; displays with fewer pixels shrink the picture.
  private static let vectorScale = 3.0

  /// Returns the PNG file of a picture.
  /// - Parameters:
  ///   - scale: Pixels per point of a bitmap; vectors have none.
  ///   - data: The contents of the file.
  ///   - name: The name of the file in messages.
  static func variant(_ data: [UInt8], scale: Double, name: String) throws(Damage) -> SceneImage.Variant {
    switch Format(data) {
    case .png:
      do throws(SceneImageProblem) {
        return try SceneImage.Variant(png: data, scale: scale)
      } catch {
        throw Damage(description: "\(error)")
      }
    case .jpeg:
      guard let size = JPEGHeader(data)?.size else { throw Damage(description: "a damaged JPEG file") }
      return try drawn(.svg, Array(wrapped(data, size).utf8), size, scale: scale, name)
    case .pdf: return try vector(.pdf, data, "a PDF", name)
    case .svg: return try vector(.svg, data, "an SVG", name)
    case nil: throw Damage(description: "not a PNG, JPEG, PDF or SVG file")
    }
  }

  private static func vector(
    _ kind: PictureProgram.Kind, _ data: [UInt8], _ format: String, _ name: String
  ) throws(Damage) -> SceneImage.Variant {
    guard let size = VectorPicture(data)?.size else {
      throw Damage(
        description: "\(format) file without a size, or larger than \(SceneImage.Variant.sideLimit) points a side")
    }
    let pixels = Size(
      max(1, (size.width * vectorScale).rounded()), max(1, (size.height * vectorScale).rounded()))
    return try drawn(kind, data, pixels, scale: vectorScale, name)
  }

  /// An SVG file that shows a JPEG file, because the same library reads both.
  private static func wrapped(_ data: [UInt8], _ size: Size) -> String {
    let (width, height) = (Int(size.width), Int(size.height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="\(width)" \
      height="\(height)"><image width="\(width)" height="\(height)" preserveAspectRatio="none" \
      xlink:href="data:image/jpeg;base64,\(Data(data).base64EncodedString())"/></svg>
      """
  }

  /// Returns a picture that is drawn when its pixels are wanted.
  private static func drawn(
    _ kind: PictureProgram.Kind, _ data: [UInt8], _ pixels: Size, scale: Double, _ name: String
  ) throws(Damage) -> SceneImage.Variant {
    guard pixels.width <= Double(SceneImage.Variant.sideLimit), pixels.height <= Double(SceneImage.Variant.sideLimit)
    else {
      throw Damage(
        description: "\(Int(pixels.width)) by \(Int(pixels.height)) pixels; a side has at most "
          + "\(SceneImage.Variant.sideLimit)")
    }
    try PictureProgram.check(kind)
    let (width, height) = (Int(pixels.width), Int(pixels.height))
    return SceneImage.Variant(scale: scale, width: width, height: height, source: data) {
      do throws(Damage) {
        return try PictureProgram.png(of: data, kind, width: width, height: height)
      } catch {
        PictureProgram.note("\(name): \(error)")
        return []
      }
    }
  }
}

/// The size of a JPEG file, from its header.
struct JPEGHeader {
  /// In pixels.
  let size: Size

  /// nil for a file without a frame.
  init?(_ data: [UInt8]) {
    var offset = 2
    while offset + 9 < data.count {
      guard data[offset] == 0xFF else { return nil }
      let marker = data[offset + 1]
      func number(at place: Int) -> Int { Int(data[place]) << 8 | Int(data[place + 1]) }
      // Frames, but neither tables nor arithmetic coding.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let (height, width) = (number(at: offset + 5), number(at: offset + 7))
        guard width > 0, height > 0 else { return nil }
        size = Size(Double(width), Double(height))
        return
      }
      let isBare = marker == 0xFF || (0xD0...0xD9).contains(marker) || marker == 0x01
      offset += isBare ? (marker == 0xFF ? 1 : 2) : 2 + number(at: offset + 2)
    }
    return nil
  }
}
