// swift-tools-version: 6.2
import PackageDescription

/// Libraries are optimized in debug builds, too: otherwise layouts and checks take up to a hundred times as long there. SwiftPM 6.2
/// permits these flags in dependencies. With a single thread, the compiler does not write the index files that SwiftPM expects.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O", "-wmo", "-num-threads", "4"], .when(configuration: .debug))]

/// The compiler checks memory safety, except in expressions that are marked with `unsafe`.
let safe: [SwiftSetting] = optimized + [.strictMemorySafety()]

/// The engine counts accesses to its memory for tests: in debug builds, and in release builds with `-Xswiftc -DCOUNTING`.
let counting: [SwiftSetting] = [.define("COUNTING", .when(configuration: .debug))]

/// The loops of the engine read styles, which are a module of their own. The compiler writes the bodies of all functions of this
/// module into its interface, so that they are inlined as within one module. By default, it writes only bodies of small public
/// functions; layouts then take more than ten times as long.
let inlined: [SwiftSetting] = [.unsafeFlags(["-enable-cmo-everything"])]

/// A type that is isolated to the main actor, as views of UIKit and AppKit are, conforms to protocols on that actor.
let views: [SwiftSetting] = safe + [.enableUpcomingFeature("InferIsolatedConformances")]

/// The systems whose views are those of UIKit. UIKit on watchOS has no views.
let uiKit: [Platform] = [.iOS, .macCatalyst, .tvOS, .visionOS]

/// Tests of views are isolated to the main actor where views are. Elsewhere they run in parallel, on any thread.
let viewTests: [SwiftSetting] = [.defaultIsolation(MainActor.self, .when(platforms: uiKit + [.macOS]))]

/// Tests of what UIKit itself does are compiled where its views are.
let deviceTests: [SwiftSetting] = viewTests + [.define("DEVICE", .when(platforms: uiKit))]

/// Only these systems let a test run a program.
let programTests: [SwiftSetting] = [.define("PROGRAMS", .when(platforms: [.linux, .macOS]))]

