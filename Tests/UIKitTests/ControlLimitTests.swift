import Testing

@testable import UIKit

/// Values of controls stay within their limits, and configurations follow states.
@MainActor @Suite struct ControlLimitTests {
  @Test func `a slider's value stays between its limits`() {
    let slider = UISlider()
    slider.value = 5
    #expect(slider.value == 1)
    slider.minimumValue = 10
    #expect(slider.value == 10)
    #expect(slider.maximumValue == 10)
    slider.maximumValue = 20
    slider.value = 50
    #expect(slider.value == 20)
    slider.maximumValue = 15
    #expect(slider.value == 15)
  }

  @Test func `a stepper's value stays between its limits`() {
    let stepper = UIStepper()
    stepper.value = 200
    #expect(stepper.value == 100)
    stepper.minimumValue = 5
    stepper.value = 1
    #expect(stepper.value == 5)
    stepper.maximumValue = 3
    #expect(stepper.value == 5)
  }

  @Test(arguments: [(Float(1.5), Float(1)), (-1, 0), (0.25, 0.25)])
  func `progress is between 0 and 1`(_ given: Float, _ shown: Float) {
    let view = UIProgressView()
    view.progress = given
    #expect(view.progress == shown)
  }

  @Test func `the current page is one of the pages`() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -4
    #expect(control.currentPage == 0)
  }

  @Test func `removing segments moves or ends the selection`() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 2
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    control.removeAllSegments()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `a button's configuration is updated when its state changes`() {
    let button = UIButton(configuration: .filled())
    var states: [Bool] = []
    button.configurationUpdateHandler = { states.append($0.isSelected) }
    button.isSelected = true
    #expect(states == [false, true])
    button.automaticallyUpdatesConfiguration = false
    button.isSelected = false
    #expect(states == [false, true])
  }

  @Test func `the view behind a list is as large as what is seen of it`() {
    let (table, empty) = (UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), UILabel())
    table.backgroundView = empty
    table.contentOffset.y = 40
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(empty.frame == table.bounds)
    #expect(table.subviews.first === empty)
    table.backgroundView = nil
    #expect(empty.superview == nil)
  }

  @Test func `a popover whose delegate answers none stays one on a phone`() {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }
    let (stage, delegate, shown) = (Stage(width: 390, height: 800), Delegate(), UIViewController())
    shown.modalPresentationStyle = .popover
    shown.preferredContentSize = CGSize(width: 200, height: 120)
    shown.popoverPresentationController?.delegate = delegate
    shown.popoverPresentationController?.sourceView = stage.root
    stage.controller.present(shown, animated: false)
    stage.layout()
    #expect(shown.view.bounds.size == CGSize(width: 200, height: 120))
  }

  @Test func `an application may hide a navigation bar by itself`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.loadViewIfNeeded()
    navigation.navigationBar.isHidden = true
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.isHidden)
    navigation.isNavigationBarHidden = true
    navigation.isNavigationBarHidden = false
    #expect(!navigation.navigationBar.isHidden)
  }
}
