import Foundation
import Testing
import UIKit

/// Initialisers called on a metatype compile as on a Mac, and run those of the metatype's class.
@MainActor
@Suite struct MetatypeInitializerTests {
  private final class Model: NSObject {
    let number: Int

    override init() {
      number = 3
      super.init()
    }
  }

  private class Row: UIView {
    let color: String

    override init(frame: CGRect) {
      color = "red"
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Screen: UIViewController {
    let items = [1, 2]
  }

  private final class Cell: UITableViewCell {
    let made: String?

    override init(style: CellStyle, reuseIdentifier: String?) {
      made = reuseIdentifier
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class PlainButton: UIButton {}

  private func object<T: NSObject>(_ type: T.Type = T.self) -> T { T() }
  private func view<T: UIView>(_ type: T.Type = T.self) -> T { T(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
  private func controller<T: UIViewController>(_ name: String?) -> T { T(nibName: name, bundle: .main) }
  private func cell<T: UITableViewCell>() -> T { T.init(style: .subtitle, reuseIdentifier: "row") }
  private func button<T: UIButton>() -> T { T(type: .system) }

  @Test func `a generic type`() {
    let (model, row): (Model, Row) = (object(), view())
    #expect(model.number == 3)
    #expect(row.color == "red")
    #expect(row.frame.width == 3)
    #expect(object(Row.self).frame == .zero)
    let (screen, cell, button): (Screen, Cell, PlainButton) = (controller("Screen"), cell(), button())
    #expect(screen.nibName == "Screen")
    #expect(screen.items == [1, 2])
    #expect(cell.made == "row")
    #expect(cell.detailTextLabel != nil)
    #expect(button.buttonType == .system)
  }

  @Test func `a cell or a header without arguments is made by its own initializer`() {
    let (cell, item) = (object(Cell.self), object(UICollectionViewCell.self))
    #expect(cell.contentView.superview === cell)
    #expect(item.contentView.superview === item)
    #expect(cell.frame.size == CGSize(width: 320, height: 44))
    #expect(view(Cell.self).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view(Cell.self).made == nil)
    #expect(object(UITableViewHeaderFooterView.self).reuseIdentifier == nil)
    #expect(view(UITableViewHeaderFooterView.self).frame.width == 3)
    #expect(object(UITableView.self).style == .plain)
  }

  @Test func `a class that is known only at run time`() {
    let classes: [UIView.Type] = [Row.self, UILabel.self, UIView.self]
    let views = classes.map { $0.init(frame: CGRect(x: 0, y: 0, width: 7, height: 0)) }
    #expect(views.map { "\(type(of: $0))" } == ["Row", "UILabel", "UIView"])
    #expect(views.map(\.frame.width) == [7, 7, 7])
    let objects: [NSObject.Type] = [Model.self, NSObject.self]
    #expect(objects.map { "\(type(of: $0.init()))" } == ["Model", "NSObject"])
  }

  @Test func `objects among the arguments are released as often as they are retained`() {
    final class Text: NSObject {}
    weak var bundle: Bundle?
    weak var made: Screen?
    do {
      let screen: Screen = controller(String(repeating: "long name of a nib ", count: 4))
      (made, bundle) = (screen, screen.nibBundle)
      #expect(screen.nibName?.count == 76)
      #expect(bundle === Bundle.main)
    }
    #expect(made == nil)
    #expect(Bundle.main === bundle)
  }

  @Test func `a static member makes an object of the class it is called on`() {
    #expect(type(of: Row.standard()) == Row.self)
    #expect(type(of: UILabel.standard()) == UILabel.self)
  }
}

extension UIView {
  fileprivate static func standard() -> Self { Self(frame: .zero) }
}
