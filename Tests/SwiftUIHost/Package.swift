// swift-tools-version: 6.2
import PackageDescription

// A separate package: with a module `SwiftUI` in the main package, `canImport(SwiftUI)` would be true for all its
// targets. The sources of the main package are symbolic links, so that `package` declarations are visible here, too.

let safe: [SwiftSetting] = [.strictMemorySafety()]

let package = Package(
  name: "SwiftUIHost",
  targets: [
    .target(name: "LayoutStyle", swiftSettings: safe),
    .target(name: "LayoutEngine", dependencies: ["LayoutStyle"], swiftSettings: safe),
    .target(name: "SwiftUI"),
    .target(name: "ViewSupport", swiftSettings: safe),
    .target(name: "StackViewLayout", dependencies: ["LayoutEngine", "SwiftUI", "ViewSupport"], swiftSettings: safe),
    .testTarget(name: "SwiftUIHostTests", dependencies: ["LayoutEngine", "StackViewLayout", "SwiftUI"]),
  ],
  swiftLanguageModes: [.v6]
)
