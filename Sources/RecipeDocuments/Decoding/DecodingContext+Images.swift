import Foundation
import SceneModel
import Values

/// Finds and checks the files of a picture: `Images/<name>.png`, `<name>@2x.png` and `<name>@3x.png` in the recipe's
/// folder or a folder above it.
extension DecodingContext {
  func image(_ node: YAMLNode) -> SceneImage? {
    guard let name = string(node, "image") else { return nil }
    if name.contains("/") || name.hasPrefix(".") || name.isEmpty {
      report("an image is named without folder and ending: flowers", at: node)
      return nil
    }
    guard let folder = imageFolder(of: name) else {
      if isRecorded {
        return SceneImage(name: name, variants: [SceneImage.Variant(scale: 1, width: 1, height: 1, data: [])])
      }
      if let ending = name.split(separator: ".").last, Self.pictureEndings.contains(ending.lowercased()) {
        report("an image is named without folder and ending: \(name.dropLast(ending.count + 1))", at: node)
      } else {
        report(
          "no picture Images/\(name).png beside the recipe or in a folder above it; a system symbol is symbol: "
            + String(name.trimmingPrefix("sf:")),
          at: node)
      }
      return nil
    }
    let variants = [(1.0, ""), (2.0, "@2x"), (3.0, "@3x")].compactMap { scale, suffix in
      variant("\(folder)/\(name)\(suffix).png", scale: scale, at: node)
    }
    return SceneImage(name: name, variants: variants)
  }

  private static let pictureEndings: Set = ["png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "webp"]

  /// Returns the system symbol that `image: lock.fill` means: a name with dots, of which there is no picture.
  func symbolName(_ node: YAMLNode) -> String? {
    guard let name = node.text, name.wholeMatch(of: /[a-z0-9]+(\.[a-z0-9]+)+/) != nil, imageFolder(of: name) == nil,
      !Self.pictureEndings.contains(name.split(separator: ".").last.map(String.init) ?? "")
    else { return nil }
    return name
  }

  private func imageFolder(of name: String) -> String? {
    folderAbove { folder in
      ["", "@2x", "@3x"].contains { FileManager.default.fileExists(atPath: "\(folder)/Images/\(name)\($0).png") }
    }.map { "\($0)/Images" }
  }

  /// Returns nil for a scale without a file, and for an unusable file, which is reported.
  private func variant(_ path: String, scale: Double, at node: YAMLNode) -> SceneImage.Variant? {
    guard RegularFile.isThere(path) else { return nil }
    let bytes: [UInt8]
    do throws(RegularFile.Failure) {
      bytes = try RegularFile.bytes(path, limit: SceneImage.Variant.fileLimit)
    } catch {
      if case .tooLarge(let limit) = error {
        report("\(path) is larger than \(limit >> 20) MiB; a picture for a layout is small", at: node)
      } else {
        report("\(path) cannot be read; check its permissions", at: node)
      }
      return nil
    }
    do throws(SceneImageProblem) {
      return try SceneImage.Variant(png: bytes, scale: scale)
    } catch {
      switch error {
      case .notPNG:
        let isPointer = GitLFSPointer.isIn(bytes)
        report("\(path) is \(isPointer ? GitLFSPointer.message(insteadOf: "picture") : "not a PNG file")", at: node)
      case .tooLarge(let width, let height):
        report("\(path) is \(width) by \(height) pixels; at most \(SceneImage.Variant.sideLimit) a side", at: node)
      }
      return nil
    }
  }
}
