/// The largest inputs that are read, and the largest results that are written: one table for all targets.
///
/// Whatever exceeds a limit is rejected with a message that names the limit.
package enum Limits {
  // MARK: Documents

  /// Bytes of a recipe.
  package static let recipeBytes = 4 << 20
  /// Bytes of a storyboard or a xib.
  package static let storyboardBytes = 64 << 20
  /// Levels of nested lists and mappings in a recipe.
  package static let recipeDepth = 64
  /// Levels of nested elements in a storyboard or a xib.
  package static let elementDepth = 512
  /// Bytes of a picture that a document shows.
  package static let pictureBytes = 16 << 20
  /// Pixels along a side of a picture that a document shows.
  package static let pictureSide = 8192
  /// Bytes of a font file.
  package static let fontBytes = 64 << 20
  /// Bytes of a file of translations: `.strings`, `.xcstrings`.
  package static let translationBytes = 16 << 20
  /// Views of a scene.
  package static let views = 10_000
  /// Constraints of a scene, including those of its variations and expectations.
  package static let constraints = 40_000
  /// States of a scene.
  package static let states = 1_000
  /// Bytes of a text in a scene.
  package static let textBytes = 100_000
  /// Bytes of an equation or a visual format.
  package static let lineBytes = 4_000
  /// Bytes of `plumb.yaml`.
  package static let settingsBytes = 1 << 20

  // MARK: Layouts

  /// Findings of one kind listed for a cell; the others are counted.
  package static let findings = 1_000
  /// Constraints listed in a finding; the others are counted.
  package static let findingRows = 100
  /// The largest distance of a view's edge from its superview's origin, and the longest side, in points.
  package static let coordinate = 1e9

  // MARK: Pictures

  /// Pixels of a drawn picture.
  package static let canvasPixels = 1 << 28
  /// Pixels along a side of a drawn picture: Cairo's coordinates end not far above.
  package static let canvasSide = 32_000

  // MARK: Goldens and runs

  /// Bytes of a golden record.
  package static let recordBytes = 256 << 20
  /// Bytes of a golden picture.
  package static let goldenPictureBytes = 256 << 20
  /// Bytes of a stored run, of its decisions and its journal's entries.
  package static let runBytes = 1 << 30
  /// Bytes of an archive of a run.
  package static let archiveBytes = 100 << 20
  /// Bytes of a run in an archive.
  package static let archivedRunBytes = 100 << 20
  /// Bytes of all pictures in an archive.
  package static let archivedPictureBytes = 400 << 20
  /// Scenes of a run.
  package static let runScenes = 1_000_000
  /// Cells of a scene in a run.
  package static let sceneCells = 1_000_000
  /// Facts, changes, outlines and cells of a run, and names of cells below its causes, together.
  package static let runEntries = 20_000_000
  /// Shards of a run.
  package static let shards = 10_000

  /// Returns a number of bytes for messages: `4 MiB`.
  package static func text(bytes: Int) -> String {
    // A loop over pairs of shifts and units is compiled differently from build to build (Swift 6.3).
    let steps = bytes > 0 ? min((Int.bitWidth - 1 - bytes.leadingZeroBitCount) / 10, 3) : 0
    if steps == 0 { return Count.text(bytes, "byte") }
    return "\(bytes >> (10 * steps)) \(["KiB", "MiB", "GiB"][steps - 1])"
  }
}
