import CairoCanvas
import Drawing
public import Scenes

/// What is there to see of a cell that differs: actual, expected and difference, the three side by side, and all around what
/// differs, as far as there is a golden picture.
public enum FailurePictures {
  /// - Parameter path: Of the file for a kind of picture.
  /// - Returns: The kinds written, sorted.
  /// - Throws: ``FileError``.
  static func write(_ actual: PixelImage, expected: PixelImage?, to path: (String) -> String) throws -> [String] {
    // What is accepted becomes a golden as it is, and goldens look like themselves.
    try AtomicFile.write(Renderer.golden(actual), to: path("actual"))
    guard let expected else { return ["actual"] }
    let difference = PictureDifference.picture(expected, actual)
    try AtomicFile.write(Renderer.golden(expected), to: path("expected"))
    try AtomicFile.write(Renderer.png(difference.image), to: path("difference"))
    try AtomicFile.write(
      Renderer.png(PictureDifference.threeUp(expected, actual, difference.image)), to: path("comparison"))
    guard let crop = PictureDifference.crop(expected, actual, difference.image) else {
      return ["actual", "comparison", "difference", "expected"]
    }
    try AtomicFile.write(Renderer.png(crop), to: path("crop"))
    return ["actual", "comparison", "crop", "difference", "expected"]
  }

  /// The same from an observation that has its picture; nothing for one without.
  /// - Throws: ``FileError``.
  public static func write(
    _ observation: Observation, _ comparison: SceneComparison, to path: (String) -> String
  ) throws -> [String] {
    guard let actual = observation.png.flatMap({ try? PNGReader.decode($0) }) else { return [] }
    return try write(actual, expected: comparison.goldenPicture(observation.cell), to: path)
  }
}

extension Renderer {
  /// A layout as it comes out now, its picture with it.
  /// - Throws: ``CanvasError``.
  public func observation(of layout: SolvedLayout) throws -> Observation {
    var list = displayList(layout)
    list.title = ""  // says the cell's name, and is not drawn
    let traces = try traces(of: list, scale: 1, isFileWanted: true)
    return Observation(
      cell: layout.cell, facts: LayoutFacts(layout), findings: layout.findings, pixelHash: traces.hash,
      png: traces.png, fonts: fonts(in: layout))
  }
}
