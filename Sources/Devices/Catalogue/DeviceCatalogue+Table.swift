// The one table of devices. `DeviceSource` gives the source of a value, `notes` its basis beyond that. Base values are
// those of the last release before iOS 26 that the device ran, except for devices that shipped with iOS 26 or later.

extension DeviceCatalogue {
  static let table: [Device] = phones + pads + televisions

  private static let phones: [Device] = [
    device(
      "iphone-4s", "iPhone 4s", .phone, year: 2011, scale: 2, radius: 0,
      portrait: face(320, 480, Insets(20, 0, 0, 0), statusBar: 20, margin: 16, .compactRegular),
      landscape: face(480, 320, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .compactCompact),
      notes: "Margins: portrait high; landscape low confidence.",
      sources: [.seed004, .ibCorpus, .qmui], confidence: .high),
    device(
      "ipod-touch-5", "iPod touch (5th generation and later)", .phone, year: 2012, scale: 2, radius: 0,
      portrait: face(320, 568, Insets(20, 0, 0, 0), statusBar: 20, margin: 16, .compactRegular),
      landscape: face(568, 320, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .compactCompact),
      notes: "Margins: portrait high; landscape low confidence.",
      sources: [.higLayout], confidence: .high),
    device(
      "iphone-5", "iPhone 5 / 5c / 5s", .phone, year: 2012, scale: 2, radius: 0,
      portrait: face(320, 568, Insets(20, 0, 0, 0), statusBar: 20, margin: 16, .compactRegular),
      landscape: face(568, 320, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .compactCompact),
      notes: "Margins: portrait high; landscape low confidence.",
      sources: [.seed004, .ibCorpus, .gistSizes], confidence: .high),
    device(
      "iphone-se-1", "iPhone SE (1st generation)", .phone, year: 2016, scale: 2, radius: 0,
      portrait: face(320, 568, Insets(20, 0, 0, 0), statusBar: 20, margin: 16, .compactRegular),
      landscape: face(568, 320, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .compactCompact),
      notes: "Margins: portrait high; landscape low confidence.",
      sources: [.higLayout, .snapshotTesting, .ibCorpus], confidence: .high),
    device(
      "iphone-6", "iPhone 6", .phone, year: 2014, scale: 2, radius: 0,
      portrait: face(375, 667, Insets(20, 0, 0, 0), statusBar: 20, margin: 16, .compactRegular),
      landscape: face(667, 375, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .compactCompact),
      sources: [.higLayout, .snapshotTesting, .ibCorpus, .seed004], confidence: .high),
    device(
      "iphone-6s", "iPhone 6s", .phone, year: 2015, scale: 2, radius: 0,
      portrait: face(375, 667, Insets(20, 0, 0, 0), statusBar: 20, margin: 16, .compactRegular),
      landscape: face(667, 375, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .compactCompact),
      sources: [.higLayout, .snapshotTesting, .ibCorpus], confidence: .high),
    device(
      "iphone-7", "iPhone 7", .phone, year: 2016, scale: 2, radius: 0,
      portrait: face(375, 667, Insets(20, 0, 0, 0), statusBar: 20, margin: 16, .compactRegular),
      landscape: face(667, 375, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .compactCompact),
      sources: [.higLayout, .snapshotTesting, .ibCorpus], confidence: .high),
    device(
      "iphone-8", "iPhone 8", .phone, year: 2017, scale: 2, radius: 0,
      portrait: face(375, 667, Insets(20, 0, 0, 0), statusBar: 20, margin: 16, .compactRegular),
      landscape: face(667, 375, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .compactCompact),
      sources: [.higLayout, .snapshotTesting, .ibCorpus], confidence: .high),
    device(
      "iphone-se-2", "iPhone SE (2nd generation)", .phone, year: 2020, scale: 2, radius: 0,
      portrait: face(375, 667, Insets(20, 0, 0, 0), statusBar: 20, margin: 16, .compactRegular),
      landscape: face(667, 375, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .compactCompact),
      sources: [.higLayout, .ibCorpus], confidence: .high),
    device(
      "iphone-se-3", "iPhone SE (3rd generation)", .phone, year: 2022, scale: 2, radius: 0,
      portrait: face(375, 667, Insets(20, 0, 0, 0), statusBar: 20, margin: 16, .compactRegular),
      landscape: face(667, 375, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .compactCompact),
      sources: [.higLayout, .ibCorpus, .probeIos26], confidence: .high),
    device(
      "iphone-6-plus", "iPhone 6 Plus", .phone, year: 2014, scale: 3, radius: 0,
      portrait: face(414, 736, Insets(20, 0, 0, 0), statusBar: 20, margin: 20, .compactRegular),
      landscape: face(736, 414, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .regularCompact),
      notes: "Drawn at 3x (1242x2208) and scaled to 1080x1920 pixels.",
      sources: [.higLayout, .snapshotTesting, .ibCorpus, .seed004], confidence: .high),
    device(
      "iphone-6s-plus", "iPhone 6s Plus", .phone, year: 2015, scale: 3, radius: 0,
      portrait: face(414, 736, Insets(20, 0, 0, 0), statusBar: 20, margin: 20, .compactRegular),
      landscape: face(736, 414, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .regularCompact),
      notes: "Drawn at 3x (1242x2208) and scaled to 1080x1920 pixels.",
      sources: [.higLayout, .snapshotTesting, .ibCorpus], confidence: .high),
    device(
      "iphone-7-plus", "iPhone 7 Plus", .phone, year: 2016, scale: 3, radius: 0,
      portrait: face(414, 736, Insets(20, 0, 0, 0), statusBar: 20, margin: 20, .compactRegular),
      landscape: face(736, 414, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .regularCompact),
      notes: "Drawn at 3x (1242x2208) and scaled to 1080x1920 pixels.",
      sources: [.higLayout, .snapshotTesting, .ibCorpus], confidence: .high),
    device(
      "iphone-8-plus", "iPhone 8 Plus", .phone, year: 2017, scale: 3, radius: 0,
      portrait: face(414, 736, Insets(20, 0, 0, 0), statusBar: 20, margin: 20, .compactRegular),
      landscape: face(736, 414, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .regularCompact),
      notes: "Drawn at 3x (1242x2208) and scaled to 1080x1920 pixels.",
      sources: [.higLayout, .snapshotTesting, .ibCorpus], confidence: .high),
    device(
      "iphone-x", "iPhone X", .phone, year: 2017, scale: 3, radius: 39,
      portrait: face(375, 812, Insets(44, 0, 34, 0), statusBar: 44, margin: 16, .compactRegular),
      landscape: face(812, 375, Insets(0, 44, 21, 44), statusBar: 0, margin: 16, .compactCompact),
      notes: "swift-snapshot-testing gives 24 for the landscape bottom inset; the probe and storyboards give "
        + "21.",
      sources: [.higLayout, .probeIos13, .ibCorpus, .snapshotTesting, .radiusLists], confidence: .high),
    device(
      "iphone-xs", "iPhone XS", .phone, year: 2018, scale: 3, radius: 39,
      portrait: face(375, 812, Insets(44, 0, 34, 0), statusBar: 44, margin: 16, .compactRegular),
      landscape: face(812, 375, Insets(0, 44, 21, 44), statusBar: 0, margin: 16, .compactCompact),
      notes: "swift-snapshot-testing gives 24 for the landscape bottom inset; the probe and storyboards give "
        + "21.",
      sources: [.higLayout, .probeIos13, .ibCorpus, .snapshotTesting, .radiusLists], confidence: .high),
    device(
      "iphone-11-pro", "iPhone 11 Pro", .phone, year: 2019, scale: 3, radius: 39,
      portrait: face(375, 812, Insets(44, 0, 34, 0), statusBar: 44, margin: 16, .compactRegular),
      landscape: face(812, 375, Insets(0, 44, 21, 44), statusBar: 0, margin: 16, .compactCompact),
      notes: "swift-snapshot-testing gives 24 for the landscape bottom inset; the probe and storyboards give "
        + "21.",
      sources: [.higLayout, .probeIos13, .ibCorpus, .snapshotTesting, .radiusLists], confidence: .high),
    device(
      "iphone-xs-max", "iPhone XS Max", .phone, year: 2018, scale: 3, radius: 39,
      portrait: face(414, 896, Insets(44, 0, 34, 0), statusBar: 44, margin: 20, .compactRegular),
      landscape: face(896, 414, Insets(0, 44, 21, 44), statusBar: 0, margin: 16, .regularCompact),
      sources: [.higLayout, .probeIos13, .ibCorpus, .qmui, .radiusLists], confidence: .high),
    device(
      "iphone-11-pro-max", "iPhone 11 Pro Max", .phone, year: 2019, scale: 3, radius: 39,
      portrait: face(414, 896, Insets(44, 0, 34, 0), statusBar: 44, margin: 20, .compactRegular),
      landscape: face(896, 414, Insets(0, 44, 21, 44), statusBar: 0, margin: 16, .regularCompact),
      sources: [.higLayout, .probeIos13, .ibCorpus, .qmui, .radiusLists], confidence: .high),
    device(
      "iphone-xr", "iPhone XR", .phone, year: 2018, scale: 2, radius: 41.5,
      portrait: face(414, 896, Insets(48, 0, 34, 0), statusBar: 48, margin: 20, .compactRegular),
      landscape: face(896, 414, Insets(0, 48, 21, 48), statusBar: 0, margin: 16, .regularCompact),
      releases: [
        release(
          "ios13AndEarlier", [.portrait: Insets(44, 0, 34, 0), .landscape: Insets(0, 44, 21, 44)],
          [.probeIos13, .ibCorpus], .high)
      ],
      notes: "48 from iOS 14 on (runtime); Interface Builder shows 44 up to toolsVersion 21179 and 48 from "
        + "21225.",
      sources: [.higLayout, .ibCorpus, .qmui, .gk, .radiusLists], confidence: .high),
    device(
      "iphone-11", "iPhone 11", .phone, year: 2019, scale: 2, radius: 41.5,
      portrait: face(414, 896, Insets(48, 0, 34, 0), statusBar: 48, margin: 20, .compactRegular),
      landscape: face(896, 414, Insets(0, 48, 21, 48), statusBar: 0, margin: 16, .regularCompact),
      releases: [
        release(
          "ios13AndEarlier", [.portrait: Insets(44, 0, 34, 0), .landscape: Insets(0, 44, 21, 44)],
          [.probeIos13, .ibCorpus], .high)
      ],
      notes: "48 from iOS 14 on (runtime); Interface Builder shows 44 up to toolsVersion 21179 and 48 from "
        + "21225.",
      sources: [.higLayout, .ibCorpus, .qmui, .gk, .radiusLists], confidence: .high),
    device(
      "iphone-12-mini", "iPhone 12 mini", .phone, year: 2020, scale: 3, radius: 44,
      portrait: face(375, 812, Insets(50, 0, 34, 0), statusBar: 50, margin: 16, .compactRegular),
      landscape: face(812, 375, Insets(0, 50, 21, 50), statusBar: 0, margin: 16, .compactCompact),
      releases: [
        release("ios14", [.portrait: Insets(50, 0, 34, 0), .landscape: Insets(0, 50, 21, 50)], [.qmui], .low)
      ],
      notes: "Drawn at 3x (1125x2436) and scaled to 1080x2340 pixels.",
      sources: [.higLayout, .qmui, .snapshotTesting, .ibCorpus, .radiusLists], confidence: .high),
    device(
      "iphone-13-mini", "iPhone 13 mini", .phone, year: 2021, scale: 3, radius: 44,
      portrait: face(375, 812, Insets(50, 0, 34, 0), statusBar: 50, margin: 16, .compactRegular),
      landscape: face(812, 375, Insets(0, 50, 21, 50), statusBar: 0, margin: 16, .compactCompact),
      releases: [
        release("ios14", [.portrait: Insets(50, 0, 34, 0), .landscape: Insets(0, 50, 21, 50)], [.qmui], .low)
      ],
      notes: "Drawn at 3x (1125x2436) and scaled to 1080x2340 pixels.",
      sources: [.higLayout, .qmui, .snapshotTesting, .ibCorpus, .radiusLists], confidence: .high),
    device(
      "iphone-12", "iPhone 12", .phone, year: 2020, scale: 3, radius: 47.33,
      portrait: face(390, 844, Insets(47, 0, 34, 0), statusBar: 47, margin: 16, .compactRegular),
      landscape: face(844, 390, Insets(0, 47, 21, 47), statusBar: 0, margin: 16, .compactCompact),
      releases: [
        release("ios26", [.portrait: Insets(47, 0, 34, 0), .landscape: Insets(0, 47, 20, 47)], [.formula], .medium)
      ],
      notes: "Table cells use a 20 point margin at this width although the root view uses 16 (see "
        + "rules.tableCellMargins).",
      sources: [.higLayout, .qmui, .snapshotTesting, .ibCorpus, .radiusLists], confidence: .high),
    device(
      "iphone-12-pro", "iPhone 12 Pro", .phone, year: 2020, scale: 3, radius: 47.33,
      portrait: face(390, 844, Insets(47, 0, 34, 0), statusBar: 47, margin: 16, .compactRegular),
      landscape: face(844, 390, Insets(0, 47, 21, 47), statusBar: 0, margin: 16, .compactCompact),
      releases: [
        release("ios26", [.portrait: Insets(47, 0, 34, 0), .landscape: Insets(0, 47, 20, 47)], [.formula], .medium)
      ],
      notes: "Table cells use a 20 point margin at this width although the root view uses 16 (see "
        + "rules.tableCellMargins).",
      sources: [.higLayout, .qmui, .snapshotTesting, .ibCorpus, .radiusLists], confidence: .high),
    device(
      "iphone-13", "iPhone 13", .phone, year: 2021, scale: 3, radius: 47.33,
      portrait: face(390, 844, Insets(47, 0, 34, 0), statusBar: 47, margin: 16, .compactRegular),
      landscape: face(844, 390, Insets(0, 47, 21, 47), statusBar: 0, margin: 16, .compactCompact),
      releases: [
        release("ios26", [.portrait: Insets(47, 0, 34, 0), .landscape: Insets(0, 47, 20, 47)], [.formula], .medium)
      ],
      notes: "Table cells use a 20 point margin at this width although the root view uses 16 (see "
        + "rules.tableCellMargins).",
      sources: [.higLayout, .qmui, .snapshotTesting, .ibCorpus, .radiusLists], confidence: .high),
    device(
      "iphone-13-pro", "iPhone 13 Pro", .phone, year: 2021, scale: 3, radius: 47.33,
      portrait: face(390, 844, Insets(47, 0, 34, 0), statusBar: 47, margin: 16, .compactRegular),
      landscape: face(844, 390, Insets(0, 47, 21, 47), statusBar: 0, margin: 16, .compactCompact),
      releases: [
        release("ios26", [.portrait: Insets(47, 0, 34, 0), .landscape: Insets(0, 47, 20, 47)], [.formula], .medium)
      ],
      notes: "Table cells use a 20 point margin at this width although the root view uses 16 (see "
        + "rules.tableCellMargins).",
      sources: [.higLayout, .qmui, .snapshotTesting, .ibCorpus, .radiusLists], confidence: .high),
    device(
      "iphone-14", "iPhone 14", .phone, year: 2022, scale: 3, radius: 47.33,
      portrait: face(390, 844, Insets(47, 0, 34, 0), statusBar: 47, margin: 16, .compactRegular),
      landscape: face(844, 390, Insets(0, 47, 21, 47), statusBar: 0, margin: 16, .compactCompact),
      releases: [
        release("ios26", [.portrait: Insets(47, 0, 34, 0), .landscape: Insets(0, 47, 20, 47)], [.formula], .medium)
      ],
      notes: "Table cells use a 20 point margin at this width although the root view uses 16 (see "
        + "rules.tableCellMargins).",
      sources: [.higLayout, .qmui, .tinder, .ibCorpus, .radiusLists], confidence: .high),
    device(
      "iphone-16e", "iPhone 16e", .phone, year: 2025, scale: 3, radius: 47.33,
      portrait: face(390, 844, Insets(47, 0, 34, 0), statusBar: 47, margin: 16, .compactRegular),
      landscape: face(844, 390, Insets(0, 47, 21, 47), statusBar: 0, margin: 16, .compactCompact),
      releases: [
        release("ios26", [.portrait: Insets(47, 0, 34, 0), .landscape: Insets(0, 47, 20, 47)], [.formula], .medium)
      ],
      notes: "Same screen as iPhone 14; insets by analogy with the measured 17e. Radius unverified.",
      sources: [.higLayout, .formula], confidence: .medium),
    device(
      "iphone-17e", "iPhone 17e", .phone, year: 2026, scale: 3, radius: 47.33,
      portrait: face(390, 844, Insets(47, 0, 34, 0), statusBar: 47, margin: 16, .compactRegular),
      landscape: face(844, 390, Insets(0, 47, 20, 47), statusBar: 0, margin: 16, .compactCompact),
      notes: "Ships with iOS 26 or later, so the iOS 26 landscape inset is the base value. Status bar height "
        + "and radius unverified.",
      sources: [.probeIos26, .devicekit], confidence: .high),
    device(
      "iphone-12-pro-max", "iPhone 12 Pro Max", .phone, year: 2020, scale: 3, radius: 53.33,
      portrait: face(428, 926, Insets(47, 0, 34, 0), statusBar: 47, margin: 20, .compactRegular),
      landscape: face(926, 428, Insets(0, 47, 21, 47), statusBar: 0, margin: 16, .regularCompact),
      releases: [
        release("ios26", [.portrait: Insets(47, 0, 34, 0), .landscape: Insets(0, 47, 20, 47)], [.formula], .medium)
      ],
      sources: [.higLayout, .qmui, .snapshotTesting, .ibCorpus, .radiusLists], confidence: .high),
    device(
      "iphone-13-pro-max", "iPhone 13 Pro Max", .phone, year: 2021, scale: 3, radius: 53.33,
      portrait: face(428, 926, Insets(47, 0, 34, 0), statusBar: 47, margin: 20, .compactRegular),
      landscape: face(926, 428, Insets(0, 47, 21, 47), statusBar: 0, margin: 16, .regularCompact),
      releases: [
        release("ios26", [.portrait: Insets(47, 0, 34, 0), .landscape: Insets(0, 47, 20, 47)], [.formula], .medium)
      ],
      sources: [.higLayout, .qmui, .snapshotTesting, .ibCorpus, .radiusLists], confidence: .high),
    device(
      "iphone-14-plus", "iPhone 14 Plus", .phone, year: 2022, scale: 3, radius: 53.33,
      portrait: face(428, 926, Insets(47, 0, 34, 0), statusBar: 47, margin: 20, .compactRegular),
      landscape: face(926, 428, Insets(0, 47, 21, 47), statusBar: 0, margin: 16, .regularCompact),
      releases: [
        release("ios26", [.portrait: Insets(47, 0, 34, 0), .landscape: Insets(0, 47, 20, 47)], [.formula], .medium)
      ],
      sources: [.higLayout, .qmui, .tinder, .ibCorpus, .radiusLists], confidence: .high),
    device(
      "iphone-14-pro", "iPhone 14 Pro", .phone, year: 2022, scale: 3, radius: 55,
      portrait: face(393, 852, Insets(59, 0, 34, 0), statusBar: 54, margin: 16, .compactRegular),
      landscape: face(852, 393, Insets(0, 59, 21, 59), statusBar: 0, margin: 16, .compactCompact),
      releases: [
        release("ios26", [.portrait: Insets(59, 0, 34, 0), .landscape: Insets(0, 59, 20, 59)], [.formula], .medium)
      ],
      notes: "Landscape bottom inset is 21 up to iOS 18 and 20 on iOS 26.",
      sources: [.higLayout, .ibCorpus, .qmui, .gk, .tinder, .radiusLists], confidence: .high),
    device(
      "iphone-15", "iPhone 15", .phone, year: 2023, scale: 3, radius: 55,
      portrait: face(393, 852, Insets(59, 0, 34, 0), statusBar: 54, margin: 16, .compactRegular),
      landscape: face(852, 393, Insets(0, 59, 21, 59), statusBar: 0, margin: 16, .compactCompact),
      releases: [
        release("ios26", [.portrait: Insets(59, 0, 34, 0), .landscape: Insets(0, 59, 20, 59)], [.formula], .medium)
      ],
      notes: "QMUI lists 47 for iPhone 15 and 15 Plus, which contradicts the Dynamic Island screen and the "
        + "other sources; 59 kept.",
      sources: [.higLayout, .ibCorpus, .qmui, .gk, .tinder, .radiusLists], confidence: .high),
    device(
      "iphone-15-pro", "iPhone 15 Pro", .phone, year: 2023, scale: 3, radius: 55,
      portrait: face(393, 852, Insets(59, 0, 34, 0), statusBar: 54, margin: 16, .compactRegular),
      landscape: face(852, 393, Insets(0, 59, 21, 59), statusBar: 0, margin: 16, .compactCompact),
      releases: [
        release("ios26", [.portrait: Insets(59, 0, 34, 0), .landscape: Insets(0, 59, 20, 59)], [.formula], .medium)
      ],
      notes: "Landscape bottom inset is 21 up to iOS 18 and 20 on iOS 26.",
      sources: [.higLayout, .ibCorpus, .qmui, .gk, .tinder, .radiusLists], confidence: .high),
    device(
      "iphone-16", "iPhone 16", .phone, year: 2024, scale: 3, radius: 55,
      portrait: face(393, 852, Insets(59, 0, 34, 0), statusBar: 54, margin: 16, .compactRegular),
      landscape: face(852, 393, Insets(0, 59, 21, 59), statusBar: 0, margin: 16, .compactCompact),
      releases: [
        release("ios26", [.portrait: Insets(59, 0, 34, 0), .landscape: Insets(0, 59, 20, 59)], [.probeIos26], .high)
      ],
      notes: "Landscape bottom inset is 21 up to iOS 18 and 20 on iOS 26.",
      sources: [.higLayout, .ibCorpus, .qmui, .gk, .probeIos26, .radiusLists], confidence: .high),
    device(
      "iphone-14-pro-max", "iPhone 14 Pro Max", .phone, year: 2022, scale: 3, radius: 55,
      portrait: face(430, 932, Insets(59, 0, 34, 0), statusBar: 54, margin: 20, .compactRegular),
      landscape: face(932, 430, Insets(0, 59, 21, 59), statusBar: 0, margin: 16, .regularCompact),
      releases: [
        release("ios26", [.portrait: Insets(59, 0, 34, 0), .landscape: Insets(0, 59, 20, 59)], [.formula], .medium)
      ],
      notes: "Landscape bottom inset is 21 up to iOS 18 and 20 on iOS 26.",
      sources: [.higLayout, .qmui, .gk, .tinder, .radiusLists], confidence: .high),
    device(
      "iphone-15-plus", "iPhone 15 Plus", .phone, year: 2023, scale: 3, radius: 55,
      portrait: face(430, 932, Insets(59, 0, 34, 0), statusBar: 54, margin: 20, .compactRegular),
      landscape: face(932, 430, Insets(0, 59, 21, 59), statusBar: 0, margin: 16, .regularCompact),
      releases: [
        release("ios26", [.portrait: Insets(59, 0, 34, 0), .landscape: Insets(0, 59, 20, 59)], [.formula], .medium)
      ],
      notes: "Landscape bottom inset is 21 up to iOS 18 and 20 on iOS 26.",
      sources: [.higLayout, .qmui, .gk, .tinder, .radiusLists], confidence: .high),
    device(
      "iphone-15-pro-max", "iPhone 15 Pro Max", .phone, year: 2023, scale: 3, radius: 55,
      portrait: face(430, 932, Insets(59, 0, 34, 0), statusBar: 54, margin: 20, .compactRegular),
      landscape: face(932, 430, Insets(0, 59, 21, 59), statusBar: 0, margin: 16, .regularCompact),
      releases: [
        release("ios26", [.portrait: Insets(59, 0, 34, 0), .landscape: Insets(0, 59, 20, 59)], [.formula], .medium)
      ],
      notes: "Landscape bottom inset is 21 up to iOS 18 and 20 on iOS 26.",
      sources: [.higLayout, .qmui, .gk, .tinder, .radiusLists], confidence: .high),
    device(
      "iphone-16-plus", "iPhone 16 Plus", .phone, year: 2024, scale: 3, radius: 55,
      portrait: face(430, 932, Insets(59, 0, 34, 0), statusBar: 54, margin: 20, .compactRegular),
      landscape: face(932, 430, Insets(0, 59, 21, 59), statusBar: 0, margin: 16, .regularCompact),
      releases: [
        release("ios26", [.portrait: Insets(59, 0, 34, 0), .landscape: Insets(0, 59, 20, 59)], [.probeIos26], .high)
      ],
      notes: "Landscape bottom inset is 21 up to iOS 18 and 20 on iOS 26.",
      sources: [.higLayout, .qmui, .gk, .probeIos26, .radiusLists], confidence: .high),
    device(
      "iphone-16-pro", "iPhone 16 Pro", .phone, year: 2024, scale: 3, radius: 62,
      portrait: face(402, 874, Insets(62, 0, 34, 0), statusBar: 54, margin: 20, .compactRegular),
      landscape: face(874, 402, Insets(0, 62, 21, 62), statusBar: 0, margin: 16, .compactCompact),
      releases: [
        release("ios26", [.portrait: Insets(62, 0, 34, 0), .landscape: Insets(0, 62, 20, 62)], [.probeIos26], .high)
      ],
      notes: "Landscape bottom inset is 21 up to iOS 18 and 20 on iOS 26. Margins: low (402 is above the 400 "
        + "point threshold seen in storyboards; not observed on this device) confidence.",
      sources: [.higLayout, .qmui, .gk, .probeIos26, .radiusLists], confidence: .high),
    device(
      "iphone-16-pro-max", "iPhone 16 Pro Max", .phone, year: 2024, scale: 3, radius: 62,
      portrait: face(440, 956, Insets(62, 0, 34, 0), statusBar: 54, margin: 20, .compactRegular),
      landscape: face(956, 440, Insets(0, 62, 21, 62), statusBar: 0, margin: 16, .regularCompact),
      releases: [
        release("ios26", [.portrait: Insets(62, 0, 34, 0), .landscape: Insets(0, 62, 20, 62)], [.probeIos26], .high)
      ],
      notes: "Landscape bottom inset is 21 up to iOS 18 and 20 on iOS 26.",
      sources: [.higLayout, .qmui, .gk, .probeIos26, .ibCorpus, .radiusLists], confidence: .high),
    device(
      "iphone-17", "iPhone 17", .phone, year: 2025, scale: 3, radius: 62,
      portrait: face(402, 874, Insets(62, 0, 34, 0), statusBar: 54, margin: 20, .compactRegular),
      landscape: face(874, 402, Insets(0, 62, 20, 62), statusBar: 0, margin: 16, .compactCompact),
      notes: "Ships with iOS 26, so the iOS 26 landscape inset (20) is the base value. Margins: low "
        + "confidence.",
      sources: [.higLayout, .probeIos26, .gk, .radiusAir], confidence: .high),
    device(
      "iphone-17-pro", "iPhone 17 Pro", .phone, year: 2025, scale: 3, radius: 62,
      portrait: face(402, 874, Insets(62, 0, 34, 0), statusBar: 54, margin: 20, .compactRegular),
      landscape: face(874, 402, Insets(0, 62, 20, 62), statusBar: 0, margin: 16, .compactCompact),
      notes: "Ships with iOS 26, so the iOS 26 landscape inset (20) is the base value. Margins: low "
        + "confidence.",
      sources: [.higLayout, .probeIos26, .gk, .radiusAir], confidence: .high),
    device(
      "iphone-17-pro-max", "iPhone 17 Pro Max", .phone, year: 2025, scale: 3, radius: 62,
      portrait: face(440, 956, Insets(62, 0, 34, 0), statusBar: 54, margin: 20, .compactRegular),
      landscape: face(956, 440, Insets(0, 62, 20, 62), statusBar: 0, margin: 16, .regularCompact),
      notes: "Ships with iOS 26, so the iOS 26 landscape inset (20) is the base value.",
      sources: [.higLayout, .probeIos26, .gk, .radiusAir], confidence: .high),
    device(
      "iphone-air", "iPhone Air", .phone, year: 2025, scale: 3, radius: 62,
      portrait: face(420, 912, Insets(68, 0, 34, 0), statusBar: 54, margin: 20, .compactRegular),
      landscape: face(912, 420, Insets(0, 68, 20, 68), statusBar: 0, margin: 16, .regularCompact),
      notes: "Ships with iOS 26. Status bar height unverified.",
      sources: [.higLayout, .probeIos26, .gk, .radiusAir], confidence: .high),
  ]

