package import Layout
package import Values

/// A report on a sweep, for people and programs.
@MainActor
package struct SweepReport {
  /// A value of the parameter at which the layout changes.
  package struct Breakpoint: Sendable, Hashable {
    /// The value of the parameter, in points.
    package let at: Double
    /// The cause, in a few words.
    package let cause: String
    /// Values at which the layouts on its two sides can be seen, below and above.
    package let sides: [Double]
    /// The ids of views that say most about the change; at most three.
    package let views: [String]
  }

  /// A range in which an edge is one form of the parameter.
  package struct EdgePiece: Sendable, Hashable {
    /// In points.
    package let from: Double
    /// In points.
    package let to: Double
    /// The growth of the edge per point of the parameter.
    package let slope: Double
    /// The edge extrapolated to a parameter of zero, in points.
    package let offset: Double
  }

  /// An edge over the whole range.
  package struct Edge: Sendable, Hashable {
    /// The view's id.
    package let id: String
    /// The view's name.
    package let view: String
    /// Which edge of it.
    package let edge: SceneAttribute
    /// In order; none where the view does not exist.
    package let pieces: [EdgePiece]

    /// The edge's name, such as `Title.Width`.
    package var name: String { "\(view).\(edge)" }

    /// Whether it is not one form over the whole range.
    package var isChanging: Bool { pieces.count > 1 }
  }

  /// The sweep that is reported.
  package let sweep: Sweep
  /// In order.
  package let breakpoints: [Breakpoint]
  /// In the order of the document, positions in the root view's coordinates.
  package let edges: [Edge]

  /// How far from a breakpoint its two sides are looked at, in points or in the parameter's unit.
  private static let nearby = 0x1p-5

  /// A report on a sweep over widths or heights.
  /// - Parameters:
  ///   - cells: Returns the cell for a value of the parameter.
  ///   - scenes: Returns the scene for a value of the parameter, if the scene depends on it.
  ///   - isLength: Whether the parameter is in points, so that values within a pixel look the same.
  ///   - names: The edges to list; nil lists the usual ones of all views.
  /// - Complexity: O(pieces · views), two layouts and two explanations per breakpoint.
  package init(
    _ sweep: Sweep, of scene: Scene, _ pipeline: LayoutPipeline, edges wanted: [(id: String, edge: SceneAttribute)]?,
    cells: (Double) -> Cell, scenes: (Double) -> Scene? = { _ in nil }, isLength: Bool = true
  ) {
    self.sweep = sweep
    let causes = BreakpointCauses(scene, pipeline)
    // A reason is what differs just below and just above, not in the middle of what lies there.
    func side(_ piece: Sweep.Piece, at end: Double) -> BreakpointCauses.Side {
      let middle = (piece.range.lowerBound + piece.range.upperBound) / 2
      let reach = abs(middle - end)
      let place = reach > Self.nearby ? end + (middle - end) * Self.nearby / reach : middle
      let (cell, own) = (cells(place), scenes(place))
      let layout = pipeline.solve(own ?? scene, in: cell)
      return BreakpointCauses.Side(piece, in: cell, of: own, surroundings: Surroundings(layout))
    }
    breakpoints = Self.visible(sweep) { isLength ? 1 / max(1, cells($0).displayScale) : 0 }.map {
      let (before, after) = (
        side($0.before, at: $0.before.range.upperBound), side($0.after, at: $0.after.range.lowerBound)
      )
      return Breakpoint(
        at: Self.tidy($0.at), cause: causes.text(before, after),
        sides: [Self.seen($0.before, from: $0.at), Self.seen($0.after, from: $0.at)],
        views: BreakpointCauses.views(before, after))
    }
    let isRightToLeft = sweep.pieces.first.map { _ in cells(sweep.range.lowerBound).variant.isRightToLeft } ?? false
    var names: [(id: String, name: String)] = []
    for view in sweep.pieces.flatMap(\.facts.views) where !names.contains(where: { $0.id == view.id }) {
      names.append((view.id, view.name))
    }
    let all = wanted ?? names.flatMap { view in RegionFrame.edges.map { (id: view.id, edge: $0) } }
    edges = all.compactMap { id, edge in
      names.first { $0.id == id }.map { view in
        Edge(
          id: id, view: view.name, edge: edge, pieces: Self.pieces(of: id, edge, sweep, isRightToLeft: isRightToLeft))
      }
    }
  }

  /// How far from a breakpoint a layout is shown, in the parameter's unit: far enough that a change of rate is seen.
  private static let shownAway = 24.0

  /// The report as JSON.
  /// - Parameters:
  ///   - parameter: What was swept: `width`, `height` or a constant.
  ///   - fixed: The sides of the window that stay the same, in points.
  package func json(
    scene: String, reader: String, parameter: String, fixed: [(side: String, length: Double)]
  ) -> JSONText {
    .pairs(
      [
        ("scene", .text(scene))
      ] + (reader.isEmpty ? [] : [("reader", .text(reader))]) + [
        ("parameter", .text(parameter))
      ] + fixed.map { ($0.side, .number($0.length)) } + [
        ("range", .list([.number(sweep.range.lowerBound), .number(sweep.range.upperBound)])),
        (
          "breakpoints",
          .list(breakpoints.map { .pairs([("at", .number($0.at)), ("cause", .text($0.cause))]) })
        ),
        (
          "edges",
          .pairs(
            edges.map { edge in
              (
                edge.name,
                .list(
                  edge.pieces.map {
                    .pairs([
                      ("from", .number($0.from)), ("to", .number($0.to)), ("slope", .number($0.slope)),
                      ("offset", .number($0.offset)),
                    ])
                  })
              )
            })
        ),
        (
          "remainder",
          .list(sweep.remainder.map { .list([.number($0.lowerBound), .number($0.upperBound)]) })
        ),
      ])
  }

  /// Returns a value of a piece at which the layout beside a breakpoint can be seen.
  private static func seen(_ piece: Sweep.Piece, from at: Double) -> Double {
    let middle = (piece.range.lowerBound + piece.range.upperBound) / 2
    let away = min(max(middle - at, -shownAway), shownAway)
    // A whole number of points, if the piece has one there.
    let value = (at + away).rounded()
    return piece.range.contains(value) ? value : at + away
  }

  /// Returns the breakpoints that can be seen: those within a pixel of each other are one, from the layout before the
  /// first to that after the last.
  private static func visible(
    _ sweep: Sweep, pixel: (Double) -> Double
  ) -> [(at: Double, before: Sweep.Piece, after: Sweep.Piece)] {
    var found: [(at: Double, before: Sweep.Piece, after: Sweep.Piece)] = []
    for point in sweep.breakpoints {
      if let last = found.last, point.at - last.at < pixel(last.at) - MapTolerance.slope {
        found[found.count - 1].after = point.after
      } else {
        found.append(point)
      }
    }
    return found
  }

  private static func pieces(
    of id: String, _ edge: SceneAttribute, _ sweep: Sweep, isRightToLeft: Bool
  ) -> [EdgePiece] {
    var pieces: [(range: ClosedRange<Double>, form: AffineForm)] = []
    for piece in sweep.pieces {
      guard let index = piece.facts.views.firstIndex(where: { $0.id == id }),
        let form = piece.frames[index].form(of: edge, isRightToLeft: isRightToLeft)
      else { continue }
      if let last = pieces.last, last.form.isNear(form),
        piece.range.lowerBound - last.range.upperBound < MapTolerance.gap
      {
        pieces[pieces.count - 1].range = last.range.lowerBound...piece.range.upperBound
      } else {
        pieces.append((piece.range, form))
      }
    }
    return pieces.map {
      EdgePiece(
        from: tidy($0.range.lowerBound), to: tidy($0.range.upperBound), slope: $0.form.x, offset: tidy($0.form.constant)
      )
    }
  }

  /// A number without rounding errors in its last digits.
  private static func tidy(_ number: Double) -> Double {
    let whole = (number * 1e8).rounded() / 1e8
    return whole == 0 ? 0 : whole
  }
}
