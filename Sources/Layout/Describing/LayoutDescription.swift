import Foundation
import Values

/// A solved layout as JSON, the same for every reader: galleries, `plumb layout --json`, tools.
///
/// Written as text, not as a tree of values, because a gallery describes thousands of layouts. Lengths are in points with
/// at most three decimals; frames and beams are in the root view's coordinates unless a key says otherwise.
/// `Documentation/output.schema.json` documents each key.
package struct LayoutDescription {
  private let layout: SolvedLayout
  /// Kinds of the scene's views, by id.
  private let kinds: [String: String]
  private var json = ""

  private init(_ layout: SolvedLayout, kinds: [String: String]) { (self.layout, self.kinds) = (layout, kinds) }

  /// Returns the members of an object, without braces: everything but the scene's id and the cell's name.
  /// - Parameters:
  ///   - layout: With its explanation, if constraints are wanted.
  ///   - kinds: ``kinds(of:)`` of its scene.
  ///   - system: The constraints that the document does not state; nil leaves them out.
  /// - Complexity: O(views + constraints).
  package static func members(
    of layout: SolvedLayout, kinds: [String: String], system: [SystemConstraint]? = nil
  ) -> String {
    var description = LayoutDescription(layout, kinds: kinds)
    description.writeWindow()
    description.writeViews()
    if let explanation = layout.explanation {
      description.json += ",\"guides\":["
      description.writeList(explanation.guides) { $0.write($1) }
      description.json += "],\"constraints\":["
      description.writeList(explanation.constraints) { $0.write($1) }
      description.json += "]"
    }
    if let system {
      description.json += ",\"system\":["
      description.writeList(system) { $0.write($1) }
      description.json += "]"
    }
    description.json += ",\"findings\":["
    description.writeList(layout.findings) { $0.json += Escaped.json($1.message.text) }
    description.json += "]"
    return description.json
  }

  /// Returns the names of the kinds of a scene's views, by the views' ids.
  package static func kinds(of scene: Scene) -> [String: String] {
    Dictionary(scene.allViews.map { ($0.id, type(of: $0.kind.content).viewKind.rawValue) }) { first, _ in first }
  }

  // MARK: The window

  private mutating func writeWindow() {
    let cell = layout.cell
    json += "\"size\":[\(number(cell.size.width)),\(number(cell.size.height))]"
    json += ",\"sizeClasses\":[\"\(cell.sizeClasses.horizontal)\",\"\(cell.sizeClasses.vertical)\"]"
    json += ",\"root\":"
    write(CGRect(x: 0, y: layout.rootInsets.top, width: layout.rootSize.width, height: layout.rootSize.height))
    json += ",\"safeArea\":"
    write(layout.safeArea)
    json += ",\"margins\":"
    write(layout.margins)
    if layout.keyboardHeight > 0 { json += ",\"keyboard\":\(number(layout.keyboardHeight))" }
    json += ",\"direction\":\"\(layout.isRightToLeft ? "rtl" : "ltr")\""
    json += ",\"appearance\":\"\(layout.isDark ? "dark" : "light")\""
    if let state = cell.state { json += ",\"state\":\(Escaped.json(state))" }
  }

  // MARK: Views

  private mutating func writeViews() {
    json += ",\"views\":["
    writeList(layout.views) { $0.write($1) }
    json += "]"
  }

  private mutating func write(_ view: SolvedView) {
    write("{\"id\":", Escaped.json(view.id))
    write(",\"name\":", Escaped.json(view.name))
    if let parent = view.parent { write(",\"parent\":", String(parent)) }
    write(",\"kind\":\"", view.isRoot ? "root" : kinds[view.id] ?? "view")
    json += "\""
    json += ",\"frame\":"
    write(view.frame)
    json += ",\"place\":"
    write(view.absoluteFrame)
    if view.exactFrame != view.frame {
      json += ",\"exact\":"
      write(view.exactFrame)
    }
    if view.isHidden { json += ",\"hidden\":true" }
    if let text = view.text { write(text) }
    if let baseline = view.firstBaseline { write(",\"baseline\":", number(baseline)) }
    if let content = view.contentSize {
      json += ",\"content\":[\(number(content.width)),\(number(content.height))]"
      if view.scrollOffset != .zero {
        json += ",\"offset\":[\(number(view.scrollOffset.x)),\(number(view.scrollOffset.y))]"
      }
    }
    if !view.openAttributes.isEmpty {
      json += ",\"open\":["
      writeList(view.openAttributes) {
        $0.json += "[\"\($1.attribute.rawValue)\",\(number($1.lower)),\(number($1.upper))]"
      }
      json += "]"
    }
    json += "}"
  }

  private mutating func write(_ text: SolvedText) {
    write(",\"text\":", Escaped.json(text.string))
    write(",\"lines\":", String(text.lines.count))
    if text.isTruncated { json += ",\"truncated\":true" }
    if text.isClipped { json += ",\"clipped\":true" }
    if text.scale < 1 { json += ",\"scale\":\(number(text.scale))" }
  }

  // MARK: Constraints

  private mutating func write(_ guide: ExplainedGuide) {
    write("{\"name\":", Escaped.json(guide.name))
    json += ",\"place\":"
    write(guide.rect)
    json += "}"
  }

  private mutating func write(_ constraint: ExplainedConstraint) {
    write("{\"mark\":", Escaped.json(constraint.mark))
    if let label = constraint.label { write(",\"label\":", Escaped.json(label)) }
    write(",\"text\":", Escaped.json(constraint.equation))
    json += ",\"first\":"
    write(constraint.first)
    write(",\"relation\":\"", constraint.relation.rawValue)
    json += "\""
    if let second = constraint.second {
      json += ",\"second\":"
      write(second)
    }
    write(",\"multiplier\":", number(constraint.multiplier))
    write(",\"constant\":", number(constraint.constant))
    write(",\"priority\":", number(constraint.priority.value))
    write(",\"status\":\"", constraint.status.rawValue)
    json += "\""
    if !constraint.isTight { write(",\"excess\":", number(constraint.excess)) }
    if let place = constraint.place { write(",\"line\":", String(place.line)) }
    let beam = ConstraintBeam(constraint)
    json += ",\"beam\":"
    write(beam.start.x, beam.start.y, beam.end.x, beam.end.y)
    json += "}"
  }

  private mutating func write(_ constraint: SystemConstraint) {
    json += "{\"by\":\"\(constraint.maker.rawValue)\",\"text\":\(Escaped.json(constraint.text))"
    if let stack = constraint.stack { json += ",\"stack\":\(Escaped.json(stack))" }
    json += ",\"priority\":\(number(constraint.priority.value))}"
  }

  private mutating func write(_ operand: ExplainedConstraint.Operand) {
    write("{\"item\":", Escaped.json(operand.name))
    if let id = operand.item.viewID { write(",\"view\":", Escaped.json(id)) }
    write(",\"attribute\":\"", operand.attribute.rawValue)
    write("\",\"value\":", number(operand.value))
    json += "}"
  }

  // MARK: Parts

  private mutating func writeList<Element>(
    _ elements: some Sequence<Element>, _ write: (inout LayoutDescription, Element) -> Void
  ) {
    var isFirst = true
    for element in elements {
      if !isFirst { json += "," }
      isFirst = false
      write(&self, element)
    }
  }

  private mutating func write(_ rect: CGRect) { write(rect.minX, rect.minY, rect.width, rect.height) }

  private mutating func write(_ insets: Insets) { write(insets.top, insets.left, insets.bottom, insets.right) }

  /// Writes four numbers as a list.
  private mutating func write(_ first: Double, _ second: Double, _ third: Double, _ fourth: Double) {
    write("[", number(first))
    write(",", number(second))
    write(",", number(third))
    write(",", number(fourth))
    json += "]"
  }

  /// Writes two texts one after the other, without a string that is both of them.
  private mutating func write(_ start: String, _ value: String) {
    json += start
    json += value
  }
}

/// JSON has no infinity.
private func number(_ value: Double) -> String {
  value.isFinite && abs(value) < 1e12 ? NumberText.plain(value) : "null"
}
