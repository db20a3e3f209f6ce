import Testing

@testable import UIKit

/// Controls as in the rows of `control-metrics.md` 3, 3.3 and 4.
@MainActor @Suite struct ControlTests {
  @Test func `natural frames of controls`() {
    func frame(_ view: UIView) -> CGSize {
      CGRect(origin: .zero, size: view.intrinsicContentSize).outset(by: view.alignmentRectInsets).size
    }
    #expect(frame(UISwitch()) == CGSize(width: 51, height: 31))
    #expect(frame(UIStepper()) == CGSize(width: 94, height: 32))
    #expect(frame(UISlider()).height == 31)
    #expect(UISlider().intrinsicContentSize == CGSize(width: -1, height: 30))
    #expect(frame(UIProgressView()).height == 4)
    #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height == 2.5)
    #expect(frame(UIActivityIndicatorView()) == CGSize(width: 20, height: 20))
    #expect(frame(UIActivityIndicatorView(style: .large)) == CGSize(width: 37, height: 37))
    let wheels = UIDatePicker()
    wheels.preferredDatePickerStyle = .wheels
    #expect(frame(wheels) == CGSize(width: 320, height: 216))
    // Since iOS 14 the system's choice is compact, except for a countdown.
    #expect(UIDatePicker().datePickerStyle == .compact)
    wheels.preferredDatePickerStyle = .automatic
    wheels.datePickerMode = .countDownTimer
    #expect(wheels.datePickerStyle == .wheels)
    #expect(frame(UISearchBar()).height == 56)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    #expect(frame(pages) == CGSize(width: 116.5, height: 27.5))
    #expect(frame(UISegmentedControl(items: ["First", "Second"])).height == 32)
  }

  @Test func `hugging in code`() {
    func hugging(_ view: UIView) -> [Float] {
      [view.contentHuggingPriority(for: .horizontal).rawValue, view.contentHuggingPriority(for: .vertical).rawValue]
    }
    #expect(hugging(UISwitch()) == [750, 750])
    #expect(hugging(UIStepper()) == [750, 750])
    #expect(hugging(UISlider()) == [250, 750])
    #expect(hugging(UIProgressView()) == [250, 750])
    #expect(hugging(UIImageView()) == [250, 250])
    #expect(hugging(UIDatePicker()) == [750, 750])
  }

  @Test func `a switch is 49 wide for its neighbours and 51 to the eye`() {
    let stage = Stage()
    let (toggle, next) = (stage.add(UISwitch()), stage.box(10, 10))
    NSLayoutConstraint.activate([
      constrain(toggle, .left, .equal, stage.root, .left), constrain(toggle, .top, .equal, stage.root, .top),
      constrain(next, .left, .equal, toggle, .right), constrain(next, .top, .equal, toggle, .top),
    ])
    stage.layout()
    #expect(toggle.frame == CGRect(x: 0, y: 0, width: 51, height: 31))
    #expect(next.frame.minX == 49)
  }

  @Test func `an image view is as large as its picture`() {
    let view = UIImageView(image: UIImage(size: CGSize(width: 30, height: 20)))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(view.frame.size == CGSize(width: 30, height: 20))
    #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIImage(named: "no such") == nil)
  }

  @Test func `AL-3.14 a text view that may not scroll is as large as its text`() {
    let stage = Stage()
    let view = stage.add(UITextView())
    view.text = "A text that is long enough to be broken into some lines when there is little room for it"
    view.font = .systemFont(ofSize: 14)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.isScrollEnabled = false
    let free = view.intrinsicContentSize
    #expect(free.height == 33)
    #expect(free.width > 400)
    NSLayoutConstraint.activate([
      constrain(view, .left, .equal, stage.root, .left), constrain(view, .top, .equal, stage.root, .top),
      constrain(view, .width, plus: 150),
    ])
    stage.layout()
    #expect(view.frame.width == 150)
    #expect(view.frame.height > 60)
    view.isScrollEnabled = true
    stage.layout()
    #expect(view.frame.height == 0)
  }
}
