import SceneModel

/// Reads a document of Interface Builder as scenes, each on the canvas it was saved on and in other size classes.
struct StoryboardReader {
  let root: XMLElementNode
  let document: String
  /// The context in which elements are read.
  let context: DocumentContext
  /// The canvases of the document.
  private let canvas: CanvasFacts
  private let elementsByID: [String: XMLElementNode]
  /// The size classes to read variations for: the canvas's, or any by any without a device.
  private(set) var sizeClasses: SizeClasses
  /// Whether variations are read for a pad.
  private(set) var isPad: Bool

  /// - Parameters:
  ///   - path: The path of the file; nil for a text without one.
  ///   - fonts: The fonts that exist besides the project's own.
  init(_ root: XMLElementNode, document: String, path: String?, fonts: FontCatalogue) {
    self.root = root
    self.document = document
    canvas = CanvasFacts(root)
    context = DocumentContext(
      canvas: canvas, resources: Resources(root), surroundings: ProjectResources(path, fonts), remarks: Remarks(),
      isLaunchScreen: root.isYes("launchScreen"), isFile: path != nil)
    elementsByID = Dictionary(
      root.subtree.compactMap { element in element.attributes["id"].map { ($0, element) } }
    ) { first, _ in first }
    sizeClasses = canvas.device?.sizeClasses ?? SizeClasses(horizontal: .any, vertical: .any)
    isPad = canvas.device?.isPad ?? false
  }

  var era: CanvasEra { canvas.era }
  var device: CanvasDevice? { canvas.device }
  var remarks: Remarks { context.remarks }
  var surroundings: ProjectResources { context.surroundings }

  /// Every scene, with its forms in the size classes of other devices.
  var scenes: [Scene] {
    var scenes = drawn
    References(in: root, remarks).note()
    for scene in scenes { noteMisplaced(scene) }
    remarks.isListening = false
    defer { remarks.isListening = true }
    let varies = root.subtree.contains { $0.name == "variation" && $0["key"] != "default" }
    if !varies { return scenes }
    for classes in SizeClasses.ofDevices where classes != sizeClasses {
      var reader = self
      reader.sizeClasses = classes
      reader.isPad = classes == SizeClasses(horizontal: .regular, vertical: .regular)
      for (index, other) in reader.drawn.enumerated()
      where other.views != scenes[index].views || other.constraints != scenes[index].constraints {
        scenes[index].adaptations[classes] = other
      }
    }
    return scenes
  }

  /// The scenes in the size classes to read for.
  private var drawn: [Scene] {
    let isStoryboard = root["type"]?.contains("Storyboard") ?? false
    let groups = isStoryboard ? root.child("scenes")?.children ?? [] : [root]
    var names: Set<String> = []
    return groups.flatMap { group in
      (group.child("objects")?.children ?? []).compactMap { object in
        scene(object, in: group).map { scene in
          var scene = scene
          // Names are those of the controllers; duplicates are distinguished by their ids.
          if names.contains(scene.name ?? "") { scene.name = "\(scene.name ?? "")-\(object["id"] ?? "")" }
          while !names.insert(scene.name ?? "").inserted { scene.name = "\(scene.name ?? "")-2" }
          return scene
        }
      }
    }
  }

  /// Returns the scene of a controller with a view, or of a standalone view; nil for other objects.
  private func scene(_ object: XMLElementNode, in group: XMLElementNode) -> Scene? {
    if ["placeholder", "customObject"].contains(object.name) { return nil }
    let isView = object.child("rect", key: "frame") != nil
    let controller = isView ? nil : object
    guard
      let view = isView ? object : object.children.first(where: { $0["key"] == "view" })
    else { return nil }
    // Outlets of a controller come before those of the file's owner and of other objects.
    let objects = (group.child("objects")?.children ?? []).filter { $0.child("rect", key: "frame") == nil }
    let reader = ViewReader(
      self, controller: controller, root: view,
      owners: (isView ? [] : [object]) + objects.filter { $0 !== object })
    var rootView = reader.root
    if rootView.designFrame == nil { remarks.note("no frame: the scene is drawn as large as the canvas", view) }
    let size = device?.size ?? Size(600, 600)
    let frame = rootView.designFrame ?? SceneFrame(x: 0, y: 0, width: size.width, height: size.height)
    rootView.designFrame = frame
    // The tint of the whole application is saved in each of its storyboards.
    rootView.paint.tint = rootView.paint.tint ?? tint
    var scene = Scene(
      title: title(of: object), document: document, views: rootView.children, constraints: reader.constraints)
    scene.name = name(of: object)
    scene.rootView = rootView
    scene.places = places(of: object, rootView)
    scene.raiseToolbars(canvas)
    scene.hasMarginsFromSafeArea = era.hasMarginsFromSafeArea
    scene.look = era.look
    scene.strings = surroundings.translations.texts
    let files = Set(scene.fontNames.compactMap { surroundings.fontFiles[$0].flatMap(surroundings.pathFromAbove) })
    scene.fonts = files.sorted()
    scene.canvasStyleSizes = era.styleSizes
    if !view.subtree.contains(where: { $0.name == "stackView" }) {
      scene.wholePointTexts = era.wholePointTexts(scale: canvas.displayScale)
    }
    scene.allowsAmbiguity = group.subtree.contains { $0.isYes("ambiguous") }
    if isView { scene.standsAlone = loneView(view, frame, objects) }
    let simulated = SimulatedInsets(document: canvas, root: view, controller: controller, frame: frame)
    if simulated.isSheet { scene.raiseNavigationBars(canvas) }
    scene.deviceBars = simulated.bars
    if let controller {
      let bars = DeviceBars(
        document: context, controller: controller, context: simulated.context, graph: canvas.graph)
      scene.barContents = bars.contents(of: simulated.bars)
      scene.places.add(bars.places)
    }
    scene.barContents.opaque = simulated.opaqueBars
    // Interface Builder saves the insets of a screen for any view; a part of a screen has no bars.
    scene.canvasBars = scene.standsAlone == nil ? simulated.canvasBars : CanvasBars()
    scene.canvas = Cell(
      canvas: Size(max(1, frame.width), max(1, frame.height)), sizeClasses: sizeClasses,
      displayScale: canvas.displayScale,
      systemMinimumMargin: era.rootMargin(width: frame.width, device),
      safeArea: simulated.insets)
    scene.canvas = scene.canvas?.varied(CellVariant(contentSize: era.contentSize))
    return scene
  }

