/// The pages and the information of a PDF document; stored.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// Title, author and other facts by their keys; stored.
  open var documentInfo: [String: Any] = [:]
  /// A document without information.
  public override init() { super.init() }
}

/// The context that a closure draws the pages of a document in.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererContext: NSObject {
  /// Records the drawing of the current page.
  open private(set) var cgContext: CGContext
  /// The document's format.
  public let format: UIGraphicsPDFRendererFormat
  /// The bounds of the current page, in points.
  open private(set) var pdfContextBounds: CGRect
  private(set) var pages: [UIImage] = []
  private var hasPage = false

  init(_ bounds: CGRect, _ format: UIGraphicsPDFRendererFormat) {
    (cgContext, pdfContextBounds, self.format) = (CGContext(size: bounds.size), bounds, format)
    super.init()
  }

  /// Begins a page of the document's size.
  open func beginPage() { beginPage(withBounds: format.bounds) }
  /// Begins a page of a size in points.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any] = [:]) {
    endPage()
    (cgContext, pdfContextBounds, hasPage) = (CGContext(size: bounds.size), bounds, true)
    if bounds.origin != .zero { cgContext.translateBy(x: -bounds.minX, y: -bounds.minY) }
    GraphicsStack.push(cgContext)
  }
  func endPage() {
    guard hasPage else { return }
    GraphicsStack.pop()
    hasPage = false
    pages.append(UIImage(size: pdfContextBounds.size, scale: 1, drawing: cgContext.commands))
  }

  /// Fills a rectangle with the current colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a border of one point inside a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Clips subsequent drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  /// Has no effect here: documents have no links.
  open func setURL(_ url: URL, for rect: CGRect) {}
}

/// Makes PDF documents with pages of the right number and size, whose contents are left out.
@preconcurrency @MainActor
open class UIGraphicsPDFRenderer: NSObject {
  /// The document's format.
  public let format: UIGraphicsPDFRendererFormat

  /// A renderer for pages of a size, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }
  /// A renderer for pages of a size, in points, in a format.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// Runs the closure, which begins pages, and returns the document.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    Data(EmptyDocument.pdf(pages: pages(actions).map(\.size)).utf8)
  }
  /// Runs the closure and writes the document into a file.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }

  /// The pages that a closure draws.
  func pages(_ actions: (UIGraphicsPDFRendererContext) -> Void) -> [UIImage] {
    let context = UIGraphicsPDFRendererContext(format.bounds, format)
    actions(context)
    context.endPage()
    return context.pages
  }
}

/// A PDF document with empty pages.
private enum EmptyDocument {
  static func pdf(pages: [CGSize]) -> String {
    var objects = ["<< /Type /Catalog /Pages 2 0 R >>"]
    let kids = pages.indices.map { "\($0 + 3) 0 R" }.joined(separator: " ")
    objects.append("<< /Type /Pages /Count \(pages.count) /Kids [\(kids)] >>")
    for page in pages {
      objects.append("<< /Type /Page /Parent 2 0 R /Resources << >> /MediaBox [0 0 \(page.width) \(page.height)] >>")
    }
    var (text, offsets) = ("%PDF-1.4\n", [Int]())
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      text += String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n"
    }
    return text + "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
  }
}
