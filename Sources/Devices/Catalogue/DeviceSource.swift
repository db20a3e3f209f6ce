/// The source of a device's measurements.
package enum DeviceSource: Sendable, Hashable, CaseIterable {
  case higLayout
  case seed004
  case ibCorpus
  case snapshotTesting
  case probeIos13
  case probeIos26
  case qmui
  case gk
  case tinder
  case gistSplits
  case hacknicity11129
  case hacknicity83
  case radiusLists
  case radiusAir
  case devicekit
  case gistSizes
  case useyourloafMargins
  case inCall
  case higLayoutTv
  case ibTv
  case formula

  /// A citation that lets a reader find the source.
  package var citation: String {
    switch self {
    case .higLayout:
      "Apple HIG, Layout page (screen dimensions and size class tables), text captured 2026-01: "
        + "6639835/apple-hig:foundations/human-interface-guidelines-Layout"
    case .seed004:
      "\"iOS View Layout\", the Chinese digest this project began with: table of default size classes "
        + "per device (iPhone 4s, 5, 5c, 5s, 6, 6 Plus, iPad)"
    case .ibCorpus:
      "Frames and constraints saved by Interface Builder in 4447 iOS storyboards/xibs of 151 public "
        + "repositories; method and counts in Documentation/control-metrics.md"
    case .snapshotTesting:
      "pointfreeco/swift-snapshot-testing:Sources/SnapshotTesting/Common/View.swift"
    case .probeIos13:
      "karolszafranski/SafeAreaInsetsWithStoryboard:README.md (values printed by an app on iOS "
        + "13.2)"
    case .probeIos26:
      "aloisdeniel/flutter_device_preview:device_specs/*.json (screen, scale and safe areas printed "
        + "by a UIKit probe in booted simulators, Xcode 26.6)"
    case .qmui:
      "Tencent/QMUI_iOS:QMUIKit/QMUICore/QMUIHelper.m and QMUICommonDefines.h (2024-09)"
    case .gk:
      "QuintGao/GKNavigationBarSwift:Sources/GKNavigationBarConfigure.swift (2025-09)"
    case .tinder:
      "Tinder/Layout:Sources/SnapshotTestingExtensions/ViewImageConfig.swift"
    case .gistSplits:
      "gist.github.com macguru/b7a01e3f0e9ae6f350d5 (iOS 11) and sgl0v/3509f3ae628f4047cdb6 (iOS "
        + "9.2): window sizes in Split View and Slide Over"
    case .hacknicity11129:
      "hacknicity.medium.com, article on the 11 and 12.9 inch iPads Pro (2018-10)"
    case .hacknicity83:
      "hacknicity.medium.com, article on the 8.3 inch iPad mini (2021-09)"
    case .radiusLists:
      "Several independent app sources that list the private screen corner radius per model agree "
        + "(found by code search; e.g. 39 / 41.5 / 44 / 47.33 / 53.33 / 55 / 18)"
    case .radiusAir:
      "artembolotov/artembolotov.github.io:blog/_posts/2025-09-11-iphone-air.md (Air and 17 family "
        + "have the same radius as 16 Pro)"
    case .devicekit:
      "devicekit/DeviceKit:Source/Device.generated.swift (model list and aspect ratios)"
    case .gistSizes:
      "gist.github.com ricsantos/e7baee6885626b9cb87c021a5097623f (points, zoomed points, scale, "
        + "pixels)"
    case .useyourloafMargins:
      "useyourloaf.com/blog/changing-root-view-layout-margins/ (16 for compact, 20 for regular "
        + "width)"
    case .inCall:
      "ionic-team/capacitor-plugins pull 1043; andreamazz/AMScrollingNavbar issue 180; "
        + "terryworona/TWMessageBarManager pull 7; itworkman.com, article on the status bar frame"
    case .higLayoutTv:
      "Apple HIG, Layout page, tvOS paragraph: primary content 60 points from top and bottom and 80 "
        + "from the sides; quoted alike in several public copies"
    case .ibTv:
      "tvOS storyboards: asyncart/async-apple-public (toolsVersion 19455), Dyldog/StreamKing "
        + "(13771), lucasharding/antenna (11542)"
    case .formula:
      "Derived from the rules in Documentation/devices.md, not observed for this very device"
    }
  }
}
