import Layout
public import UIKit
import Values
public import Verifying

/// Compares a view's layout with its goldens, on each screen of a matrix: frames, texts and pictures, exactly.
///
/// The view is created for each cell and fills the screen, like a controller's root view. Goldens are in
/// `Snapshots/<test file>/<test>` next to the test file. Ambiguous and contradictory layouts fail.
///
/// Without a matrix it is laid out on a few devices that differ in layout. A name distinguishes several assertions of
/// one test, and a `RecordMode` controls when goldens are written.
@preconcurrency @MainActor
public func assertLayout(
  of view: @autoclosure () throws -> UIView, on matrix: LayoutMatrix = .standard, named name: String? = nil,
  record mode: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let outcome = verifyLayout(
    of: try view(), on: matrix, named: name, record: mode, filePath: filePath, testName: testName)
  report(outcome, Place(fileID, filePath, line, column))
}

/// Does the same for a controller, with its margins, its traits and its appearance callbacks.
@preconcurrency @MainActor
public func assertLayout(
  of controller: @autoclosure () throws -> UIViewController, on matrix: LayoutMatrix = .standard,
  named name: String? = nil, record mode: RecordMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let outcome = verifyLayout(
    of: try controller(), on: matrix, named: name, record: mode, filePath: filePath, testName: testName)
  report(outcome, Place(fileID, filePath, line, column))
}

/// Does the same for a recipe or a storyboard's scene, by its path; a relative path starts at the test file's folder.
/// If a storyboard has several scenes, name one by its storyboard identifier or object id.
@preconcurrency @MainActor
public func assertLayout(
  ofDocument path: String, scene: String? = nil, on matrix: LayoutMatrix = .standard, named name: String? = nil,
  record mode: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let outcome = verifyLayout(
    ofDocument: path, scene: scene, on: matrix, named: name, record: mode, filePath: filePath, testName: testName)
  report(outcome, Place(fileID, filePath, line, column))
}

// MARK: Values

/// Returns the outcome that `assertLayout` asserts.
@preconcurrency @MainActor
public func verifyLayout(
  of view: @autoclosure () throws -> UIView, on matrix: LayoutMatrix = .standard, named name: String? = nil,
  record mode: RecordMode? = nil, filePath: StaticString = #filePath, testName: String = #function
) -> LayoutOutcome {
  func controller() throws -> UIViewController {
    let controller = UIViewController()
    controller.view = try view()
    return controller
  }
  return verifyLayout(
    of: try controller(), on: matrix, named: name, record: mode, filePath: filePath, testName: testName)
}

/// Returns the same for a controller.
@preconcurrency @MainActor
public func verifyLayout(
  of controller: @autoclosure () throws -> UIViewController, on matrix: LayoutMatrix = .standard,
  named name: String? = nil, record mode: RecordMode? = nil, filePath: StaticString = #filePath,
  testName: String = #function
) -> LayoutOutcome {
  withResources(around: filePath) {
    outcome(name, mode, filePath, testName) { tester in
      tester.run(
        matrix, explain: { pipeline, cell, edge in pipeline.explain([edge], of: try controller(), in: cell) }
      ) { pipeline, cell, isChecked in
        try pipeline.captured(
          .controller(try controller(), title: tester.title), document: tester.place.file, in: cell,
          isChecked: isChecked)
      }
    }
  }
}

/// Returns the same for a recipe or a storyboard's scene.
@preconcurrency @MainActor
public func verifyLayout(
  ofDocument path: String, scene: String? = nil, on matrix: LayoutMatrix = .standard, named name: String? = nil,
  record mode: RecordMode? = nil, filePath: StaticString = #filePath, testName: String = #function
) -> LayoutOutcome {
  let document = Result { try readScene(path, scene, beside: filePath) }
  return outcome(name, mode, filePath, testName) { tester in
    tester.run(
      matrix,
      explain: { pipeline, cell, edge in
        let scene = try document.get()
        let views = scene.allViews.filter { $0.name == edge.view }
        return pipeline.explain(views.map { ($0, edge.edge) }, of: scene, in: cell)
      }
    ) { pipeline, cell, _ in
      let scene = try document.get()
      return (pipeline.solve(scene, in: cell), scene)
    }
  }
}

/// Returns a test's name without its parameter list, as a title and folder name.
private func testTitle(_ name: String?, _ testName: String) -> String {
  let test = testName.prefix { $0 != "(" }
  return name.map { "\(test), \($0)" } ?? String(test)
}

/// Runs an assertion's comparison in its record mode.
@MainActor
private func outcome(
  _ name: String?, _ mode: RecordMode?, _ filePath: StaticString, _ testName: String,
  _ body: (LayoutTester) -> LayoutOutcome
) -> LayoutOutcome {
  do {
    let title = testTitle(name, testName)
    var place = GoldenPlace(filePath: "\(filePath)", title: title)
    // A golden from before arguments were part of names stays in use.
    if name == nil, let arguments = TestArguments.current, !RegularFile.isThere(place.folder.recordPath) {
      place = GoldenPlace(filePath: "\(filePath)", title: "\(title), \(arguments)")
    }
    return body(
      LayoutTester(
        place: place, title: place.title, mode: try .effective(mode),
        assertion: ComparedCells.Assertion(title: place.title)))
  } catch {
    return .problem("\(error)")
  }
}

/// Fails the running test, whichever library runs it.
private func report(_ outcome: LayoutOutcome, _ place: Place) {
  report(outcome.message, pictures: outcome.shownPictures, place)
}
