// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Plumb",
  products: [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"])
  ],
  targets: [
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "ConstraintSolver", swiftSettings: strict),
    .target(name: "UIKit", dependencies: ["ConstraintSolver"], swiftSettings: strict),
    .target(name: "Devices", swiftSettings: strict),
    .target(name: "Typography", dependencies: ["UIKit", "CPango"], swiftSettings: strict),
    .target(name: "Scenes", dependencies: ["UIKit", "Devices", "Typography"], swiftSettings: strict),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: strict),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"], swiftSettings: strict),
    .testTarget(name: "DevicesTests", dependencies: ["Devices"], swiftSettings: strict),
    .testTarget(
      name: "TypographyTests", dependencies: ["Typography", "UIKit", "_Testing_UIKit"], swiftSettings: strict),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
