/// Resizes subviews without constraints with their superview: margins and sizes share the change (AL-7.2).
@MainActor
enum FrameResizing {
  /// Superviews whose subviews wait to be resized, with their previous sizes; views may nest deeper than calls.
  private static var waiting: [(view: UIView, before: CGSize)] = []
  private static var isRunning = false

  static func sizeDidChange(of view: UIView, from before: CGSize) {
    guard view.autoresizesSubviews, !view.subviews.isEmpty else { return }
    // An override that resizes its view again makes a single change of it.
    if waiting.last?.view === view { return }
    waiting.append((view, before))
    if isRunning { return }
    isRunning = true
    defer { isRunning = false }
    while let next = waiting.popLast() { resizeSubviews(of: next.view, from: next.before) }
  }

  private static func resizeSubviews(of view: UIView, from before: CGSize) {
    for subview in view.subviews where subview.translatesAutoresizingMaskIntoConstraints {
      let frame = resized(subview.frame, subview.autoresizingMask, from: before, to: view.bounds.size)
      if frame != subview.frame { subview.frame = frame }
      subview.noteFrameReference()
    }
  }

  /// Returns a frame in a superview whose size changes.
  static func resized(
    _ frame: CGRect, _ mask: UIView.AutoresizingMask, from before: CGSize, to now: CGSize
  ) -> CGRect {
    let (x, width) = resized(frame.minX, frame.width, Springs(mask, .horizontal), from: before.width, to: now.width)
    let (y, height) = resized(frame.minY, frame.height, Springs(mask, .vertical), from: before.height, to: now.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private static func resized(
    _ position: CGFloat, _ size: CGFloat, _ springs: Springs, from before: CGFloat, to now: CGFloat
  ) -> (position: CGFloat, size: CGFloat) {
    let parts = [position, size, before - position - size]
    let flexible = [springs.leading, springs.size, springs.trailing]
    let sum = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let count = flexible.count { $0 }
    func growth(_ index: Int) -> CGFloat {
      if !flexible[index] { return 0 }
      return (now - before) * (sum == 0 ? 1 / CGFloat(count) : parts[index] / sum)
    }
    return (position + growth(0), Branch.max(0, size + growth(1)))
  }
}

extension UIView {
  /// Adds a view that covers this one at any size.
  func addSubview(filling view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
