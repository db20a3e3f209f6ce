import Layout
import RecipeDocuments
import TestSupport
import Testing
import Values

@Suite struct UnmergedFileTests {
  private func problem(of text: String) -> String? {
    do {
      _ = try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a merge conflict in a recipe is named once, with its line`() {
    let text = """
      views:
        A: { color: red }
      constraints: |
      <<<<<<< HEAD
        A.Top = Superview.Top
      =======
        A.Top = Superview.Top + 8
      >>>>>>> branch
      """
    #expect(problem(of: text)?.split(separator: "\n").first == "a.yaml:4:1: \(MergeConflict.message)")
  }

  @Test func `a Git LFS pointer in place of a recipe is named as one`() {
    let text = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
    #expect(
      problem(of: text)?.split(separator: "\n").first == "a.yaml:1:1: \(GitLFSPointer.message(insteadOf: "recipe"))")
  }
}
