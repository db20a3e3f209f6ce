import RecipeDocuments

/// A file of a new project.
struct ProjectFile {
  let path: String
  let text: String
  /// Whether missing lines can be added to an existing file.
  var isList = false

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
    # cells: [iphone-se-3-portrait, iphone-15-portrait, ipad-pro-11-landscape, iphone-15-portrait+ax3]

    """

  private static let ignored = """
    /report/
    /gallery/
    /diff/
    /watch/

    """

  private static let attributes = """
    # Records are text: git shows which edge moved. Without the driver below git merges them as usual.
    #   git config merge.plumb.driver "cp %B %A"
    Snapshots/**/frames.txt text eol=lf merge=plumb
    Snapshots/**/*.png binary
    # Goldens are small. For many pictures: git lfs install, and in the place of the line above
    #   Snapshots/**/*.png filter=lfs diff=lfs merge=lfs -text

    """
}
