import ContextServer
import JSONRPC
import Values

/// The answer of a comparison, short enough for a program to read: causes with their effects, and no cells.
struct FoldedVerdict {
  /// The cause whose cells and effects are wanted in full: SCENE#NUMBER; nil for none.
  let cause: String?
  /// Which of the cause's cells: from 1, ``pageSize`` at a time.
  let page: Int

  /// The most causes in an answer.
  private static let pageSize = 20
  /// The most effects of a cause that is not wanted in full.
  private static let effectLimit = 9

  /// - Parameter page: A number; nil for the first page.
  /// - Throws: ``ToolFailure`` for a page of nothing, or none that can be.
  init(cause: String?, page: String?) throws(ToolFailure) {
    self.cause = cause
    guard let page else {
      self.page = 1
      return
    }
    guard cause != nil else { throw ToolFailure("page is one of a cause's cells: name the cause, too") }
    guard let number = Int(page), 1...1_000_000 ~= number else {
      throw ToolFailure("page is a number from 1 to 1000000, not \"\(Escaped.line(page))\"")
    }
    self.page = number
  }

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
      members.flatMap { name, value -> [(String, JSONText)] in
        switch name {
        case "messages": return [(name, .list(messages(of: scene)))]
        case "groups": return [(name, .list((value.items ?? []).map(group)))]
        case "cells": return cells(value.items ?? [])
        default: return [(name, value)]
        }
      })
  }

  /// The cause's cells on the page, and the number of pages; nothing if the scene has none of them.
  private func cells(_ all: [JSONText]) -> [(String, JSONText)] {
    let wanted = all.filter { isWanted($0["groups"]?.items?.compactMap(\.string) ?? []) }
    if wanted.isEmpty { return [] }
    let shown = wanted.dropFirst((page - 1) * Self.pageSize).prefix(Self.pageSize)
    let pages = (wanted.count + Self.pageSize - 1) / Self.pageSize
    return [("cells", .list(Array(shown))), ("pages", .number(Double(pages)))]
  }

  /// Messages without those of causes that are not wanted: `groups` has them.
  private func messages(of scene: JSONText) -> [JSONText] {
    let causes = (scene["groups"]?.items ?? []).filter { !isWanted([$0["group"]?.string ?? ""]) }.compactMap {
      $0["cause"]?.string
    }
    var isLeftOut = false
    return (scene["messages"]?.items ?? []).filter { message in
      // Indented lines belong to the one before.
      if let text = message.string, !text.hasPrefix("  ") { isLeftOut = causes.contains(text) }
      return !isLeftOut
    }
  }

  private func group(_ group: JSONText) -> JSONText {
    guard let members = group.members, !isWanted([group["group"]?.string ?? ""]) else { return group }
    return .pairs(
      members.filter { $0.0 != "effects" }.map { name, value in
        (name, name == "summary" ? .list(Self.short(value.items ?? [])) : value)
      })
  }

  /// The first effects, and how many more there are.
  private static func short(_ effects: [JSONText]) -> [JSONText] {
    let rest = Listing.rest(effects.count - effectLimit, hint: "`cause` asks for all")
    return effects.prefix(effectLimit) + (rest.map { [.text($0)] } ?? [])
  }

  private func isWanted(_ groups: [String]) -> Bool { cause.map(groups.contains) ?? false }
}
