import Foundation
import Layout
import Testing

@testable import Drawing

/// A control is drawn inside its frame, whatever its kind, its look and its direction.
@MainActor @Suite struct ControlBoundsTests {
  private let pipeline: LayoutPipeline
  /// What shadows and the blades of symbols may take beside the frame, in points.
  private static let margin = 6.0

  init() throws { pipeline = try LayoutPipeline() }

  /// Contents by name, each in a size that it has in applications.
  nonisolated static let samples: [(name: String, kind: SceneView.Kind, width: Double, height: Double)] = {
    var found: [(name: String, kind: SceneView.Kind, width: Double, height: Double)] = [
      ("label", .label(SceneLabel("Some words")), 120, 21),
      ("field", .textField(SceneTextField(text: "Typed")), 200, 34),
      ("empty field", .textField(SceneTextField(placeholder: "Name")), 200, 34),
      ("text view", .textView(SceneTextView("Several words")), 200, 80),
      ("symbol", .image(SceneImageView(symbol: "star")), 24, 24), ("on", .toggle(SceneSwitch(isOn: true)), 64, 32),
      ("off", .toggle(SceneSwitch(isOn: false)), 64, 32), ("least", .slider(SceneSlider(0)), 200, 34),
      ("most", .slider(SceneSlider(1)), 200, 34), ("stepper", .stepper, 96, 34),
      ("progress", .progress(SceneProgress(0.7)), 200, 6), ("spinner", .spinner(SceneSpinner()), 20, 20),
      ("large spinner", .spinner(SceneSpinner(isLarge: true)), 37, 37),
      ("page control", .pageControl(ScenePageControl(5, current: 2)), 200, 28),
      ("segments", .segments(SceneSegments(["One", "Two", "Three"], selected: 2)), 240, 32),
      ("picker", .picker(ScenePicker(["A", "B", "C"])), 320, 216),
      ("search bar", .searchBar(SceneSearchBar(text: "x", placeholder: "Find")), 320, 56),
    ]
    for style in SceneButtonStyle.allCases {
      found.append(("\(style) button", .button(SceneButton("Go", style: style)), 120, 36))
    }
    for mode in SceneDatePicker.Mode.allCases {
      for (style, height) in [(SceneDatePicker.Style.wheels, 216.0), (.compact, 36), (.inline, 360)] {
        let kind = SceneView.Kind.datePicker(SceneDatePicker(style: style, mode: mode))
        found.append(("\(style) \(mode)", kind, 320, height))
      }
    }
    return found
  }()

  /// Returns the boxes of what is drawn in a view's group, in the view's coordinates.
  private func boxes(_ list: DisplayList, ofView id: String) -> [CGRect] {
    var boxes: [CGRect] = []
    var origins: [CGPoint] = []
    for command in list.commands {
      switch command {
      case .beginGroup(let group):
        if let origin = origins.last {
          origins.append(CGPoint(x: origin.x + group.translation.x, y: origin.y + group.translation.y))
        } else if group.id == "view-\(id)" {
          origins = [.zero]
        }
      case .endGroup: if !origins.isEmpty { origins.removeLast() }
      default:
        guard let origin = origins.last, let box = box(of: command) else { continue }
        boxes.append(box.offsetBy(dx: origin.x, dy: origin.y))
      }
    }
    return boxes
  }

  private func box(of command: DisplayCommand) -> CGRect? {
    switch command {
    case .fill(let shape, let ink): ink.alpha == 0 ? nil : shape.bounds
    case .border(let shape, _, _, _), .stroke(let shape, _, _, _): shape.bounds
    case .text(let run, let x, let baseline, _): CGRect(x: x, y: baseline - 10, width: run.width, height: 10)
    case .image(_, let box): box
    case .drawn, .beginGroup, .endGroup: nil
    }
  }

  @Test(
    arguments: samples.map(\.name),
    ["400x600-any-any", "400x600-any-any+rtl", "400x600-any-any+ios26", "400x600-any-any+rtl+ios26"])
  func `a control is drawn inside its frame`(_ name: String, _ cell: String) throws {
    let sample = try #require(Self.samples.first { $0.name == name })
    var view = SceneView(id: "Control", kind: sample.kind)
    view.frame = SceneFrame(x: 40, y: 100, width: sample.width, height: sample.height)
    var scene = Scene(title: "t", document: "t", views: [view], constraints: [])
    scene.drawing = SceneDrawing(style: .controls)
    let layout = pipeline.solve(scene, in: try #require(Cell(named: cell)))
    let found = boxes(LayoutDrawing(measurer: pipeline.measurer).draw(layout), ofView: "Control")
    let room = CGRect(x: 0, y: 0, width: sample.width, height: sample.height)
    let outside = found.filter { !room.insetBy(dx: -Self.margin, dy: -Self.margin).contains($0) }
    #expect(outside == [], "\(sample.name) in \(cell)")
    #expect(!found.isEmpty, "\(sample.name) in \(cell) draws nothing")
  }
}
