import Layout
import LayoutMaps
import RecipeDocuments
import Values
import Verifying

/// `plumb prove`: checks whether a condition holds in windows of any size.
struct ProveCommand: Command {
  static let specification = CommandSpecification(
    name: "prove", summary: "prove that an invariant holds at every window size, or show a size at which it does not",
    operands: "SCENE [INVARIANT...] [OPTION...]",
    options: [
      OptionSpecification("--all", "the standard invariants of every scene, in one table; SCENE may be left out"),
      OptionSpecification("--out", "DIR", "where pictures of counterexamples go (default proofs)"),
      OptionSpecification("--json", "as JSON"),
    ] + ProofRange.specifications + WindowOptions.specifications,
    details: """
      SCENE is a document or a scene's id. Without INVARIANT, the scene's own invariants are proven, which `plumb verify`
      checks, too. An invariant is an equation between edges, or one of these:

        no overlap: A, B           none of these views overlap
        inside safe area: A, B     or * for all views
        not cut: *                 no text is truncated or clipped
        mirrored: *                from right to left, it is the mirror image
        lines(A) <= 2              the text has at most two lines

      The proof covers the whole range, not samples of it: see Documentation/layout-maps.md. Heights are 320...1366 by default.
      Readers and texts are finite sets in the same proof: --content-size all, --locale all (the document's languages), --text,
      --texts all. Texts are varied one at a time. Frames are compared before they are rounded to pixels; --drawn compares what is
      drawn. --all proves what every scene should do, in windows like phones and tablets; `prove: standard` in plumb.yaml lets
      `plumb verify` prove that, too. A counterexample is drawn as an SVG file. The exit code is 4 if an invariant does not hold,
      and 1 if part of the range could not be decided. As JSON:

        {"version":1,"proofs":[{"scene":...,"invariant":...,"holds":false,"size":[320,480],"text":...,"picture":...}]}
      """,
    examples: [
      #"plumb prove login "Body.bottom <= Safe Area.bottom" --width 320...1366 --height 600...1366"#,
      #"plumb prove login "not cut: Title" --text 'Title=0...34 letters' --content-size all"#,
    ])

  private let scene: String
  private let paths: [String]
  private let statements: [String]
  private let windows: WindowOptions
  private let range: ProofRange
  private let isOfAll: Bool
  private let folder: String
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    isOfAll = arguments.has("--all")
    guard let scene = isOfAll ? arguments.operands.first ?? "" : arguments.operands.first else {
      throw UsageError("name a scene: plumb prove Recipes/login.yaml \"Title.width <= 400\"")
    }
    self.scene = scene
    statements = isOfAll ? [] : Array(arguments.operands.dropFirst())
    paths = isOfAll ? arguments.paths : []
    range = try ProofRange(arguments)
    windows = try WindowOptions(arguments)
    folder = arguments.value("--out") ?? "proofs"
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    if isOfAll { return try all(console) }
    var (documents, code) = try Documents.named(scene, console)
    let pipeline = try LayoutPipeline()
    var entries: [JSONText] = []
    for scene in documents.scenes {
      let own = scene.invariantWindows
      let windows = windows.otherwise(width: own.width, height: own.height)
      let invariants = try statements.isEmpty ? scene.invariants : statements.map { try Self.read($0, scene) }
      if invariants.isEmpty, documents.scenes.count == 1 {
        throw UsageError("\(scene.id) has no invariants; name one: plumb prove \(scene.id) \"not cut: *\"")
      }
      let readers = try windows.allSizes(of: scene, pipeline)
      let all = try range.windows(readers)
      let assumption = range.assumption(windows, readers: readers)
      for joint in JointProof.proofs(
        of: invariants, all, width: windows.width, height: windows.height, asDrawn: range.isDrawn)
      {
        let proof = joint.decisive.proof
        code = code.combined(with: Self.code(of: proof))
        guard let sizes = all.first(where: { $0.name == joint.decisive.name })?.sizes else { continue }
        let picture = try picture(proof, sizes)
        if printsJSON {
          entries.append(ProofTexts.json(joint, scene: scene.id, assumption: assumption, picture: picture))
        } else {
          let text = ProofTexts.text(
            joint, assumption: all.count > 1 || range.isDrawn ? assumption : nil, drawn: drawn(proof, sizes))
          console.out(text + (picture.map { "; \(Escaped.line($0))" } ?? ""))
        }
      }
    }
    if printsJSON { console.out(documents.result([("proofs", .list(entries))])) }
    return code
  }

  /// Says that frames hold as drawn where they do not before rounding; nil otherwise.
  @MainActor
  private func drawn(_ proof: Proof, _ sizes: WindowSizes) -> String? {
    guard case .refuted(let example) = proof.outcome, !range.isDrawn, case .equation = proof.invariant.statement else {
      return nil
    }
    let whole = SIMD2(example.size.x.rounded(), example.size.y.rounded())
    let map = LayoutMap(of: sizes.layout(whole), at: whole)
    let cell = sizes.cell(whole)
    let holds = InvariantProver(
      map, of: sizes.scene, isRightToLeft: cell.variant.isRightToLeft, drawnScale: cell.displayScale
    ).proof(of: proof.invariant).holds
    return holds ? "exact frames; as drawn it holds there, see --drawn" : nil
  }

  /// Proves the standard invariants of every scene.
  @MainActor
  private func all(_ console: Console) throws -> ExitCode {
    let documents = try Documents(paths)
    var code = documents.report(to: console)
    let pipeline = try LayoutPipeline()
    var entries: [JSONText] = []
    for scene in documents.scenes {
      let standard = StandardInvariants(scene, pipeline)
      for row in standard.rows {
        if case .refuted = row.proof.outcome { code = code.combined(with: .gate) }
        let joint = JointProof([(row.windows, row.proof)])
        entries.append(ProofTexts.json(joint, scene: scene.id, assumption: row.windows, picture: nil))
      }
      if !printsJSON {
        console.out(block: ([Escaped.line(scene.id)] + standard.table).joined(separator: "\n"))
      }
    }
    if printsJSON { console.out(documents.result([("proofs", .list(entries))])) }
    return code
  }

  private static func code(of proof: Proof) -> ExitCode {
    switch proof.outcome {
    case .holds: .clean
    case .refuted: .gate
    case .open: .differences
    case .unsupported: .usage
    }
  }

  /// - Throws: ``UsageError``.
  private static func read(_ text: String, _ scene: Scene) throws -> SceneInvariant {
    do throws(InvariantProblem) {
      return try RecipeDocument.invariant(text, of: scene)
    } catch {
      throw UsageError("\(text): \(error.message)")
    }
  }

  /// Draws a counterexample.
  /// - Returns: The picture's path; nil if there is none.
  /// - Throws: ``FileError``.
  @MainActor
  private func picture(_ proof: Proof, _ sizes: WindowSizes) throws -> String? {
    guard case .refuted(let example) = proof.outcome else { return nil }
    let pictures = SizePictures(pipeline: sizes.pipeline)
    let number = abs(proof.invariant.text.unicodeScalars.reduce(5381) { ($0 &* 33) ^ Int($1.value) }) % 10_000
    let name = "\(sizes.scene.id)/\(NumberText.plain(example.size.x))x\(NumberText.plain(example.size.y))-\(number)"
    return try pictures.write(
      pictures.counterexample(example, proof.invariant, sizes, asDrawn: range.isDrawn), named: name, in: folder)
  }
}
