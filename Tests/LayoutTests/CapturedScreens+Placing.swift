import UIKit

/// Inequalities at several priorities, and a multiplier.
final class PriorityScreen: UIViewController {
  var card: UIView?
  weak var caption: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    let (card, caption) = (UIView(), body("A caption under the card"))
    (self.card, self.caption) = (card, caption)
    add([card, caption], to: view)
    let wide = card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.9, constant: -8)
    wide.priority = .defaultHigh
    wide.identifier = "card width"
    let square = card.heightAnchor.constraint(equalTo: card.widthAnchor)
    square.priority = UILayoutPriority(600)
    NSLayoutConstraint.activate([
      wide, square, card.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
      card.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.5),
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 30),
      card.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
      caption.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 6),
      caption.widthAnchor.constraint(lessThanOrEqualTo: card.widthAnchor),
      caption.centerXAnchor.constraint(equalTo: card.centerXAnchor),
    ])
    let top = card.topAnchor.constraint(equalTo: view.topAnchor)
    top.priority = .defaultLow
    top.isActive = true
  }
}

/// Guides of the application, and the system's of the root view and of others.
final class GuideScreen: UIViewController {
  let (column, spacer) = (UILayoutGuide(), UILayoutGuide())
  let (text, inner, note, box) = (
    body("Readable text, as wide as is comfortable to read."), UIView(), UILabel(), UIView()
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    spacer.identifier = "Spacer"
    view.addLayoutGuide(column)
    view.addLayoutGuide(spacer)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 30, bottom: 10, trailing: 24)
    inner.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 9)
    note.text = "Note"
    add([text, inner], to: view)
    add([note, box], to: inner)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      text.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: text.bottomAnchor), column.heightAnchor.constraint(equalToConstant: 120),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      column.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1 / 3.0),
      spacer.leadingAnchor.constraint(equalTo: column.trailingAnchor),
      spacer.widthAnchor.constraint(equalTo: column.widthAnchor, multiplier: 0.5),
      spacer.topAnchor.constraint(equalTo: column.topAnchor),
      spacer.bottomAnchor.constraint(equalTo: column.bottomAnchor),
      inner.topAnchor.constraint(equalTo: spacer.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: spacer.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      inner.heightAnchor.constraint(equalToConstant: 90),
      note.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor),
      note.centerXAnchor.constraint(equalTo: inner.layoutMarginsGuide.centerXAnchor),
      box.widthAnchor.constraint(equalTo: inner.layoutMarginsGuide.widthAnchor, multiplier: 0.5),
      box.leadingAnchor.constraint(equalTo: inner.readableContentGuide.leadingAnchor),
      box.bottomAnchor.constraint(equalTo: inner.safeAreaLayoutGuide.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 12),
    ])
  }
}

/// A row that is mirrored, and one that never is.
final class DirectionScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let mirrored = UIStackView(arrangedSubviews: [body("first"), UISwitch(), body("last")])
    mirrored.semanticContentAttribute = .forceRightToLeft
    mirrored.axis = .horizontal
    let player = UIView()
    player.semanticContentAttribute = .playback
    let (start, end) = (body("0:00"), body("3:07"))
    add([mirrored, player], to: view)
    add([start, end], to: player)
    NSLayoutConstraint.activate([
      mirrored.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      mirrored.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      player.topAnchor.constraint(equalTo: mirrored.bottomAnchor, constant: 16),
      player.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      player.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      player.heightAnchor.constraint(equalToConstant: 60),
      start.leadingAnchor.constraint(equalTo: player.leadingAnchor, constant: 5),
      end.leadingAnchor.constraint(equalTo: start.trailingAnchor, constant: 25),
      start.topAnchor.constraint(equalTo: player.topAnchor), end.topAnchor.constraint(equalTo: player.topAnchor),
    ])
  }
}

