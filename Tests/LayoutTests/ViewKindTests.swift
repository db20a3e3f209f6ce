import SceneModel
import Testing
import UIKit
import _Testing_UIKit

@testable import Layout

/// The list of the kinds of views, and the classes that show them.
@MainActor @Suite struct ViewKindTests {
  @Test(arguments: ViewKind.allCases)
  func `a kind's content is listed under the kind, and makes an object`(_ kind: ViewKind) {
    #expect(kind.content.viewKind == kind)
    #expect(kind.content is any ViewContent.Type)
  }

  @Test func `each class is found as the most particular kind that shows it`() {
    let classes = KindsByClass.all.map { $0.objectClass }
    for (index, shown) in classes.enumerated() {
      let earlier = KindsByClass.all[..<index].filter { $0.isShown(by: shown) }
      #expect(earlier.isEmpty, "\(shown) would be taken for \(earlier)")
    }
    #expect(KindsByClass.kind(of: UITableView()).viewKind == .table)
    #expect(KindsByClass.kind(of: UITextView()).viewKind == .textView)
    #expect(KindsByClass.kind(of: UIScrollView()).viewKind == .scroll)
    #expect(KindsByClass.kind(of: UIView()).viewKind == .view)
    #expect(
      Set(ViewKind.allCases).subtracting(KindsByClass.all.map { $0.viewKind }) == [
        .view, .guide, .section, .sheet, .alert,
      ])
  }

  @Test(
    arguments: [(10, 20, 15, 0.5), (-10, 10, 5, 0.75), (0, 4, 1, 0.25), (5, 5, 5, 0)] as [(Float, Float, Float, Double)]
  )
  func `a slider is captured by the share of its range`(_ least: Float, _ most: Float, _ value: Float, _ share: Double)
    throws
  {
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue, slider.value) = (least, most, value)
    guard case .slider(let read) = SceneSlider.read(slider, isDark: false) else {
      Issue.record("no slider")
      return
    }
    #expect(read.value == share)
  }
}
