import Foundation
import Testing

@testable import UIKit

/// What single objects do: animators, appearances, the pasteboard, segments, subviews, curves.
@Suite(.serialized) @MainActor struct SmallBehaviourTests {
  @Test func `a stopped animator ends at the given position`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    func run(_ position: UIViewAnimatingPosition) {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        (view.alpha, view.frame.origin.x, view.backgroundColor) = (0, 50, .blue)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
      }
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.finishAnimation(at: position)
    }
    run(.start)
    #expect(view.alpha == 1 && view.frame.minX == 0 && view.backgroundColor == .red && view.transform.isIdentity)
    run(.end)
    #expect(view.alpha == 0 && view.transform.a == 2 && view.backgroundColor == .blue)
  }

  @Test func `a reversed animator ends where it began`() {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
    animator.addAnimations { view.alpha = 0.25 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    #expect(view.alpha == 0.25)
    animator.isReversed = true
    Completions.runAll()
    #expect(ends == [.start])
    #expect(view.alpha == 1)
  }

  @Test func `an appearance is copied with what both classes have`() throws {
    let bar = UINavigationBarAppearance()
    (bar.backgroundEffect, bar.backgroundImage, bar.shadowImage) = (UIBlurEffect(style: .dark), UIImage(), UIImage())
    (bar.backgroundColor, bar.shadowColor) = (.red, .blue)
    bar.titleTextAttributes = [.foregroundColor: UIColor.green]
    let common = UITabBarAppearance(barAppearance: bar)
    #expect(common.backgroundEffect === bar.backgroundEffect && common.backgroundImage === bar.backgroundImage)
    #expect(common.shadowImage === bar.shadowImage && common.backgroundColor == .red && common.shadowColor == .blue)
    let same = UINavigationBarAppearance(barAppearance: bar)
    #expect(same.titleTextAttributes[.foregroundColor] as? UIColor == .green)
    let copy = try #require(bar.copy() as? UINavigationBarAppearance)
    #expect(copy !== bar && copy.titleTextAttributes.count == 1 && copy.backgroundColor == .red)
  }

  @Test func `a pasteboard has all strings, and counts its changes`() {
    let board = UIPasteboard()
    let count = board.changeCount
    board.strings = ["a", "b"]
    #expect(board.strings == ["a", "b"] && board.string == "a" && board.hasStrings)
    #expect(board.changeCount > count)
    board.string = "c"
    #expect(board.strings == ["c"])
    board.string = nil
    #expect(board.strings == nil && !board.hasStrings)
  }

  @Test func `a destructive action is red`() {
    #expect(UIContextualAction(style: .destructive, title: "a") { _, _, _ in }.backgroundColor == .systemRed)
    #expect(UIContextualAction(style: .normal, title: "a") { _, _, _ in }.backgroundColor == .systemGray)
  }

  @Test func `configurations and states are equal by their values`() {
    var (one, other) = (UIListContentConfiguration.cell(), UIListContentConfiguration.cell())
    #expect(one == other && Set([one, other]).count == 1)
    one.text = "a"
    #expect(one != other)
    other.text = "a"
    #expect(one == other)
    other.imageProperties.cornerRadius = 3
    #expect(one != other)
    other = one
    other.secondaryTextProperties.color = .red
    #expect(one != other)
    var ground = UIBackgroundConfiguration.listCell()
    #expect(ground == .listCell())
    ground.strokeWidth = 1
    #expect(ground != .listCell())
    var state = UICellConfigurationState(traitCollection: .baseline)
    #expect(state == UICellConfigurationState(traitCollection: .baseline))
    state.isSelected = true
    #expect(state != UICellConfigurationState(traitCollection: .baseline))
    #expect(
      UIViewConfigurationState(traitCollection: .baseline) == UIViewConfigurationState(traitCollection: .baseline))
    var button = UIButton.Configuration.filled()
    #expect(button == .filled() && button != .plain())
    button.title = "a"
    #expect(button != .filled())
  }

  @Test func `accessories have a width, and may be views`() {
    let view = UIView()
    let accessory = UICellAccessory.customView(
      configuration: .init(
        customView: view, placement: .trailing(displayed: .whenEditing), reservedLayoutWidth: .custom(30)))
    guard case .customView(let shown, let placement) = accessory.kind else {
      Issue.record("no view")
      return
    }
    #expect(shown === view && !placement.isLeading && accessory.displayedState == .whenEditing)
    #expect(accessory.options.reservedLayoutWidth == .custom(30))
    let check = UICellAccessory.checkmark(options: .init(reservedLayoutWidth: .actual, tintColor: .red))
    #expect(check.options.reservedLayoutWidth == .actual)
  }

  @Test func `segments have actions, images and a state`() throws {
    var lines: [String] = []
    let actions = ["a", "b"].map { name in
      UIAction(title: name, image: UIImage(), identifier: .init(name)) { _ in lines.append(name) }
    }
    let (stage, segments) = (
      Stage(), UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32), actions: actions)
    )
    stage.root.addSubview(segments)
    #expect(segments.titles == ["a", "b"] && segments.imageForSegment(at: 1) === actions[1].image)
    #expect(segments.actionForSegment(at: 0) === actions[0])
    #expect(segments.segmentIndex(identifiedBy: .init("b")) == 1)
    #expect(segments.segmentIndex(identifiedBy: .init("c")) == UISegmentedControl.noSegment)
    segments.wasTapped(at: CGPoint(x: 150, y: 10))
    #expect(lines == ["b"] && segments.selectedSegmentIndex == 1)
    segments.setEnabled(false, forSegmentAt: 0)
    segments.wasTapped(at: CGPoint(x: 50, y: 10))
    #expect(segments.selectedSegmentIndex == 1 && !segments.isEnabledForSegment(at: 0))
    segments.removeSegment(at: 0, animated: false)
    #expect(segments.actionForSegment(at: 0) === actions[1] && segments.isEnabledForSegment(at: 0))
    segments.insertSegment(with: UIImage(), at: 0, animated: false)
    #expect(segments.imageForSegment(at: 0) != nil && segments.titleForSegment(at: 0) == "")
  }

  @Test func `subviews exchange their places`() {
    let view = UIView()
    let parts = (0..<4).map { _ in UIView() }
    for part in parts { view.addSubview(part) }
    view.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(view.subviews.elementsEqual([parts[3], parts[1], parts[2], parts[0]]) { $0 === $1 })
    view.exchangeSubview(at: 2, withSubviewAt: 1)
    #expect(view.subviews.elementsEqual([parts[3], parts[2], parts[1], parts[0]]) { $0 === $1 })
    view.exchangeSubview(at: 0, withSubviewAt: 9)
    #expect(view.subviews.first === parts[3])
  }

  @Test(
    arguments: [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])])
  func `a curve has the points of its name`(_ name: CAMediaTimingFunctionName, _ points: [Float]) {
    let curve = CAMediaTimingFunction(name: name)
    var found: [Float] = [9, 9]
    curve.getControlPoint(at: 1, values: &found)
    let first = found
    curve.getControlPoint(at: 2, values: &found)
    #expect(first + found == points)
    curve.getControlPoint(at: 3, values: &found)
    #expect(found == [1, 1])
    #expect(curve == CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3]))
  }

  @Test func `the end of an appearance transition is animated as its beginning`() {
    final class Controller: UIViewController {
      var seen: [Bool] = []
      override func viewDidAppear(_ animated: Bool) { seen.append(animated) }
      override func viewDidDisappear(_ animated: Bool) { seen.append(animated) }
    }
    let controller = Controller()
    controller.beginAppearanceTransition(true, animated: true)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.seen == [true, false])
  }

  @Test func `a rotation is one of its controller`() {
    final class Controller: UIViewController {
      var found: [UIViewController?] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        found = [coordinator.viewController(forKey: .from), coordinator.viewController(forKey: .to)]
        #expect(coordinator.view(forKey: .to) === view)
      }
    }
    let (stage, controller) = (Stage(), Controller())
    stage.window.rootViewController = controller
    stage.window.transition(to: CGSize(width: 300, height: 200))
    #expect(controller.found.count == 2 && controller.found.allSatisfy { $0 === controller })
  }

  @Test func `data are found in catalogues`() throws {
    let resources = ApplicationResources(
      picture: { _ in nil }, color: { _ in nil }, data: { $0 == "list" ? Data([1, 2]) : nil })
    ApplicationResources.$current.withValue(resources) {
      #expect(NSDataAsset(name: "list")?.data == Data([1, 2]))
      #expect(NSDataAsset(name: "other") == nil)
    }
    #expect(NSDataAsset(name: "list") == nil)
  }
}
