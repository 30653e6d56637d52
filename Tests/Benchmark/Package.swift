// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that neither `swift build` nor `swift test` of the main package builds the benchmark. The
// sources of the main package are symbolic links, so that `package` declarations are visible here, too.

/// The contestants with headless views, and the screens of the gallery, are part of the benchmark where StackView and
/// BoxView are headless.
#if os(macOS)
  let excluded = ["Contestants/HeadlessViews", "Scenes/GalleryScenes.swift"]
  let settings: [SwiftSetting] = []
  let screens: [Target] = []
  let screenDependencies: [Target.Dependency] = []
#else
  let excluded: [String] = []
  let settings: [SwiftSetting] = [.define("HEADLESS_VIEWS")]
  let screens: [Target] = [.target(name: "Gallery", dependencies: ["BoxView", "StackViewLayout"])]
  let screenDependencies: [Target.Dependency] = ["Gallery"]
#endif

let package = Package(
  name: "Benchmark",
  platforms: [.macOS(.v12)],
  targets: [
    .target(name: "ConstraintEngine"),
    .target(name: "LayoutStyle", swiftSettings: [.unsafeFlags(["-enable-cmo-everything"])]),
    .target(name: "LayoutEngine", dependencies: ["LayoutStyle"]),
    .target(name: "BoxEngine", dependencies: ["ConstraintEngine", "LayoutEngine"]),
    .target(
      name: "LayoutDocument", dependencies: ["BoxEngine", "LayoutEngine"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "LayoutOracle", dependencies: ["BoxEngine", "ConstraintEngine", "LayoutEngine", "LayoutDocument"]),
    .target(name: "ViewSupport"),
    .target(name: "HeadlessViews", dependencies: ["ViewSupport"]),
    .target(name: "PlatformView", dependencies: ["HeadlessViews", "ViewSupport"]),
    .target(
      name: "ViewTree", dependencies: ["LayoutEngine", "PlatformView"],
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    .target(name: "StackViewLayout", dependencies: ["LayoutEngine", "PlatformView", "ViewSupport", "ViewTree"]),
    .target(name: "BoxView", dependencies: ["BoxEngine", "LayoutEngine", "PlatformView", "ViewTree"]),
    .systemLibrary(name: "Malloc"),
    .executableTarget(
      name: "stacklayout-bench",
      dependencies: [
        "BoxEngine", "BoxView", "ConstraintEngine", "LayoutEngine", "LayoutDocument", "LayoutOracle",
        "PlatformView", "StackViewLayout", .target(name: "Malloc", condition: .when(platforms: [.linux])),
      ] + screenDependencies,
      exclude: excluded, swiftSettings: settings),
    .testTarget(
      name: "StacklayoutBenchTests",
      dependencies: ["LayoutDocument", "LayoutEngine", "PlatformView", "stacklayout-bench"]),
  ] + screens,
  swiftLanguageModes: [.v6]
)
