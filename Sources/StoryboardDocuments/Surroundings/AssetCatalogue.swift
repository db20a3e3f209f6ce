import Foundation
import SceneModel
import Values

/// Pictures and colours in folders that end in `.xcassets`.
final class AssetCatalogue {
  /// The folder's path.
  let folder: String
  /// Problems with the sets looked up so far, with the ends of their paths, without duplicates.
  private(set) var damages: [String] = []

  /// - Parameter folder: A folder that ends in `.xcassets`.
  init(folder: String) { self.folder = folder }

  /// The contents of a `Contents.json`.
  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var scale: String?
      var idiom: String?
      var appearances: [Appearance]?
      var widthClass: String?
      var heightClass: String?

      private enum CodingKeys: String, CodingKey {
        case filename, scale, idiom, appearances
        case widthClass = "width-class"
        case heightClass = "height-class"
      }

      /// Where the file is shown; nil for watches, cars, and appearances other than light and dark.
      var conditions: SceneImage.Conditions? {
        var conditions = SceneImage.Conditions()
        switch idiom {
        case nil, "universal": break
        case "iphone": conditions.isPad = false
        case "ipad": conditions.isPad = true
        default: return nil
        }
        for appearance in appearances ?? [] {
          guard appearance.appearance == "luminosity" else { return nil }
          switch appearance.value {
          case "dark": conditions.isDark = true
          case "light": conditions.isDark = false
          default: return nil
          }
        }
        conditions.sizeClasses = SizeClasses(
          horizontal: widthClass.flatMap(SizeClass.init) ?? .any, vertical: heightClass.flatMap(SizeClass.init) ?? .any)
        return conditions
      }
    }

    struct Color: Decodable {
      struct Value: Decodable { var components: [String: Component]? }
      /// A number, or a text with one.
      struct Component: Decodable {
        var text: String

        init(from decoder: any Decoder) throws {
          let container = try decoder.singleValueContainer()
          if let number = try? container.decode(Double.self) {
            text = "\(number)"
          } else {
            text = try container.decode(String.self)
          }
        }
      }

      var color: Value?
      var idiom: String?
      var appearances: [Appearance]?
    }

    struct Appearance: Decodable {
      var appearance: String?
      var value: String?
    }

    var images: [Image]?
    var colors: [Color]?
  }

  private func contents(_ name: String, ending: String) -> (Contents, path: String)? {
    guard let path = path(of: "\(name).\(ending)") else { return nil }
    let file = "\(path)/Contents.json"
    let data: Data
    do throws(RegularFile.Failure) {
      data = Data(try RegularFile.bytes(file, limit: Limits.settingsBytes))
    } catch {
      if error != .missing { note("\(error)", at: file) }
      return nil
    }
    do {
      return (try JSONDecoder().decode(Contents.self, from: data), path)
    } catch {
      note("\(JSONDamage(error, in: data))", at: file)
      return nil
    }
  }

  private func note(_ damage: String, at file: String) {
    let text = "\(place(of: file)): \(damage)"
    if !damages.contains(text) { damages.append(text) }
  }

  /// Returns the end of a file's path, from the catalogue on.
  private func place(of file: String) -> String {
    String(file.dropFirst(folder.count - URL(filePath: folder).lastPathComponent.count))
  }

  /// Returns the folder of a set, which may be inside groups.
  private func path(of name: String) -> String? {
    guard NameInFolder.isPlain(name) else { return nil }
    let direct = "\(folder)/\(name)"
    if FileManager.default.fileExists(atPath: direct) { return direct }
    guard let walker = FileManager.default.enumerator(atPath: folder) else { return nil }
    for case let inner as String in walker where inner.hasSuffix("/\(name)") { return "\(folder)/\(inner)" }
    return nil
  }

  /// Returns the files of a picture, for each appearance, device and size class that it has its own for; nil if none can be
  /// drawn.
  func image(named name: String) -> SceneImage? {
    guard let (contents, path) = contents(name, ending: "imageset") else { return nil }
    let variants = (contents.images ?? []).compactMap { image -> SceneImage.Variant? in
      guard let file = image.filename, !file.contains("/"), let conditions = image.conditions else { return nil }
      let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
      guard (0.5...10).contains(scale) else { return nil }
      var variant = picture("\(path)/\(file)", scale: scale)
      variant?.conditions = conditions
      return variant
    }
    return SceneImage(name: name, variants: variants)
  }

  /// Returns the picture in a file; nil, recorded, if it cannot be drawn.
  private func picture(_ file: String, scale: Double) -> SceneImage.Variant? {
    let data: [UInt8]
    do throws(RegularFile.Failure) {
      data = try RegularFile.bytes(file, limit: SceneImage.Variant.fileLimit)
    } catch {
      note("\(error)", at: file)
      return nil
    }
    do throws(ProjectPicture.Damage) {
      return try ProjectPicture.variant(data, scale: scale, name: place(of: file))
    } catch {
      note("\(error)", at: file)
      return nil
    }
  }

  /// Returns the data of a data set; nil for an unknown one, or one whose file cannot be read.
  func data(named name: String) -> Data? {
    guard let path = path(of: "\(name).dataset"),
      let saved = try? RegularFile.bytes("\(path)/Contents.json", limit: SceneImage.Variant.fileLimit),
      let contents = try? JSONDecoder().decode(DataContents.self, from: Data(saved))
    else { return nil }
    return (contents.data ?? []).lazy.compactMap { item -> Data? in
      guard let file = item.filename, !file.contains("/") else { return nil }
      return (try? RegularFile.bytes("\(path)/\(file)", limit: SceneImage.Variant.fileLimit)).map { Data($0) }
    }.first
  }

  /// What a data set says about its files.
  private struct DataContents: Decodable {
    struct Item: Decodable {
      let filename: String?
    }
    let data: [Item]?
  }

  /// Returns the size of a picture in a PDF or SVG file, in points; nil for other pictures.
  func vectorSize(named name: String) -> Size? {
    guard let (contents, path) = contents(name, ending: "imageset") else { return nil }
    return (contents.images ?? []).lazy.compactMap { image -> Size? in
      guard let file = image.filename, image.appearances == nil, !file.contains("/"),
        let data = try? RegularFile.bytes("\(path)/\(file)", limit: SceneImage.Variant.fileLimit)
      else { return nil }
      return VectorPicture(data)?.size
    }.first
  }

  /// Returns a colour, with its dark twin if it has one.
  func color(named name: String) -> SceneColor? {
    guard let (contents, _) = contents(name, ending: "colorset"), let colors = contents.colors,
      let color = colors.first(where: { $0.appearances == nil })?.color?.components.flatMap(Self.color)
    else { return nil }
    let dark = colors.first {
      $0.appearances?.count == 1 && $0.appearances?.first?.appearance == "luminosity"
        && $0.appearances?.first?.value == "dark"
    }
    return dark?.color?.components.flatMap(Self.color).map(color.with) ?? color
  }

  private static func color(_ components: [String: Contents.Color.Component]) -> SceneColor? {
    func number(_ key: String) -> Double? {
      guard let text = components[key]?.text else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      // An integer is out of 255, a number with a decimal point out of 1.
      guard let number = Double(text), number.isFinite else { return nil }
      return min(max(text.contains(".") ? number : number / 255, 0), 1)
    }
    let alpha = (components["alpha"]?.text).flatMap(Double.init).flatMap { $0.isFinite ? min(max($0, 0), 1) : nil } ?? 1
    if let white = number("white") { return SceneColor(red: white, green: white, blue: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    return SceneColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
