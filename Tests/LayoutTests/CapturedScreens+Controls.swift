import UIKit

/// A column of views at the top of the safe area.
class ColumnScreen: UIViewController {
  var column: [UIView] { [] }
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in column { stack.addArrangedSubview(view) }
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 6
    add([stack], to: view)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}

/// Buttons with and without a configuration.
final class ButtonScreen: ColumnScreen {
  override var column: [UIView] {
    let plain = UIButton(type: .system)
    plain.setTitle("Continue", for: .normal)
    let padded = UIButton(type: .custom)
    padded.setTitle("Padded", for: .normal)
    padded.titleLabel?.font = .boldSystemFont(ofSize: 20)
    padded.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 12, right: 24)
    var tinted = UIButton.Configuration.tinted()
    (tinted.title, tinted.subtitle) = ("Title", "and a subtitle")
    (tinted.image, tinted.imagePadding) = (UIImage(systemName: "star"), 9)
    var gray = UIButton.Configuration.gray()
    var text = AttributedString("Attributed")
    text.font = .systemFont(ofSize: 23, weight: .heavy)
    gray.attributedTitle = text
    gray.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 40)
    var lines = UIButton.Configuration.filled()
    (lines.title, lines.image) = ("A title\nof two lines", UIImage(systemName: "star"))
    (lines.imagePlacement, lines.cornerStyle) = (.top, .capsule)
    let symbol = UIButton(type: .system)
    symbol.setImage(UIImage(systemName: "trash"), for: .normal)
    let attributed = UIButton(type: .system)
    attributed.setAttributedTitle(
      NSAttributedString(string: "Wide", attributes: [.font: UIFont.systemFont(ofSize: 15), .kern: 3]), for: .normal)
    return [
      plain, padded, UIButton(configuration: tinted), UIButton(configuration: gray), UIButton(configuration: lines),
      symbol,
      attributed,
      UIButton(type: .infoLight), UIButton(type: .close),
    ]
  }
}

/// Labels in many fonts, and attributed texts.
final class TextScreen: ColumnScreen {
  override var column: [UIView] {
    let fixed = body("Fixed at the size it was made with, on as many lines as it needs at that size.")
    fixed.adjustsFontForContentSizeCategory = false
    let fonts: [UIFont] = [
      .systemFont(ofSize: 21, weight: .light), .italicSystemFont(ofSize: 14),
      .monospacedDigitSystemFont(ofSize: 19, weight: .bold),
      UIFont(
        descriptor: UIFont.preferredFont(forTextStyle: .callout).fontDescriptor.withSymbolicTraits(.traitBold)!, size: 0
      ),
      UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 16)),
    ]
    let labels = fonts.map { font in
      let label = body("Text in a font 0123456789")
      label.font = font
      return label
    }
    let paragraph = NSMutableParagraphStyle()
    (paragraph.lineSpacing, paragraph.minimumLineHeight) = (7, 25)
    let styled = NSMutableAttributedString(
      string: "A paragraph with spacing between its lines, and ", attributes: [.paragraphStyle: paragraph])
    styled.append(
      NSAttributedString(
        string: "wide letters",
        attributes: [.kern: 2, .font: UIFont.boldSystemFont(ofSize: 18), .paragraphStyle: paragraph]))
    let attributed = body("")
    attributed.attributedText = styled
    let narrow = body("A label with a preferred width, at which its lines wrap")
    narrow.preferredMaxLayoutWidth = 120
    return [fixed, attributed, narrow] + labels
  }
}

/// One of each control.
final class ControlScreen: ColumnScreen {
  override var column: [UIView] {
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    let pages = UIPageControl()
    pages.numberOfPages = 5
    let (slider, progress, date) = (UISlider(), UIProgressView(progressViewStyle: .bar), UIDatePicker())
    (slider.value, progress.progress) = (0.3, 0.6)
    date.preferredDatePickerStyle = .compact
    let field = UITextField()
    field.text = "Borderless"
    let image = UIImageView(
      image: UIImage(
        systemName: "bolt", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large))
    )
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    let label = body("On glass")
    add([label], to: blur.contentView)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: blur.contentView.topAnchor, constant: 5),
      label.leadingAnchor.constraint(equalTo: blur.contentView.leadingAnchor, constant: 5),
      label.trailingAnchor.constraint(equalTo: blur.contentView.trailingAnchor, constant: -5),
      label.bottomAnchor.constraint(equalTo: blur.contentView.bottomAnchor, constant: -5),
      slider.widthAnchor.constraint(equalToConstant: 200), progress.widthAnchor.constraint(equalToConstant: 150),
    ])
    return [
      segments, pages, slider, progress, date, field, image, blur, UIStepper(), UIActivityIndicatorView(style: .large),
      UIColorWell(), UISearchBar(),
    ]
  }
}
