import Foundation
import Testing

@testable import UIKit

/// Foundation as on Apple's systems: timers with targets, strings of values, texts, fonts and observers.
@Suite(.serialized) @MainActor struct FoundationBridgeTests {
  @MainActor private final class Clock: NSObject {
    var ticks = 0
    func tick(_ timer: Timer) { ticks += 1 }
    func mark() { ticks += 10 }
    func add(_ number: NSNumber) -> Bool {
      ticks += number.intValue
      return true
    }
  }

  @Test func `a timer that fires calls its target`() {
    let clock = Clock()
    let timer = Timer(
      timeInterval: 1000, target: clock, selector: Selector(Clock.tick), userInfo: nil, repeats: true)
    timer.fire()
    timer.fire()
    #expect(clock.ticks == 2)
    let scheduled = Timer.scheduledTimer(
      timeInterval: 1000, target: clock, selector: Selector(Clock.tick), userInfo: nil, repeats: false)
    scheduled.fire()
    #expect(clock.ticks == 3)
    #expect(!scheduled.isValid)
    timer.invalidate()
  }

  @Test func `a selector is performed at once`() {
    let clock = Clock()
    clock.perform(Selector(Clock.mark))
    #expect(clock.ticks == 10)
    clock.perform(Selector(Clock.add), with: NSNumber(value: 5))
    #expect(clock.ticks == 15)
  }

  @Test func `selectors are equal by their names`() {
    #expect(NSSelectorFromString("copy:") == "copy:")
    #expect(NSStringFromSelector("copy:") == "copy:")
    #expect(NSSelectorFromString("copy:").hashValue == Selector("copy:").hashValue)
    #expect(NSSelectorFromString("copy:") != "paste:")
  }

