import Foundation
import Layout
import StoryboardDocuments
import UIKit

/// Views and their contents.
extension Instantiation {
  /// Classes of elements for which scenes have no kind of their own.
  private static let classes: [String: UIView.Type] = [
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
    "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self, "window": UIWindow.self,
  ]

  /// Views of other frameworks, whose modules a package may have.
  private static let others = ["mapView": ("MKMapView", "MapKit"), "wkWebView": ("WKWebView", "WebKit")]

  private static func otherClass(_ element: XMLElementNode) -> UIView.Type? {
    others[element.name].flatMap { NibClasses.find($0.0, in: [$0.1]) as? UIView.Type }
  }

  /// A view of the class its element names, created by its `init(coder:)`, with its contents.
  func makeView(_ node: SceneView, _ element: XMLElementNode, isRoot: Bool = false) -> UIView {
    let base = Self.classes[element.name] ?? Self.otherClass(element) ?? node.viewClass
    let coder = NibCoder(fixed(element)) { [self] object in
      if let view = object as? UIView { configure(view, node, element, isRoot: isRoot) }
    }
    let type = document.type(of: element, base)
    guard let view = type.init(coder: coder) else {
      document.note("nil:\(type)", "\(type).init(coder:) returned nil; using a \(base) instead", element)
      let plain = UIView()
      configure(plain, node, element, isRoot: isRoot)
      return plain
    }
    // A class may have called init(frame:) instead.
    coder.decode(view)
    return view
  }

  /// A view of UIKit's class with the properties that its element specifies, for comparison.
  func sample(_ node: SceneView) -> UIView {
    let view = node.makeView(in: traits)
    if let element = document.element(of: node) { configure(view, node, element) }
    return view
  }

  /// The values from an element that only an initialiser can set.
  private func fixed(_ element: XMLElementNode) -> NibCoder.Fixed {
    var fixed = NibCoder.Fixed()
    fixed.reuseIdentifier = element["reuseIdentifier"]
    switch element.name {
    case "tableView":
      fixed.tableStyle = ["grouped": .grouped, "insetGrouped": .insetGrouped][element["style"] ?? ""] ?? .plain
    case "tableViewCell":
      let styles: [(String, UITableViewCell.CellStyle)] = [
        ("Value1", .value1), ("Value2", .value2), ("Subtitle", .subtitle),
      ]
      // `IBUITableViewCellStyleSubtitle`
      let style = element["style"] ?? ""
      fixed.cellStyle = styles.first { style.hasSuffix($0.0) }?.1 ?? .default
    case "button":
      let types: [String: UIButton.ButtonType] = [
        "system": .system, "roundedRect": .system, "custom": .custom, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
      ]
      let usual: UIButton.ButtonType = element.child("buttonConfiguration") == nil ? .custom : .system
      fixed.buttonType = element["buttonType"].map { types[$0] ?? .system } ?? usual
    case "collectionView": fixed.layout = makeLayout(element)
    default: break
    }
    return fixed
  }