  /// Returns the places of what belongs to a scene as a whole.
  private func places(of object: XMLElementNode, _ root: SceneView) -> ScenePlaces {
    var places = ["title": ScenePlace(line: object.line, column: 1)]
    places["root"] = root.place
    for key in ["background", "margins"] { places[key] = root.keyPlaces[key] ?? root.place }
    let definition = ScenePlaces.definition(ofColorIn: "background")
    places[definition] = root.keyPlaces[definition]
    let item = object.child("navigationItem") ?? object
    for part in ["prompt"]
      + ["navigation", "largeTitle"].flatMap({ ["\($0).title", "\($0).leading", "\($0).trailing"] })
    {
      places["bars.\(part)"] = ScenePlace(line: item.line, column: 1)
    }
    return ScenePlaces(places)
  }

  /// The views of bars: in place of a title or a button. Only a nib creates them.
  var barViews: [Scene] {
    root.subtree.filter { element in
      ["titleView", "customView"].contains(element.attributes["key"] ?? "")
        && element.child("rect", key: "frame") != nil
    }.map { view in
      let reader = ViewReader(self, controller: nil, root: view, owners: [])
      var scene = Scene(
        title: reader.root.name, document: document, views: reader.root.children, constraints: reader.constraints)
      scene.rootView = reader.root
      return scene
    }
  }

  private var tint: SceneColor? { ElementReading(document: context, node: root).color("tintColor") }

  /// Returns what a root view without a controller is; nil for a screen: the view of the controller that owns the
  /// document, or one as large as the canvas's device.
  private func loneView(_ view: XMLElementNode, _ frame: SceneFrame, _ objects: [XMLElementNode]) -> SceneLoneView? {
    if view.name == "tableViewCell" { return .tableCell }
    if view.isCell { return .view }
    let isOfController = objects.contains { owner in
      owner["placeholderIdentifier"] == "IBFilesOwner"
        && (owner.child("connections")?.children ?? []).contains {
          $0.name == "outlet" && $0["property"] == "view" && $0["destination"] == view["id"]
        }
    }
    let fills = device.map { $0.size == Size(frame.width, frame.height) } ?? false
    return isOfController || fills ? nil : .view
  }

  /// Returns the object with an id; nil if there is none.
  func element(ofID id: String) -> XMLElementNode? { elementsByID[id] }

  /// Returns the line of the object with an id; nil if there is none.
  func line(ofID id: String) -> Int? { elementsByID[id]?.line }

  /// Returns whether an object is in a root's element but, because of a variation, not in its tree.
  func isInstalledElsewhere(_ id: String, root: String) -> Bool {
    elementsByID[root]?.subtree.contains { $0["id"] == id } ?? false
  }

  /// Records constraints that the frames on the canvas contradict.
  private func noteMisplaced(_ scene: Scene) {
    guard let saved = scene.rootView.map(Misplacement.init) else { return }
    for constraint in scene.constraints {
      if let distance = saved.distance(of: constraint) { remarks.noteMisplaced(constraint, by: distance) }
    }
  }

  private func title(of object: XMLElementNode) -> String {
    object["userLabel"] ?? object["title"] ?? object.child("navigationItem")?["title"] ?? object["customClass"]
      ?? object["storyboardIdentifier"] ?? OutlineNames.kind(object)
  }

  /// Returns the name of the scene's results, without characters that file names cannot have.
  private func name(of object: XMLElementNode) -> String {
    let names = [object["storyboardIdentifier"], object["customClass"], object["id"]]
    let text = names.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? object.name
    return String(text.prefix(100).map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" })
  }
}
