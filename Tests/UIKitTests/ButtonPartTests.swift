import Testing

@testable import UIKit

/// A button's title label and image view as views of the tree, and their placement.
@MainActor @Suite struct ButtonPartTests {
  private func button(_ stage: Stage) -> UIButton {
    let button = stage.add(UIButton(type: .custom))
    button.setTitle("Save", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      button.topAnchor.constraint(equalTo: stage.root.topAnchor),
    ])
    return button
  }

  @Test func `a state without a title, an image or a colour has those of the normal state`() {
    let button = UIButton(type: .custom)
    let image = UIImage(size: CGSize(width: 9, height: 9), name: "star")
    button.setTitle("Save", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Save now"), for: .normal)
    button.setImage(image, for: .normal)
    button.setBackgroundImage(image, for: .normal)
    #expect(button.title(for: .selected) == "Save")
    #expect(button.attributedTitle(for: .disabled)?.string == "Save now")
    #expect(button.image(for: .highlighted) === image)
    #expect(button.backgroundImage(for: .selected) === image)
    button.setTitle("Saved", for: .selected)
    #expect(button.title(for: .selected) == "Saved")
    #expect(button.title(for: .normal) == "Save")
  }

  @Test func `a title label measures the title`() throws {
    let stage = Stage(scale: 2)
    let label = try #require(button(stage).titleLabel)
    let same = stage.add(UILabel())
    (same.text, same.font) = ("Save", label.font)
    #expect(label.sizeThatFits(.zero) == same.sizeThatFits(.zero))
    #expect(label.sizeThatFits(.zero).width > 10)
    #expect(label.baselineOffsets == same.baselineOffsets)
  }

  @Test func `a title label stands where the title is drawn`() throws {
    let stage = Stage(scale: 2)
    let button = button(stage)
    NSLayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: 100), button.heightAnchor.constraint(equalToConstant: 40),
    ])
    let label = try #require(button.titleLabel)
    stage.root.layoutIfNeeded()
    #expect(label.superview === button)
    #expect(label.text == "Save")
    #expect(label.frame.midX == 50)
    #expect(label.frame.midY == 20)
    // The button gives it whole points; by itself it is measured as any label.
    #expect(label.intrinsicContentSize.height == 21.5)
    #expect(label.frame.height == 22)
    button.contentHorizontalAlignment = .right
    stage.root.layoutIfNeeded()
    #expect(label.frame.maxX == 100)
    button.setTitle("Save all of them", for: .normal)
    stage.root.layoutIfNeeded()
    #expect(label.frame.maxX == 100)
    #expect(label.frame.width <= 100)
    #expect(stage.root.recursiveDescription.contains("<UIButtonLabel: "))
  }

  @Test func `what is tied to the title makes the button wider`() throws {
    let stage = Stage(scale: 2)
    let button = button(stage)
    button.contentEdgeInsets = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 28, bottom: 0, right: 0)
    let label = try #require(button.titleLabel)
    let icon = UIView()
    icon.translatesAutoresizingMaskIntoConstraints = false
    button.addSubview(icon)
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 24), icon.heightAnchor.constraint(equalToConstant: 24),
      icon.centerYAnchor.constraint(equalTo: button.centerYAnchor),
      icon.leadingAnchor.constraint(greaterThanOrEqualTo: button.leadingAnchor, constant: 4),
      icon.trailingAnchor.constraint(equalTo: label.leadingAnchor, constant: -4),
    ])
    stage.root.layoutIfNeeded()
    // The icon is at 4, and the title is centred in the space right of 28 points.
    #expect(icon.frame.minX == 4)
    #expect(icon.frame.midY == button.bounds.midY)
    #expect(label.frame.minX == 32)
    #expect(button.frame.width == 2 * (32 + label.frame.width / 2) - 28)
  }

  @Test func `a button without a label that was asked for has no view in it`() {
    let stage = Stage(scale: 2)
    let button = button(stage)
    stage.root.layoutIfNeeded()
    #expect(button.subviews.isEmpty)
    #expect(button.constraints.isEmpty)
  }

  @Test func `the side of a configuration's image changes size and places`() throws {
    let stage = Stage(scale: 2)
    let button = button(stage)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Save"
    configuration.image = UIImage(size: CGSize(width: 20, height: 20))
    configuration.imagePadding = 5
    button.configuration = configuration
    let row = button.intrinsicContentSize
    let text = ButtonPlacing.textSize(of: button)
    configuration.imagePlacement = .trailing
    button.configuration = configuration
    #expect(button.intrinsicContentSize == row)
    button.frame.size = row
    var places = ButtonPlacing(button)
    #expect(try #require(places.image).minX > places.title.maxX)
    configuration.imagePlacement = .top
    button.configuration = configuration
    let column = button.intrinsicContentSize
    #expect(column.width == ((text.width + 24) * 2).rounded(.up) / 2)
    #expect(column.height == ((text.height + 5 + 20 + 14) * 2).rounded(.up) / 2)
    button.frame.size = column
    places = ButtonPlacing(button)
    #expect(abs(try #require(places.image).minY - 7) < 0.5)
    #expect(abs(places.title.minY - 32) < 0.5)
    configuration.imagePlacement = .bottom
    button.configuration = configuration
    places = ButtonPlacing(button)
    #expect(try #require(places.image).minY > places.title.maxY)
  }

  @Test func `insets of title and image move them without a configuration`() throws {
    let stage = Stage(scale: 2)
    let button = button(stage)
    button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    let before = ButtonPlacing(button)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    button.imageEdgeInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)
    let after = ButtonPlacing(button)
    #expect(after.title.minX == before.title.minX + 8)
    #expect(after.image?.minY == before.image.map { $0.minY + 3 })
  }

  @Test func `a placeholder's two forms may be set from an observer of one`() {
    final class Field: UITextField {
      override var placeholder: String? {
        didSet { attributedPlaceholder = placeholder.map { NSAttributedString(string: $0) } }
      }
    }
    let field = Field()
    field.placeholder = "Name"
    #expect(field.attributedPlaceholder?.string == "Name")
    field.attributedPlaceholder = NSAttributedString(string: "Other")
    #expect(field.placeholder == "Other")
  }

  @Test func `a label without a font or a colour has the usual ones`() {
    let label = UILabel()
    label.font = nil
    label.textColor = nil
    label.text = "A"
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.intrinsicContentSize.height > 20)
  }

  @Test func `descriptions name the space in which a colour was made`() {
    let view = UIView()
    view.tintColor = UIColor(white: 0.2, alpha: 1)
    #expect(view.description.contains("tintColor = UIExtendedGrayColorSpace 0.2 1"))
    view.tintColor = UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1).withAlphaComponent(0.5)
    #expect(view.description.contains("tintColor = UIExtendedSRGBColorSpace 0.2 0.2 0.2 0.5"))
  }

  @Test func `a picture's pixels are as many as its scale says`() throws {
    let image = UIImage(size: CGSize(width: 10, height: 5), scale: 2, name: "a")
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 20)
    #expect(pixels.height == 10)
    let again = UIImage(cgImage: pixels, scale: 2, orientation: .up)
    #expect(again.size == image.size)
    #expect(again.name == "a")
    #expect(UIImage().cgImage == nil)
  }
}
