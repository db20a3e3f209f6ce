import Foundation
import Layout
import StoryboardDocuments
import UIKit

@testable import PlumbTesting

/// One scene of a document, to be laid out from its document and as the nib of its controller.
@MainActor
struct DoorComparison {
  enum Outcome: String {
    case equal, differs
    /// The nib shows no such view: a prototype that only code dequeues, or a view of a bar.
    case absent
  }

  /// A view by both ways.
  struct Pair: CustomStringConvertible {
    let id: String
    let kind: String
    let scene: CGRect
    let nib: CGRect?

    var outcome: Outcome {
      guard let nib else { return .absent }
      let distances = [
        scene.minX - nib.minX, scene.minY - nib.minY, scene.width - nib.width, scene.height - nib.height,
      ]
      return distances.allSatisfy { abs($0) <= 0.01 } ? .equal : .differs
    }

    nonisolated var description: String { "\(id)\t\(kind)\t\(Self.text(scene))\t\(nib.map(Self.text) ?? "-")" }

    private nonisolated static func text(_ rect: CGRect) -> String {
      [rect.minX, rect.minY, rect.width, rect.height].map { "\((Double($0) * 100).rounded() / 100)" }
        .joined(separator: " ")
    }
  }

  /// Ten devices and orientations that differ in layout.
  static let cells = [
    "iphone-se-3-portrait", "iphone-se-3-landscape", "iphone-15-portrait", "iphone-15-landscape",
    "iphone-15-pro-max-portrait", "iphone-15-pro-max-landscape", "ipad-mini-8-3-portrait", "ipad-pro-11-portrait",
    "ipad-pro-11-landscape", "ipad-pro-13-m4-landscape",
  ].compactMap { Cell(named: $0) }

  let scene: Scene
  /// The file that both are read from, alone in its folder.
  private let path: String
  /// The controller's identifier in its storyboard; nil for a xib.
  private let controller: String?

  /// Returns the scenes of a document whose views have their ids as accessibility identifiers, and whose controllers have
  /// identifiers; none for a document that cannot be read.
  static func read(_ file: String) throws -> [DoorComparison] {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let url = URL(filePath: file)
    let folder = FileManager.default.temporaryDirectory.appending(path: "doors-\(UUID().uuidString)")
    // The folder ends the search for a project.
    try FileManager.default.createDirectory(at: folder.appending(path: ".git"), withIntermediateDirectories: true)
    let place = folder.appending(path: "Doors.\(url.pathExtension)").path(percentEncoded: false)
    try marked(text).write(toFile: place, atomically: true, encoding: .utf8)
    guard let contents = try? StoryboardDocument.read(place, fonts: .installed),
      let elements = try? StoryboardDocument.elements(place, document: "Doors", fonts: .installed)
    else { return [] }
    var controllers: [String: String] = [:]
    for element in elements.root.subtree where element.name.hasSuffix("Controller") {
      guard let view = element.children.first(where: { $0["key"] == "view" }) else { continue }
      controllers[view["id"] ?? ""] = element["storyboardIdentifier"]
    }
    let isStoryboard = url.pathExtension == "storyboard"
    // A storyboard's views beside its controllers are made with them.
    return contents.scenes.compactMap { scene in
      let controller = controllers[scene.rootView?.id ?? ""]
      if isStoryboard, controller == nil { return nil }
      return DoorComparison(scene: scene, path: place, controller: controller)
    }
  }

