import Foundation
import Layout
import Testing

@testable import StoryboardDocuments

/// Documents written by tests, and their scenes.
protocol StoryboardFixtures {}

@MainActor
extension StoryboardFixtures {
  /// Returns a document with one controller whose view contains the given elements.
  func document(
    _ views: String, constraints: String = "", guides: String = "", tools: Int = 22_155,
    device: String = #"<device id="retina4_7" orientation="portrait" appearance="light"/>"#, width: Int = 375,
    height: Int = 667, controller: String = ""
  ) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      \(device)
      <scenes><scene sceneID="s-1"><objects>
      <viewController id="vc-1" customClass="Screen" sceneMemberID="viewController">
      \(controller)
      <view key="view" contentMode="scaleToFill" id="root-1">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
      <subviews>\(views)</subviews>
      \(guides)
      <constraints>\(constraints)</constraints>
      </view></viewController></objects></scene></scenes></document>
      """.utf8)
  }

  func box(_ id: String, _ rest: String = "", attributes: String = "") -> String {
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
    <rect key="frame" x="1" y="2" width="3" height="4"/>\(rest)</view>
    """
  }

  func layout(_ data: Data) throws -> SolvedLayout {
    let scene = try #require(try StoryboardDocument.decode(data, document: "Main.storyboard", fonts: .installed).first)
    return try LayoutPipeline().solve(scene, in: try #require(scene.canvas))
  }

  func frame(_ layout: SolvedLayout, _ id: String) -> [Double] {
    let frame = layout.views.first { $0.id == id }?.frame ?? .null
    return [frame.minX, frame.minY, frame.width, frame.height]
  }

  /// Returns the views of a document's first scene.
  func scene(_ data: Data) throws -> Scene {
    try #require(try StoryboardDocument.decode(data, document: "Main.storyboard", fonts: .installed).first)
  }

  /// Returns an element with a frame and an id.
  func element(_ name: String, _ attributes: String = "", _ inner: String = "", id: String = "a") -> String {
    """
    <\(name) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="0" y="0" width="0" height="0"/>\(inner)</\(name)>
    """
  }

  /// Returns the only view of a scene.
  func view(_ element: String, tools: Int = 22_155) throws -> SceneView {
    try #require(try scene(document(element, tools: tools)).views.first)
  }

  /// Returns the frame of a single element constrained to the top left: its natural frame.
  func natural(_ element: String, tools: Int = 22_155) throws -> [Double] {
    let data = document(
      element,
      constraints: """
        <constraint firstItem="a" firstAttribute="leading" secondItem="root-1" secondAttribute="leading" id="1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root-1" secondAttribute="top" id="2"/>
        """, tools: tools)
    let solved = frame(try layout(data), "a")
    return [solved[2], solved[3]]
  }
}
