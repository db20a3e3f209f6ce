import Foundation
import Scenes

/// Finds and checks the files of a picture: `Images/<name>.png`, `<name>@2x.png` and `<name>@3x.png` beside the recipe or
/// in a folder above it.
extension DecodingContext {
  /// Larger files, and pictures with longer sides, are refused.
  private static let fileLimit = 16 << 20
  private static let sideLimit = 8192

  func image(_ node: YAMLNode) -> SceneImage? {
    guard let name = string(node, "image") else { return nil }
    if name.contains("/") || name.hasPrefix(".") || name.isEmpty {
      report("an image is named without folder and ending: flowers", at: node)
      return nil
    }
    guard let folder = imageFolder(of: name) else {
      report("no picture Images/\(name).png beside the recipe or in a folder above it", at: node)
      return nil
    }
    let variants = [(1.0, ""), (2.0, "@2x"), (3.0, "@3x")].compactMap { scale, suffix in
      variant("\(folder)/\(name)\(suffix).png", scale: scale, at: node)
    }
    return SceneImage(name: name, variants: variants)
  }

  private func imageFolder(of name: String) -> String? {
    folderAbove { folder in
      ["", "@2x", "@3x"].contains { FileManager.default.fileExists(atPath: "\(folder)/Images/\(name)\($0).png") }
    }.map { "\($0)/Images" }
  }

  /// nil for a scale without a file, and for a file that is no use, which is reported.
  private func variant(_ path: String, scale: Double, at node: YAMLNode) -> SceneImage.Variant? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let size = ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber)?.intValue ?? 0
    if size > Self.fileLimit {
      report("\(path) is larger than \(Self.fileLimit >> 20) MiB; a picture for a layout is small", at: node)
      return nil
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      report("\(path) cannot be read; check its permissions", at: node)
      return nil
    }
    let bytes = [UInt8](data)
    guard let (width, height) = Self.pixelSize(ofPNG: bytes) else {
      report("\(path) is no PNG file", at: node)
      return nil
    }
    guard (1...Self.sideLimit).contains(width), (1...Self.sideLimit).contains(height) else {
      report("\(path) is \(width) by \(height) pixels; at most \(Self.sideLimit) a side", at: node)
      return nil
    }
    return SceneImage.Variant(scale: scale, width: width, height: height, data: bytes)
  }

  /// What the header says.
  private static func pixelSize(ofPNG bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 33, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }
}