/// A bar that places its filling itself.
final class FillBar: UIView {
  let fill = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(fill)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    fill.frame = CGRect(x: 0, y: 0, width: bounds.width * 0.4, height: bounds.height)
  }
}

/// Frames set by hand: one of a view with a frame, and one of a view with constraints.
final class HandScreen: UIViewController {
  let (bar, badge, caption) = (FillBar(), UIView(), body("Below the bar"))

  override func viewDidLoad() {
    super.viewDidLoad()
    add([bar, badge, caption], to: view)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      bar.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 10),
      badge.leadingAnchor.constraint(equalTo: view.leadingAnchor), badge.topAnchor.constraint(equalTo: view.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 8), badge.heightAnchor.constraint(equalToConstant: 8),
      caption.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
      caption.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    badge.frame = CGRect(x: view.bounds.width - 40, y: 60, width: 24, height: 24)
  }
}

/// A view with a size of its own.
final class ChartView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 77) }
}

/// A label with padding.
final class ChipLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 24, height: size.height + 12)
  }
}

/// Custom intrinsic content sizes.
final class SizeScreen: UIViewController {
  let (chart, chip, caption) = (ChartView(), ChipLabel(), body("Caption"))

  override func viewDidLoad() {
    super.viewDidLoad()
    chip.text = "New"
    add([chart, chip, caption], to: view)
    NSLayoutConstraint.activate([
      chart.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      chart.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      chart.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      chip.topAnchor.constraint(equalTo: chart.bottomAnchor),
      chip.leadingAnchor.constraint(equalTo: chart.leadingAnchor),
      caption.topAnchor.constraint(equalTo: chip.bottomAnchor),
      caption.leadingAnchor.constraint(equalTo: chip.trailingAnchor),
    ])
  }
}

/// Frames that follow the superview's size.
final class MaskScreen: UIViewController {
  let (band, corner, holder, inside) = (UIView(), UIView(), UIView(), UIView())

  override func viewDidLoad() {
    super.viewDidLoad()
    band.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 44)
    band.autoresizingMask = [.flexibleWidth]
    corner.frame = CGRect(x: view.bounds.width - 60, y: view.bounds.height - 60, width: 50, height: 50)
    corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    view.addSubview(band)
    view.addSubview(corner)
    add([holder], to: view)
    holder.addSubview(inside)
    inside.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    inside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    NSLayoutConstraint.activate([
      holder.topAnchor.constraint(equalTo: band.bottomAnchor, constant: 20),
      holder.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      holder.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      holder.heightAnchor.constraint(equalToConstant: 80),
    ])
  }
}

/// Two child controllers, one with more safe area and other size classes.
final class ParentScreen: UIViewController {
  let list = ProfileScreen()
  let detail = RowScreen()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [list, detail] {
      addChild(child)
      add([child.view], to: view)
      child.didMove(toParent: self)
    }
    detail.additionalSafeAreaInsets = UIEdgeInsets(top: 15, left: 0, bottom: 5, right: 0)
    setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: list)
    let (left, right): (UIView, UIView) = (list.view, detail.view)
    NSLayoutConstraint.activate([
      left.topAnchor.constraint(equalTo: view.topAnchor), left.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      left.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      left.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.4),
      right.topAnchor.constraint(equalTo: left.bottomAnchor), right.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      right.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      right.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

/// A required width that another one contradicts.
final class ConflictScreen: UIViewController {
  let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    add([box], to: view)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor), box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.heightAnchor.constraint(equalToConstant: 30), box.widthAnchor.constraint(equalToConstant: 80),
      box.widthAnchor.constraint(equalToConstant: 120),
    ])
  }
}

/// A scroll view as the controller's view.
final class RootScrollScreen: UIViewController {
  let label = body("Content of the root itself")

  override func loadView() { view = UIScrollView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    add([label], to: view)
    guard let scroll = view as? UIScrollView else { return }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 12),
      label.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      label.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -24),
    ])
  }
}
