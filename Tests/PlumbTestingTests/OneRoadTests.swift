import Foundation
import Layout
import RecipeDocuments
import StoryboardDocuments
import Testing
import UIKit
import Verifying

@testable import PlumbTesting

/// One login screen written three times, as a recipe, as a storyboard and in Swift: the same edit has the same verdict.
@MainActor @Suite struct OneRoadTests {
  /// What edits change.
  struct Login: Sendable {
    var title = "Welcome"
    var size = 20
    var top = 20
    var multiplier = 0.5
    var priority = 1000
    var resistance = 750
    var isAtLeast = false
    var hasHint = false
  }

  /// A login screen's controller.
  final class LoginViewController: UIViewController {
    let titleLabel = UILabel()
    let emailField = UITextField()
    let hintLabel = UILabel()
    private let login: Login

    init(_ login: Login) {
      self.login = login
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      titleLabel.text = login.title
      titleLabel.font = .systemFont(ofSize: CGFloat(login.size))
      titleLabel.setContentCompressionResistancePriority(UILayoutPriority(Float(login.resistance)), for: .horizontal)
      emailField.borderStyle = .roundedRect
      hintLabel.text = "Hint"
      for item in [titleLabel, emailField] + (login.hasHint ? [hintLabel] : []) {
        item.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(item)
      }
      let width = emailField.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: login.multiplier)
      width.priority = UILayoutPriority(Float(login.priority))
      let safeArea = view.safeAreaLayoutGuide
      let top =
        login.isAtLeast
        ? titleLabel.topAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor, constant: CGFloat(login.top))
        : titleLabel.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: CGFloat(login.top))
      NSLayoutConstraint.activate([
        top, titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        emailField.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
        emailField.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor), width,
      ])
      if login.hasHint {
        NSLayoutConstraint.activate([
          hintLabel.topAnchor.constraint(equalTo: emailField.bottomAnchor, constant: 4),
          hintLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
        ])
      }
    }
  }

  private static func recipe(_ login: Login) -> String {
    """
    title: Login
    views:
      titleLabel: { label: "\(login.title)", font: \(login.size)\(login.resistance == 750 ? "" : ", resistance: { horizontal: \(login.resistance) }") }
      emailField: { textField: "", border: roundedRect }
    \(login.hasHint ? "  hintLabel: { label: Hint }" : "")
    constraints: |
      titleLabel.Top \(login.isAtLeast ? ">=" : "=") Safe Area.Top + \(login.top)
      titleLabel.Leading = Superview.Leading + 16
      emailField.Top = titleLabel.Bottom + 8
      emailField.Leading = titleLabel.Leading
      emailField.Width = \(login.multiplier) x Superview.Width (Priority \(login.priority))
    \(login.hasHint ? "  hintLabel.Top = emailField.Bottom + 4\n  hintLabel.Leading = titleLabel.Leading" : "")

    """
  }

  private static func storyboard(_ login: Login) -> String {
    func constraint(_ id: String, _ first: String, _ attribute: String, _ more: String) -> String {
      "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" \(more) id=\"\(id)\"/>"
    }
    let hint =
      "<label text=\"Hint\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"hnt-00-001\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label>"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21225" useAutolayout="YES" useSafeAreas="YES" initialViewController="vc0-00-001">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="sc0-00-001"><objects><viewController id="vc0-00-001" sceneMemberID="viewController">
      <view key="view" id="vw0-00-001"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <label text="\(login.title)" \(login.resistance == 750 ? "" : "horizontalCompressionResistancePriority=\"\(login.resistance)\"") translatesAutoresizingMaskIntoConstraints="NO" id="lbl-00-001"><fontDescription key="fontDescription" type="system" pointSize="\(login.size)"/></label>
      <textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="fld-00-001"><fontDescription key="fontDescription" type="system" pointSize="17"/></textField>
      \(login.hasHint ? hint : "")
      </subviews><viewLayoutGuide key="safeArea" id="sfa-00-001"/><constraints>
      \(constraint("c00-00-001", "lbl-00-001", "top", "\(login.isAtLeast ? "relation=\"greaterThanOrEqual\" " : "")secondItem=\"sfa-00-001\" secondAttribute=\"top\" constant=\"\(login.top)\""))
      \(constraint("c00-00-002", "lbl-00-001", "leading", "secondItem=\"vw0-00-001\" secondAttribute=\"leading\" constant=\"16\""))
      \(constraint("c00-00-003", "fld-00-001", "top", "secondItem=\"lbl-00-001\" secondAttribute=\"bottom\" constant=\"8\""))
      \(constraint("c00-00-004", "fld-00-001", "leading", "secondItem=\"lbl-00-001\" secondAttribute=\"leading\""))
      \(constraint("c00-00-005", "fld-00-001", "width", "secondItem=\"vw0-00-001\" secondAttribute=\"width\" multiplier=\"\(login.multiplier)\" priority=\"\(login.priority)\""))
      \(login.hasHint ? constraint("c00-00-006", "hnt-00-001", "top", "secondItem=\"fld-00-001\" secondAttribute=\"bottom\" constant=\"4\"") + constraint("c00-00-007", "hnt-00-001", "leading", "secondItem=\"lbl-00-001\" secondAttribute=\"leading\"") : "")
      </constraints></view>
      <connections><outlet property="titleLabel" destination="lbl-00-001" id="o00-00-001"/><outlet property="emailField" destination="fld-00-001" id="o00-00-002"/>\(login.hasHint ? "<outlet property=\"hintLabel\" destination=\"hnt-00-001\" id=\"o00-00-003\"/>" : "")</connections>
      </viewController></objects></scene></scenes></document>
      """
  }

  private func scenes(_ login: Login) throws -> [(door: String, scene: Scene)] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-road-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "Login.storyboard").path(percentEncoded: false)
    try Self.storyboard(login).write(toFile: path, atomically: true, encoding: .utf8)
    let board = try #require(try StoryboardDocument.read(path, fonts: .installed).scenes.first)
    let cell = try #require(Cell(named: "iphone-15-portrait"))
    let captured = try LayoutTester.pipeline.get().captured(
      .controller(LoginViewController(login), title: "Login"), document: "LoginTests.swift", in: cell)
    return [
      ("recipe", try RecipeDocument.decode(Self.recipe(login), document: "login.yaml", fonts: .installed)),
      ("storyboard", board),
      ("Swift", captured.scene),
    ]
  }

  nonisolated private static let edits: [(String, Login)] = {
    func edit(_ text: String, _ change: (inout Login) -> Void) -> (String, Login) {
      var login = Login()
      change(&login)
      return (text, login)
    }
    return [
      edit(#"titleLabel: text "Welcome" -> "Hello""#) { $0.title = "Hello" },
      edit("titleLabel: font 20 -> 24") { $0.size = 24 }, edit("titleLabel.Top: constant 20 -> 28") { $0.top = 28 },
      edit("emailField.Width: multiplier 0.5 -> 0.75") { $0.multiplier = 0.75 },
      edit("emailField.Width: priority 1000 -> 750") { $0.priority = 750 },
      edit("titleLabel: resistance.horizontal default -> 700") { $0.resistance = 700 },
      edit("titleLabel.Top: relation = -> >=") { $0.isAtLeast = true },
      edit("titleLabel.Top: relation = -> >=, constant 20 -> 30") { ($0.isAtLeast, $0.top) = (true, 30) },
      edit(
        "new: hintLabel (label); new: hintLabel.Top = emailField.Bottom + 4; new: hintLabel.Leading = titleLabel.Leading"
      ) { $0.hasHint = true },
      edit(#"titleLabel: text "Welcome" -> "Hello"; titleLabel.Top: constant 20 -> 28"#) {
        ($0.title, $0.top) = ("Hello", 28)
      },
    ]
  }()

  @Test(arguments: edits) func `an edit has the same verdict by each door`(_ expected: String, _ login: Login) throws {
    for ((door, old), (_, new)) in zip(try scenes(Login()), try scenes(login)) {
      let recorded = SceneStatement.lines(of: old).joined(separator: "\n") + "\n"
      let changes = try #require(DocumentChanges(from: recorded, to: new, fonts: .installed), "\(door)\n\(recorded)")
      let texts = changes.all.map { change in
        var change = change
        (change.file, change.line) = (nil, nil)
        return change.description
      }
      #expect(texts.joined(separator: "; ") == expected, "\(door)")
      #expect(changes.before(onCanvas: false) != nil, "\(door)")
    }
  }
}
