// swift-tools-version: 6.2
import PackageDescription

// Layout code as it is written for iOS, and tests of it that run on Linux. To use it elsewhere, copy this folder and let the
// dependency point to where Plumb is.
let package = Package(
  name: "LayoutTests",
  dependencies: [.package(name: "Plumb", path: "../..")],
  targets: [
    .target(name: "Card", dependencies: [.product(name: "UIKit", package: "Plumb")]),
    .testTarget(
      name: "CardTests",
      dependencies: [
        "Card", .product(name: "UIKit", package: "Plumb"), .product(name: "PlumbTesting", package: "Plumb"),
      ], exclude: ["Snapshots"]),
  ]
)
