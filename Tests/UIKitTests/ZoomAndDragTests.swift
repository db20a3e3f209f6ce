import Foundation
import Testing

@testable import UIKit

/// Zooming and dragging of scroll views, and taps that wait for others.
@Suite(.serialized) @MainActor struct ZoomAndDragTests {
  final class Delegate: NSObject, UIScrollViewDelegate {
    var view: UIView?
    var lines: [String] = []
    var target: CGPoint?
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { lines.append("zoom \(scrollView.zoomScale)") }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { lines.append("begin zooming") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      lines.append("end zooming \(scale)")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("begin \(scrollView.isDragging)") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scroll \(scrollView.contentOffset.y)") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      lines.append("end \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rest") }
  }

  @MainActor struct Screen {
    let stage = Stage(width: 100, height: 200, top: 0)
    let scroll = UIScrollView()
    let picture = UIView()
    let delegate = Delegate()
    init(zooms: Bool) {
      scroll.frame = stage.root.bounds
      picture.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
      scroll.contentSize = picture.frame.size
      scroll.addSubview(picture)
      stage.root.addSubview(scroll)
      scroll.delegate = delegate
      if zooms { delegate.view = picture }
      scroll.maximumZoomScale = 4
      stage.layout()
    }
  }

  @Test func `zooming scales the view, its content and the offset`() {
    let screen = Screen(zooms: true)
    screen.scroll.zoomScale = 2
    #expect(screen.picture.frame == CGRect(x: 0, y: 0, width: 200, height: 800))
    #expect(screen.scroll.contentSize == CGSize(width: 200, height: 800))
    #expect(screen.scroll.contentOffset == CGPoint(x: 50, y: 100))
    #expect(screen.delegate.lines.last == "zoom 2.0")
    screen.scroll.setZoomScale(9, animated: true)
    #expect(screen.scroll.zoomScale == 4)
    Completions.runAll()
    #expect(screen.delegate.lines.suffix(4).first == "begin zooming")
    #expect(screen.delegate.lines.last == "end zooming 4.0")
    screen.scroll.setZoomScale(0.1, animated: false)
    #expect(screen.scroll.zoomScale == 1)
    #expect(screen.picture.frame == CGRect(x: 0, y: 0, width: 100, height: 400))
    #expect(screen.scroll.contentSize == CGSize(width: 100, height: 400))
  }

  @Test func `a scale is limited without a view, too`() {
    let scroll = UIScrollView()
    scroll.setZoomScale(2, animated: false)
    #expect(scroll.zoomScale == 1)
  }

