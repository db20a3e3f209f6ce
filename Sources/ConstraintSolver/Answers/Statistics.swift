/// The size of the reduced system in numbers: a measure of difficulty that does not depend on the machine.
package struct Statistics: Sendable, Hashable, CustomStringConvertible {
  /// Variables made so far, including parameters.
  package var variables = 0
  /// Installed rows.
  package var rows = 0
  /// Unknowns left by the required equations, and sums of unknowns with hints.
  package var columns = 0
  /// Columns in no row.
  package var singles = 0
  /// Columns defined by others.
  package var definitions = 0
  /// Components solved by scans.
  package var trees = 0
  /// Rows of these trees.
  package var treeRows = 0
  /// Components solved by the simplex.
  package var programs = 0
  /// Rows of these programs.
  package var programRows = 0
  /// Simplex steps so far.
  package var steps = 0
  /// Links stored from variables to rows, including those to removed rows.
  package var links = 0
  /// Rows compiled so far, counting repetitions.
  package var compiledRows = 0
  /// Rows examined so far to find contradictions, counting repetitions.
  package var projectedRows = 0
  /// Slopes stored by trees and programs, one per bend and level: most of the memory if there are many levels.
  package var slopes = 0

  /// All statistics in one line.
  package var description: String {
    "\(variables) variables, \(rows) rows: \(columns) columns, of which \(singles) single and \(definitions) defined; "
      + "\(trees) trees of \(treeRows) rows, \(programs) programs of \(programRows) rows; \(steps) steps"
  }
}

extension Solver {
  /// Statistics of the last solution.
  /// - Complexity: O(columns).
  package var statistics: Statistics { state.pointee.statistics }
}

extension SolverState {
  fileprivate var statistics: Statistics {
    var statistics = Statistics()
    statistics.variables = system.domains.count
    statistics.rows = system.rows.count
    statistics.steps = system.stepCount
    statistics.links = users.count + ownership.rowsOf.count
    statistics.compiledRows = system.compiledRowCount
    statistics.projectedRows = projectedRowCount
    for index in pieces.indices {
      let piece = pieces[index]
      statistics.columns += piece.pointee.columnCount
      for column in 0..<piece.pointee.columnCount where piece.pointee.columns.roles[column] == .single {
        statistics.singles += 1
      }
      statistics.definitions += piece.pointee.definitions.count
      statistics.trees += piece.pointee.forest.trees.count
      statistics.treeRows += piece.pointee.forest.nodes.count
      statistics.programs += piece.pointee.programs.count
      for index in piece.pointee.programs.indices {
        statistics.programRows += piece.pointee.programs[index].pointee.basicOfRow.count
        statistics.slopes += piece.pointee.programs[index].pointee.slopeCount
      }
      statistics.slopes += piece.pointee.forest.slopes.count + piece.pointee.forest.segmentSlopes.count
    }
    return statistics
  }
}
