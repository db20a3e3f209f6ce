import Foundation
package import Layout

/// Writes a display list as SVG: small, stable, with one id per view.
///
/// Text is drawn by its outlines, so that it looks the same everywhere; each glyph is defined once and referenced where
/// it occurs. The text itself is in the group's label.
package struct SVGWriter {
  private let outlines: GlyphOutlines
  private var body = ""
  private var glyphs: [GlyphKey: String] = [:]
  private var fonts: [Int: Int] = [:]
  private var definitions = ""
  private var clipCount = 0
  /// Whether each open group has an element of its own.
  private var openGroups: [Bool] = []
  /// Whether numbers are written in full, including zeros, and clips next to what they clip.
  private let isExact: Bool
  /// What is kept apart from the text; nil for a file.
  private var parts: SVGParts?
  /// The text before an open part, and the number of groups around the part; nil outside of parts.
  private var outside: (body: String, groups: Int)?

  private struct GlyphKey: Hashable {
    let font: Int
    let glyph: UInt32
  }

  /// What all ids begin with.
  private var prefix = ""

  private init(outlines: GlyphOutlines, isExact: Bool) { (self.outlines, self.isExact) = (outlines, isExact) }

  /// Creates a writer of bodies that share their glyphs: drawings of one scene, to be compared number by number.
  package init(exactlyWith outlines: GlyphOutlines) { self.init(outlines: outlines, isExact: true) }

  /// The elements of the glyphs in all bodies so far, in order of first use.
  package var glyphElements: String { definitions }

  /// Returns the elements of a drawing, which are the same for drawings that differ only in lengths.
  /// - Complexity: O(commands + glyphs).
  package mutating func body(of list: DisplayList) -> String {
    (body, clipCount) = ("", 0)
    for command in list.commands { write(command) }
    return body
  }

  /// - Parameter prefix: What all ids begin with: drawings in one page differ in it.
  /// - Complexity: O(commands + glyphs).
  package static func write(_ list: DisplayList, outlines: GlyphOutlines, prefix: String = "") -> String {
    var writer = SVGWriter(outlines: outlines, isExact: false)
    writer.prefix = prefix
    for command in list.commands { writer.write(command) }
    return writer.head(of: list, title: Escaped.xml(list.title)) + writer.body + "</svg>\n"
  }

  /// Returns the file of a drawing, without what it has in common with those of other cells.
  /// - Complexity: O(commands + glyphs).
  package static func parts(of list: DisplayList, outlines: GlyphOutlines) -> SVGParts {
    var writer = SVGWriter(outlines: outlines, isExact: false)
    writer.parts = SVGParts()
    for command in list.commands { writer.write(command) }
    guard var parts = writer.parts else { return SVGParts() }
    parts.head = writer.head(of: list, title: SVGParts.Mark.title.rawValue)
    parts.body = writer.body
    return parts
  }

  private func head(of list: DisplayList, title: String) -> String {
    let (width, height) = (Self.number(list.size.width), Self.number(list.size.height))
    let shared = definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="\(width)" \
      height="\(height)" viewBox="0 0 \(width) \(height)" role="img" aria-label="\(title)">
      <title>\(title)</title>
      \(shared)
      """
  }

  private mutating func write(_ command: DisplayCommand) {
    switch command {
    case .fill(.path(let steps), let color):
      write("<path d=\"", path(steps), "\"")
      body += paint("fill", color)
      body += "/>\n"
    case .fill(let shape, let color):
      write("<rect", geometry(shape.bounds, radius: shape.radius), paint("fill", color))
      body += "/>\n"
    case .border(let shape, let color, let width, nil)
    where shape.bounds.width <= 2 * width || shape.bounds.height <= 2 * width:
      // Nothing remains inside the line.
      write(.fill(shape, color))
    case .border(let shape, let color, let width, let dash):
      let inner = shape.bounds.shrunk(by: width / 2)
      let dashes = dash.map { " stroke-dasharray=\"\(number($0.line)) \(number($0.gap))\"" } ?? ""
      let stroke = width == 1 ? "" : " stroke-width=\"\(number(width))\""
      body += "<rect\(geometry(inner, radius: max(0, shape.radius - width / 2))) fill=\"none\""
      body += "\(paint("stroke", color))\(stroke)\(dashes)/>\n"
    case .stroke(let shape, let color, let width, let dash):
      let dashes = dash.map { " stroke-dasharray=\"\(number($0.line)) \(number($0.gap))\"" } ?? ""
      let line =
        "fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-width=\"\(number(width))\""
      let element =
        if case .path(let steps) = shape {
          "path d=\"\(path(steps))\""
        } else {
          "rect\(geometry(shape.bounds, radius: shape.radius))"
        }
      body += "<\(element) \(line)\(dashes)\(paint("stroke", color))/>\n"
    case .drawn(let content): write(content)
    case .text(let run, let x, let baseline, let color):
      write(run, x: x, baseline: baseline, color)
    case .image(let image, let rect):
      // Two pixels per point are enough for a picture that may be magnified, at a third of the finest file's size.
      let data = "data:image/png;base64,\(Data(image.png(for: 2)).base64EncodedString())"
      body += "<image\(geometry(rect, radius: 0)) preserveAspectRatio=\"none\" "
      body += "xlink:href=\"\(parts == nil ? data : SVGParts.Mark.image.rawValue)\"/>\n"
      parts?.images.append(data)
    case .beginGroup(let group): begin(group)
    case .endGroup:
      if openGroups.popLast() ?? false { body += "</g>\n" }
      if let outside, openGroups.count == outside.groups { endPart(outside.body) }
    }
  }

  /// Begins a part of its own with what follows.
  private mutating func beginPart() {
    outside = (body, openGroups.count)
    body = ""
  }

  private mutating func endPart(_ before: String) {
    parts?.apart.append(body)
    body = before + SVGParts.Mark.part.rawValue
    outside = nil
  }

  private mutating func begin(_ group: Group) {
    if parts != nil, outside == nil, let id = group.id, SVGParts.apart.contains(id) { beginPart() }
    var attributes = ""
    if let id = group.id { attributes += " id=\"\(prefix)\(Self.identifier(id))\"" }
    if let label = group.label { attributes += " aria-label=\"\(Escaped.xml(label))\"" }
    var transform: [String] = []
    if group.translation != .zero || isExact && group.id != nil {
      transform.append("translate(\(number(group.translation.x)) \(number(group.translation.y)))")
    }
    if let own = group.transform {
      let numbers = [own.a, own.b, own.c, own.d, own.tx, own.ty].map { number($0, digits: 5) }
      transform.append("matrix(\(numbers.joined(separator: " ")))")
    }
    if !transform.isEmpty { attributes += " transform=\"\(transform.joined(separator: " "))\"" }
    if group.opacity < 1 { attributes += " opacity=\"\(number(max(0, group.opacity)))\"" }
    if let clip = group.clip {
      clipCount += 1
      var outline = "rect\(geometry(clip.bounds, radius: clip.radius))"
      if case .path(let steps) = clip {
        outline = "path d=\"\(path(steps))\"" + (group.clipsEvenOdd ? " clip-rule=\"evenodd\"" : "")
      }
      let element = "<clipPath id=\"\(prefix)clip-\(clipCount)\"><\(outline)/></clipPath>\n"
      if isExact { body += element } else { definitions += element }
      attributes += " clip-path=\"url(#\(prefix)clip-\(clipCount))\""
    }
    if let eraser = group.eraser { attributes += " mask=\"url(#\(mask(eraser)))\"" }
    // A page with windows of any size has its own names.
    let title = isExact ? nil : group.title
    openGroups.append(!attributes.isEmpty || title != nil)
    if openGroups.last ?? false { body += "<g\(attributes)>\n" }
    if let title { body += "<title>\(Escaped.xml(title))</title>\n" }
  }

  /// Writes a mask that is white where the group is visible.
  /// - Returns: Its id.
  private mutating func mask(_ eraser: Eraser) -> String {
    clipCount += 1
    let id = "\(prefix)clip-\(clipCount)"
    let outer = body
    let area = geometry(eraser.area, radius: 0)
    body = "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\"\(area)>\n<rect\(area) fill=\"#ffffff\"/>\n"
    for command in eraser.commands { write(command) }
    let element = body + "</mask>\n"
    body = outer
    if isExact { body += element } else { definitions += element }
    return id
  }

  // MARK: Attributes

  /// Infinite values have no place in a picture and are drawn at its edge.
  static func number(_ value: Double, digits: Int = 3) -> String {
    NumberText.plain(value.isNaN ? 0 : min(max(value, -1e9), 1e9), digits: digits)
  }

  /// Returns an XML id for any name, different for different names: letters, digits and hyphens are kept, everything
  /// else becomes its code between underscores.
  package static func identifier(_ name: String) -> String {
    // Most names are words, and a picture has one for each view.
    if name.utf8.allSatisfy({ $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 || $0 == 0x2D }) { return name }
    return name.unicodeScalars.map { scalar in
      // Properties are found slowly, and most scalars are ASCII.
      let stays =
        scalar.isASCII
        ? scalar == "-" || scalar.value &- 0x30 < 10 || (scalar.value | 0x20) &- 0x61 < 26
        : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      return stays ? String(scalar) : "_\(String(scalar.value, radix: 16))_"
    }.joined()
  }

  private func geometry(_ rect: CGRect, radius: Double) -> String {
    var text = ""
    func add(_ name: String, _ value: Double) {
      text += name
      text += number(value)
    }
    if rect.minX != 0 || isExact { add(" x=\"", rect.minX) }
    if rect.minY != 0 || isExact { add(text.isEmpty ? " y=\"" : "\" y=\"", rect.minY) }
    add(text.isEmpty ? " width=\"" : "\" width=\"", max(0, rect.width))
    add("\" height=\"", max(0, rect.height))
    if radius > 0 { add("\" rx=\"", radius) }
    return text + "\""
  }

  /// - Parameter attribute: The name of the attribute for the colour, if it differs from the property.
  private func paint(_ property: String, _ color: Ink, _ attribute: String? = nil) -> String {
    var text = " "
    text += attribute ?? property
    text += "=\""
    text += color.hex
    text += "\""
    if color.alpha < 1 { text += " \(property)-opacity=\"\(number(color.alpha))\"" }
    return text
  }

  private func number(_ value: Double, digits: Int = 3) -> String {
    isExact && value.isFinite ? "\(value)" : Self.number(value, digits: digits)
  }

  // MARK: Drawn by applications

  private mutating func write(_ content: DrawnShape.Content) {
    switch content {
    case .area(let outline, let filling):
      let rule = outline.isEvenOdd ? " fill-rule=\"evenodd\"" : ""
      let ink =
        switch filling {
        case .color(let color): paint("fill", Ink(color))
        case .gradient(let gradient): " fill=\"url(#\(define(gradient)))\""
        }
      body += "<path d=\"\(path(outline.steps))\"\(rule)\(ink)/>\n"
    case .line(let steps, let line, let color):
      var attributes = " stroke-width=\"\(number(line.width))\""
      if line.cap != .butt { attributes += " stroke-linecap=\"\(line.cap)\"" }
      if line.join != .miter { attributes += " stroke-linejoin=\"\(line.join)\"" }
      if line.miterLimit != 4 { attributes += " stroke-miterlimit=\"\(number(max(1, line.miterLimit)))\"" }
      if !line.dash.isEmpty {
        attributes += " stroke-dasharray=\"\(line.dash.map { number($0) }.joined(separator: " "))\""
        if line.phase != 0 { attributes += " stroke-dashoffset=\"\(number(line.phase))\"" }
      }
      body += "<path d=\"\(path(steps))\" fill=\"none\"\(attributes)\(paint("stroke", Ink(color)))/>\n"
    case .text, .picture: break
    }
  }

  /// Writes a gradient.
  /// - Returns: Its id.
  private mutating func define(_ gradient: DrawnGradient) -> String {
    clipCount += 1
    let id = "\(prefix)clip-\(clipCount)"
    let own = gradient.transform
    let matrix = [own.a, own.b, own.c, own.d, own.tx, own.ty].map { number($0, digits: 5) }.joined(separator: " ")
    let shared = " id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" gradientTransform=\"matrix(\(matrix))\""
    var (name, course) = ("linearGradient", "")
    switch gradient.course {
    case .linear(let x1, let y1, let x2, let y2):
      course =
        " x1=\"\(number(x1))\" y1=\"\(number(y1))\" x2=\"\(number(x2))\" y2=\"\(number(y2))\""
    case .radial(let x1, let y1, let r1, let x2, let y2, let r2):
      name = "radialGradient"
      course =
        " fx=\"\(number(x1))\" fy=\"\(number(y1))\" fr=\"\(number(r1))\" cx=\"\(number(x2))\" cy=\"\(number(y2))\""
        + " r=\"\(number(r2))\""
    }
    let stops = gradient.stops.map { stop in
      "<stop offset=\"\(number(stop.place, digits: 4))\"\(paint("stop", Ink(stop.color), "stop-color"))/>"
    }
    let element = "<\(name)\(shared)\(course)>\(stops.joined())</\(name)>\n"
    if isExact { body += element } else { definitions += element }
    return id
  }

  // MARK: Text

  private mutating func write(_ run: GlyphRun, x: Double, baseline: Double, _ color: Ink) {
    for (index, piece) in run.pieces.enumerated() {
      let (left, base, size) = (number(x), number(baseline), piece.size)
      // Written only once for all fonts of the line.
      body += "<g"
      if index == 0 { write(" aria-label=\"", Escaped.xml(run.text), "\"") }
      write(" transform=\"translate(", left, " ")
      write(base, ") scale(", piece.stretch == 1 ? "" : number(size * piece.stretch) + " ")
      write(number(size), ")\"", paint("fill", color))
      body += ">"
      for glyph in run.glyphs[piece.glyphs] {
        write(glyph, width: size * piece.stretch, size: size, font: piece.font, color)
      }
      body += "</g>\n"
    }
  }

  private mutating func write(_ glyph: GlyphRun.Glyph, width: Double, size: Double, font: Int, _ color: Ink) {
    guard let index = glyph.index else {
      body += missingGlyph(at: glyph.x / width, width: glyph.advance / width, color)
      return
    }
    guard let id = definition(of: index, font: font) else { return }
    write("<use xlink:href=\"#", id, "\"")
    if glyph.x != 0 { write(" x=\"", number(glyph.x / width, digits: 4), "\"") }
    if glyph.y != 0 { write(" y=\"", number(-glyph.y / size, digits: 4), "\"") }
    body += "/>"
  }

  /// Writes texts one after the other, without a string that is all of them: drawings consist of small parts.
  private mutating func write(_ start: String, _ middle: String, _ end: String) {
    body += start
    body += middle
    body += end
  }

  /// Returns an empty box for a character that the font lacks.
  private func missingGlyph(at x: Double, width: Double, _ color: Ink) -> String {
    let (left, wide) = (number(x + 0.05, digits: 4), number(max(0.1, width - 0.1), digits: 4))
    return "<rect x=\"\(left)\" y=\"-0.7\" width=\"\(wide)\" height=\"0.7\" fill=\"none\"\(paint("stroke", color)) "
      + "stroke-width=\"0.05\"/>"
  }

  /// Returns the id of a glyph's outline; nil for one without, such as a space.
  private mutating func definition(of glyph: UInt32, font: Int) -> String? {
    let key = GlyphKey(font: font, glyph: glyph)
    if let known = glyphs[key] { return known.isEmpty ? nil : known }
    // Numbered by first use, because font ids in this process must not appear in a picture.
    let number = fonts[font] ?? fonts.count
    fonts[font] = number
    // Glyphs are the same in all drawings.
    let element = outlines.text(of: glyph, font: font) { shape in
      let writer = SVGWriter(outlines: outlines, isExact: false)
      switch shape {
      case .outline(let outline): return outline.isEmpty ? "" : "path d=\"\(writer.path(outline, upwards: true))\"/>\n"
      case .picture(let png, let x, let y, let width, let height):
        let rect = CGRect(x: x, y: -y, width: width, height: height)
        return "image\(writer.geometry(rect, radius: 0)) preserveAspectRatio=\"none\" "
          + "xlink:href=\"data:image/png;base64,\(Data(png).base64EncodedString())\"/>\n"
      }
    }
    let id = element.isEmpty ? "" : "\(prefix)g\(number)-\(glyph)"
    glyphs[key] = id
    if id.isEmpty { return nil }
    if parts != nil {
      parts?.glyphs.append(element)
      definitions += "\(SVGParts.Mark.glyph.rawValue)\(id)\n"
      return id
    }
    let name = element.prefix { $0 != " " }
    definitions += "<\(name) id=\"\(id)\"\(element[name.endIndex...])"
    return id
  }

  /// - Parameter upwards: Whether y points upwards, as in glyphs, which are in em.
  private func path(_ outline: [OutlineStep], upwards: Bool = false) -> String {
    var text = ""
    func add(_ letter: String, _ x: Double, _ y: Double) {
      text += letter
      text += upwards ? number(x, digits: 4) : number(x)
      text += " "
      text += upwards ? number(-y, digits: 4) : number(y)
    }
    for step in outline {
      switch step {
      case .move(let x, let y): add("M", x, y)
      case .line(let x, let y): add("L", x, y)
      case .quadratic(let cx, let cy, let x, let y):
        add("Q", cx, cy)
        add(" ", x, y)
      case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
        add("C", c1x, c1y)
        add(" ", c2x, c2y)
        add(" ", x, y)
      case .close: text += "Z"
      }
    }
    return text
  }
}