let package = Package(
  name: "StackLayout",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .visionOS(.v1), .watchOS(.v8)],
  products: [
    .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
    .library(name: "BoxEngine", targets: ["BoxEngine"]),
    .library(name: "ConstraintEngine", targets: ["ConstraintEngine"]),
    .library(name: "LayoutDocument", targets: ["LayoutDocument"]),
    .library(name: "LayoutRendering", targets: ["LayoutRendering"]),
    .library(name: "LayoutExplanation", targets: ["LayoutExplanation"]),
    .library(name: "LayoutCheck", targets: ["LayoutCheck"]),
    .library(name: "LayoutCode", targets: ["LayoutCode"]),
    .library(name: "PlatformView", targets: ["PlatformView"]),
    .library(name: "StackViewLayout", targets: ["StackViewLayout"]),
    .library(name: "BoxView", targets: ["BoxView"]),
    .executable(name: "stacklayout", targets: ["stacklayout"]),
  ],
  targets: [
    .target(name: "ConstraintEngine", swiftSettings: safe),
    .target(name: "LayoutStyle", swiftSettings: safe + counting + inlined),
    .target(name: "LayoutEngine", dependencies: ["LayoutStyle"], swiftSettings: safe + counting),
    .target(name: "BoxEngine", dependencies: ["ConstraintEngine", "LayoutEngine"], swiftSettings: safe + counting),
    // Rounding calls the C math library, which Linux does not link automatically unless Foundation is imported.
    .target(
      name: "LayoutDocument", dependencies: ["BoxEngine", "LayoutEngine"], swiftSettings: safe,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "LayoutRendering", dependencies: ["BoxEngine", "LayoutEngine", "LayoutDocument"], swiftSettings: safe),
    .target(name: "LayoutHTML", dependencies: ["LayoutEngine", "LayoutDocument"], swiftSettings: safe),
    .target(
      name: "LayoutExplanation", dependencies: ["BoxEngine", "LayoutEngine", "LayoutDocument"], swiftSettings: safe),
    .target(
      name: "LayoutCheck", dependencies: ["BoxEngine", "LayoutEngine", "LayoutDocument", "LayoutExplanation"],
      swiftSettings: safe),
    .target(
      name: "LayoutCode", dependencies: ["BoxEngine", "LayoutEngine", "LayoutDocument", "LayoutHTML"],
      swiftSettings: safe),
    .target(
      name: "LayoutOracle", dependencies: ["BoxEngine", "ConstraintEngine", "LayoutEngine", "LayoutDocument"],
      swiftSettings: optimized),
    .target(name: "ViewSupport", swiftSettings: safe),
    .target(name: "HeadlessViews", dependencies: ["ViewSupport"], swiftSettings: safe),
    .target(name: "PlatformView", dependencies: ["HeadlessViews", "ViewSupport"], swiftSettings: safe),
    .target(
      name: "ViewTree", dependencies: ["LayoutEngine", "PlatformView"],
      swiftSettings: views + [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    .target(
      name: "StackViewLayout", dependencies: ["LayoutEngine", "PlatformView", "ViewSupport", "ViewTree"],
      swiftSettings: views),
    .target(
      name: "BoxView", dependencies: ["BoxEngine", "LayoutEngine", "PlatformView", "ViewTree"], swiftSettings: views),
    // Screens as apps have them: examples of the documentation, and inputs of tests.
    .target(name: "Gallery", dependencies: ["BoxView", "StackViewLayout"], swiftSettings: views),
    .executableTarget(
      name: "stacklayout",
      dependencies: [
        "BoxEngine", "BoxView", "Gallery", "LayoutCheck", "LayoutCode", "LayoutEngine", "LayoutDocument",
        "LayoutExplanation", "LayoutHTML", "LayoutOracle", "LayoutRendering", "StackViewLayout",
      ],
      resources: [
        .embedInCode("Resources/measure.js"), .embedInCode("Resources/page.html"), .embedInCode("Resources/record.js"),
      ]),
    .target(
      name: "LayoutTestSupport", dependencies: ["BoxEngine", "LayoutEngine", "LayoutDocument"],
      path: "Tests/LayoutTestSupport", swiftSettings: optimized),
    .target(
      name: "ViewTestSupport",
      dependencies: ["HeadlessViews", "LayoutTestSupport", "PlatformView", "ViewSupport", "ViewTree"],
      path: "Tests/ViewTestSupport", swiftSettings: optimized + viewTests),
    .testTarget(name: "ConstraintEngineTests", dependencies: ["ConstraintEngine", "LayoutTestSupport"]),
    .testTarget(
      name: "LayoutEngineTests", dependencies: ["BoxEngine", "LayoutEngine", "LayoutTestSupport"],
      swiftSettings: counting),
    .testTarget(name: "LayoutDocumentTests", dependencies: ["LayoutDocument", "LayoutTestSupport"]),
    .testTarget(
      name: "DocumentTests",
      dependencies: [
        "BoxEngine", "ConstraintEngine", "LayoutCode", "LayoutDocument", "LayoutEngine", "LayoutExplanation",
        "LayoutHTML",
        "LayoutOracle", "LayoutTestSupport",
      ]),
    .testTarget(
      name: "LayoutRenderingTests", dependencies: ["LayoutRendering", "LayoutDocument", "LayoutTestSupport"]),
    // Its references check each width and text size. Without optimization, all inputs take twice as long.
    .testTarget(
      name: "LayoutCheckTests",
      dependencies: [
        "BoxView", "LayoutCheck", "LayoutDocument", "LayoutTestSupport", "StackViewLayout", "ViewTestSupport",
      ],
      swiftSettings: optimized),
    .testTarget(name: "HeadlessViewsTests", dependencies: ["HeadlessViews", "ViewSupport"]),
    .testTarget(
      name: "PlatformViewTests", dependencies: ["PlatformView", "ViewTestSupport"], swiftSettings: viewTests),
    .testTarget(
      name: "StackViewLayoutTests",
      dependencies: [
        "BoxView", "LayoutCheck", "LayoutEngine", "LayoutDocument", "LayoutExplanation", "LayoutTestSupport",
        "PlatformView", "StackViewLayout", "ViewTestSupport",
      ],
      swiftSettings: viewTests),
    .testTarget(
      name: "BoxViewTests",
      dependencies: [
        "BoxEngine", "BoxView", "LayoutEngine", "LayoutDocument", "LayoutExplanation", "LayoutOracle",
        "LayoutTestSupport",
        "PlatformView", "StackViewLayout", "ViewTestSupport",
      ],
      swiftSettings: viewTests),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "BoxEngine", "BoxView", "Gallery", "LayoutCheck", "LayoutDocument", "LayoutEngine", "LayoutExplanation",
        "LayoutTestSupport", "StackViewLayout", "ViewTestSupport",
      ],
      swiftSettings: viewTests),
    .testTarget(
      name: "DeviceTests", dependencies: ["BoxView", "LayoutTestSupport", "StackViewLayout", "ViewTree"],
      swiftSettings: deviceTests),
    .testTarget(
      name: "StacklayoutTests",
      dependencies: ["LayoutCheck", "LayoutCode", "LayoutDocument", "stacklayout"], swiftSettings: programTests),
  ],
  swiftLanguageModes: [.v6]
)

// The benchmark is part of the package if this environment variable is set, so that other builds and tests do not contain it.
if Context.environment["STACKLAYOUT_BENCHMARK"] != nil {
  // The contestants with headless views, and the screens of the gallery, are part of it where StackView and BoxView are headless.
  #if os(macOS)
    let excluded = ["Contestants/HeadlessViews", "Scenes/GalleryScenes.swift"]
    let settings: [SwiftSetting] = []
    let screens: [Target.Dependency] = []
  #else
    let excluded: [String] = []
    let settings: [SwiftSetting] = [.define("HEADLESS_VIEWS")]
    let screens: [Target.Dependency] = ["Gallery"]
  #endif
  package.targets += [
    .systemLibrary(name: "Malloc", path: "Tests/Benchmark/Sources/Malloc"),
    .executableTarget(
      name: "stacklayout-bench",
      dependencies: [
        "BoxEngine", "BoxView", "ConstraintEngine", "LayoutEngine", "LayoutDocument", "LayoutOracle", "PlatformView",
        "StackViewLayout", .target(name: "Malloc", condition: .when(platforms: [.linux])),
      ] + screens,
      path: "Tests/Benchmark/Sources/stacklayout-bench", exclude: excluded, swiftSettings: settings),
    .testTarget(
      name: "StacklayoutBenchTests",
      dependencies: ["LayoutDocument", "LayoutEngine", "PlatformView", "stacklayout-bench"],
      path: "Tests/Benchmark/Tests/StacklayoutBenchTests"),
  ]
}
