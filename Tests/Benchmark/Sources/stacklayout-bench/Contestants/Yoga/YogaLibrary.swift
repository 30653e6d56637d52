import Foundation

/// The functions of Yoga's C interface, from a shared library that stays open.
final class YogaLibrary {
  typealias Node = UnsafeMutableRawPointer
  typealias Config = UnsafeMutableRawPointer
  typealias SetNumber = @convention(c) (Node, Float) -> Void
  typealias SetChoice = @convention(c) (Node, Int32) -> Void
  typealias SetEdge = @convention(c) (Node, Int32, Float) -> Void
  typealias SetEdgeAuto = @convention(c) (Node, Int32) -> Void
  typealias GetNumber = @convention(c) (Node) -> Float
  /// The result is two `Float`s, which x86-64 returns in the register of one `Double`.
  typealias Measure = @convention(c) (Node, Float, Int32, Float, Int32) -> Double
  typealias Baseline = @convention(c) (Node, Float, Float) -> Float

  private let handle: UnsafeMutableRawPointer
  /// The configuration for each scale of snapping.
  private var configurations: [Double: Config] = [:]
  /// Returns the context of a node. The function is global, because C callbacks cannot capture values.
  nonisolated(unsafe) private(set) static var contextOfNode: (@convention(c) (Node) -> UnsafeMutableRawPointer?)?

  private let makeConfig: @convention(c) () -> Config
  private let setPointScaleFactor: @convention(c) (Config, Float) -> Void
  let makeNode: @convention(c) (Config) -> Node
  let insertChild: @convention(c) (Node, Node, UInt32) -> Void
  let freeRecursive: @convention(c) (Node) -> Void
  let calculateLayout: @convention(c) (Node, Float, Float, Int32) -> Void
  let markDirtyBelow: @convention(c) (Node) -> Void
  let setContext: @convention(c) (Node, UnsafeMutableRawPointer?) -> Void
  let setMeasure: @convention(c) (Node, Measure) -> Void
  let setBaseline: @convention(c) (Node, Baseline) -> Void
  let left: GetNumber
  let top: GetNumber
  let width: GetNumber
  let height: GetNumber
  let setWidth: SetNumber
  let setHeight: SetNumber

  /// Opens the library at `path`; its functions are resolved when they are first called.
  init(at path: String) throws(BenchError) {
    guard let handle = dlopen(path, RTLD_LAZY | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "unknown reason"
      throw .file("\(path) cannot be opened as a shared library: \(reason)")
    }
    func function<Function>(_ name: String, as type: Function.Type = Function.self) throws(BenchError) -> Function {
      try YogaLibrary.function("YG" + name, in: handle, as: type)
    }
    self.handle = handle
    makeConfig = try function("ConfigNew")
    setPointScaleFactor = try function("ConfigSetPointScaleFactor")
    makeNode = try function("NodeNewWithConfig")
    insertChild = try function("NodeInsertChild")
    freeRecursive = try function("NodeFreeRecursive")
    calculateLayout = try function("NodeCalculateLayout")
    markDirtyBelow = try function("NodeMarkDirtyAndPropogateToDescendants")
    setContext = try function("NodeSetContext")
    setMeasure = try function("NodeSetMeasureFunc")
    setBaseline = try function("NodeSetBaselineFunc")
    left = try function("NodeLayoutGetLeft")
    top = try function("NodeLayoutGetTop")
    width = try function("NodeLayoutGetWidth")
    height = try function("NodeLayoutGetHeight")
    setWidth = try function("NodeStyleSetWidth")
    setHeight = try function("NodeStyleSetHeight")
    YogaLibrary.contextOfNode = try function("NodeGetContext")
  }

  /// The configuration with `scale` pixels per point; 0 means that frames are not snapped.
  func configuration(scale: Double) -> Config {
    if let configuration = configurations[scale] { return configuration }
    let configuration = makeConfig()
    setPointScaleFactor(configuration, Float(scale))
    configurations[scale] = configuration
    return configuration
  }

  /// The function that sets a property of the style.
  func setter<Function>(_ property: String, as type: Function.Type) throws(BenchError) -> Function {
    try YogaLibrary.function("YGNodeStyleSet" + property, in: handle, as: type)
  }

  private static func function<Function>(
    _ name: String, in handle: UnsafeMutableRawPointer, as type: Function.Type
  ) throws(BenchError) -> Function {
    guard let address = dlsym(handle, name) else {
      throw .scene("the library has no function '\(name)': it is not Yoga, or another version")
    }
    return unsafeBitCast(address, to: type)
  }
}
