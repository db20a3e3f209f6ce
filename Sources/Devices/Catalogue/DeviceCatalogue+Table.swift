// The one table of devices. `DeviceSource` gives the source of a value, `notes` its basis beyond that. Base values are
// those of the last release before iOS 26 that the device ran, except for devices that shipped with iOS 26 or later.

extension DeviceCatalogue {
  static let table: [Device] = phones + islandPhones + pads + televisions

  private static let televisions: [Device] = [
    device(
      "apple-tv-1080p", "Apple TV (1920x1080)", .tv, year: 2015,
      DeviceScreen(
        scale: 1, radius: 0,
        landscape: face(1920, 1080, Insets(60, 80, 60, 80), statusBar: 0, margin: 20, .regularRegular),
        releases: [
          release("earlierTvos", [.landscape: Insets(60, 90, 60, 90)], [.snapshotTesting, .ibTv], .medium)
        ]),
      DeviceEvidence(
        [.higLayoutTv, .ibTv, .snapshotTesting, .seed004], .medium,
        notes:
          "No status bar. The safe area is the overscan zone (the seed \"iOS View Layout\" says tvOS counts it in); x 80, width "
          + "1760 and bottom 60 seen at toolsVersion 19455. 4K output has the same points at scale 2. Regular "
          + "by regular and the margin of 20 inside the safe area (seen with 90 only) are not confirmed for "
          + "this cell. Margins: low confidence."))
  ]
}
