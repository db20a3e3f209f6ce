// The tablets of the table of devices.

extension DeviceCatalogue {
  static let pads: [Device] = [
    device(
      "ipad-mini-7-9", "iPad mini 7.9-inch", .pad, models: ["iPad mini 1-5"],
      DeviceScreen(
        scale: 2, radius: 0,
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
        ]),
      DeviceEvidence(
        [.higLayout, .snapshotTesting, .ibCorpus], .high,
        notes: "The first iPad mini has displayScale 1. Slide Over: full height on iOS 9-10; floating and 40 "
          + "points shorter on iOS 11-12.")),
    device(
      "ipad-mini-8-3", "iPad mini 8.3-inch", .pad, models: ["iPad mini 6", "iPad mini (A17 Pro)"],
      DeviceScreen(
        scale: 2,
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
          release(
            "ipados26", [.portrait: Insets(32, 0, 25, 0), .landscape: Insets(32, 0, 25, 0)], [.probeIos26], .high)
        ]),
      DeviceEvidence(
        [.higLayout, .hacknicity83, .qmui, .probeIos26, .ibCorpus], .high,
        notes: "Uneven landscape split 375 + 748 is documented; half and portrait splits are by formula. Split "
          + "View sizes: medium confidence. Slide Over size: low confidence.")),
    device(
      "ipad-9-7", "iPad 9.7-inch", .pad,
      models: ["iPad 2 (scale 1), 3, 4", "iPad Air", "iPad Air 2", "iPad 5, 6", "iPad Pro 9.7"],
      DeviceScreen(
        scale: 2, radius: 0,
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
        ]),
      DeviceEvidence(
        [.higLayout, .snapshotTesting, .ibCorpus, .seed004, .gistSplits], .high,
        notes: "Slide Over: full height on iOS 9-10; floating and 40 points shorter on iOS 11-12.")),
    device(
      "ipad-10-2", "iPad 10.2-inch", .pad, models: ["iPad 7, 8, 9"],
      DeviceScreen(
        scale: 2, radius: 0,
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
        ]),
      DeviceEvidence(
        [.higLayout, .snapshotTesting, .ibCorpus], .high,
        notes: "Slide Over size: medium confidence. Slide Over: full height on iOS 9-10; floating and 40 points "
          + "shorter on iOS 11-12.")),
    device(
      "ipad-10-5", "iPad 10.5-inch", .pad, models: ["iPad Pro 10.5", "iPad Air 3"],
      DeviceScreen(
        scale: 2, radius: 0,
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
        ]),
      DeviceEvidence(
        [.snapshotTesting, .ibCorpus, .gistSplits, .hacknicity11129], .high,
        notes: "The HIG table prints 834x1194 for iPad Pro 10.5-inch, which is the 11-inch size; 834x1112 is "
          + "what IB and the other sources use. Slide Over: full height on iOS 9-10; floating and 40 points "
          + "shorter on iOS 11-12.")),
    device(
      "ipad-10-9", "iPad 10.9-inch and 11-inch (820 points wide)", .pad,
      models: ["iPad Air 4, 5", "iPad Air 11-inch (M2, M3, M4)", "iPad 10", "iPad (A16)"],
      DeviceScreen(
        scale: 2, radius: 18,
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
          release(
            "ipados26", [.portrait: Insets(32, 0, 25, 0), .landscape: Insets(32, 0, 25, 0)], [.probeIos26], .high)
        ]),
      DeviceEvidence(
        [.higLayout, .qmui, .probeIos26, .devicekit, .radiusLists], .high,
        notes: "Radius 18 is for Air 4/5; iPad 10 and A16 differ (unverified). Split View sizes: medium "
          + "confidence. Slide Over size: low confidence.")),
    device(
      "ipad-pro-11", "iPad Pro 11-inch (2018-2022)", .pad, models: ["iPad Pro 11-inch 1st-4th generation"],
      DeviceScreen(
        scale: 2, radius: 18,
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
          release(
            "ipados26", [.portrait: Insets(32, 0, 25, 0), .landscape: Insets(32, 0, 25, 0)], [.probeIos26], .high)
        ]),
      DeviceEvidence(
        [.higLayout, .snapshotTesting, .probeIos13, .ibCorpus, .radiusLists], .high,
        notes: "Slide Over size: low confidence.")),
    device(
      "ipad-pro-11-m4", "iPad Pro 11-inch (M4, M5)", .pad, models: ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"],
      DeviceScreen(
        scale: 2,
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
          release(
            "ipados26", [.portrait: Insets(32, 0, 25, 0), .landscape: Insets(32, 0, 25, 0)], [.probeIos26], .high)
        ]),
      DeviceEvidence(
        [.probeIos26, .devicekit], .medium,
        notes: "24/20 are the pre-iPadOS 26 insets by analogy with the earlier 11-inch model. Split View sizes: "
          + "low confidence. Slide Over size: low confidence.")),
    device(
      "ipad-pro-12-9-home-button", "iPad Pro 12.9-inch (1st, 2nd generation)", .pad,
      models: ["iPad Pro 12.9-inch 1st, 2nd generation"],
      DeviceScreen(
        scale: 2, radius: 0,
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
        ]),
      DeviceEvidence(
        [.higLayout, .snapshotTesting, .ibCorpus, .gistSplits], .high, notes: "Slide Over size: medium confidence.")),
    device(
      "ipad-pro-12-9", "iPad Pro 12.9-inch (3rd-6th generation)", .pad,
      models: ["iPad Pro 12.9-inch 3rd-6th generation"],
      DeviceScreen(
        scale: 2, radius: 18,
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
          release(
            "ipados26", [.portrait: Insets(32, 0, 25, 0), .landscape: Insets(32, 0, 25, 0)], [.probeIos26], .high)
        ]),
      DeviceEvidence(
        [.higLayout, .probeIos13, .ibCorpus, .radiusLists], .high,
        notes: "swift-snapshot-testing gives 20/0, which is the home-button generation. Slide Over size: medium "
          + "confidence.")),
    device(
      "ipad-air-13", "iPad Air 13-inch", .pad, models: ["iPad Air 13-inch (M2, M3, M4)"],
      DeviceScreen(
        scale: 2,
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
          release(
            "ipados26", [.portrait: Insets(32, 0, 25, 0), .landscape: Insets(32, 0, 25, 0)], [.probeIos26], .high)
        ]),
      DeviceEvidence(
        [.higLayout, .probeIos26], .medium,
        notes: "24/20 before iPadOS 26 by analogy. Slide Over size: medium confidence.")),
    device(
      "ipad-pro-13-m4", "iPad Pro 13-inch (M4, M5)", .pad, models: ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"],
      DeviceScreen(
        scale: 2,
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
          release(
            "ipados26", [.portrait: Insets(32, 0, 25, 0), .landscape: Insets(32, 0, 25, 0)], [.probeIos26], .high)
        ]),
      DeviceEvidence(
        [.probeIos26, .devicekit], .medium,
        notes: "24/20 before iPadOS 26 by analogy. Split View sizes: low confidence. Slide Over size: medium "
          + "confidence.")),
  ]
}
