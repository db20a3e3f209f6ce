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
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "PlumbTesting", targets: ["PlumbTesting"]),
    .library(name: "PlumbWalking", targets: ["PlumbWalking"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .executable(name: "plumb", targets: ["plumb"]),
    .plugin(name: "PlumbCommand", targets: ["PlumbCommand"]),
  ],
  targets: [
    .systemLibrary(name: "CPango", pkgConfig: "pango harfbuzz", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CLinux"),
    .target(name: "ConstraintSolver", swiftSettings: strict),
    .target(name: "Escaping", swiftSettings: strict),
    .target(name: "SystemValues", swiftSettings: strict),
    .target(name: "UIKit", dependencies: ["ConstraintSolver", "Escaping", "SystemValues"], swiftSettings: strict),
    .target(name: "Values", dependencies: ["CXXHash", "Escaping"], swiftSettings: strict),
    .target(name: "Devices", dependencies: ["Values"], swiftSettings: strict),
    .target(name: "SceneModel", dependencies: ["Devices", "SystemValues", "Values"], swiftSettings: strict),
    .target(
      name: "RecipeDocuments", dependencies: ["SceneModel", "SystemValues", "Values", "CYAML"], swiftSettings: strict),
    .target(
      name: "StoryboardDocuments", dependencies: ["SceneModel", "SystemValues", "Values", "CExpat"],
      swiftSettings: strict),
    .target(name: "Typography", dependencies: ["UIKit", "Values", "CPango"], swiftSettings: strict),
    .target(
      name: "Layout", dependencies: ["SceneModel", "SystemValues", "UIKit", "Typography", "Values"],
      swiftSettings: strict),
    .target(name: "Nibs", dependencies: ["Layout", "StoryboardDocuments", "UIKit"], swiftSettings: strict),
    .target(name: "Drawing", dependencies: ["Layout", "SystemValues"], swiftSettings: strict),
    .target(name: "Figures", dependencies: ["Drawing", "Layout"], swiftSettings: strict),
    .target(
      name: "CairoCanvas",
      dependencies: ["Drawing", "Layout", "Typography", "Values", "CCairo", "CDeflate", "CLinux"],
      swiftSettings: strict),
    .target(
      name: "Goldens", dependencies: ["Drawing", "CairoCanvas", "Layout", "Values", "CLinux"], swiftSettings: strict),
    .target(
      name: "Verifying",
      dependencies: ["CairoCanvas", "CLinux", "Drawing", "Goldens", "RecipeDocuments", "Layout", "Values"],
      swiftSettings: strict),
    .target(name: "LayoutMaps", dependencies: ["Layout", "UIKit", "Values"], swiftSettings: strict),
    // The files of the pages, embedded by Clang: arrays of these bytes took Swift twenty seconds to compile.
    .target(name: "CPages"),
    .target(
      name: "Reports",
      dependencies: ["CPages", "CairoCanvas", "Drawing", "Layout", "LayoutMaps", "Values", "Verifying"],
      exclude: [
        "Pages/base.css", "Pages/base.js", "Pages/head.html", "Pages/part.html", "Pages/part.js", "Gallery/Page",
        "Report/report.html", "Report/report.css", "Report/cells.js", "Report/stage.js", "Report/report.js",
        "Report/address.js", "Report/causes.js", "Report/decisions.js", "Report/gestures.js", "Report/words.js",
        "Report/changes.js", "Report/history.js", "Report/parts.js", "Report/pointing.js", "Report/run.js",
        "Watch/watch.html", "Watch/watch.css", "Watch/watch.js", "Live/live.html", "Live/live.css", "Live/map.js",
        "Live/picture.js", "Live/live.js", "FigurePage/figure.html", "FigurePage/figure.css", "FigurePage/figure.js",
        "Walk/walk.html", "Walk/walk.css",
      ],
      swiftSettings: strict),
    .target(name: "Linting", dependencies: ["Drawing", "Layout", "Values"], swiftSettings: strict),
    .target(
      name: "Repair",
      dependencies: ["Layout", "LayoutMaps", "Linting", "RecipeDocuments", "StoryboardDocuments", "Values"],
      swiftSettings: strict),
    .target(name: "JSONRPC", dependencies: ["Values"], swiftSettings: strict),
    .target(
      name: "LanguageServer",
      dependencies: [
        "Devices", "Drawing", "JSONRPC", "Layout", "LayoutMaps", "Linting", "RecipeDocuments", "Repair",
        "StoryboardDocuments", "Values",
      ],
      swiftSettings: strict),
    // Documents that programs read, embedded by Clang as CPages embeds those of the pages.
    .target(name: "CDocuments"),
    .target(name: "ContextServer", dependencies: ["CDocuments", "JSONRPC", "Values"], swiftSettings: strict),
    // Adds to XCTest's crash what to write instead.
    .target(name: "CTestDiscovery"),
    .target(
      name: "PlumbTesting",
      dependencies: [
        "CTestDiscovery", "CairoCanvas", "Drawing", "Goldens", "Layout", "LayoutMaps", "Nibs", "RecipeDocuments",
        "Reports", "StoryboardDocuments", "UIKit", "Values", "Verifying",
      ],
      swiftSettings: strict),
    // A clock that moves only when it is set, for programs that walk through applications: it replaces functions of the C library.
    .target(name: "CVirtualClock"),
    .target(
      name: "PlumbWalking",
      dependencies: ["CVirtualClock", "Layout", "PlumbTesting", "Reports", "UIKit", "Values", "Verifying"],
      swiftSettings: strict),
    .target(
      name: "SnapshotTesting",
      dependencies: ["CairoCanvas", "Drawing", "Goldens", "Layout", "PlumbTesting", "UIKit", "Values", "Verifying"],
      swiftSettings: strict),
    .executableTarget(
      name: "plumb",
      dependencies: [
        "Devices", "Layout", "RecipeDocuments", "StoryboardDocuments", "Drawing", "CairoCanvas", "ContextServer",
        "Figures",
        "Goldens", "JSONRPC", "LanguageServer", "LayoutMaps", "Linting", "Repair", "Reports", "Values", "Verifying",
      ],
      swiftSettings: strict),
    // It depends on no target: SwiftPM would build the tool and all its libraries a second time, in every build.
    .plugin(
      name: "PlumbCommand",
      capability: .command(
        intent: .custom(verb: "plumb", description: "lay screens out, draw them, compare them with goldens"))),
    .target(
      name: "Fuzzing",
      dependencies: [
        "RecipeDocuments", "StoryboardDocuments", "CairoCanvas", "Reports", "Layout", "UIKit", "Verifying",
      ],
      swiftSettings: strict),
    .executableTarget(name: "fuzz-readers", dependencies: ["Fuzzing"], swiftSettings: strict),
    .executableTarget(name: "solver-bench", dependencies: ["ConstraintSolver"], swiftSettings: strict),
    .executableTarget(name: "text-bench", dependencies: ["Typography", "UIKit"], swiftSettings: strict),
    .executableTarget(
      name: "picture-bench", dependencies: ["Goldens", "RecipeDocuments", "Drawing", "CairoCanvas", "Layout"],
      swiftSettings: strict),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: strict),
    // What several test targets share: files of the repository, temporary folders, random numbers.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    // An application that crashes, loops and ends, for the tests of walks.
    .executableTarget(
      name: "WalkSample", dependencies: ["CVirtualClock", "PlumbWalking", "UIKit"], path: "Tests/WalkSample",
      swiftSettings: strict),
    .testTarget(
      name: "PlumbWalkingTests",
      dependencies: ["Devices", "PlumbWalking", "Reports", "UIKit", "WalkSample", "_Testing_UIKit"],
      swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "RecipeTests",
      dependencies: [
        "Layout", "RecipeDocuments", "Goldens", "Drawing", "CairoCanvas", "SceneModel", "UIKit", "Values", "Verifying",
        "_Testing_UIKit", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutTests", dependencies: ["Layout", "SceneModel", "UIKit", "_Testing_UIKit", "Values"],
      swiftSettings: strict),
    .testTarget(
      name: "RecipeDocumentsTests", dependencies: ["Layout", "RecipeDocuments", "SystemValues", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "StoryboardDocumentsTests",
      dependencies: ["StoryboardDocuments", "RecipeDocuments", "Layout", "SystemValues", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DrawingTests",
      dependencies: ["Drawing", "Layout", "RecipeDocuments", "SystemValues", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "FiguresTests", dependencies: ["Figures", "Drawing", "Layout", "RecipeDocuments", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CairoCanvasTests", dependencies: ["CairoCanvas", "Drawing", "Layout", "Typography", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "GoldensTests",
      dependencies: ["CairoCanvas", "Drawing", "Goldens", "Layout", "RecipeDocuments", "Typography"],
      swiftSettings: strict),
    .testTarget(
      name: "VerifyingTests", dependencies: ["CairoCanvas", "Goldens", "Layout", "RecipeDocuments", "Verifying"],
      swiftSettings: strict),
    .testTarget(
      name: "ReportsTests",
      dependencies: ["Reports", "Drawing", "LayoutMaps", "RecipeDocuments", "Layout", "Verifying", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "FuzzingTests", dependencies: ["Fuzzing", "TestSupport"], exclude: ["Corpus"], swiftSettings: strict),
    .testTarget(
      name: "LayoutMapsTests", dependencies: ["Devices", "Layout", "LayoutMaps", "RecipeDocuments", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LintingTests", dependencies: ["Devices", "Layout", "Linting", "RecipeDocuments", "TestSupport"],
      exclude: ["Faults"],
      swiftSettings: strict),
    .testTarget(
      name: "RepairTests",
      dependencies: [
        "Layout", "LayoutMaps", "Linting", "RecipeDocuments", "Repair", "StoryboardDocuments", "TestSupport", "Values",
      ], swiftSettings: strict),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: ["JSONRPC", "LanguageServer", "Linting", "RecipeDocuments", "Layout", "Values", "TestSupport"],
      exclude: ["Exchanges"], swiftSettings: strict),
    .testTarget(
      name: "plumbTests",
      dependencies: [
        "plumb", "CairoCanvas", "ContextServer", "JSONRPC", "PlumbTesting", "SnapshotTesting", "TestSupport", "UIKit",
        "Values", "Verifying",
      ],
      exclude: ["Clients", "Events", "Exchanges"], swiftSettings: strict),
    .testTarget(
      name: "PlumbTestingTests",
      dependencies: [
        "CTestDiscovery", "Layout", "PlumbTesting", "RecipeDocuments", "Reports", "StoryboardDocuments", "UIKit",
        "Verifying",
      ],
      exclude: ["Assets.xcassets", "Documents", "Snapshots"],
      swiftSettings: strict),
    .testTarget(
      name: "SnapshotTestingTests", dependencies: ["PlumbTesting", "SnapshotTesting", "UIKit"],
      exclude: ["Documents", "__Snapshots__"],
      swiftSettings: strict),
    .testTarget(
      name: "RelationTests",
      dependencies: [
        "CairoCanvas", "Goldens", "Layout", "LayoutMaps", "RecipeDocuments", "UIKit", "Verifying", "_Testing_UIKit",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(name: "RepositoryTests", dependencies: ["TestSupport"], swiftSettings: strict),
    .testTarget(name: "ValuesTests", dependencies: ["Values"], swiftSettings: strict),
    .testTarget(name: "DevicesTests", dependencies: ["Values", "Devices", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "TypographyTests", dependencies: ["Typography", "UIKit", "_Testing_UIKit", "TestSupport"],
      exclude: ["Facts"], swiftSettings: strict),
    .testTarget(
      name: "UIKitTests", dependencies: ["SystemValues", "UIKit", "_Testing_UIKit", "TestSupport"],
      swiftSettings: strict),
    // Clients as others write them: without our settings, in the older and in the present language mode.
    .testTarget(
      name: "UIKitSwift5ClientTests", dependencies: ["PlumbTesting", "UIKit", "_Testing_UIKit"],
      exclude: ["Names/names.tsv"],
      swiftSettings: [.treatAllWarnings(as: .error), .swiftLanguageMode(.v5)]),
    .testTarget(
      name: "UIKitSwift6ClientTests", dependencies: ["UIKit", "_Testing_UIKit"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)

// A check builds everything once, for tests and for the tool. What both spend their time in is optimised and keeps its assertions;
// optimising the other modules would take longer than it saves. Clients cannot set this: SwiftPM allows unsafe flags only here.
if Context.environment["PLUMB_CHECK"] != nil {
  let optimised: Set = [
    "CairoCanvas", "ConstraintSolver", "Devices", "Drawing", "Escaping", "Goldens", "Layout", "LayoutMaps",
    "RecipeDocuments", "Reports", "SceneModel", "SystemValues", "Typography", "UIKit", "Values", "Verifying",
  ]
  for target in package.targets where optimised.contains(target.name) {
    target.swiftSettings = strict + [.unsafeFlags(["-O", "-assert-config", "Debug"])]
  }
}