  @Test func `zooming to a rectangle shows it in the middle`() {
    let screen = Screen(zooms: true)
    screen.scroll.zoom(to: CGRect(x: 40, y: 100, width: 50, height: 100), animated: false)
    #expect(screen.scroll.zoomScale == 2)
    #expect(screen.scroll.contentOffset == CGPoint(x: 80, y: 200))
    screen.scroll.zoom(to: CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
    #expect(screen.scroll.zoomScale == 4)
    #expect(screen.scroll.contentOffset == .zero)
  }

  @Test func `a zoomed view keeps its corner where constraints place it`() {
    let (stage, scroll, delegate) = (Stage(width: 100, height: 200, top: 0), UIScrollView(), Delegate())
    scroll.frame = stage.root.bounds
    stage.root.addSubview(scroll)
    let picture = stage.add(to: scroll)
    fill(picture, scroll)
    picture.widthAnchor.constraint(equalToConstant: 100).isActive = true
    picture.heightAnchor.constraint(equalToConstant: 300).isActive = true
    (scroll.delegate, delegate.view, scroll.maximumZoomScale) = (delegate, picture, 3)
    stage.layout()
    #expect(scroll.contentSize == CGSize(width: 100, height: 300))
    scroll.zoomScale = 3
    stage.layout()
    #expect(scroll.contentSize == CGSize(width: 300, height: 900))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
    picture.setNeedsLayout()
    stage.root.setNeedsLayout()
    stage.layout()
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
  }

  @Test func `a drag scrolls within the content, and cancels the touch`() throws {
    let screen = Screen(zooms: false)
    try TouchSimulation.drag(screen.scroll, by: CGVector(dx: 0, dy: -60))
    #expect(screen.scroll.contentOffset == CGPoint(x: 0, y: 60))
    #expect(screen.delegate.lines == ["begin true", "scroll 60.0", "end false"])
    try TouchSimulation.drag(screen.scroll, by: CGVector(dx: 0, dy: 600))
    #expect(screen.scroll.contentOffset == .zero)
    #expect(!screen.scroll.isDragging)
    screen.scroll.isScrollEnabled = false
    try TouchSimulation.drag(screen.scroll, by: CGVector(dx: 0, dy: -60))
    #expect(screen.scroll.contentOffset == .zero)
  }

  @Test func `a drag ends where the delegate wants, or at a page`() throws {
    let screen = Screen(zooms: false)
    screen.delegate.target = CGPoint(x: 0, y: 150)
    try TouchSimulation.drag(screen.scroll, by: CGVector(dx: 0, dy: -60))
    #expect(screen.scroll.contentOffset.y == 150)
    #expect(screen.delegate.lines.suffix(3) == ["end true", "scroll 150.0", "rest"])
    (screen.delegate.target, screen.scroll.contentOffset, screen.scroll.isPagingEnabled) = (nil, .zero, true)
    try TouchSimulation.drag(screen.scroll, by: CGVector(dx: 0, dy: -120))
    #expect(screen.scroll.contentOffset.y == 200)
  }

  @Test func `a scroll view in another scrolls only along its own axis`() throws {
    let screen = Screen(zooms: false)
    let row = UIScrollView(frame: CGRect(x: 0, y: 60, width: 100, height: 80))
    row.contentSize = CGSize(width: 500, height: 80)
    screen.scroll.addSubview(row)
    try TouchSimulation.drag(row, by: CGVector(dx: -30, dy: 0))
    #expect(row.contentOffset.x == 30)
    try TouchSimulation.drag(row, by: CGVector(dx: 0, dy: -40))
    #expect(screen.scroll.contentOffset.y == 40)
    #expect(row.contentOffset == CGPoint(x: 30, y: 0))
  }

  @Test func `a drag ends editing where the scroll view says so, and moves no control`() throws {
    let screen = Screen(zooms: false)
    let (field, slider) = (UITextField(), UISlider(frame: CGRect(x: 0, y: 80, width: 100, height: 30)))
    screen.scroll.addSubview(field)
    field.becomeFirstResponder()
    try TouchSimulation.drag(screen.scroll, by: CGVector(dx: 0, dy: -10))
    #expect(field.isFirstResponder)
    screen.scroll.keyboardDismissMode = .onDrag
    try TouchSimulation.drag(screen.scroll, by: CGVector(dx: 0, dy: -10))
    #expect(!field.isFirstResponder)
    screen.scroll.addSubview(slider)
    screen.scroll.contentOffset = .zero
    try TouchSimulation.drag(slider, by: CGVector(dx: 0, dy: -10))
    #expect(screen.scroll.contentOffset == .zero)
  }

  @Test func `a tap waits for a double tap that it requires to fail`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    @MainActor final class Target: NSObject {
      var lines: [String] = []
      func one(_ sender: UITapGestureRecognizer) { lines.append("one") }
      func two(_ sender: UITapGestureRecognizer) { lines.append("two") }
    }
    let target = Target()
    let one = UITapGestureRecognizer(target: target, action: Selector(Target.one(_:)))
    let two = UITapGestureRecognizer(target: target, action: Selector(Target.two(_:)))
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
    view.addGestureRecognizer(one)
    view.addGestureRecognizer(two)
    try TouchSimulation.tap(view, times: 2)
    #expect(target.lines == ["two"])
    try TouchSimulation.tap(view)
    #expect(target.lines == ["two", "one"])
  }

  @Test func `a view that leaves its window resigns`() {
    let (stage, box, field) = (Stage(), UIView(), UITextField())
    box.addSubview(field)
    stage.root.addSubview(box)
    field.becomeFirstResponder()
    box.removeFromSuperview()
    #expect(!field.isFirstResponder)
  }
}
