import Foundation
import Layout
import Values
import Verifying

/// The command line of a program that walks through an application.
struct WalkOptions {
  var limits = WalkLimits()
  /// The cells on which screens are compared.
  var cells = Matrix.standard
  /// The cell on which the walk is done: the first that was asked for, or else a phone of today.
  var cell = Cell(named: "iphone-15-portrait") ?? Matrix.standard[0]
  /// The folder of answers to requests.
  var responses: String?
  /// The folder of the page.
  var out = "walk"
  /// The test file beside which goldens are; nil compares nothing.
  var testFile: String?
  /// A screen that is made by itself, instead of a walk.
  var screen: String?
  var isQuiet = false
  /// The processor time that a path may take, in seconds; nil for the usual one.
  var processorLimit: Int?
  /// The memory that a path may take, in megabytes; nil for the usual limit.
  var memoryLimit: Int?

  /// How to call the program.
  static let help = """
    walk through the application, and write walk.html and walk.json
      --steps N         how many steps are tried (400)
      --depth N         maximum length of a path, in steps (6)
      --seconds N       when no more steps are tried (120)
      --cells A,B,...   devices on which screens are compared; the walk is done on the first (iphone-15-portrait)
      --compare A,B,... the same, but the walk is done on iphone-15-portrait if it is among them
      --responses DIR   answers to requests: a file for each address, without its scheme and with _ for other characters
      --offline         make up no answers: requests without a file fail, also while controllers are missing
      --out DIR         where the page is written (walk)
      --tests FILE      the test file whose folder has the goldens; without it nothing is compared
      --screen NAME     make this screen alone, and compare it with its golden
      --processor N     how many seconds of processor time a path may take (20)
      --memory N        how many megabytes of memory a path may take (4096)
      --quiet           print nothing

    """

  /// Reads arguments.
  /// - Throws: ``OptionProblem``.
  init(_ arguments: [String]) throws(OptionProblem) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--quiet" {
        isQuiet = true
        continue
      }
      if option == "--offline" {
        limits.isOffline = true
        continue
      }
      guard let value = rest.popFirst() else {
        throw OptionProblem("\(option) is unknown or lacks its value")
      }
      switch option {
      case "--steps": limits.steps = try Self.number(value, option)
      case "--depth": limits.depth = try Self.number(value, option)
      case "--seconds": limits.seconds = Double(try Self.number(value, option))
      case "--compare":
        cells = try Self.cells(value)
        if !cells.contains(cell) { cell = cells[0] }
      case "--cells":
        cells = try Self.cells(value)
        cell = cells[0]
      case "--responses": responses = try Self.folder(value)
      case "--out": out = value
      // Copies of this process work in another folder.
      case "--tests": testFile = URL(filePath: value).standardizedFileURL.path(percentEncoded: false)
      case "--screen": screen = value
      case "--processor": processorLimit = try Self.number(value, option)
      case "--memory": memoryLimit = try Self.number(value, option)
      default: throw OptionProblem("unknown option \(option); --help lists the options")
      }
    }
  }

  private static func number(_ text: String, _ option: String) throws(OptionProblem) -> Int {
    guard let number = Int(text), number > 0, number <= 1_000_000 else {
      throw OptionProblem("\(option) needs a whole number from 1 to 1000000, not \(text)")
    }
    return number
  }

  private static func cells(_ text: String) throws(OptionProblem) -> [Cell] {
    let names = text.split(separator: ",").map(String.init)
    guard !names.isEmpty else { throw OptionProblem("--cells needs a name like iphone-15-portrait") }
    return try names.map { name throws(OptionProblem) in
      guard let cell = Cell(named: name) else {
        throw OptionProblem(DeviceCatalogue.problem(ofUnknownCell: name))
      }
      return cell
    }
  }

  private static func folder(_ path: String) throws(OptionProblem) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw OptionProblem("--responses: \(path) is not a folder")
    }
    return URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
  }
}

/// Why a command line cannot be used.
struct OptionProblem: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
