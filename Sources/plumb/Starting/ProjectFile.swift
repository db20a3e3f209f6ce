import RecipeDocuments
import Values

/// A file of a new project.
struct ProjectFile {
  let path: String
  let text: String
  /// Whether missing lines can be added to an existing file.
  var isList = false

  /// Settings for documents that are there already, and what git ignores and merges.
  static func files(for documents: [String]) -> [ProjectFile] {
    [ProjectFile(path: ProjectSettings.fileName, text: settings(for: documents))] + usual(.welcome).filter(\.isList)
  }

  /// Settings, a recipe with its schema, and what git ignores and merges.
  static func usual(_ recipe: StarterRecipe) -> [ProjectFile] {
    [
      ProjectFile(path: ProjectSettings.fileName, text: settings),
      ProjectFile(path: recipe.path, text: recipe.text),
      ProjectFile(path: "Recipes/recipe.schema.json", text: RecipeSchema.json + "\n"),
      ProjectFile(path: ".gitignore", text: ignored, isList: true),
      ProjectFile(path: ".gitattributes", text: attributes, isList: true),
    ]
  }

  private static let settings = """
    # Settings where the command line says nothing; `plumb doctor config --explain` shows them.
    documents: [Recipes]
    goldens: Snapshots
    # pictureFormat: both  # golden pictures as PNG and SVG; or svg alone
    # pictureCells: [iphone-15-portrait]  # golden pictures of fewer cells; records hold all of them
    # cells: [iphone-se-3-portrait, iphone-15-portrait, ipad-pro-11-landscape, iphone-15-portrait+ax3]

    """

  /// Cells that differ in layout: the narrowest and the usual phone, a phone on its side, a pad on its side.
  static let cells = ["iphone-se-3-portrait", "iphone-15-portrait", "iphone-15-landscape", "ipad-pro-11-landscape"]

  /// Returns a path as a YAML scalar, in quotation marks if it needs them.
  private static func word(_ path: String) -> String {
    path.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_\/.+-]*/) == nil ? Quoting.yaml.quoted(path) : path
  }

  private static func settings(for documents: [String]) -> String {
    let paths = documents.map(Self.word).joined(separator: ", ")
    return """
      # Settings where the command line says nothing; `plumb doctor config --explain` shows them.
      documents: [\(paths)]
      goldens: Snapshots
      # In which every scene is laid out, drawn and recorded; `plumb list devices` lists others.
      cells: [\(cells.joined(separator: ", "))]
      # pictureFormat: both  # golden pictures as PNG and SVG; or svg alone
      # pictureCells: [iphone-15-portrait]  # golden pictures of fewer cells; records hold all of them

      """
  }

  private static let ignored = """
    /report/
    /gallery/
    /diff/
    /try/
    /watch/
    /proofs/
    /fixes/

    """

  private static let attributes = """
    # Records are text: git shows which edge moved. Without the driver below git merges them as usual.
    #   git config merge.plumb.driver "cp %B %A"
    Snapshots/**/frames.txt text eol=lf merge=plumb
    Snapshots/**/*.png binary
    # GitHub and GitLab fold the differences of generated files; a click opens them.
    Snapshots/** linguist-generated gitlab-generated
    # Goldens are small. For many pictures: git lfs install, and in the place of the line with binary
    #   Snapshots/**/*.png filter=lfs diff=lfs merge=lfs -text

    """
}
