import Layout
import LayoutMaps
import Values

/// Proofs as text and as JSON.
enum ProofTexts {
  /// One line.
  static func text(_ proof: Proof) -> String {
    let what = Escaped.line(proof.invariant.text)
    switch proof.outcome {
    case .holds: return "holds: \(what) (\(Count.text(proof.regionCount, "region")))"
    case .refuted(let example):
      return "does not hold: \(what): \(Escaped.line(example.words))"
    case .open: return "holds where the map is known, and part of it is not: \(what)"
    case .unsupported(let why): return "cannot be proven: \(what): \(why)"
    }
  }

  static func json(_ proof: Proof, scene: String, picture: String?) -> JSONText {
    var pairs: [(String, JSONText)] = [("scene", .text(scene)), ("invariant", .text(proof.invariant.text))]
    switch proof.outcome {
    case .holds: pairs.append(("holds", .flag(true)))
    case .refuted(let example):
      pairs += [
        ("holds", .flag(false)), ("size", .list([.number(example.size.x), .number(example.size.y)])),
        ("text", .text(example.text)),
      ]
      if let picture { pairs.append(("picture", .text(picture))) }
    case .open: pairs.append(("reason", .text("part of the map is not known")))
    case .unsupported(let why): pairs.append(("reason", .text(why)))
    }
    pairs.append(("regions", .number(Double(proof.regionCount))))
    return .pairs(pairs)
  }
}
