import ContextServer
import JSONRPC
import Values

/// The answer of a comparison, short enough for a program to read: causes with their effects, and no cells.
struct FoldedVerdict {
  /// The cause whose cells and effects are wanted in full: SCENE#NUMBER; nil for none.
  let cause: String?

  /// Returns an answer of `verify`, `try` or `diff` without what was not asked for.
  /// - Throws: ``ToolFailure`` for a cause that the answer does not have.
  func folded(_ answer: JSONText) throws(ToolFailure) -> JSONText {
    guard let members = answer.members, let scenes = answer["scenes"]?.items else { return answer }
    let causes = scenes.flatMap { $0["groups"]?.items ?? [] }.compactMap { $0["group"]?.string }
    if let cause, !causes.contains(cause) {
      let known = causes.isEmpty ? "it has none" : "it has \(causes.prefix(20).joined(separator: ", "))"
      throw ToolFailure("the answer has no cause \"\(Escaped.line(cause))\"; \(known)")
    }
    let shown = scenes.filter { !isClean($0) }
    return .pairs(
      members.map { name, value in (name, name == "scenes" ? .list(shown.map(scene)) : value) }
        + [("identical", .number(Double(scenes.count - shown.count)))])
  }

  private func isClean(_ scene: JSONText) -> Bool {
    scene["exitCode"]?.integer == 0 && scene["messages"]?.items?.isEmpty ?? true
      && scene["groups"]?.items?.isEmpty ?? true
  }

  private func scene(_ scene: JSONText) -> JSONText {
    guard let members = scene.members else { return scene }
    return .pairs(
      members.compactMap { name, value in
        switch name {
        case "groups": return (name, .list((value.items ?? []).map(group)))
        case "cells":
          let wanted = (value.items ?? []).filter { isWanted($0["groups"]?.items?.compactMap(\.string) ?? []) }
          return wanted.isEmpty ? nil : (name, .list(wanted))
        default: return (name, value)
        }
      })
  }

  private func group(_ group: JSONText) -> JSONText {
    guard let members = group.members, !isWanted([group["group"]?.string ?? ""]) else { return group }
    return .pairs(members.filter { $0.0 != "effects" })
  }

  private func isWanted(_ groups: [String]) -> Bool { cause.map(groups.contains) ?? false }
}
