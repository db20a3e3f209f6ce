import Layout
import PlumbTesting
public import UIKit

/// An application that a test launches and uses as a person does:
///
/// ```swift
/// let app = await LaunchedApplication(WalkedApplication(module: "Packing", delegate: "AppDelegate", storyboard: "Main"))
/// await app.tap("Add")
/// await app.type("Tent", into: "Name")
/// await app.back()
/// #expect(app.controller is PackingListController)
/// ```
///
/// It is launched in the test's own process: what it keeps in static properties stays there for later tests. After each
/// step, blocks on the main queue, tasks of the main actor and completions run; timers run in real time. Only code that the
/// test calls and layout see the device as `UIScreen.main`.
@preconcurrency @MainActor
public final class LaunchedApplication {
  private let testFile: String
  private let traits: UITraitCollection
  /// The device of the application, which other tests of the process do not see.
  private var device: UIScreen.Device?

  /// Launches an application; an unknown cell fails the test, and a phone is used.
  /// - Parameters:
  ///   - cell: The device, such as `iphone-15-portrait`.
  ///   - filePath: The test file, around which the application's resources are found.
  public init(
    _ application: WalkedApplication, on cell: String = "iphone-15-portrait", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let place = Place(fileID, filePath, line, column)
    let known = Cell(named: cell) ?? Cell(named: "iphone-15-portrait")
    if Cell(named: cell) == nil { report(DeviceCatalogue.problem(ofUnknownCell: cell), place) }
    testFile = "\(filePath)"
    traits = known.map { WindowEnvironment($0).traits } ?? UITraitCollection()
    if let obstacle = application.obstacle { report(obstacle, place) }
    if let known { run { Driver.launch(application, in: known) } }
    await settle()
  }

  /// The controller in front: that whose content is shown, not its containers.
  public var controller: UIViewController? { ShownScreen()?.chain.last }
  /// The front window.
  public var window: UIWindow? { ShownScreen()?.window }

  /// Taps what has a text, as it is visible or read aloud: a row, a button, a tab, a segment, a switch, an entry of a menu,
  /// a button of an alert. Fails the test if nothing on the screen has it.
  /// - Parameter index: Which of several with this text.
  public func tap(
    _ label: String, index: Int = 0, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let typing: Set<WalkStep.Kind> = [.fill, .search, .back, .dismiss, .page, .refresh]
    await take("nothing to tap has the text \"\(label)\"", Place(fileID, filePath, line, column)) { offers in
      let found = offers.filter { $0.step.label == label && !typing.contains($0.step.kind) }
      return found.indices.contains(index) ? found[index] : nil
    }
  }

  /// Goes back to the screen below; fails the test if there is no back button.
  public func back(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await take("there is no back button", Place(fileID, filePath, line, column)) { offers in
      offers.first { $0.step.kind == .back }
    }
  }

  /// Pulls a sheet down; fails the test if there is none that can be.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await take("there is no sheet that can be pulled down", Place(fileID, filePath, line, column)) { offers in
      offers.first { $0.step.kind == .dismiss }
    }
  }

  /// Types a text and presses return.
  /// - Parameter label: The placeholder, the text or the accessibility label of a field; nil for the first responder, or
  ///   else the first field.
  public func type(
    _ text: String, into label: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let place = Place(fileID, filePath, line, column)
    let fields = ShownScreen()?.root.map(Self.fields) ?? []
    let field =
      label.map { label in fields.first { TouchedViews.label(of: $0) == label } }
      ?? fields.first(where: \.isFirstResponder) ?? fields.first
    let isDone = field.map { field in run { Typing.enter(text, into: field) } } ?? false
    if !isDone { report("there is no field \(label.map { "\"\($0)\" " } ?? "")that can be typed into", place) }
    await settle()
  }

  private static func fields(in view: UIView) -> [UIView] {
    if view.isHidden { return [] }
    return (view is UITextField || view is UITextView ? [view] : []) + view.subviews.flatMap(fields)
  }

  private func take(_ problem: String, _ place: Place, _ choose: ([Offer]) -> Offer?) async {
    let offers = ShownScreen().map { screen in run { OfferFinder.offers(on: screen) } } ?? []
    if let offer = choose(offers) {
      if !run(offer.perform) {
        let obstacle = offer.view.flatMap(TouchedViews.placeOutside).map { "it lies \($0)" }
        report("cannot \(offer.step.words): \(obstacle ?? "something is in front of it")", place)
      }
    } else {
      let words = offers.prefix(12).map(\.step.words).joined(separator: ", ")
      report("\(problem); the screen offers: \(words.isEmpty ? "nothing" : words)", place)
    }
    await settle()
  }

  /// Runs code of the application with its resources and the traits of its device.
  private func run<Result>(_ body: () -> Result) -> Result {
    UIScreen.device = device
    defer {
      device = UIScreen.device
      UIScreen.device = nil
    }
    var result: Result?
    withResources(aroundFile: testFile) { traits.performAsCurrent { result = body() } }
    return result ?? body()
  }

  /// Lets the main queue, tasks of the main actor and completions run.
  private func settle() async {
    for _ in 0..<8 {
      run {
        for window in UIApplication.shared.windows { window.layoutIfNeeded() }
        Completions.runAll()
      }
      await Task.yield()
    }
  }
}
