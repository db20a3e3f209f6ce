import SceneModel
import Testing

/// Documents by the names of their files.
@Suite struct DocumentKindTests {
  @Test(arguments: [
    ("Recipes/login.yaml", DocumentKind.recipe), ("login.YML", .recipe), ("App/Main.storyboard", .storyboard),
    ("Cell.xib", .storyboard), ("login.png", nil), ("yaml", nil), ("login.yaml.png", nil), ("", nil),
  ])
  func `a file's kind follows from its ending, in any case of letters`(_ path: String, _ kind: DocumentKind?) {
    #expect(DocumentKind(ofFile: path) == kind)
  }

  @Test(arguments: [("login.yaml", "login"), ("Main.XIB", "Main"), (".yaml", ".yaml"), ("login", "login")])
  func `a document's name has no ending`(_ file: String, _ name: String) {
    #expect(DocumentKind.name(ofFile: file) == name)
  }
}
