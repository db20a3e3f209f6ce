import SceneModel
import Values

/// A new value for a key of a view: the view is written as a recipe, with and without the change, and read again. The
/// difference between the two is the change.
struct ViewEdit {
  private let original: SceneView
  private let key: String
  private let value: String?
  private let folder: String?
  private let fonts: FontCatalogue
  private let before: SceneView
  private let after: SceneView

  /// - Parameters:
  ///   - value: In the notation of recipes; nil removes the key.
  ///   - isRecorded: Whether the value is that of a record, whose files may be gone.
  /// - Throws: ``SceneEdit/Failure`` for a key that the view does not have, or a value that the key does not accept.
  init(
    _ view: SceneView, key: String, value: String?, in scene: Scene, folder: String?, fonts: FontCatalogue,
    isRecorded: Bool = false
  ) throws(SceneEdit.Failure) {
    (original, self.folder, self.fonts) = (view, folder, fonts)
    let written = RecipeWriter(scene).keys(of: view)
    // A label's text is the value of its kind's key.
    let own = view.kind.recipe.map { type(of: $0).key.name }
    let isText = key == "text" && !written.contains { $0.0 == "text" } && !view.texts.isEmpty
    let key = isText ? own ?? key : key
    (self.key, self.value) = (key, value)
    var changed = written
    if let index = changed.firstIndex(where: { $0.0 == key }) {
      if let value { changed[index].1 = value } else { changed.remove(at: index) }
    } else if let value {
      changed.append((key, value))
    }
    let holder = Self.holder(of: view, in: scene)
    func read(_ keys: [(String, String)]) throws(SceneEdit.Failure) -> SceneView {
      try Self.read(keys, view, in: holder, folder: folder, fonts: fonts, isRecorded: isRecorded)
    }
    before = try read(written)
    after = try read(changed)
  }

  /// Returns the table or collection that a row or section needs around it to be read; nil for other views.
  private static func holder(of view: SceneView, in scene: Scene) -> String? {
    switch view.kind {
    case .section, .row: break
    default: return nil
    }
    func contains(_ views: [SceneView]) -> Bool { views.contains { $0.id == view.id || contains($0.children) } }
    let isInCollection = scene.allViews.contains { $0.isCollection && contains($0.children) }
    return isInCollection ? "collection: { items: [1, 1] }" : "table: null"
  }

  private static func read(
    _ keys: [(String, String)], _ view: SceneView, in holder: String?, folder: String?, fonts: FontCatalogue,
    isRecorded: Bool
  ) throws(SceneEdit.Failure) -> SceneView {
    // Custom spacings refer to the arranged subviews of a stack view.
    let children = view.children.map { "      \(YAMLText.quoted($0.name)): { id: \(YAMLText.quoted($0.id)) }\n" }
      .joined()
    let body = keys.map { "    \($0.0): \($0.1)\n" }.joined() + (children.isEmpty ? "" : "    views:\n\(children)")
    var text = "views:\n  \(YAMLText.quoted(view.name)):\(body.isEmpty ? " {}\n" : "\n\(body)")"
    if let holder {
      let inner = text.split(separator: "\n").map { "    \($0)\n" }.joined()
      text = "views:\n  \(YAMLText.quoted("Around " + view.name)):\n    \(holder)\n" + inner
    }
    do {
      let views = try RecipeDocument.decode(
        text, document: view.name, folder: folder, fonts: fonts, isRecorded: isRecorded
      ).views
      guard let read = holder == nil ? views.first : views.first?.children.first else {
        throw SceneEdit.Failure(description: "\(view.name): cannot be edited")
      }
      return read
    } catch let failure as SceneEdit.Failure {
      throw failure
    } catch let problems as DocumentProblems {
      let message = problems.problems.first?.message ?? "cannot be edited"
      let itself = " in view \(Quoting.record.quoted(view.name))"
      throw SceneEdit.Failure(description: "\(view.name): \(message.replacing(itself, with: ""))")
    } catch {
      throw SceneEdit.Failure(description: "\(view.name): \(error)")
    }
  }

  /// Changes the view in a scene, and in those of its states that do not override the key.
  /// - Throws: ``SceneEdit/Failure`` for a state in which the key does not accept the value.
  func apply(to scene: inout Scene) throws(SceneEdit.Failure) {
    let usual = scene
    change(&scene.views)
    if var root = scene.rootView {
      change(&root.children)
      scene.rootView = root
    }
    for index in scene.states.indices {
      guard var view = scene.states[index].views[original.id] else { continue }
      // A state's own value takes precedence.
      func written(_ view: SceneView) -> String? {
        RecipeWriter(usual).keys(of: view).first { $0.0 == key }?.1
      }
      guard written(view) == written(original) else { continue }
      try ViewEdit(view, key: key, value: value, in: usual, folder: folder, fonts: fonts).take(into: &view)
      scene.states[index].views[original.id] = view
    }
  }

  /// The view with the change.
  var applied: SceneView {
    var view = original
    take(into: &view)
    return view
  }

  private func change(_ views: inout [SceneView]) {
    for index in views.indices {
      if views[index].id == original.id { take(into: &views[index]) }
      change(&views[index].children)
    }
  }

  private func take(into view: inout SceneView) {
    func take<Value: Equatable>(_ path: WritableKeyPath<SceneView, Value>) {
      if before[keyPath: path] != after[keyPath: path] { view[keyPath: path] = after[keyPath: path] }
    }
    view.kind = view.kind.merging(from: before.kind, to: after.kind)
    view.paint = ScenePaint.editedParts.merge(view.paint, from: before.paint, to: after.paint)
    take(\.background)
    take(\.isHidden)
    take(\.frame)
    take(\.margins)
    take(\.hugging)
    take(\.resistance)
    take(\.intrinsic)
    take(\.direction)
    take(\.controller)
    take(\.isArranged)
    take(\.preservesMargins)
    take(\.followsReadableWidth)
    take(\.allowedAmbiguity)
    take(\.insetsMarginsFromSafeArea)
  }
}
