import Foundation
import Layout
import StoryboardDocuments
import UIKit

/// Cells of tables and collection views: prototypes, which are created each time they are dequeued, and static rows.
extension Instantiation {
  /// Registers a table's prototypes, and creates the rows of a static table.
  func registerPrototypes(_ element: XMLElementNode, _ node: SceneView, in table: UITableView) {
    for cell in element.child("prototypes")?.children ?? [] {
      guard let identifier = cell["reuseIdentifier"], let plan = prototype(cell, node) else { continue }
      table.register({ plan() as? UITableViewCell }, forCellReuseIdentifier: identifier)
    }
    // A table with prototypes may have an empty list of sections.
    guard let sections = element.child("sections"), !sections.children.isEmpty,
      let owner = controller as? UITableViewController
    else { return }
    owner.staticRows = StaticRows(
      sections.children.map { section in
        let cells = section.child("cells")?.children ?? []
        let made = cells.compactMap { cell -> (UITableViewCell, CGFloat?)? in
          guard let view = node.children.first(where: { document.element(of: $0) === cell }),
            let made = makeView(view, cell) as? UITableViewCell
          else { return nil }
          made.translatesAutoresizingMaskIntoConstraints = true
          return (made, cell.number("rowHeight").map { CGFloat($0) })
        }
        return StaticRows.Section(
          header: section.string("headerTitle"), footer: section.string("footerTitle"), cells: made.map(\.0),
          heights: made.map(\.1))
      })
  }

  /// Registers a collection view's prototypes.
  func registerPrototypes(_ element: XMLElementNode, _ node: SceneView, in collection: UICollectionView) {
    for cell in element.child("cells")?.children ?? [] {
      guard let identifier = cell["reuseIdentifier"], let plan = prototype(cell, node) else { continue }
      collection.register({ plan() as? UICollectionViewCell }, forCellWithReuseIdentifier: identifier)
    }
    let kinds = [
      "sectionHeaderView": UICollectionView.elementKindSectionHeader,
      "sectionFooterView": UICollectionView.elementKindSectionFooter,
    ]
    for view in element.children {
      guard let kind = kinds[view["key"] ?? ""], let identifier = view["reuseIdentifier"],
        let plan = prototype(view, node)
      else { continue }
      collection.register(
        { plan() as? UICollectionReusableView }, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
  }

  /// Returns a closure that creates a prototype each time it is called; its actions and segues go to the list's
  /// controller.
  private func prototype(_ element: XMLElementNode, _ list: SceneView) -> (() -> UIView?)? {
    guard list.children.contains(where: { document.element(of: $0) === element }), let screen = screen(of: element)
    else { return nil }
    let owner = objects.first { $0.value === controller }?.key
    return { [weak controller, document] in
      let instance = Instantiation(document, controller: controller)
      if let controller { instance.find(controller, as: owner) }
      return Instantiation.nested(document) {
        guard let scene = document.scene(of: screen, in: instance.traits),
          let node = scene.allViews.first(where: { document.element(of: $0) === element })
        else { return nil }
        let view = instance.makeView(node, element, isRoot: true)
        instance.install(scene, in: nil)
        instance.vary(view, scene, of: screen, prototype: node.id)
        instance.finish()
        return view
      } ?? nil
    }
  }

  /// The element around another one that a scene was read from: a controller's view, or a view in a xib.
  private func screen(of element: XMLElementNode) -> XMLElementNode? {
    document.root.subtree.first {
      $0.child("rect", key: "frame") != nil && $0.subtree.contains { $0 === element }
        && document.scene(of: $0, in: traits) != nil
    }
  }

  /// The layout of a collection view.
  func makeLayout(_ element: XMLElementNode) -> UICollectionViewLayout {
    guard let saved = element.child(key: "collectionViewLayout") else { return UICollectionViewFlowLayout() }
    let isFlow = saved.name == "collectionViewFlowLayout"
    let base: UICollectionViewLayout.Type = isFlow ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
    let layout = document.type(of: saved, base).init(coder: NibCoder()) ?? UICollectionViewFlowLayout()
    note(layout, saved)
    guard let flow = layout as? UICollectionViewFlowLayout else { return layout }
    func size(_ key: String) -> CGSize? {
      saved.child("size", key: key).map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
    }
    if saved["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    let references: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
      "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
    ]
    if let reference = references[saved["sectionInsetReference"] ?? ""] { flow.sectionInsetReference = reference }
    if let spacing = saved.number("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
    if let spacing = saved.number("minimumInteritemSpacing") { flow.minimumInteritemSpacing = spacing }
    if let size = size("itemSize") { flow.itemSize = size }
    if let size = size("headerReferenceSize") { flow.headerReferenceSize = size }
    if let size = size("footerReferenceSize") { flow.footerReferenceSize = size }
    if saved["automaticEstimatedItemSize"] == "YES" {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let size = size("estimatedItemSize") {
      flow.estimatedItemSize = size
    }
    if let inset = saved.child("inset", key: "sectionInset") {
      flow.sectionInset = UIEdgeInsets(
        top: inset.number("minY") ?? 0, left: inset.number("minX") ?? 0, bottom: inset.number("maxY") ?? 0,
        right: inset.number("maxX") ?? 0)
    }
    return layout
  }
}
