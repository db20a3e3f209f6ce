import SceneModel

/// Contents of a document that cannot be right, or are not drawn as intended.
package struct DocumentRemark: Sendable, Hashable {
  /// From 1; nil for the document as a whole.
  package var line: Int?
  /// The element's id.
  package var id: String?
  /// The text of the remark.
  package var message: String

  /// See the properties.
  package init(line: Int? = nil, id: String? = nil, message: String) {
    (self.line, self.id, self.message) = (line, id, message)
  }

  /// The message with the element's id.
  package var text: String { message + (id.map { " (\($0))" } ?? "") }
}

/// Collects remarks while a document is read, without duplicates.
final class Remarks {
  private var all: [DocumentRemark] = []
  private var seen: Set<DocumentRemark> = []
  private var boxes: [String: Int] = [:]
  private var faces: [String: String] = [:]
  /// By message, the lines that name a missing font, with the first remark.
  private var missingFonts: [String: (lines: Set<Int>, first: DocumentRemark)] = [:]
  /// Whether remarks are recorded, because a document is read again for each size class.
  var isListening = true

  func note(_ message: String, _ element: XMLElementNode) {
    add(DocumentRemark(line: element.line, id: element["id"], message: message))
  }

  /// What Interface Builder's compiler refuses, in the order of the document.
  private(set) var faults: [DocumentRemark] = []

  /// Records what Interface Builder's compiler refuses.
  func fault(_ message: String, _ element: XMLElementNode) {
    let fault = DocumentRemark(line: element.line, id: element["id"], message: message)
    if isListening, seen.insert(fault).inserted { faults.append(fault) }
  }

  /// Records a constraint from which the saved frames deviate by some points.
  func noteMisplaced(_ constraint: SceneConstraint, by distance: Double) {
    let points = (distance * 10).rounded() / 10
    let text = points == points.rounded() ? "\(Int(points))" : "\(points)"
    let message = "misplaced: the saved frames miss this constraint by \(text) points; update the frames"
    add(DocumentRemark(line: constraint.place?.line, id: constraint.label, message: message))
  }

  /// Records a remark about the document as a whole.
  func note(_ message: String) { add(DocumentRemark(message: message)) }

  private func add(_ remark: DocumentRemark) {
    if isListening, seen.insert(remark).inserted { all.append(remark) }
  }

  /// Returns the priority in an attribute; nil if there is none, with a remark if it is beyond the limits.
  func priority(_ name: String, of element: XMLElementNode) -> ScenePriority? {
    guard let number = element.number(name) else { return nil }
    if let priority = ScenePriority(possible: number) { return priority }
    note(
      "\(name): \(element[name] ?? "") is no priority and counts as missing; write a number above 0, at most 1000",
      element)
    return nil
  }

  /// Returns the value with the name in an attribute; nil if there is none, with a remark if the name is unknown.
  func choice<Value: RawRepresentable & CaseIterable>(
    _ name: String, of element: XMLElementNode, _ type: Value.Type
  ) -> Value? where Value.RawValue == String {
    guard let text = element[name] else { return nil }
    if let value = Value(rawValue: text) { return value }
    let known = Value.allCases.map(\.rawValue).sorted().joined(separator: ", ")
    note("\(name): unknown value \"\(text)\", which counts as missing; possible: \(known)", element)
    return nil
  }

  /// Records an element that is laid out, and whose contents are not drawn.
  func noteBox(_ name: String) { if isListening { boxes[name, default: 0] += 1 } }

  /// Records the face that replaces a named font of iOS.
  func noteFace(_ face: String, of font: String) { if isListening { faces[font] = face } }

  /// Records a missing font: one remark for all places that name it, at the first of them.
  func noteMissingFont(_ message: String, _ element: XMLElementNode) {
    guard isListening else { return }
    let remark = DocumentRemark(line: element.line, id: element["id"], message: message)
    var found = missingFonts[message] ?? ([], remark)
    found.lines.insert(element.line)
    if element.line < found.first.line ?? .max { found.first = remark }
    missingFonts[message] = found
  }

  /// Remarks ordered by line; those about the document as a whole come last.
  var list: [DocumentRemark] {
    let fonts = missingFonts.values.map { found in
      var remark = found.first
      if found.lines.count > 1 { remark.message += " (\(found.lines.count) places)" }
      return remark
    }
    let sorted = (all + fonts).sorted { ($0.line ?? 0, $0.message) < ($1.line ?? 0, $1.message) }
    var whole: [String] = []
    if !faces.isEmpty {
      let names = faces.keys.sorted().map { "\($0) with \(faces[$0] ?? "")" }
      whole.append("drawn with another font, as wide as on iOS: \(names.joined(separator: ", "))")
    }
    if !boxes.isEmpty {
      let names = boxes.keys.sorted().map { name in boxes[name] == 1 ? name : "\(name) (\(boxes[name] ?? 0))" }
      whole.append("laid out, but left empty: \(names.joined(separator: ", "))")
    }
    return sorted + whole.map { DocumentRemark(message: $0) }
  }
}
