import Foundation
import Testing

@testable import UIKit

/// Defaults of the system's objects, and animations of layers until they end.
@Suite(.serialized) @MainActor struct SystemDefaultTests {
  @Test func `a layer's border and shadow are black`() {
    let (layer, black) = (CALayer(), CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(layer.borderColor == black)
    #expect(layer.shadowColor == black)
    layer.shadowColor = nil
    layer.borderColor = UIColor.red.cgColor
    #expect(layer.shadowColor == nil)
    #expect(layer.borderColor == UIColor.red.cgColor)
  }

  final class Listener: CAAnimationDelegate {
    var lines: [String] = []
    func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
  }

  @Test func `a layer has an animation until it ends`() {
    let (layer, animation, listener) = (CALayer(), CABasicAnimation(keyPath: "opacity"), Listener())
    animation.delegate = listener
    layer.add(animation, forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    #expect(layer.animation(forKey: "fade") === animation)
    Completions.runAll()
    #expect(layer.animationKeys() == nil)
    #expect(listener.lines == ["start", "stop true"])
  }

  @Test func `an animation that is removed was not finished`() {
    let (layer, animation, listener) = (CALayer(), CABasicAnimation(keyPath: "opacity"), Listener())
    (animation.delegate, animation.repeatCount) = (listener, .infinity)
    layer.add(animation, forKey: "pulse")
    Completions.runAll()
    #expect(layer.animationKeys() == ["pulse"])
    #expect(listener.lines == ["start"])
    layer.removeAllAnimations()
    Completions.runAll()
    #expect(layer.animationKeys() == nil)
    #expect(listener.lines == ["start", "stop false"])
  }

  @Test func `an animation may stay after its end, and another takes its key`() {
    let (layer, first, second) = (CALayer(), CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "opacity"))
    first.isRemovedOnCompletion = false
    layer.add(first, forKey: "fade")
    Completions.runAll()
    #expect(layer.animation(forKey: "fade") === first)
    layer.add(second, forKey: "fade")
    #expect(layer.animation(forKey: "fade") === second)
    #expect(layer.animationKeys() == ["fade"])
  }

  @Test func `a spring comes to rest`() {
    let spring = CASpringAnimation()
    #expect(abs(spring.settlingDuration - 1.4727) < 0.0001)
    spring.damping = 0
    #expect(spring.settlingDuration == 0)
    spring.damping = 40
    #expect(spring.settlingDuration > 1)
  }

  @Test func `a device says what it is`() {
    let device = UIDevice.current
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == 1 && device.batteryState == .full)
    device.isBatteryMonitoringEnabled = false
    #expect(device.isMultitaskingSupported)
    #expect(device.model == (device.userInterfaceIdiom == .pad ? "iPad" : "iPhone"))
    #expect(UIAccessibility.isVideoAutoplayEnabled)
  }

  @Test func `a paragraph has twelve tabs unless it has others`() {
    #expect(NSParagraphStyle.default.tabStops.map(\.location) == (1...12).map { 28 * CGFloat($0) })
    let style = NSMutableParagraphStyle()
    #expect(style == NSParagraphStyle.default)
    style.tabStops = []
    #expect(style.tabStops.isEmpty)
    style.tabStops = nil
    #expect(style.tabStops.count == 12)
  }

  @Test func `families of fonts are those whose names give a font`() {
    #expect(Set(UIFont.familyNames).isSuperset(of: ["Helvetica", "Helvetica Neue", "Georgia", "Menlo"]))
    for family in UIFont.familyNames {
      for name in UIFont.fontNames(forFamilyName: family) { #expect(UIFont(name: name, size: 12) != nil, "\(name)") }
    }
  }

  @MainActor final class Clock: NSObject {
    var ticks = 0
    func tick(_ timer: Timer) { ticks += 1 }
  }

  @Test func `a timer keeps its target and its information`() {
    weak var weakly: Clock?
    var timer: Timer?
    do {
      let clock = Clock()
      weakly = clock
      timer = Timer.scheduledTimer(
        timeInterval: 60, target: clock, selector: Selector(Clock.tick(_:), name: "tick:"), userInfo: "info",
        repeats: true)
    }
    #expect(timer?.userInfo as? String == "info")
    #expect(weakly != nil)
    timer?.fire()
    #expect(weakly?.ticks == 1)
    timer?.invalidate()
    #expect(weakly == nil)
  }

  @Test func `initialisers of the system's views can be overridden`() {
    final class Picture: UIImageView {
      override init(image: UIImage?) {
        super.init(image: image)
        tag = 7
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Spinner: UIActivityIndicatorView {
      override init(style: UIActivityIndicatorView.Style) {
        super.init(style: style)
        tag = 8
      }
      required init(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Picture(image: UIImage(size: CGSize(width: 5, height: 6))).bounds.size == CGSize(width: 5, height: 6))
    #expect(Picture(image: nil).tag == 7 && !Picture(image: nil).isUserInteractionEnabled)
    #expect(Spinner(style: .large).tag == 8)
  }
}
