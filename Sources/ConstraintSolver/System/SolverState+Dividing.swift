/// Dividing variables and rows into pieces without common unknowns.
extension SolverState {
  /// Makes pieces of some variables and rows whose equations have been absorbed.
  /// - Complexity: Near-linear in the rows' terms.
  mutating func divide(_ variables: borrowing Buffer<Int32>, _ list: borrowing Buffer<Int32>) {
    ownership.components.reset(variables, count: system.domains.count)
    for index in list.indices {
      var first: Int32 = -1
      for term in system.rows.terms(of: list[index]) {
        let variable = term.variable.id
        if !isUnknown(variable) { continue }
        if first < 0 { first = variable } else { ownership.components.unite(first, variable) }
      }
    }
    var filling = Filling()
    for index in variables.indices {
      let variable = variables[index]
      if isUnknown(variable) {
        let root = ownership.components.root(of: variable)
        if root != variable, ownership.pieceOfVariable[root] < 0 {
          put(root, size: ownership.components.size(of: root), &filling)
        }
        if ownership.pieceOfVariable[variable] >= 0 { continue }
        if root == variable {
          put(variable, size: ownership.components.size(of: root), &filling)
        } else {
          let piece = ownership.pieceOfVariable[root]
          ownership.pieceOfVariable[variable] = piece
          pieces[piece].pointee.variables.append(variable)
        }
      } else {
        let piece = ground(&filling)
        ownership.pieceOfVariable[variable] = piece
        pieces[piece].pointee.variables.append(variable)
      }
    }
    for index in list.indices {
      let row = list[index]
      let unknown = system.rows.terms(of: row).first { isUnknown($0.variable.id) }
      let piece = unknown.map { ownership.pieceOfVariable[$0.variable.id] } ?? ground(&filling)
      ownership.pieceOfRow[row] = piece
      pieces[piece].pointee.rows.append(row)
    }
    for index in filling.made.indices { compile(pieces[filling.made[index]]) }
  }

  private mutating func isUnknown(_ variable: Int32) -> Bool {
    system.images.compress(variable)
    return !system.images.isConstant(variable)
  }

  private struct Filling: ~Copyable {
    var bundle: Int32 = -1
    var bundleCount = 0
    var ground: Int32 = -1
    var groundCount = 0
    var made = Buffer<Int32>()
  }

  /// Puts the first variable of a component into a bundle; the others follow it.
  private mutating func put(_ variable: Int32, size: Int, _ filling: inout Filling) {
    if filling.bundle < 0 || filling.bundleCount >= system.granularity.bundle {
      filling.bundle = makePiece(isGround: false, &filling)
      filling.bundleCount = 0
    }
    filling.bundleCount += size
    ownership.pieceOfVariable[variable] = filling.bundle
    pieces[filling.bundle].pointee.variables.append(variable)
  }

  private mutating func ground(_ filling: inout Filling) -> Int32 {
    if filling.ground < 0 || filling.groundCount >= system.granularity.ground {
      filling.ground = makePiece(isGround: true, &filling)
      filling.groundCount = 0
    }
    filling.groundCount += 1
    return filling.ground
  }

  private mutating func makePiece(isGround: Bool, _ filling: inout Filling) -> Int32 {
    let piece: Int32
    if ownership.free.isEmpty {
      piece = Int32(truncatingIfNeeded: pieces.count)
      pieces.append(Piece(width: system.images.width))
      ownership.isGround.append(isGround)
    } else {
      piece = ownership.free.removeLast()
      pieces.replace(Int(piece), with: Piece(width: system.images.width))
      ownership.isGround[piece] = isGround
    }
    filling.made.append(piece)
    return piece
  }

  /// Compiles a piece whose equations have been absorbed, for the current parameters.
  mutating func compile(_ piece: UnsafeMutablePointer<Piece>) {
    piece.pointee.compile(&system)
    piece.pointee.takeUp(system.symbols)
  }
}
