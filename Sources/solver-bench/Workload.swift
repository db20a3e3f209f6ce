import ConstraintSolver
@preconcurrency import Glibc

/// A system of rows in the benchmark's text format (defined in `Benchmarks/solver/workloads.py`), with the successive
/// values of its edit variables.
struct Workload {
  struct Line {
    var first: Int
    var count: Int
    var constant: Double
    var relation: Relation
    var priority: Priority
  }

  struct Edit {
    var variable: Int
    var priority: Priority
  }

  var kind = ""
  var size = 0
  var viewCount = 0
  var variableCount = 0
  private(set) var terms: [Term] = []
  private(set) var lines: [Line] = []
  private(set) var edits: [Edit] = []
  private(set) var suggestions: [[Double]] = []
  /// Stand-ins for variables while the file is read: those of any solver with as many variables.
  private var names: [Variable] = []

  /// - Throws: ``WorkloadError`` with the line and the problem.
  init(path: String) throws {
    guard let file = fopen(path, "r") else { throw WorkloadError("\(path): cannot be opened") }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    var number = 0
    defer { free(line) }
    while getline(&line, &capacity, file) > 0 {
      number += 1
      guard let line else { break }
      let fields = String(cString: line).split(whereSeparator: { $0 == " " || $0 == "\n" })
      do throws(WorkloadError) {
        try read(fields)
      } catch {
        throw WorkloadError("\(path):\(number): \(error.message)")
      }
    }
    if suggestions.isEmpty { throw WorkloadError("\(path): no suggest line, so nothing to solve") }
  }

  private mutating func read(_ fields: [Substring]) throws(WorkloadError) {
    guard let head = fields.first, !head.hasPrefix("#") else { return }
    func integer(_ index: Int) throws(WorkloadError) -> Int {
      guard index < fields.count, let value = Int(fields[index]) else {
        throw WorkloadError("field \(index + 1) should be a whole number")
      }
      return value
    }
    func number(_ index: Int) throws(WorkloadError) -> Double {
      guard index < fields.count, let value = Double(fields[index]) else {
        throw WorkloadError("field \(index + 1) should be a number")
      }
      return value
    }
    func variable(_ index: Int) throws(WorkloadError) -> Int {
      let value = try integer(index)
      guard value >= 0, value < variableCount else { throw WorkloadError("there is no variable \(value)") }
      return value
    }
    switch head {
    case "alw": if try integer(1) != 1 { throw WorkloadError("only version 1 of the format is known") }
    case "kind":
      kind = fields.count > 1 ? String(fields[1]) : ""
      size = try integer(2)
    case "views": viewCount = try integer(1)
    case "vars":
      variableCount = try integer(1)
      let solver = Solver()
      names = (0..<variableCount).map { _ in solver.makeVariable() }
    case "c":
      let relations: [Substring: Relation] = ["eq": .equal, "ge": .greaterThanOrEqual, "le": .lessThanOrEqual]
      guard fields.count > 2, let relation = relations[fields[2]] else {
        throw WorkloadError("the relation should be eq, ge or le")
      }
      let line = Line(
        first: terms.count, count: try integer(4), constant: try number(3), relation: relation,
        priority: Priority(rawValue: Float(try number(1))))
      for index in 0..<line.count {
        terms.append(Term(names[try variable(6 + 2 * index)], try number(5 + 2 * index)))
      }
      lines.append(line)
    case "edit":
      edits.append(Edit(variable: try variable(1), priority: Priority(rawValue: Float(try number(2)))))
    case "suggest":
      var values: [Double] = []
      for index in 1..<fields.count { values.append(try number(index)) }
      guard values.count == edits.count else {
        throw WorkloadError("\(values.count) values for \(edits.count) edit variables")
      }
      suggestions.append(values)
    default: throw WorkloadError("a line begins with alw, kind, views, vars, c, edit or suggest, not with \(head)")
    }
  }
}

struct WorkloadError: Error, CustomStringConvertible {
  var message: String
  var description: String { message }
  init(_ message: String) { self.message = message }
}
