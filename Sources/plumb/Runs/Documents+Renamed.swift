import Layout
import Verifying

extension Documents {
  /// Returns renamed scenes: those without a golden that are what an orphaned golden recorded, but for the title, by the
  /// golden's folder.
  /// - Complexity: O(views of the scenes without a golden), and reading the record of each orphan.
  func renamedScenes(_ orphans: [String], in selection: GoldenSelection) -> [String: String]? {
    if orphans.isEmpty { return nil }
    func untitled(_ lines: [String]) -> [String] { lines.filter { !$0.hasPrefix("title:") } }
    let new = scenes.compactMap { scene -> (String, [String])? in
      guard case .success(nil) = selection.recordResult(of: scene) else { return nil }
      return (scene.id, untitled(SceneStatement.lines(of: scene)))
    }
    let renamed = orphans.compactMap { orphan -> (String, String)? in
      let recipe = GoldenFolder(root: selection.root, scene: orphan).documentRecord.map { untitled($0.recipe) }
      let same = new.filter { $0.1 == recipe }
      return same.count == 1 ? (orphan, same[0].0) : nil
    }
    // Of equal scenes it is not known which was renamed.
    let counts = Dictionary(renamed.map { ($0.1, 1) }, uniquingKeysWith: +)
    return Dictionary(uniqueKeysWithValues: renamed.filter { counts[$0.1] == 1 })
  }
}
