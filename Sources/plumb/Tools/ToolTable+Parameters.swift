import ContextServer

/// The parameters of tools, and where their values go on the command line.
extension ToolTable {
  /// The position of a parameter's values on the command line.
  enum Place: Equatable {
    /// After all options: documents and scenes.
    case documents
    /// After the documents.
    case words
    case option(String)
    /// An option without a value, if the parameter is `yes`.
    case flag(String)
    /// Not on the command line: it chooses what of the answer is returned.
    case answer
    /// On the standard input, in place of documents.
    case input
  }

  typealias Parameter = (parameter: ToolParameter, place: Place)

  static let scene: Parameter = (
    ToolParameter("scene", .text, isRequired: true, "A scene's id, or a document in the project's folder."), .documents
  )
  static let document: Parameter = (
    ToolParameter("document", .text, isRequired: true, "A document in the project's folder, as list_scenes names it."),
    .documents
  )
  static let scenes: Parameter = (
    ToolParameter(
      "paths", .texts(limit: 100), "Documents or folders in the project's folder, unless there is a text."),
    .documents
  )
  static let text: Parameter = (
    ToolParameter("text", .text, "A whole recipe that is not saved, in place of paths."), .input
  )
  static let views: Parameter = (
    ToolParameter(
      "views", .texts(limit: 50), "Ids or names of views: only those, and constraints between them or at them."),
    .answer
  )
  static let system: Parameter = (
    ToolParameter("system", .choice(["yes", "no"]), "Whether to list constraints that the document does not state."),
    .answer
  )
  static let silenced: Parameter = (
    ToolParameter("silenced", .choice(["yes", "no"]), "Whether to list findings that the project silences."), .answer
  )
  static let devices: Parameter = (
    ToolParameter("devices", .texts(limit: 100), "Ids of devices that are wanted in full, such as iphone-15."), .words
  )
  static let pictures: Parameter = (
    ToolParameter(
      "pictures", .choice(["yes", "no"]), "Whether to draw the layout in up to three windows between breakpoints."),
    .answer
  )
  static let paths: Parameter = (
    ToolParameter("paths", .texts(limit: 100), "Documents or folders; the project's documents if left out."), .documents
  )
  static let edges: Parameter = (
    ToolParameter("edges", .texts(limit: 50), isRequired: true, "Views, or VIEW.EDGE: Title, or Title.width."), .words
  )
  static let invariants: Parameter = (
    ToolParameter(
      "invariants", .texts(limit: 50),
      "Equations, no overlap: A, B, not cut: *, mirrored: *; the scene's own if left out."),
    .words
  )
  static let edits: Parameter = (
    ToolParameter(
      "edits", .texts(limit: 50), isRequired: true,
      "TARGET.KEY = VALUE: 3.constant = 12, Title.text = \"Sign out\", 2.priority = 750."), .option("--set")
  )
  static let texts: [Parameter] = [
    (
      ToolParameter("letters", .texts(limit: 20), "Texts of A to B letters of their own words: Title=0...60 letters."),
      .option("--text")
    ), (ToolParameter("texts", .choice(["all"]), "Each text also as long as its translations."), .option("--texts")),
  ]
  static let drawn: Parameter = (
    ToolParameter("drawn", .choice(["yes", "no"]), "Whether frames are compared on whole pixels."), .flag("--drawn")
  )
  static let finding: Parameter = (
    ToolParameter("finding", .text, "A problem, as an earlier answer names it; all if left out."), .option("--finding")
  )
  static let proposal: Parameter = (
    ToolParameter("number", .count, isRequired: true, "A proposal's number in fix's answer."), .option("--apply")
  )
  static let edge: Parameter = (
    ToolParameter("edge", .text, isRequired: true, "VIEW.EDGE: Title.width."), .words
  )
  static let good: Parameter = (
    ToolParameter("good", .text, isRequired: true, "A revision in which the edge is where it should be."),
    .option("--good")
  )
  static let bad: Parameter = (
    ToolParameter("bad", .text, "A revision in which it is not; HEAD if left out."), .option("--bad")
  )
  static let sweptEdges: Parameter = (
    ToolParameter("edges", .texts(limit: 50), "VIEW.EDGE; all if left out."), .option("--edge")
  )
  static let detail: [Parameter] = [
    (
      ToolParameter(
        "cause", .text, "A cause of the answer, such as login#1, whose cells and effects are wanted in full."), .answer
    ), (ToolParameter("page", .count, "Which twenty of the cause's cells: 1 (the first), 2, 3."), .answer),
  ]
  static let base: Parameter = (
    ToolParameter("base", .text, isRequired: true, "A branch, a tag or a commit."), .option("--base")
  )
  static let reader: [Parameter] = [
    (ToolParameter("state", .text, "A state of the recipe."), .option("--state")),
    (ToolParameter("contentSize", .text, "xs, s, m, l, xl, xxl, xxxl, ax1 to ax5, or all."), .option("--content-size")),
    (ToolParameter("direction", .choice(["ltr", "rtl"]), "The reading direction."), .option("--direction")),
    (ToolParameter("locale", .text, "A language: de, ar, pt-BR, accented, or all."), .option("--locale")),
    (ToolParameter("appearance", .choice(["light", "dark"]), "The system's appearance."), .option("--appearance")),
  ]
  static let window: [Parameter] =
    [
      (
        ToolParameter("device", .text, "Ids of devices with commas between, or all; a few that differ if left out."),
        .option("--device")
      ),
      (
        ToolParameter("orientation", .choice(["portrait", "landscape"]), "The device's orientation."),
        .option("--orientation")
      ),
      (ToolParameter("size", .text, "A free canvas in points: 390x844."), .option("--size")),
    ] + reader
  static let range: [Parameter] =
    [
      (ToolParameter("width", .text, "A range in points: 320...1366."), .option("--width")),
      (ToolParameter("height", .text, "A range or a length in points: 800."), .option("--height")),
      (ToolParameter("like", .text, "A device whose safe area and margins the windows have."), .option("--like")),
    ] + reader
}