  /// Configures a view from its element, and adds its contents.
  private func configure(_ view: UIView, _ node: SceneView, _ element: XMLElementNode, isRoot: Bool) {
    if let frame = node.designFrame {
      view.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
    view.translatesAutoresizingMaskIntoConstraints = isRoot || node.frame != nil
    configure(view, node, element)
    if isRoot, let mask = element.child("autoresizingMask") {
      if mask.isYes("widthSizable") { view.autoresizingMask.insert(.flexibleWidth) }
      if mask.isYes("heightSizable") { view.autoresizingMask.insert(.flexibleHeight) }
    }
    noteNew(view, element)
    addChildren(of: node, element, to: view)
  }

  /// Configures a view's appearance; at run time images have their own sizes, and margins are the system's.
  private func configure(_ view: UIView, _ node: SceneView, _ element: XMLElementNode) {
    var node = node
    node.intrinsic = nil
    (node.paint.cornerRadius, node.paint.borderWidth, node.paint.borderColor) = (0, 0, nil)
    node.paint.shadow = nil
    let ownsMargins =
      element.child(key: "layoutMargins") != nil || element.child(key: "directionalLayoutMargins") != nil
    if !ownsMargins { node.margins = nil }
    node.configure(view, in: traits)
    if case .datePicker(let picker) = node.kind, picker.isAutomatic {
      (view as? UIDatePicker)?.preferredDatePickerStyle = .automatic
    }
    if let view = view as? UIImageView, let symbol = view.image, symbol.isSymbolImage, let size = node.symbolSize {
      view.image = symbol.inBox(size)
    }
    ElementProperties(element: element, document: document).configure(view)
  }

  private func addChildren(of node: SceneView, _ element: XMLElementNode, to view: UIView) {
    if let bar = view as? UIToolbar { bar.items = barButtonItems(element.child("items")) }
    if let bar = view as? UITabBar {
      bar.items = (element.child("items")?.children ?? []).map { makeTabBarItem($0) }
    }
    if let bar = view as? UINavigationBar {
      bar.items = (element.child("items")?.children ?? []).compactMap { makeObject($0) as? UINavigationItem }
    }
    if let table = view as? UITableView { registerPrototypes(element, node, in: table) }
    if let collection = view as? UICollectionView { registerPrototypes(element, node, in: collection) }
    for child in node.children {
      guard let inner = document.element(of: child) else { continue }
      add(child, inner, to: view, element)
    }
  }

  private func add(_ node: SceneView, _ element: XMLElementNode, to parent: UIView, _ outer: XMLElementNode) {
    switch (parent, element["key"], element.name) {
    case (is UITableView, _, "tableViewCell"), (is UICollectionView, _, "collectionViewCell"),
      (is UICollectionView, _, "collectionReusableView"):
      break
    case (let table as UITableView, "tableHeaderView", _): table.tableHeaderView = makeFixed(node, element)
    case (let table as UITableView, "tableFooterView", _): table.tableFooterView = makeFixed(node, element)
    case (let cell as UITableViewCell, "contentView", _): fill(cell.contentView, node, element, in: cell, outer)
    case (let cell as UICollectionViewCell, "contentView", _): fill(cell.contentView, node, element, in: nil, outer)
    case (let effect as UIVisualEffectView, "contentView", _): fill(effect.contentView, node, element, in: nil, outer)
    case (let stack as UIStackView, _, _) where node.isArranged: stack.addArrangedSubview(makeView(node, element))
    case (let cell as UITableViewCell, "accessoryView", _): cell.accessoryView = makeView(node, element)
    default: parent.addSubview(makeView(node, element))
    }
  }

  /// A table's header or footer, which keeps its saved size.
  private func makeFixed(_ node: SceneView, _ element: XMLElementNode) -> UIView {
    let view = makeView(node, element)
    view.translatesAutoresizingMaskIntoConstraints = true
    return view
  }

  /// Configures an existing view from its element: the content view of a cell or an effect.
  /// - Parameter cell: The cell whose own labels correspond to some of the elements.
  private func fill(
    _ content: UIView, _ node: SceneView, _ element: XMLElementNode, in cell: UITableViewCell?, _ outer: XMLElementNode
  ) {
    var plain = node
    (plain.frame, plain.designFrame) = (nil, nil)
    configure(content, plain, element)
    note(content, element)
    // Subviews with masks keep their distances from the saved size.
    if outer.name != "visualEffectView", let frame = node.designFrame {
      content.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
    for child in node.children {
      guard let inner = document.element(of: child) else { continue }
      let own: UIView? =
        switch inner["id"] {
        case let id? where id == outer["textLabel"]: cell?.textLabel
        case let id? where id == outer["detailTextLabel"]: cell?.detailTextLabel
        case let id? where id == outer["imageView"]: cell?.imageView
        default: nil
        }
      if let own {
        var shown = child
        (shown.frame, shown.designFrame) = (nil, nil)
        configure(own, shown, inner)
        note(own, inner)
      } else {
        add(child, inner, to: content, element)
      }
    }
  }
}

extension SceneView {
  /// The size of a symbol by the proportions in the document; nil for any other view.
  fileprivate var symbolSize: CGSize? {
    guard case .image(let image) = kind, image.symbol != nil, let width = deviceIntrinsic?.width,
      let height = deviceIntrinsic?.height
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