  @Test func `values are printed in braces`() {
    #expect(NSCoder.string(for: CGVector(dx: 1, dy: -2.5)) == "{1, -2.5}")
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2)) == "{1, 2}")
    #expect(NSCoder.string(for: CGSize(width: 3, height: 4)) == "{3, 4}")
    #expect(NSCoder.string(for: CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)) == "[1, 2, 3, 4, 5, 6]")
  }

  @Test func `transforms turn before what they are added to, and change sizes without moving them`() {
    let quarter = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    let point = CGPoint(x: 1, y: 0).applying(quarter)
    #expect(abs(point.x - 10) < 1e-9)
    #expect(abs(point.y - 1) < 1e-9)
    let size = CGSize(width: 2, height: 3).applying(CGAffineTransform(2, 0, 0, 4, 100, 100))
    #expect(size == CGSize(width: 4, height: 12))
  }

  @Test func `a text that is nowhere is its key or the given one`() {
    let key = "a key that no table has"
    #expect(NSLocalizedString(key, comment: "") == key)
    #expect(NSLocalizedString(key, value: "Text", comment: "") == "Text")
    #expect(NSLocalizedString(key, value: "", comment: "") == key)
    #expect(NSLocalizedString(key, tableName: "Table", comment: "") == key)
    #expect(NSLocalizedString(key, tableName: "Table", value: "Text", comment: "") == "Text")
    #expect(NSLocalizedString(key, tableName: "Table", value: "", comment: "") == key)
    #expect(NSLocalizedString(key, bundle: .main, comment: "") == key)
    #expect(NSLocalizedString(key, bundle: .main, value: "Text", comment: "") == "Text")
    #expect(NSLocalizedString(key, tableName: "Table", bundle: .main, comment: "") == key)
  }

  @Test func `an exception has a name and a reason`() {
    let exception = NSException(name: .rangeException, reason: "too far", userInfo: ["index": 3])
    #expect(exception.name.rawValue == "NSRangeException")
    #expect(exception.userInfo?["index"] as? Int == 3)
    let raised = exceptions {
      exception.raise()
      NSException.raise(.genericException, format: "stop")
    }
    #expect(raised.map(\.name) == ["NSRangeException", "NSGenericException"])
    #expect(raised.map(\.reason) == ["too far", "stop"])
  }

  @Test func `a pool returns what its block does`() {
    #expect(autoreleasepool { 7 } == 7)
    #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
  }

  @Test func `standard sizes of fonts are those of iOS`() {
    #expect(UIFont.buttonFontSize == 18)
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.smallSystemFontSize == 12)
    #expect(UIFont.systemFontSize == 14)
    #expect(UIFont.fontNames(forFamilyName: "no such family").isEmpty)
  }

  @Test func `scaled fonts follow the text size up to a limit`() {
    let font = UIFont.systemFont(ofSize: 20)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(metrics.scaledFont(for: font) == font)
    #expect(metrics.scaledValue(for: 10) == 10)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 15).pointSize == 15)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 25).pointSize == 20)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize > 30)
  }

  @Test func `descriptors are made of styles and sizes`() {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(body.pointSize == 17)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let larger = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: large)
    #expect(larger.pointSize > 17)
    #expect(body.withSize(40).pointSize == 40)
    #expect(UIFont(descriptor: body.withFamily("Courier"), size: 12).familyName == "Courier")
    #expect(UIFont(descriptor: body.withSize(40), size: 0).pointSize == 40)
  }

  @Test(arguments: [
    ("voice", UIAccessibility.isVoiceOverRunning), ("switch", UIAccessibility.isSwitchControlRunning),
    ("motion", UIAccessibility.isReduceMotionEnabled), ("fades", UIAccessibility.prefersCrossFadeTransitions),
    ("transparency", UIAccessibility.isReduceTransparencyEnabled), ("bold", UIAccessibility.isBoldTextEnabled),
    ("contrast", UIAccessibility.isDarkerSystemColorsEnabled), ("invert", UIAccessibility.isInvertColorsEnabled),
    ("grey", UIAccessibility.isGrayscaleEnabled), ("guided", UIAccessibility.isGuidedAccessEnabled),
    ("touch", UIAccessibility.isAssistiveTouchRunning), ("captions", UIAccessibility.isClosedCaptioningEnabled),
    ("speech", UIAccessibility.isSpeakScreenEnabled), ("colours", UIAccessibility.shouldDifferentiateWithoutColor),
    ("shapes", UIAccessibility.buttonShapesEnabled), ("labels", UIAccessibility.isOnOffSwitchLabelsEnabled),
  ])
  func `no assistive technology is on`(_ name: String, _ isOn: Bool) { #expect(!isOn, "\(name)") }

  @Test func `a rectangle on the screen is where the view is`() {
    let stage = Stage(top: 0)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    stage.root.addSubview(view)
    let rect = UIAccessibility.convertToScreenCoordinates(CGRect(x: 1, y: 2, width: 3, height: 4), in: view)
    #expect(rect == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
  }

  @Test func `an element belongs to its container`() {
    let view = UIView()
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityContainer === view)
    #expect(element.accessibilityFrameInContainerSpace.width == 3)
    let clock = Clock()
    let action = UIAccessibilityCustomAction(name: "Mark", target: clock, selector: Selector(Clock.mark))
    #expect(action.name == "Mark")
    #expect(action.target === clock)
    #expect(action.actionHandler == nil)
  }

  @Test func `an invalid observation is silent`() {
    let view = UIScrollView()
    var changes = 0
    let observation = view.observe(\.contentOffset) { _, _ in changes += 1 }
    view.contentOffset.y = 5
    NSKeyValueObservation.notify()
    #expect(changes == 1)
    observation.invalidate()
    view.contentOffset.y = 9
    NSKeyValueObservation.notify()
    #expect(changes == 1)
  }

  @Test func `constraints of a guide are active at its edges until they are removed`() {
    let stage = Stage()
    let (view, guide) = (stage.add(), stage.root.keyboardLayoutGuide)
    let (near, far) = (constrain(view, .height, plus: 10), constrain(view, .width, plus: 10))
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([far], activeWhenAwayFrom: .bottom)
    #expect(near.isActive)
    #expect(!far.isActive)
    #expect(guide.constraintsActive(whenNearEdge: .bottom) == [near])
    #expect(guide.constraintsActive(whenAwayFrom: .bottom) == [far])
    #expect(guide.constraintsActive(whenNearEdge: .top).isEmpty)
    guide.setConstraints([far], activeWhenAwayFrom: .top)
    #expect(far.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive)
    #expect(!far.isActive)
    #expect(guide.constraintsActive(whenNearEdge: .bottom).isEmpty)
  }
}
