import Layout
import Verifying

extension Documents {
  /// Returns golden folders in a root that were recorded for a document and belong to none now.
  func orphanedGoldens(in root: String) -> [String] {
    let recorded = unclaimed(GoldenFolder.recorded(in: root)).filter { id in
      !OtherDocuments.isOfOtherProject(id, in: root) && GoldenFolder(root: root, scene: id).isOfDocument
    }
    if recorded.isEmpty { return [] }
    let others = OtherDocuments(besides: paths)
    return recorded.filter { !others.claim($0) }
  }
}
