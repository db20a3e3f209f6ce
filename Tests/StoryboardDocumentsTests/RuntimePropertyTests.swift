import Foundation
import Layout
import Testing

@testable import StoryboardDocuments

/// Runtime attributes of properties that UIKit has: loading a nib sets them after everything else.
@MainActor @Suite struct RuntimePropertyTests: StoryboardFixtures {
  private func set(_ path: String, _ type: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)" \(value)</userDefinedRuntimeAttributes>
    """
  }

  private func attribute(_ path: String, _ type: String, _ value: String) -> String {
    set(path, type, #"value="\#(value)"/>"#)
  }

  private func inner(_ path: String, _ type: String, _ value: String) -> String {
    set(path, type, ">\(value)</userDefinedRuntimeAttribute>")
  }

  @Test func `a text replaces the saved one in every form`() throws {
    let forms = [
      attribute("text", "string", "Set"), inner("text", "string", #"<string key="value">Set</string>"#),
      attribute("text", "localizedString", "Set"),
    ]
    for form in forms {
      guard case .label(let label) = try view(element("label", #"text="Saved""#, form)).kind else {
        Issue.record("not a label")
        continue
      }
      #expect(label.text == "Set", "\(form)")
    }
    guard case .label(let label) = try view(element("label", "", #"<string key="text">Saved</string>"# + forms[0])).kind
    else { return }
    #expect(label.text == "Set")
  }

  @Test func `a hidden row leaves its stack, and the spacing is the one that was set`() throws {
    let rows = ["b", "c"].map { id in
      box(
        id,
        """
        <constraints><constraint firstAttribute="height" constant="20" id="h-\(id)"/>
        <constraint firstAttribute="width" constant="30" id="w-\(id)"/></constraints>
        """)
    }
    let space = inner("spacing", "number", #"<real key="value" value="12"/>"#)
    let stack = element("stackView", #"axis="vertical" spacing="4""#, "<subviews>\(rows.joined())</subviews>\(space)")
    #expect(try natural(stack) == [30, 52])
    let gone = stack.replacing(
      "</constraints></view></subviews>",
      with: "</constraints>\(attribute("hidden", "boolean", "YES"))</view></subviews>")
    #expect(try natural(gone) == [30, 20])
  }

  @Test func `a color and a value of another kind of view`() throws {
    let red = inner("backgroundColor", "color", #"<color key="value" systemColor="systemRedColor"/>"#)
    let saved = #"<color key="backgroundColor" systemColor="systemBlueColor"/>"#
    let (set, plain) = try (view(element("view", "", saved + red)), view(element("view", "", saved)))
    #expect(set.background != plain.background)
    // A label has no spacing: UIKit would stop here, and a picture of the rest is of more use.
    let label = element("label", #"text="Saved""#, attribute("spacing", "number", "12"))
    #expect(try view(label).kind == view(element("label", #"text="Saved""#)).kind)
  }

  @Test func `a launch screen sets none`() throws {
    let text = String(
      decoding: document(element("label", #"text="Saved""#, attribute("text", "string", "Set"))), as: UTF8.self)
    let launch = try scene(Data(text.replacing("useAutolayout", with: "launchScreen=\"YES\" useAutolayout").utf8))
    guard case .label(let label) = try #require(launch.views.first).kind else { return }
    #expect(label.text == "Saved")
  }
}
