// The phones of the table of devices with a Dynamic Island, by size.

extension DeviceCatalogue {
  static let islandPhones: [Device] = [
    device(
      "iphone-14-pro", "iPhone 14 Pro", .phone, year: 2022,
      DeviceScreen(
        scale: 3, radius: 55,
        portrait: face(393, 852, Insets(59, 0, 34, 0), statusBar: 54, margin: 16, .compactRegular),
        landscape: face(852, 393, Insets(0, 59, 21, 59), statusBar: 0, margin: 16, .compactCompact),
        releases: [
          release("ios26", [.portrait: Insets(59, 0, 34, 0), .landscape: Insets(0, 59, 20, 59)], [.formula], .medium)
        ]),
      DeviceEvidence(
        [.higLayout, .ibCorpus, .qmui, .gk, .tinder, .radiusLists], .high,
        notes: "Landscape bottom inset is 21 up to iOS 18 and 20 on iOS 26.")),
    device(
      "iphone-15", "iPhone 15", .phone, year: 2023,
      DeviceScreen(
        scale: 3, radius: 55,
        portrait: face(393, 852, Insets(59, 0, 34, 0), statusBar: 54, margin: 16, .compactRegular),
        landscape: face(852, 393, Insets(0, 59, 21, 59), statusBar: 0, margin: 16, .compactCompact),
        releases: [
          release("ios26", [.portrait: Insets(59, 0, 34, 0), .landscape: Insets(0, 59, 20, 59)], [.formula], .medium)
        ]),
      DeviceEvidence(
        [.higLayout, .ibCorpus, .qmui, .gk, .tinder, .radiusLists], .high,
        notes: "QMUI lists 47 for iPhone 15 and 15 Plus, which contradicts the Dynamic Island screen and the "
          + "other sources; 59 kept.")),
    device(
      "iphone-15-pro", "iPhone 15 Pro", .phone, year: 2023,
      DeviceScreen(
        scale: 3, radius: 55,
        portrait: face(393, 852, Insets(59, 0, 34, 0), statusBar: 54, margin: 16, .compactRegular),
        landscape: face(852, 393, Insets(0, 59, 21, 59), statusBar: 0, margin: 16, .compactCompact),
        releases: [
          release("ios26", [.portrait: Insets(59, 0, 34, 0), .landscape: Insets(0, 59, 20, 59)], [.formula], .medium)
        ]),
      DeviceEvidence(
        [.higLayout, .ibCorpus, .qmui, .gk, .tinder, .radiusLists], .high,
        notes: "Landscape bottom inset is 21 up to iOS 18 and 20 on iOS 26.")),
    device(
      "iphone-16", "iPhone 16", .phone, year: 2024,
      DeviceScreen(
        scale: 3, radius: 55,
        portrait: face(393, 852, Insets(59, 0, 34, 0), statusBar: 54, margin: 16, .compactRegular),
        landscape: face(852, 393, Insets(0, 59, 21, 59), statusBar: 0, margin: 16, .compactCompact),
        releases: [
          release("ios26", [.portrait: Insets(59, 0, 34, 0), .landscape: Insets(0, 59, 20, 59)], [.probeIos26], .high)
        ]),
      DeviceEvidence(
        [.higLayout, .ibCorpus, .qmui, .gk, .probeIos26, .radiusLists], .high,
        notes: "Landscape bottom inset is 21 up to iOS 18 and 20 on iOS 26.")),
    device(
      "iphone-14-pro-max", "iPhone 14 Pro Max", .phone, year: 2022,
      DeviceScreen(
        scale: 3, radius: 55,
        portrait: face(430, 932, Insets(59, 0, 34, 0), statusBar: 54, margin: 20, .compactRegular),
        landscape: face(932, 430, Insets(0, 59, 21, 59), statusBar: 0, margin: 16, .regularCompact),
        releases: [
          release("ios26", [.portrait: Insets(59, 0, 34, 0), .landscape: Insets(0, 59, 20, 59)], [.formula], .medium)
        ]),
      DeviceEvidence(
        [.higLayout, .qmui, .gk, .tinder, .radiusLists], .high,
        notes: "Landscape bottom inset is 21 up to iOS 18 and 20 on iOS 26.")),
    device(
      "iphone-15-plus", "iPhone 15 Plus", .phone, year: 2023,
      DeviceScreen(
        scale: 3, radius: 55,
        portrait: face(430, 932, Insets(59, 0, 34, 0), statusBar: 54, margin: 20, .compactRegular),
        landscape: face(932, 430, Insets(0, 59, 21, 59), statusBar: 0, margin: 16, .regularCompact),
        releases: [
          release("ios26", [.portrait: Insets(59, 0, 34, 0), .landscape: Insets(0, 59, 20, 59)], [.formula], .medium)
        ]),
      DeviceEvidence(
        [.higLayout, .qmui, .gk, .tinder, .radiusLists], .high,
        notes: "Landscape bottom inset is 21 up to iOS 18 and 20 on iOS 26.")),
    device(
      "iphone-15-pro-max", "iPhone 15 Pro Max", .phone, year: 2023,
      DeviceScreen(
        scale: 3, radius: 55,
        portrait: face(430, 932, Insets(59, 0, 34, 0), statusBar: 54, margin: 20, .compactRegular),
        landscape: face(932, 430, Insets(0, 59, 21, 59), statusBar: 0, margin: 16, .regularCompact),
        releases: [
          release("ios26", [.portrait: Insets(59, 0, 34, 0), .landscape: Insets(0, 59, 20, 59)], [.formula], .medium)
        ]),
      DeviceEvidence(
        [.higLayout, .qmui, .gk, .tinder, .radiusLists], .high,
        notes: "Landscape bottom inset is 21 up to iOS 18 and 20 on iOS 26.")),
    device(
      "iphone-16-plus", "iPhone 16 Plus", .phone, year: 2024,
      DeviceScreen(
        scale: 3, radius: 55,
        portrait: face(430, 932, Insets(59, 0, 34, 0), statusBar: 54, margin: 20, .compactRegular),
        landscape: face(932, 430, Insets(0, 59, 21, 59), statusBar: 0, margin: 16, .regularCompact),
        releases: [
          release("ios26", [.portrait: Insets(59, 0, 34, 0), .landscape: Insets(0, 59, 20, 59)], [.probeIos26], .high)
        ]),
      DeviceEvidence(
        [.higLayout, .qmui, .gk, .probeIos26, .radiusLists], .high,
        notes: "Landscape bottom inset is 21 up to iOS 18 and 20 on iOS 26.")),
    device(
      "iphone-16-pro", "iPhone 16 Pro", .phone, year: 2024,
      DeviceScreen(
        scale: 3, radius: 62,
        portrait: face(402, 874, Insets(62, 0, 34, 0), statusBar: 54, margin: 20, .compactRegular),
        landscape: face(874, 402, Insets(0, 62, 21, 62), statusBar: 0, margin: 16, .compactCompact),
        releases: [
          release("ios26", [.portrait: Insets(62, 0, 34, 0), .landscape: Insets(0, 62, 20, 62)], [.probeIos26], .high)
        ]),
      DeviceEvidence(
        [.higLayout, .qmui, .gk, .probeIos26, .radiusLists], .high,
        notes: "Landscape bottom inset is 21 up to iOS 18 and 20 on iOS 26. Margins: low (402 is above the 400 "
          + "point threshold seen in storyboards; not observed on this device) confidence.")),
    device(
      "iphone-16-pro-max", "iPhone 16 Pro Max", .phone, year: 2024,
      DeviceScreen(
        scale: 3, radius: 62,
        portrait: face(440, 956, Insets(62, 0, 34, 0), statusBar: 54, margin: 20, .compactRegular),
        landscape: face(956, 440, Insets(0, 62, 21, 62), statusBar: 0, margin: 16, .regularCompact),
        releases: [
          release("ios26", [.portrait: Insets(62, 0, 34, 0), .landscape: Insets(0, 62, 20, 62)], [.probeIos26], .high)
        ]),
      DeviceEvidence(
        [.higLayout, .qmui, .gk, .probeIos26, .ibCorpus, .radiusLists], .high,
        notes: "Landscape bottom inset is 21 up to iOS 18 and 20 on iOS 26.")),
    device(
      "iphone-17", "iPhone 17", .phone, year: 2025,
      DeviceScreen(
        scale: 3, radius: 62,
        portrait: face(402, 874, Insets(62, 0, 34, 0), statusBar: 54, margin: 20, .compactRegular),
        landscape: face(874, 402, Insets(0, 62, 20, 62), statusBar: 0, margin: 16, .compactCompact)),
      DeviceEvidence(
        [.higLayout, .probeIos26, .gk, .radiusAir], .high,
        notes: "Ships with iOS 26, so the iOS 26 landscape inset (20) is the base value. Margins: low "
          + "confidence.")),
    device(
      "iphone-17-pro", "iPhone 17 Pro", .phone, year: 2025,
      DeviceScreen(
        scale: 3, radius: 62,
        portrait: face(402, 874, Insets(62, 0, 34, 0), statusBar: 54, margin: 20, .compactRegular),
        landscape: face(874, 402, Insets(0, 62, 20, 62), statusBar: 0, margin: 16, .compactCompact)),
      DeviceEvidence(
        [.higLayout, .probeIos26, .gk, .radiusAir], .high,
        notes: "Ships with iOS 26, so the iOS 26 landscape inset (20) is the base value. Margins: low "
          + "confidence.")),
    device(
      "iphone-17-pro-max", "iPhone 17 Pro Max", .phone, year: 2025,
      DeviceScreen(
        scale: 3, radius: 62,
        portrait: face(440, 956, Insets(62, 0, 34, 0), statusBar: 54, margin: 20, .compactRegular),
        landscape: face(956, 440, Insets(0, 62, 20, 62), statusBar: 0, margin: 16, .regularCompact)),
      DeviceEvidence(
        [.higLayout, .probeIos26, .gk, .radiusAir], .high,
        notes: "Ships with iOS 26, so the iOS 26 landscape inset (20) is the base value.")),
    device(
      "iphone-air", "iPhone Air", .phone, year: 2025,
      DeviceScreen(
        scale: 3, radius: 62,
        portrait: face(420, 912, Insets(68, 0, 34, 0), statusBar: 54, margin: 20, .compactRegular),
        landscape: face(912, 420, Insets(0, 68, 20, 68), statusBar: 0, margin: 16, .regularCompact)),
      DeviceEvidence(
        [.higLayout, .probeIos26, .gk, .radiusAir], .high, notes: "Ships with iOS 26. Status bar height unverified.")),
  ]
}
