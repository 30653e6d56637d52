// swift-tools-version: 6.2
import PackageDescription

// A package of its own: with a module `SwiftUI` in the main package, `canImport(SwiftUI)` would hold for all its targets. The sources of the
// main package are linked, so that what they share within a package is shared here, too.

let safe: [SwiftSetting] = [.strictMemorySafety()]

let package = Package(
  name: "SwiftUIHost",
  targets: [
    .target(name: "ConstraintEngine", swiftSettings: safe),
    .target(name: "LayoutEngine", dependencies: ["ConstraintEngine"], swiftSettings: safe),
    .target(name: "SwiftUI"),
    .target(name: "StackViewLayout", dependencies: ["LayoutEngine", "SwiftUI"], swiftSettings: safe),
    .testTarget(name: "SwiftUIHostTests", dependencies: ["LayoutEngine", "StackViewLayout", "SwiftUI"]),
  ],
  swiftLanguageModes: [.v6]
)
