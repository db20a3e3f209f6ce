import SceneModel

/// The size of a picture in a PDF or SVG file; its contents are not read.
struct VectorPicture {
  /// In points.
  let size: Size

  /// nil for other files, and for a page whose size is not in plain text.
  init?(_ bytes: [UInt8]) {
    // Even in another encoding, numbers and names are in ASCII.
    let text = String(decoding: bytes, as: UTF8.self)
    let found =
      bytes.starts(with: "%PDF".utf8)
      ? Self.mediaBox(in: text[...].unicodeScalars) : Self.rootSize(in: text[...].unicodeScalars)
    guard let found, Self.isUsable(found.width), Self.isUsable(found.height) else { return nil }
    size = found
  }

  private typealias Scalars = Substring.UnicodeScalarView

  private static func isUsable(_ side: Double) -> Bool { side > 0 && side <= Double(SceneImage.Variant.sideLimit) }

  /// Returns the size of the first page: `/MediaBox [0 0 24 24]`.
  private static func mediaBox(in text: Scalars) -> Size? {
    guard let name = text.firstRange(of: "/MediaBox".unicodeScalars),
      let open = text[name.upperBound...].firstIndex(of: "["), let close = text[open...].firstIndex(of: "]")
    else { return nil }
    let box = numbers(text[text.index(after: open)..<close])
    return box.count == 4 ? Size(box[2] - box[0], box[3] - box[1]) : nil
  }

  /// Returns `width` and `height` of the root element, or the last two numbers of its `viewBox`.
  private static func rootSize(in text: Scalars) -> Size? {
    guard let root = text.firstRange(of: "<svg".unicodeScalars),
      let end = text[root.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = text[root.upperBound..<end]
    if let width = attribute("width", of: tag), let height = attribute("height", of: tag),
      let width = numbers(width).first, let height = numbers(height).first
    {
      return Size(width, height)
    }
    guard let box = attribute("viewBox", of: tag).map(numbers), box.count == 4 else { return nil }
    return Size(box[2], box[3])
  }

  private static func attribute(_ name: String, of tag: Scalars) -> Scalars? {
    for quote in ["\"", "'"] as [Unicode.Scalar] {
      guard let start = tag.firstRange(of: " \(name)=\(quote)".unicodeScalars),
        let end = tag[start.upperBound...].firstIndex(of: quote)
      else { continue }
      return tag[start.upperBound..<end]
    }
    return nil
  }

  /// Returns numbers separated by blanks and commas; a unit `px` or `pt` is a point. Percentages are not numbers.
  private static func numbers(_ text: Scalars) -> [Double] {
    text.split { $0 == " " || $0 == "," || $0 == "\n" || $0 == "\r" || $0 == "\t" }.compactMap { part in
      let part = String(part)
      return Double(part.hasSuffix("px") || part.hasSuffix("pt") ? String(part.dropLast(2)) : part)
    }
  }
}
