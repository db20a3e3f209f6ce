import Foundation
import Layout
import TestSupport
import Testing

@testable import StoryboardDocuments

/// Every element and attribute of a document is read, or named once per document as not read.
@MainActor @Suite struct ReadOrSaidTests: StoryboardFixtures {
  private func remarks(_ data: Data) throws -> [DocumentRemark] {
    try StoryboardDocument.contents(data, document: "Main.storyboard", path: nil, fonts: .installed).remarks
  }

  @Test func `what is not read is said once, with its places`() throws {
    let label = element("label", #"text="x" glow="YES" aura="3""#, #"<size key="shadowOffset" width="1" height="2"/>"#)
    let other = element("label", #"text="y" glow="NO""#, #"<sparkles><spark/></sparkles>"#, id: "b")
    let remarks = try remarks(document(label + other)).filter { $0.message.hasPrefix("not read, so") }
    #expect(
      remarks.map(\.message) == [
        "not read, so layouts or pictures may differ from iOS: label.aura, label.glow (2), label.shadowOffset, label.sparkles"
      ])
    #expect(remarks.allSatisfy { $0.line == nil })
  }

  @Test func `what only a running application shows is a detail`() throws {
    let field = element(
      "textField", #"text="x" tag="4""#, #"<textInputTraits key="textInputTraits" keyboardType="URL"/>"#)
    let contents = try StoryboardDocument.contents(
      document(field), document: "Main.storyboard", path: nil, fonts: .installed)
    #expect(contents.remarks.isEmpty, "\(contents.remarks)")
    #expect(contents.details.count == 1, "\(contents.remarks)")
    #expect(contents.details.first?.message.contains("textField.tag") ?? false)
  }

  @Test(arguments: [
    ("pageControl", #"direction="topToBottom""#, "", "direction"),
    ("datePicker", #"style="compact""#, #"<locale key="locale" localeIdentifier="de"/>"#, "locale"),
    (
      "imageView", #"adjustsImageSizeForAccessibilityContentSizeCategory="YES""#, "",
      "adjustsImageSizeForAccessibilityContentSizeCategory"
    ),
  ])
  func `what a layout may depend on is no detail`(_ name: String, _ attributes: String, _ inner: String, _ part: String)
    throws
  {
    let messages = try remarks(document(element(name, attributes, inner))).map(\.message)
    #expect(messages == ["not read, so layouts or pictures may differ from iOS: \(name).\(part)"])
  }

  @Test func `a document that is read completely says nothing of what may be seen`() throws {
    let remarks = try remarks(
      document(box("a") + box("b"), constraints: StoryboardTests.edges, guides: StoryboardTests.safe))
    #expect(remarks.filter { $0.message.hasPrefix("not read") } == [])
  }

  /// The documents of the repository, which are our own, or of the folder `PLUMB_READ_OR_SAID`.
  nonisolated private static let root =
    ProcessInfo.processInfo.environment["PLUMB_READ_OR_SAID"] ?? Repository.path("")
  nonisolated private static let documents: [String] = {
    let walker = FileManager.default.enumerator(atPath: root)
    var found: [String] = []
    while let name = walker?.nextObject() as? String {
      if name.hasPrefix(".") { walker?.skipDescendants() }
      if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { found.append(name) }
    }
    return found.sorted()
  }()

  @Test func `in every document of ours, each attribute and element is read, said, or known to mean nothing`() throws {
    #expect(Self.documents.count > 8)
    var (read, said) = (0, 0)
    for name in Self.documents {
      let data = try Data(contentsOf: URL(filePath: Self.root).appending(path: name))
      guard let root = try? XMLTree.parse(data), root["type"]?.contains("CocoaTouch") ?? false else { continue }
      let reader = StoryboardReader(root, document: name, path: nil, fonts: .installed)
      _ = reader.scenes
      let parts = UnreadParts(of: root)
      let names = Set(parts.shown.keys).union(parts.behaviour.keys)
      walk(root) { part, element, isRead in
        if isRead {
          read += 1
        } else if names.contains("\(element.name).\(part)") {
          said += 1
        } else {
          let isKnown =
            KnownParts.editor.contains(part) || KnownParts.conditional.contains(part)
            || KnownParts.conditionalOfElements[element.name]?.contains(part) ?? false
          #expect(isKnown, "\(name):\(element.line): \(element.name).\(part)")
        }
      }
    }
    #expect(read > 500)
    #expect(said > 0)
  }

  /// Visits every attribute, and every element that nothing looked at as the property that it stands for.
  private func walk(_ element: XMLElementNode, _ visit: (String, XMLElementNode, Bool) -> Void) {
    for attribute in element.attributes.keys { visit(attribute, element, !element.unread.contains(attribute)) }
    for child in element.unreadChildren {
      let property = child.attributes["key"] ?? child.name
      let isUntouched = !child.isRead && child.attributes.keys.allSatisfy { $0 == "key" || child.unread.contains($0) }
      if isUntouched && !UnreadParts.containers.contains(child.name) || KnownParts.editor.contains(property) {
        visit(property, element, false)
      } else {
        walk(child, visit)
      }
    }
  }

  @Test func `each table says of a part what the others do not`() {
    #expect(KnownParts.editor.isDisjoint(with: KnownParts.behaviour))
    #expect(KnownParts.editor.isDisjoint(with: KnownParts.conditional))
  }

  // MARK: References

  private func messages(_ text: String) throws -> [String] {
    try remarks(Data(text.utf8)).map(\.message)
  }

  /// What Interface Builder's compiler refuses.
  private func faults(_ text: String) throws -> [String] {
    try StoryboardDocument.contents(Data(text.utf8), document: "Main.storyboard", path: nil, fonts: .installed)
      .faults.map(\.message)
  }

  private var plain: String { String(decoding: document(box("a")), as: UTF8.self) }

  @Test(arguments: [
    (#"<connections><segue destination="gone" kind="show" id="s"/></connections>"#, "destination"),
    (#"<connections><outlet property="box" destination="gone" id="o"/></connections>"#, "destination"),
  ])
  func `connections to nothing are refused`(_ connection: String, _ attribute: String) throws {
    let text = String(decoding: document(box("a"), controller: connection), as: UTF8.self)
    #expect(try messages(text).isEmpty)
    #expect(try faults(text) == ["\(attribute): there is no object with the id gone"])
  }

  @Test func `a tie breaker and an initial controller that do not exist are refused`() throws {
    let breaker = "<inferredMetricsTieBreakers><segue reference=\"gone\"/></inferredMetricsTieBreakers></document>"
    #expect(
      try faults(plain.replacing("</document>", with: breaker)) == ["reference: there is no object with the id gone"])
    #expect(
      try faults(plain.replacing("useAutolayout", with: "initialViewController=\"gone\" useAutolayout"))
        == ["initialViewController: there is no object with the id gone"])
  }

  @Test func `two objects with one id are said, whatever they are`() throws {
    let controller =
      #"</objects></scene><scene sceneID="s-2"><objects><viewController id="vc-1"/></objects></scene></scenes>"#
    let text = plain.replacing("</objects></scene></scenes>", with: controller)
    let found = try messages(text)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix("duplicate id vc-1; line ") == true, "\(found)")
  }

  @Test func `a safe area before there were any is said`() throws {
    func found(_ version: Int) throws -> [String] {
      let target = "<dependencies><deployment version=\"\(version)\" identifier=\"iOS\"/></dependencies><scenes>"
      let data = document(box("a"), guides: #"<viewLayoutGuide key="safeArea" id="safe-1"/>"#)
      return try messages(String(decoding: data, as: UTF8.self).replacing("<scenes>", with: target))
    }
    #expect(try found(0x810) == ["safe area: there is none before iOS 9, and the deployment target is iOS 8.1"])
    #expect(try found(0x900).isEmpty)
  }

  // MARK: Files of another kind

  private func problem(_ text: String) -> String {
    do {
      _ = try StoryboardDocument.decode(Data(text.utf8), document: "Main.xib", fonts: .installed)
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `the archives of Xcode 3 and 4 are named`() {
    let archive = "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"><data/></archive>"
    #expect(
      problem(archive)
        == "Main.xib:1:1: an archive of Xcode 3 or 4, which Xcode 5 replaced; open it in Xcode and save it as an XML document"
    )
  }

  @Test func `a merge conflict is named with its line`() {
    let text = "<document>\n<<<<<<< HEAD\n<a/>\n=======\n<b/>\n>>>>>>> other\n</document>"
    #expect(
      problem(text)
        == "Main.xib:2:1: a merge conflict: keep one of the versions up to >>>>>>>, and remove the markers")
    #expect(problem("<document>\n<<<<<<< HEAD\n</document>").contains("broken XML"))
  }
}