  private static let pads: [Device] = [
    device(
      "ipad-mini-7-9", "iPad mini 7.9-inch", .pad, scale: 2, radius: 0,
      models: ["iPad mini 1-5"],
      portrait: face(768, 1024, Insets(20, 0, 0, 0), statusBar: 20, margin: 20, .regularRegular),
      landscape: face(1024, 768, Insets(20, 0, 0, 0), statusBar: 20, margin: 20, .regularRegular),
      sharedWindows: [
        shared(.third, .portrait, 320, 1024, .compact, margin: 16),
        shared(.twoThirds, .portrait, 438, 1024, .compact, margin: 20),
        shared(.third, .landscape, 320, 768, .compact, margin: 16),
        shared(.half, .landscape, 507, 768, .compact, margin: 20),
        shared(.twoThirds, .landscape, 694, 768, .regular, margin: 20),
        shared(.slideOver, .portrait, 320, 1024, .compact, margin: 16),
        shared(.slideOver, .landscape, 320, 768, .compact, margin: 16),
      ],
      notes: "The first iPad mini has displayScale 1. Slide Over: full height on iOS 9-10; floating and 40 "
        + "points shorter on iOS 11-12.",
      sources: [.higLayout, .snapshotTesting, .ibCorpus], confidence: .high),
    device(
      "ipad-mini-8-3", "iPad mini 8.3-inch", .pad, scale: 2,
      models: ["iPad mini 6", "iPad mini (A17 Pro)"],
      portrait: face(744, 1133, Insets(24, 0, 20, 0), statusBar: 24, margin: 20, .regularRegular),
      landscape: face(1133, 744, Insets(24, 0, 20, 0), statusBar: 24, margin: 20, .regularRegular),
      sharedWindows: [
        shared(.third, .portrait, 320, 1133, .compact, margin: 16),
        shared(.twoThirds, .portrait, 414, 1133, .compact, margin: 20),
        shared(.third, .landscape, 375, 744, .compact, margin: 16),
        shared(.half, .landscape, 561.5, 744, .compact, margin: 20),
        shared(.twoThirds, .landscape, 748, 744, .regular, margin: 20),
        shared(.slideOver, .portrait, 375, 1133, .compact, margin: 16),
        shared(.slideOver, .landscape, 375, 744, .compact, margin: 16),
      ],
      releases: [
        release("ipados26", [.portrait: Insets(32, 0, 25, 0), .landscape: Insets(32, 0, 25, 0)], [.probeIos26], .high)
      ],
      notes: "Uneven landscape split 375 + 748 is documented; half and portrait splits are by formula. Split "
        + "View sizes: medium confidence. Slide Over size: low confidence.",
      sources: [.higLayout, .hacknicity83, .qmui, .probeIos26, .ibCorpus], confidence: .high),
    device(
      "ipad-9-7", "iPad 9.7-inch", .pad, scale: 2, radius: 0,
      models: ["iPad 2 (scale 1), 3, 4", "iPad Air", "iPad Air 2", "iPad 5, 6", "iPad Pro 9.7"],
      portrait: face(768, 1024, Insets(20, 0, 0, 0), statusBar: 20, margin: 20, .regularRegular),
      landscape: face(1024, 768, Insets(20, 0, 0, 0), statusBar: 20, margin: 20, .regularRegular),
      sharedWindows: [
        shared(.third, .portrait, 320, 1024, .compact, margin: 16),
        shared(.twoThirds, .portrait, 438, 1024, .compact, margin: 20),
        shared(.third, .landscape, 320, 768, .compact, margin: 16),
        shared(.half, .landscape, 507, 768, .compact, margin: 20),
        shared(.twoThirds, .landscape, 694, 768, .regular, margin: 20),
        shared(.slideOver, .portrait, 320, 1024, .compact, margin: 16),
        shared(.slideOver, .landscape, 320, 768, .compact, margin: 16),
      ],
      notes: "Slide Over: full height on iOS 9-10; floating and 40 points shorter on iOS 11-12.",
      sources: [.higLayout, .snapshotTesting, .ibCorpus, .seed004, .gistSplits], confidence: .high),
    device(
      "ipad-10-2", "iPad 10.2-inch", .pad, scale: 2, radius: 0,
      models: ["iPad 7, 8, 9"],
      portrait: face(810, 1080, Insets(20, 0, 0, 0), statusBar: 20, margin: 20, .regularRegular),
      landscape: face(1080, 810, Insets(20, 0, 0, 0), statusBar: 20, margin: 20, .regularRegular),
      sharedWindows: [
        shared(.third, .portrait, 320, 1080, .compact, margin: 16),
        shared(.twoThirds, .portrait, 480, 1080, .compact, margin: 20),
        shared(.third, .landscape, 320, 810, .compact, margin: 16),
        shared(.half, .landscape, 535, 810, .compact, margin: 20),
        shared(.twoThirds, .landscape, 750, 810, .regular, margin: 20),
        shared(.slideOver, .portrait, 320, 1080, .compact, margin: 16),
        shared(.slideOver, .landscape, 320, 810, .compact, margin: 16),
      ],
      notes: "Slide Over size: medium confidence. Slide Over: full height on iOS 9-10; floating and 40 points "
        + "shorter on iOS 11-12.",
      sources: [.higLayout, .snapshotTesting, .ibCorpus], confidence: .high),
    device(
      "ipad-10-5", "iPad 10.5-inch", .pad, scale: 2, radius: 0,
      models: ["iPad Pro 10.5", "iPad Air 3"],
      portrait: face(834, 1112, Insets(20, 0, 0, 0), statusBar: 20, margin: 20, .regularRegular),
      landscape: face(1112, 834, Insets(20, 0, 0, 0), statusBar: 20, margin: 20, .regularRegular),
      sharedWindows: [
        shared(.third, .portrait, 320, 1112, .compact, margin: 16),
        shared(.twoThirds, .portrait, 504, 1112, .compact, margin: 20),
        shared(.third, .landscape, 320, 834, .compact, margin: 16),
        shared(.half, .landscape, 551, 834, .compact, margin: 20),
        shared(.twoThirds, .landscape, 782, 834, .regular, margin: 20),
        shared(.slideOver, .portrait, 320, 1112, .compact, margin: 16),
        shared(.slideOver, .landscape, 320, 834, .compact, margin: 16),
      ],
      notes: "The HIG table prints 834x1194 for iPad Pro 10.5-inch, which is the 11-inch size; 834x1112 is "
        + "what IB and the other sources use. Slide Over: full height on iOS 9-10; floating and 40 points "
        + "shorter on iOS 11-12.",
      sources: [.snapshotTesting, .ibCorpus, .gistSplits, .hacknicity11129], confidence: .high),
    device(
      "ipad-10-9", "iPad 10.9-inch and 11-inch (820 points wide)", .pad, scale: 2, radius: 18,
      models: ["iPad Air 4, 5", "iPad Air 11-inch (M2, M3, M4)", "iPad 10", "iPad (A16)"],
      portrait: face(820, 1180, Insets(24, 0, 20, 0), statusBar: 24, margin: 20, .regularRegular),
      landscape: face(1180, 820, Insets(24, 0, 20, 0), statusBar: 24, margin: 20, .regularRegular),
      sharedWindows: [
        shared(.third, .portrait, 320, 1180, .compact, margin: 16),
        shared(.twoThirds, .portrait, 490, 1180, .compact, margin: 20),
        shared(.third, .landscape, 375, 820, .compact, margin: 16),
        shared(.half, .landscape, 585, 820, .compact, margin: 20),
        shared(.twoThirds, .landscape, 795, 820, .regular, margin: 20),
        shared(.slideOver, .portrait, 375, 1180, .compact, margin: 16),
        shared(.slideOver, .landscape, 375, 820, .compact, margin: 16),
      ],
      releases: [
        release("ipados26", [.portrait: Insets(32, 0, 25, 0), .landscape: Insets(32, 0, 25, 0)], [.probeIos26], .high)
      ],
      notes: "Radius 18 is for Air 4/5; iPad 10 and A16 differ (unverified). Split View sizes: medium "
        + "confidence. Slide Over size: low confidence.",
      sources: [.higLayout, .qmui, .probeIos26, .devicekit, .radiusLists], confidence: .high),
    device(
      "ipad-pro-11", "iPad Pro 11-inch (2018-2022)", .pad, scale: 2, radius: 18,
      models: ["iPad Pro 11-inch 1st-4th generation"],
      portrait: face(834, 1194, Insets(24, 0, 20, 0), statusBar: 24, margin: 20, .regularRegular),
      landscape: face(1194, 834, Insets(24, 0, 20, 0), statusBar: 24, margin: 20, .regularRegular),
      sharedWindows: [
        shared(.third, .portrait, 320, 1194, .compact, margin: 16),
        shared(.twoThirds, .portrait, 504, 1194, .compact, margin: 20),
        shared(.third, .landscape, 375, 834, .compact, margin: 16),
        shared(.half, .landscape, 592, 834, .compact, margin: 20),
        shared(.twoThirds, .landscape, 809, 834, .regular, margin: 20),
        shared(.slideOver, .portrait, 375, 1194, .compact, margin: 16),
        shared(.slideOver, .landscape, 375, 834, .compact, margin: 16),
      ],
      releases: [
        release("ipados26", [.portrait: Insets(32, 0, 25, 0), .landscape: Insets(32, 0, 25, 0)], [.probeIos26], .high)
      ],
      notes: "Slide Over size: low confidence.",
      sources: [.higLayout, .snapshotTesting, .probeIos13, .ibCorpus, .radiusLists], confidence: .high),
    device(
      "ipad-pro-11-m4", "iPad Pro 11-inch (M4, M5)", .pad, scale: 2,
      models: ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"],
      portrait: face(834, 1210, Insets(24, 0, 20, 0), statusBar: 24, margin: 20, .regularRegular),
      landscape: face(1210, 834, Insets(24, 0, 20, 0), statusBar: 24, margin: 20, .regularRegular),
      sharedWindows: [
        shared(.third, .portrait, 320, 1210, .compact, margin: 16),
        shared(.twoThirds, .portrait, 504, 1210, .compact, margin: 20),
        shared(.third, .landscape, 375, 834, .compact, margin: 16),
        shared(.half, .landscape, 600, 834, .compact, margin: 20),
        shared(.twoThirds, .landscape, 825, 834, .regular, margin: 20),
        shared(.slideOver, .portrait, 375, 1210, .compact, margin: 16),
        shared(.slideOver, .landscape, 375, 834, .compact, margin: 16),
      ],
      releases: [
        release("ipados26", [.portrait: Insets(32, 0, 25, 0), .landscape: Insets(32, 0, 25, 0)], [.probeIos26], .high)
      ],
      notes: "24/20 are the pre-iPadOS 26 insets by analogy with the earlier 11-inch model. Split View sizes: "
        + "low confidence. Slide Over size: low confidence.",
      sources: [.probeIos26, .devicekit], confidence: .medium),
    device(
      "ipad-pro-12-9-home-button", "iPad Pro 12.9-inch (1st, 2nd generation)", .pad, scale: 2, radius: 0,
      models: ["iPad Pro 12.9-inch 1st, 2nd generation"],
      portrait: face(1024, 1366, Insets(20, 0, 0, 0), statusBar: 20, margin: 20, .regularRegular),
      landscape: face(1366, 1024, Insets(20, 0, 0, 0), statusBar: 20, margin: 20, .regularRegular),
      sharedWindows: [
        shared(.third, .portrait, 375, 1366, .compact, margin: 16),
        shared(.twoThirds, .portrait, 639, 1366, .compact, margin: 20),
        shared(.third, .landscape, 375, 1024, .compact, margin: 16),
        shared(.half, .landscape, 678, 1024, .regular, margin: 20),
        shared(.twoThirds, .landscape, 981, 1024, .regular, margin: 20),
        shared(.slideOver, .portrait, 375, 1366, .compact, margin: 16),
        shared(.slideOver, .landscape, 375, 1024, .compact, margin: 16),
      ],
      notes: "Slide Over size: medium confidence.",
      sources: [.higLayout, .snapshotTesting, .ibCorpus, .gistSplits], confidence: .high),
    device(
      "ipad-pro-12-9", "iPad Pro 12.9-inch (3rd-6th generation)", .pad, scale: 2, radius: 18,
      models: ["iPad Pro 12.9-inch 3rd-6th generation"],
      portrait: face(1024, 1366, Insets(24, 0, 20, 0), statusBar: 24, margin: 20, .regularRegular),
      landscape: face(1366, 1024, Insets(24, 0, 20, 0), statusBar: 24, margin: 20, .regularRegular),
      sharedWindows: [
        shared(.third, .portrait, 375, 1366, .compact, margin: 16),
        shared(.twoThirds, .portrait, 639, 1366, .compact, margin: 20),
        shared(.third, .landscape, 375, 1024, .compact, margin: 16),
        shared(.half, .landscape, 678, 1024, .regular, margin: 20),
        shared(.twoThirds, .landscape, 981, 1024, .regular, margin: 20),
        shared(.slideOver, .portrait, 375, 1366, .compact, margin: 16),
        shared(.slideOver, .landscape, 375, 1024, .compact, margin: 16),
      ],
      releases: [
        release("ipados26", [.portrait: Insets(32, 0, 25, 0), .landscape: Insets(32, 0, 25, 0)], [.probeIos26], .high)
      ],
      notes: "swift-snapshot-testing gives 20/0, which is the home-button generation. Slide Over size: medium "
        + "confidence.",
      sources: [.higLayout, .probeIos13, .ibCorpus, .radiusLists], confidence: .high),
    device(
      "ipad-air-13", "iPad Air 13-inch", .pad, scale: 2,
      models: ["iPad Air 13-inch (M2, M3, M4)"],
      portrait: face(1024, 1366, Insets(24, 0, 20, 0), statusBar: 24, margin: 20, .regularRegular),
      landscape: face(1366, 1024, Insets(24, 0, 20, 0), statusBar: 24, margin: 20, .regularRegular),
      sharedWindows: [
        shared(.third, .portrait, 375, 1366, .compact, margin: 16),
        shared(.twoThirds, .portrait, 639, 1366, .compact, margin: 20),
        shared(.third, .landscape, 375, 1024, .compact, margin: 16),
        shared(.half, .landscape, 678, 1024, .regular, margin: 20),
        shared(.twoThirds, .landscape, 981, 1024, .regular, margin: 20),
        shared(.slideOver, .portrait, 375, 1366, .compact, margin: 16),
        shared(.slideOver, .landscape, 375, 1024, .compact, margin: 16),
      ],
      releases: [
        release("ipados26", [.portrait: Insets(32, 0, 25, 0), .landscape: Insets(32, 0, 25, 0)], [.probeIos26], .high)
      ],
      notes: "24/20 before iPadOS 26 by analogy. Slide Over size: medium confidence.",
      sources: [.higLayout, .probeIos26], confidence: .medium),
    device(
      "ipad-pro-13-m4", "iPad Pro 13-inch (M4, M5)", .pad, scale: 2,
      models: ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"],
      portrait: face(1032, 1376, Insets(24, 0, 20, 0), statusBar: 24, margin: 20, .regularRegular),
      landscape: face(1376, 1032, Insets(24, 0, 20, 0), statusBar: 24, margin: 20, .regularRegular),
      sharedWindows: [
        shared(.third, .portrait, 375, 1376, .compact, margin: 16),
        shared(.twoThirds, .portrait, 647, 1376, .compact, margin: 20),
        shared(.third, .landscape, 375, 1032, .compact, margin: 16),
        shared(.half, .landscape, 683, 1032, .regular, margin: 20),
        shared(.twoThirds, .landscape, 991, 1032, .regular, margin: 20),
        shared(.slideOver, .portrait, 375, 1376, .compact, margin: 16),
        shared(.slideOver, .landscape, 375, 1032, .compact, margin: 16),
      ],
      releases: [
        release("ipados26", [.portrait: Insets(32, 0, 25, 0), .landscape: Insets(32, 0, 25, 0)], [.probeIos26], .high)
      ],
      notes: "24/20 before iPadOS 26 by analogy. Split View sizes: low confidence. Slide Over size: medium "
        + "confidence.",
      sources: [.probeIos26, .devicekit], confidence: .medium),
  ]

  private static let televisions: [Device] = [
    device(
      "apple-tv-1080p", "Apple TV (1920x1080)", .tv, year: 2015, scale: 1, radius: 0,
      landscape: face(1920, 1080, Insets(60, 80, 60, 80), statusBar: 0, margin: 20, .regularRegular),
      releases: [
        release("earlierTvos", [.landscape: Insets(60, 90, 60, 90)], [.snapshotTesting, .ibTv], .medium)
      ],
      notes:
        "No status bar. The safe area is the overscan zone (the seed \"iOS View Layout\" says tvOS counts it in); x 80, width "
        + "1760 and bottom 60 seen at toolsVersion 19455. 4K output has the same points at scale 2. Regular "
        + "by regular and the margin of 20 inside the safe area (seen with 90 only) are not confirmed for "
        + "this cell. Margins: low confidence.",
      sources: [.higLayoutTv, .ibTv, .snapshotTesting, .seed004], confidence: .medium)
  ]

}