  private static func marked(_ text: String) -> String {
    // Nothing of a client's classes exists here.
    text.replacing(/\ customClass="[^"]*"/, with: "").replacing(/\ reuseIdentifier="[^"]*"/, with: "")
      .replacing(/<(tableViewCell|collectionViewCell|collectionReusableView) ([^>]*\bid="([^"]+)")/) {
        "<\($0.1) reuseIdentifier=\"\($0.3)\" \($0.2)"
      }
      .replacing(/(<(?:[A-Za-z]+)\b[^>]*\bid="([^"]+)"[^>]*>)(\s*<rect key="frame")/) { match in
        "\(match.1)<accessibility key=\"accessibilityConfiguration\" identifier=\"\(match.2)\"/>\(match.3)"
      }
      .replacing(/<((?:table|collection)?[vV]iewController) ([^>]*\bid="([^"]+)"[^>]*>)/) { match in
        match.2.contains("storyboardIdentifier")
          ? String(match.0) : "<\(match.1) storyboardIdentifier=\"door-\(match.3)\" \(match.2)"
      }
  }

  // MARK: Both ways

  /// Returns the frames of the document's views, each in its superview, with those of the nib.
  func compare(in cell: Cell, by pipeline: LayoutPipeline) -> [Pair] {
    let drawn = pipeline.solve(scene, in: cell)
    // A document that a later Xcode saved is drawn with that system's controls; an application with those asked for.
    var variant = cell.variant
    variant.look = scene.look(in: cell)
    let loaded = withResources(aroundFile: path) {
      made().map { controller in
        let cell = cell.varied(variant)
        let first = pipeline.solve(.controller(controller, title: "Doors"), in: cell)
        let rows = prototypes(in: controller.view)
        return withExtendedLifetime(rows) {
          rows.isEmpty ? first : pipeline.solve(.controller(controller, title: "Doors"), in: cell)
        }
      }
    }
    return loaded.map { pairs(drawn, $0) } ?? []
  }

  /// Compares in several cells with the objects of one nib, whose traits change from cell to cell.
  func compareTurning(in cells: [Cell], by pipeline: LayoutPipeline) -> [(cell: Cell, pair: Pair)] {
    withResources(aroundFile: path) {
      guard let controller = made() else { return [] }
      var rows: [AnyObject] = []
      return cells.flatMap { cell -> [(cell: Cell, pair: Pair)] in
        let drawn = pipeline.solve(scene, in: cell)
        var variant = cell.variant
        variant.look = scene.look(in: cell)
        let cell = cell.varied(variant)
        let first = pipeline.solve(.controller(controller, title: "Doors"), in: cell)
        if rows.isEmpty { rows = prototypes(in: controller.view) }
        let loaded = rows.isEmpty ? first : pipeline.solve(.controller(controller, title: "Doors"), in: cell)
        return pairs(drawn, loaded).map { (cell, $0) }
      }
    }
  }

  private func pairs(_ drawn: SolvedLayout, _ loaded: SolvedLayout) -> [Pair] {
    var places: [String: CGRect] = [:]
    for view in loaded.views {
      let id = view.id.split(separator: "/").last.map(String.init) ?? view.id
      if places[id] == nil { places[id] = view.frame }
    }
    let kinds = Dictionary(scene.views.all.map { ($0.id, "\(type(of: $0.kind.content))") }) { first, _ in first }
    return drawn.views.filter { kinds[$0.id] != nil && !$0.isHidden }.map { view in
      Pair(id: view.id, kind: kinds[view.id] ?? "", scene: view.frame, nib: places[view.id])
    }
  }

  /// Loads the root view of a scene from its xib.
  private static func root(of scene: Scene, owner: UIViewController) -> UIView? {
    let objects = Bundle.main.loadNibNamed("Doors", owner: owner, options: nil) ?? []
    return objects.lazy.compactMap { $0 as? UIView }.first { $0.accessibilityIdentifier == scene.rootView?.id }
  }

  /// Lets the tables and collections of a laid-out controller show each of their prototypes once, as the scene does.
  private func prototypes(in view: UIView?) -> [AnyObject] {
    guard let view else { return [] }
    var found = view.subviews.flatMap { prototypes(in: $0) }
    let node = ([scene.rootView].compactMap { $0 } + scene.views.all).first { $0.id == view.accessibilityIdentifier }
    guard let node else { return found }
    let children = node.id == scene.rootView?.id ? scene.views : node.children
    switch (view, node.listForm) {
    case (let table as UITableView, .table(_, _, let sections)) where sections.isEmpty:
      let rows = PrototypeRows(
        children.compactMap { if case .row(_, let height) = $0.listForm { ($0.id, height) } else { nil } })
      (table.dataSource, table.delegate) = (rows, rows)
      table.reloadData()
      found.append(rows)
    case (let collection as UICollectionView, .collection):
      let items = PrototypeItems(children)
      collection.dataSource = items
      collection.reloadData()
      found.append(items)
    default: break
    }
    return found
  }

  /// The controller in the containers whose bars the document has around it.
  private func made() -> UIViewController? {
    let controller: UIViewController
    if let name = self.controller {
      controller = UIStoryboard(name: "Doors", bundle: nil).instantiateViewController(withIdentifier: name)
    } else if case .row(_, let height)? = scene.rootView?.listForm, scene.standsAlone == .tableCell {
      let height = CGFloat(height ?? scene.rootView?.designFrame?.height ?? 0)
      controller = RowHost(height: height) { Self.root(of: scene, owner: $0) as? UITableViewCell }
    } else {
      let size = scene.standsAlone == nil ? nil : scene.rootView?.designFrame
      controller = XibHost(size: size) { Self.root(of: scene, owner: $0) }
    }
    var top = controller
    if !scene.deviceBars.isDisjoint(with: [.navigation, .largeTitle, .prompt, .toolbar]) {
      let navigation = UINavigationController(rootViewController: controller)
      navigation.isNavigationBarHidden = !scene.deviceBars.hasNavigationBar
      navigation.isToolbarHidden = !scene.deviceBars.contains(.toolbar)
      navigation.navigationBar.prefersLargeTitles = scene.deviceBars.contains(.largeTitle)
      navigation.navigationBar.isTranslucent = scene.barContents.opaque.isDisjoint(with: [.navigation, .largeTitle])
      navigation.toolbar.isTranslucent = !scene.barContents.opaque.contains(.toolbar)
      top = navigation
    }
    if scene.deviceBars.contains(.tab) {
      let tabs = UITabBarController()
      tabs.viewControllers = [top]
      tabs.tabBar.isTranslucent = !scene.barContents.opaque.contains(.tab)
      top = tabs
    }
    return top
  }
}
