import Testing
import UIKit

/// The listings of the seeds in Swift, as in client code.
@MainActor @Suite struct SeedListingTests {
  /// AL-12.24's controller. On Linux there are no outlets and no selectors: views are created in `viewDidLoad`, buttons
  /// run closures, and a deleted entry is removed when the animation's completion runs, which is immediately.
  final class DynamicStackViewController: UIViewController {
    let scrollView = UIScrollView()
    let stackView = UIStackView()
    let addButton = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      let insets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      scrollView.contentInset = insets
      scrollView.scrollIndicatorInsets = insets
      stackView.axis = .vertical
      stackView.distribution = .equalSpacing
      addButton.setTitle("Add Item", for: .normal)
      addButton.addAction(UIAction { [weak self] _ in self?.addEntry() }, for: .touchUpInside)
      for view in [scrollView, stackView] { view.translatesAutoresizingMaskIntoConstraints = false }
      view.addSubview(scrollView)
      scrollView.addSubview(stackView)
      stackView.addArrangedSubview(addButton)
      NSLayoutConstraint.activate([
        scrollView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        scrollView.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        bottomLayoutGuide.topAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: 20),
        stackView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        stackView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        stackView.topAnchor.constraint(equalTo: scrollView.topAnchor),
        stackView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        stackView.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      ])
    }

    func addEntry() {
      guard let addButtonContainer = stackView.arrangedSubviews.last,
        let nextEntryIndex = stackView.arrangedSubviews.firstIndex(of: addButtonContainer)
      else { return }
      let offset = CGPoint(
        x: scrollView.contentOffset.x, y: scrollView.contentOffset.y + addButtonContainer.frame.size.height)
      let newEntryView = createEntryView()
      newEntryView.isHidden = true
      stackView.insertArrangedSubview(newEntryView, at: nextEntryIndex)
      UIView.animate(withDuration: 0.25) {
        newEntryView.isHidden = false
        self.scrollView.contentOffset = offset
      }
    }

    func deleteStackView(_ entry: UIView) {
      UIView.animate(withDuration: 0.25, animations: { entry.isHidden = true }) { _ in entry.removeFromSuperview() }
    }

    private func createEntryView() -> UIView {
      let stack = UIStackView()
      stack.axis = .horizontal
      stack.alignment = .firstBaseline
      stack.distribution = .fill
      stack.spacing = 8
      let (dateLabel, numberLabel) = (UILabel(), UILabel())
      dateLabel.text = "20/11/2026"
      dateLabel.font = UIFont.preferredFont(forTextStyle: .body)
      numberLabel.text = "4F2A-91C3-07DE-B865"
      numberLabel.font = UIFont.preferredFont(forTextStyle: .headline)
      numberLabel.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
      let deleteButton = UIButton(type: .system)
      deleteButton.setTitle("Delete", for: .normal)
      deleteButton.addAction(
        UIAction { [weak self, weak stack] _ in if let stack { self?.deleteStackView(stack) } }, for: .touchUpInside)
      for view in [dateLabel, numberLabel, deleteButton] { stack.addArrangedSubview(view) }
      return stack
    }
  }

  @Test func `AL-12.24 (b) (c) the dynamic stack view, its buttons pressed`() throws {
    let controller = DynamicStackViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.scrollView.contentSize == CGSize(width: 343, height: 30))
    controller.addButton.sendActions(for: .touchUpInside)
    controller.addButton.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    let entries = controller.stackView.arrangedSubviews.dropLast()
    let heights = entries.map(\.frame.height)
    #expect(entries.count == 2)
    #expect(heights.allSatisfy { $0 > 20 })
    #expect(controller.scrollView.contentSize.height == 30 + heights.reduce(0, +))
    let entry = try #require(entries.first as? UIStackView)
    (entry.arrangedSubviews.last as? UIButton)?.sendActions(for: .touchUpInside)
    Completions.runAll()
    window.layoutIfNeeded()
    // All of the content is shown, so nothing is scrolled.
    #expect(controller.scrollView.contentOffset.y == -controller.scrollView.adjustedContentInset.top)
    #expect(controller.stackView.arrangedSubviews.count == 2)
    #expect(entry.superview == nil)
    #expect(controller.scrollView.contentSize.height == 30 + heights[1])
  }

  private func root(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func add(to root: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test func `anchors, initialiser and visual format make one layout`() {
    func frame(_ make: (UIView, UIView) -> Void) -> CGRect {
      let root = root(320, 480)
      let view = add(to: root)
      make(view, root)
      root.layoutIfNeeded()
      return view.frame
    }
    let anchors = frame { view, root in
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30).isActive = true
      view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    }
    let items = frame { view, root in
      for (attribute, constant) in [(NSLayoutConstraint.Attribute.leading, 20.0), (.trailing, -20), (.top, 30)] {
        root.addConstraint(
          NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute, multiplier: 1,
            constant: constant))
      }
      view.addConstraint(
        NSLayoutConstraint(
          item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height, multiplier: 1,
          constant: 50))
    }
    let format = frame { view, root in
      for text in ["H:|-20-[view]-20-|", "V:|-30-[view(50)]"] {
        root.addConstraints(
          NSLayoutConstraint.constraints(withVisualFormat: text, metrics: nil, views: ["view": view]))
      }
    }
    #expect(anchors == CGRect(x: 20, y: 30, width: 280, height: 50))
    #expect(items == anchors)
    #expect(format == anchors)
  }

  @Test func `equal spaces by layout guides, and by offsets between anchors`() {
    func gaps(_ tie: (UIView, [UIView]) -> Void) -> [CGFloat] {
      let root = root(400, 100)
      let views = (0..<3).map { _ in add(to: root) }
      for (view, width) in zip(views, [50.0, 60, 70]) {
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
      }
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      tie(root, views)
      root.layoutIfNeeded()
      return zip(views, views.dropFirst()).map { $1.frame.minX - $0.frame.maxX }
    }
    let guides = gaps { root, views in
      let spaces = [UILayoutGuide(), UILayoutGuide()]
      for space in spaces { root.addLayoutGuide(space) }
      spaces[0].widthAnchor.constraint(equalTo: spaces[1].widthAnchor).isActive = true
      for (space, pair) in zip(spaces, zip(views, views.dropFirst())) {
        pair.0.trailingAnchor.constraint(equalTo: space.leadingAnchor).isActive = true
        pair.1.leadingAnchor.constraint(equalTo: space.trailingAnchor).isActive = true
      }
    }
    let offsets = gaps { _, views in
      let first = views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
      let second = views[1].trailingAnchor.anchorWithOffset(to: views[2].leadingAnchor)
      first.constraint(equalTo: second).isActive = true
    }
    #expect(guides == [110, 110])
    #expect(offsets == guides)
  }

  @Test func `margins that follow the reading direction`() {
    let view = root(100, 100)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    #expect(view.layoutMargins == UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 10, left: 40, bottom: 30, right: 20))
  }
}
