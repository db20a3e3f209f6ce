extension Limits {
  /// The limits as `SECURITY.md` lists them: a test compares both.
  package static let table: [(thing: String, most: String)] = [
    ("recipe", text(bytes: recipeBytes)),
    ("storyboard or xib", text(bytes: storyboardBytes)),
    ("nested levels of YAML", "\(recipeDepth)"),
    ("nested elements of XML", "\(elementDepth)"),
    ("views of a scene", "\(views)"),
    ("constraints of a scene", "\(constraints)"),
    ("states of a scene", "\(states)"),
    ("bytes of a text", "\(textBytes)"),
    ("bytes of an equation or visual format", "\(lineBytes)"),
    ("findings of a kind listed for a cell (others are counted)", "\(findings)"),
    ("constraints listed in a finding (others are counted)", "\(findingRows)"),
    ("picture that a document shows", text(bytes: pictureBytes)),
    ("pixels along its side", "\(pictureSide)"),
    ("font file named by a document", text(bytes: fontBytes)),
    ("translation file next to a document", text(bytes: translationBytes)),
    ("`plumb.yaml`", text(bytes: settingsBytes)),
    ("golden record", text(bytes: recordBytes)),
    ("golden picture", text(bytes: goldenPictureBytes)),
    ("stored run", text(bytes: runBytes)),
    ("scenes of a run", "\(runScenes)"),
    ("cells of a scene in a run", "\(sceneCells)"),
    ("shards of a run", "\(shards)"),
    ("pixels along the side of a drawn picture", "\(canvasSide)"),
    ("pixels of a drawn picture", "\(canvasPixels)"),
  ]
}
