import Layout
import LayoutMaps
import Values

/// Proofs as text and as JSON.
enum ProofTexts {
  /// One line about windows alone.
  static func text(_ proof: Proof) -> String { text(JointProof([("", proof)]), assumption: nil, drawn: nil) }

  /// One line.
  /// - Parameters:
  ///   - assumption: What the proof is about; nil leaves it out.
  ///   - drawn: What is drawn where frames before rounding refute it; nil if that is no different.
  static func text(_ joint: JointProof, assumption: String?, drawn: String?) -> String {
    let (name, proof) = joint.decisive
    let what = Escaped.line(proof.invariant.text)
    let who = name.isEmpty ? "" : " (\(Escaped.line(name)))"
    switch proof.outcome {
    case .holds:
      return "holds: \(what) (\(Count.text(joint.regionCount, "region")))"
        + (assumption.map { ", \(Escaped.line($0))" } ?? "")
    case .refuted(let example):
      return "does not hold: \(what): \(Escaped.line(example.words))\(who)" + (drawn.map { "; \($0)" } ?? "")
    case .open(let unknown): return "holds where the map is known: \(what); \(Escaped.line(unknown.text))\(who)"
    case .unsupported(let why): return "cannot be proven: \(what): \(why)"
    }
  }

  static func json(_ joint: JointProof, scene: String, assumption: String, picture: String?) -> JSONText {
    let (name, proof) = joint.decisive
    var pairs: [(String, JSONText)] = [("scene", .text(scene)), ("invariant", .text(proof.invariant.text))]
    switch proof.outcome {
    case .holds: pairs.append(("holds", .flag(true)))
    case .refuted(let example):
      pairs += [
        ("holds", .flag(false)), ("size", .list([.number(example.size.x), .number(example.size.y)])),
        ("text", .text(example.text)),
      ]
      if let picture { pairs.append(("picture", .text(picture))) }
    case .open(let unknown): pairs.append(("reason", .text(unknown.text)))
    case .unsupported(let why): pairs.append(("reason", .text(why)))
    }
    if !name.isEmpty, !joint.decisive.proof.holds { pairs.append(("reader", .text(name))) }
    pairs += [("regions", .number(Double(joint.regionCount))), ("assumption", .text(assumption))]
    return .pairs(pairs)
  }
}
