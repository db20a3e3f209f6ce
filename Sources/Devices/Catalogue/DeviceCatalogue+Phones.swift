// The phones of the table of devices with a home button or a notch, by size.

extension DeviceCatalogue {
  static let phones: [Device] = [
    device(
      "iphone-4s", "iPhone 4s", .phone, year: 2011,
      DeviceScreen(
        scale: 2, radius: 0,
        portrait: face(320, 480, Insets(20, 0, 0, 0), statusBar: 20, margin: 16, .compactRegular),
        landscape: face(480, 320, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .compactCompact)),
      DeviceEvidence([.seed004, .ibCorpus, .qmui], .high, notes: "Margins: portrait high; landscape low confidence.")),
    device(
      "ipod-touch-5", "iPod touch (5th generation and later)", .phone, year: 2012,
      DeviceScreen(
        scale: 2, radius: 0,
        portrait: face(320, 568, Insets(20, 0, 0, 0), statusBar: 20, margin: 16, .compactRegular),
        landscape: face(568, 320, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .compactCompact)),
      DeviceEvidence([.higLayout], .high, notes: "Margins: portrait high; landscape low confidence.")),
    device(
      "iphone-5", "iPhone 5 / 5c / 5s", .phone, year: 2012,
      DeviceScreen(
        scale: 2, radius: 0,
        portrait: face(320, 568, Insets(20, 0, 0, 0), statusBar: 20, margin: 16, .compactRegular),
        landscape: face(568, 320, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .compactCompact)),
      DeviceEvidence(
        [.seed004, .ibCorpus, .gistSizes], .high, notes: "Margins: portrait high; landscape low confidence.")),
    device(
      "iphone-se-1", "iPhone SE (1st generation)", .phone, year: 2016,
      DeviceScreen(
        scale: 2, radius: 0,
        portrait: face(320, 568, Insets(20, 0, 0, 0), statusBar: 20, margin: 16, .compactRegular),
        landscape: face(568, 320, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .compactCompact)),
      DeviceEvidence(
        [.higLayout, .snapshotTesting, .ibCorpus], .high, notes: "Margins: portrait high; landscape low confidence.")),
    device(
      "iphone-6", "iPhone 6", .phone, year: 2014,
      DeviceScreen(
        scale: 2, radius: 0,
        portrait: face(375, 667, Insets(20, 0, 0, 0), statusBar: 20, margin: 16, .compactRegular),
        landscape: face(667, 375, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .compactCompact)),
      DeviceEvidence([.higLayout, .snapshotTesting, .ibCorpus, .seed004], .high)),
    device(
      "iphone-6s", "iPhone 6s", .phone, year: 2015,
      DeviceScreen(
        scale: 2, radius: 0,
        portrait: face(375, 667, Insets(20, 0, 0, 0), statusBar: 20, margin: 16, .compactRegular),
        landscape: face(667, 375, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .compactCompact)),
      DeviceEvidence([.higLayout, .snapshotTesting, .ibCorpus], .high)),
    device(
      "iphone-7", "iPhone 7", .phone, year: 2016,
      DeviceScreen(
        scale: 2, radius: 0,
        portrait: face(375, 667, Insets(20, 0, 0, 0), statusBar: 20, margin: 16, .compactRegular),
        landscape: face(667, 375, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .compactCompact)),
      DeviceEvidence([.higLayout, .snapshotTesting, .ibCorpus], .high)),
    device(
      "iphone-8", "iPhone 8", .phone, year: 2017,
      DeviceScreen(
        scale: 2, radius: 0,
        portrait: face(375, 667, Insets(20, 0, 0, 0), statusBar: 20, margin: 16, .compactRegular),
        landscape: face(667, 375, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .compactCompact)),
      DeviceEvidence([.higLayout, .snapshotTesting, .ibCorpus], .high)),
    device(
      "iphone-se-2", "iPhone SE (2nd generation)", .phone, year: 2020,
      DeviceScreen(
        scale: 2, radius: 0,
        portrait: face(375, 667, Insets(20, 0, 0, 0), statusBar: 20, margin: 16, .compactRegular),
        landscape: face(667, 375, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .compactCompact)),
      DeviceEvidence([.higLayout, .ibCorpus], .high)),
    device(
      "iphone-se-3", "iPhone SE (3rd generation)", .phone, year: 2022,
      DeviceScreen(
        scale: 2, radius: 0,
        portrait: face(375, 667, Insets(20, 0, 0, 0), statusBar: 20, margin: 16, .compactRegular),
        landscape: face(667, 375, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .compactCompact)),
      DeviceEvidence([.higLayout, .ibCorpus, .probeIos26], .high)),
    device(
      "iphone-6-plus", "iPhone 6 Plus", .phone, year: 2014,
      DeviceScreen(
        scale: 3, radius: 0,
        portrait: face(414, 736, Insets(20, 0, 0, 0), statusBar: 20, margin: 20, .compactRegular),
        landscape: face(736, 414, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .regularCompact)),
      DeviceEvidence(
        [.higLayout, .snapshotTesting, .ibCorpus, .seed004], .high,
        notes: "Drawn at 3x (1242x2208) and scaled to 1080x1920 pixels.")),
    device(
      "iphone-6s-plus", "iPhone 6s Plus", .phone, year: 2015,
      DeviceScreen(
        scale: 3, radius: 0,
        portrait: face(414, 736, Insets(20, 0, 0, 0), statusBar: 20, margin: 20, .compactRegular),
        landscape: face(736, 414, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .regularCompact)),
      DeviceEvidence(
        [.higLayout, .snapshotTesting, .ibCorpus], .high,
        notes: "Drawn at 3x (1242x2208) and scaled to 1080x1920 pixels.")),
    device(
      "iphone-7-plus", "iPhone 7 Plus", .phone, year: 2016,
      DeviceScreen(
        scale: 3, radius: 0,
        portrait: face(414, 736, Insets(20, 0, 0, 0), statusBar: 20, margin: 20, .compactRegular),
        landscape: face(736, 414, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .regularCompact)),
      DeviceEvidence(
        [.higLayout, .snapshotTesting, .ibCorpus], .high,
        notes: "Drawn at 3x (1242x2208) and scaled to 1080x1920 pixels.")),
    device(
      "iphone-8-plus", "iPhone 8 Plus", .phone, year: 2017,
      DeviceScreen(
        scale: 3, radius: 0,
        portrait: face(414, 736, Insets(20, 0, 0, 0), statusBar: 20, margin: 20, .compactRegular),
        landscape: face(736, 414, Insets(0, 0, 0, 0), statusBar: 0, margin: 20, .regularCompact)),
      DeviceEvidence(
        [.higLayout, .snapshotTesting, .ibCorpus], .high,
        notes: "Drawn at 3x (1242x2208) and scaled to 1080x1920 pixels.")),
    device(
      "iphone-x", "iPhone X", .phone, year: 2017,
      DeviceScreen(
        scale: 3, radius: 39,
        portrait: face(375, 812, Insets(44, 0, 34, 0), statusBar: 44, margin: 16, .compactRegular),
        landscape: face(812, 375, Insets(0, 44, 21, 44), statusBar: 0, margin: 16, .compactCompact)),
      DeviceEvidence(
        [.higLayout, .probeIos13, .ibCorpus, .snapshotTesting, .radiusLists], .high,
        notes: "swift-snapshot-testing gives 24 for the landscape bottom inset; the probe and storyboards give "
          + "21.")),
    device(
      "iphone-xs", "iPhone XS", .phone, year: 2018,
      DeviceScreen(
        scale: 3, radius: 39,
        portrait: face(375, 812, Insets(44, 0, 34, 0), statusBar: 44, margin: 16, .compactRegular),
        landscape: face(812, 375, Insets(0, 44, 21, 44), statusBar: 0, margin: 16, .compactCompact)),
      DeviceEvidence(
        [.higLayout, .probeIos13, .ibCorpus, .snapshotTesting, .radiusLists], .high,
        notes: "swift-snapshot-testing gives 24 for the landscape bottom inset; the probe and storyboards give "
          + "21.")),
    device(
      "iphone-11-pro", "iPhone 11 Pro", .phone, year: 2019,
      DeviceScreen(
        scale: 3, radius: 39,
        portrait: face(375, 812, Insets(44, 0, 34, 0), statusBar: 44, margin: 16, .compactRegular),
        landscape: face(812, 375, Insets(0, 44, 21, 44), statusBar: 0, margin: 16, .compactCompact)),
      DeviceEvidence(
        [.higLayout, .probeIos13, .ibCorpus, .snapshotTesting, .radiusLists], .high,
        notes: "swift-snapshot-testing gives 24 for the landscape bottom inset; the probe and storyboards give "
          + "21.")),
    device(
      "iphone-xs-max", "iPhone XS Max", .phone, year: 2018,
      DeviceScreen(
        scale: 3, radius: 39,
        portrait: face(414, 896, Insets(44, 0, 34, 0), statusBar: 44, margin: 20, .compactRegular),
        landscape: face(896, 414, Insets(0, 44, 21, 44), statusBar: 0, margin: 16, .regularCompact)),
      DeviceEvidence([.higLayout, .probeIos13, .ibCorpus, .qmui, .radiusLists], .high)),
    device(
      "iphone-11-pro-max", "iPhone 11 Pro Max", .phone, year: 2019,
      DeviceScreen(
        scale: 3, radius: 39,
        portrait: face(414, 896, Insets(44, 0, 34, 0), statusBar: 44, margin: 20, .compactRegular),
        landscape: face(896, 414, Insets(0, 44, 21, 44), statusBar: 0, margin: 16, .regularCompact)),
      DeviceEvidence([.higLayout, .probeIos13, .ibCorpus, .qmui, .radiusLists], .high)),
    device(
      "iphone-xr", "iPhone XR", .phone, year: 2018,
      DeviceScreen(
        scale: 2, radius: 41.5,
        portrait: face(414, 896, Insets(48, 0, 34, 0), statusBar: 48, margin: 20, .compactRegular),
        landscape: face(896, 414, Insets(0, 48, 21, 48), statusBar: 0, margin: 16, .regularCompact),
        releases: [
          release(
            "ios13AndEarlier", [.portrait: Insets(44, 0, 34, 0), .landscape: Insets(0, 44, 21, 44)],
            [.probeIos13, .ibCorpus], .high)
        ]),
      DeviceEvidence(
        [.higLayout, .ibCorpus, .qmui, .gk, .radiusLists], .high,
        notes: "48 from iOS 14 on (runtime); Interface Builder shows 44 up to toolsVersion 21179 and 48 from "
          + "21225.")),
    device(
      "iphone-11", "iPhone 11", .phone, year: 2019,
      DeviceScreen(
        scale: 2, radius: 41.5,
        portrait: face(414, 896, Insets(48, 0, 34, 0), statusBar: 48, margin: 20, .compactRegular),
        landscape: face(896, 414, Insets(0, 48, 21, 48), statusBar: 0, margin: 16, .regularCompact),
        releases: [
          release(
            "ios13AndEarlier", [.portrait: Insets(44, 0, 34, 0), .landscape: Insets(0, 44, 21, 44)],
            [.probeIos13, .ibCorpus], .high)
        ]),
      DeviceEvidence(
        [.higLayout, .ibCorpus, .qmui, .gk, .radiusLists], .high,
        notes: "48 from iOS 14 on (runtime); Interface Builder shows 44 up to toolsVersion 21179 and 48 from "
          + "21225.")),
    device(
      "iphone-12-mini", "iPhone 12 mini", .phone, year: 2020,
      DeviceScreen(
        scale: 3, radius: 44,
        portrait: face(375, 812, Insets(50, 0, 34, 0), statusBar: 50, margin: 16, .compactRegular),
        landscape: face(812, 375, Insets(0, 50, 21, 50), statusBar: 0, margin: 16, .compactCompact),
        releases: [
          release("ios14", [.portrait: Insets(50, 0, 34, 0), .landscape: Insets(0, 50, 21, 50)], [.qmui], .low)
        ]),
      DeviceEvidence(
        [.higLayout, .qmui, .snapshotTesting, .ibCorpus, .radiusLists], .high,
        notes: "Drawn at 3x (1125x2436) and scaled to 1080x2340 pixels.")),
    device(
      "iphone-13-mini", "iPhone 13 mini", .phone, year: 2021,
      DeviceScreen(
        scale: 3, radius: 44,
        portrait: face(375, 812, Insets(50, 0, 34, 0), statusBar: 50, margin: 16, .compactRegular),
        landscape: face(812, 375, Insets(0, 50, 21, 50), statusBar: 0, margin: 16, .compactCompact),
        releases: [
          release("ios14", [.portrait: Insets(50, 0, 34, 0), .landscape: Insets(0, 50, 21, 50)], [.qmui], .low)
        ]),
      DeviceEvidence(
        [.higLayout, .qmui, .snapshotTesting, .ibCorpus, .radiusLists], .high,
        notes: "Drawn at 3x (1125x2436) and scaled to 1080x2340 pixels.")),
    device(
      "iphone-12", "iPhone 12", .phone, year: 2020,
      DeviceScreen(
        scale: 3, radius: 47.33,
        portrait: face(390, 844, Insets(47, 0, 34, 0), statusBar: 47, margin: 16, .compactRegular),
        landscape: face(844, 390, Insets(0, 47, 21, 47), statusBar: 0, margin: 16, .compactCompact),
        releases: [
          release("ios26", [.portrait: Insets(47, 0, 34, 0), .landscape: Insets(0, 47, 20, 47)], [.formula], .medium)
        ]),
      DeviceEvidence(
        [.higLayout, .qmui, .snapshotTesting, .ibCorpus, .radiusLists], .high,
        notes: "Table cells use a 20 point margin at this width although the root view uses 16 (see "
          + "rules.tableCellMargins).")),
    device(
      "iphone-12-pro", "iPhone 12 Pro", .phone, year: 2020,
      DeviceScreen(
        scale: 3, radius: 47.33,
        portrait: face(390, 844, Insets(47, 0, 34, 0), statusBar: 47, margin: 16, .compactRegular),
        landscape: face(844, 390, Insets(0, 47, 21, 47), statusBar: 0, margin: 16, .compactCompact),
        releases: [
          release("ios26", [.portrait: Insets(47, 0, 34, 0), .landscape: Insets(0, 47, 20, 47)], [.formula], .medium)
        ]),
      DeviceEvidence(
        [.higLayout, .qmui, .snapshotTesting, .ibCorpus, .radiusLists], .high,
        notes: "Table cells use a 20 point margin at this width although the root view uses 16 (see "
          + "rules.tableCellMargins).")),
    device(
      "iphone-13", "iPhone 13", .phone, year: 2021,
      DeviceScreen(
        scale: 3, radius: 47.33,
        portrait: face(390, 844, Insets(47, 0, 34, 0), statusBar: 47, margin: 16, .compactRegular),
        landscape: face(844, 390, Insets(0, 47, 21, 47), statusBar: 0, margin: 16, .compactCompact),
        releases: [
          release("ios26", [.portrait: Insets(47, 0, 34, 0), .landscape: Insets(0, 47, 20, 47)], [.formula], .medium)
        ]),
      DeviceEvidence(
        [.higLayout, .qmui, .snapshotTesting, .ibCorpus, .radiusLists], .high,
        notes: "Table cells use a 20 point margin at this width although the root view uses 16 (see "
          + "rules.tableCellMargins).")),
    device(
      "iphone-13-pro", "iPhone 13 Pro", .phone, year: 2021,
      DeviceScreen(
        scale: 3, radius: 47.33,
        portrait: face(390, 844, Insets(47, 0, 34, 0), statusBar: 47, margin: 16, .compactRegular),
        landscape: face(844, 390, Insets(0, 47, 21, 47), statusBar: 0, margin: 16, .compactCompact),
        releases: [
          release("ios26", [.portrait: Insets(47, 0, 34, 0), .landscape: Insets(0, 47, 20, 47)], [.formula], .medium)
        ]),
      DeviceEvidence(
        [.higLayout, .qmui, .snapshotTesting, .ibCorpus, .radiusLists], .high,
        notes: "Table cells use a 20 point margin at this width although the root view uses 16 (see "
          + "rules.tableCellMargins).")),
    device(
      "iphone-14", "iPhone 14", .phone, year: 2022,
      DeviceScreen(
        scale: 3, radius: 47.33,
        portrait: face(390, 844, Insets(47, 0, 34, 0), statusBar: 47, margin: 16, .compactRegular),
        landscape: face(844, 390, Insets(0, 47, 21, 47), statusBar: 0, margin: 16, .compactCompact),
        releases: [
          release("ios26", [.portrait: Insets(47, 0, 34, 0), .landscape: Insets(0, 47, 20, 47)], [.formula], .medium)
        ]),
      DeviceEvidence(
        [.higLayout, .qmui, .tinder, .ibCorpus, .radiusLists], .high,
        notes: "Table cells use a 20 point margin at this width although the root view uses 16 (see "
          + "rules.tableCellMargins).")),
    device(
      "iphone-16e", "iPhone 16e", .phone, year: 2025,
      DeviceScreen(
        scale: 3, radius: 47.33,
        portrait: face(390, 844, Insets(47, 0, 34, 0), statusBar: 47, margin: 16, .compactRegular),
        landscape: face(844, 390, Insets(0, 47, 21, 47), statusBar: 0, margin: 16, .compactCompact),
        releases: [
          release("ios26", [.portrait: Insets(47, 0, 34, 0), .landscape: Insets(0, 47, 20, 47)], [.formula], .medium)
        ]),
      DeviceEvidence(
        [.higLayout, .formula], .medium,
        notes: "Same screen as iPhone 14; insets by analogy with the measured 17e. Radius unverified.")),
    device(
      "iphone-17e", "iPhone 17e", .phone, year: 2026,
      DeviceScreen(
        scale: 3, radius: 47.33,
        portrait: face(390, 844, Insets(47, 0, 34, 0), statusBar: 47, margin: 16, .compactRegular),
        landscape: face(844, 390, Insets(0, 47, 20, 47), statusBar: 0, margin: 16, .compactCompact)),
      DeviceEvidence(
        [.probeIos26, .devicekit], .high,
        notes: "Ships with iOS 26 or later, so the iOS 26 landscape inset is the base value. Status bar height "
          + "and radius unverified.")),
    device(
      "iphone-12-pro-max", "iPhone 12 Pro Max", .phone, year: 2020,
      DeviceScreen(
        scale: 3, radius: 53.33,
        portrait: face(428, 926, Insets(47, 0, 34, 0), statusBar: 47, margin: 20, .compactRegular),
        landscape: face(926, 428, Insets(0, 47, 21, 47), statusBar: 0, margin: 16, .regularCompact),
        releases: [
          release("ios26", [.portrait: Insets(47, 0, 34, 0), .landscape: Insets(0, 47, 20, 47)], [.formula], .medium)
        ]),
      DeviceEvidence([.higLayout, .qmui, .snapshotTesting, .ibCorpus, .radiusLists], .high)),
    device(
      "iphone-13-pro-max", "iPhone 13 Pro Max", .phone, year: 2021,
      DeviceScreen(
        scale: 3, radius: 53.33,
        portrait: face(428, 926, Insets(47, 0, 34, 0), statusBar: 47, margin: 20, .compactRegular),
        landscape: face(926, 428, Insets(0, 47, 21, 47), statusBar: 0, margin: 16, .regularCompact),
        releases: [
          release("ios26", [.portrait: Insets(47, 0, 34, 0), .landscape: Insets(0, 47, 20, 47)], [.formula], .medium)
        ]),
      DeviceEvidence([.higLayout, .qmui, .snapshotTesting, .ibCorpus, .radiusLists], .high)),
    device(
      "iphone-14-plus", "iPhone 14 Plus", .phone, year: 2022,
      DeviceScreen(
        scale: 3, radius: 53.33,
        portrait: face(428, 926, Insets(47, 0, 34, 0), statusBar: 47, margin: 20, .compactRegular),
        landscape: face(926, 428, Insets(0, 47, 21, 47), statusBar: 0, margin: 16, .regularCompact),
        releases: [
          release("ios26", [.portrait: Insets(47, 0, 34, 0), .landscape: Insets(0, 47, 20, 47)], [.formula], .medium)
        ]),
      DeviceEvidence([.higLayout, .qmui, .tinder, .ibCorpus, .radiusLists], .high)),
  ]
}
