/// The functions of Yoga's C interface that the benchmark calls, from the shared library that the Python package `poga`
/// installs: `libpoga_capi….so`.
final class YogaLibrary {
  typealias Node = UnsafeMutableRawPointer
  typealias Config = UnsafeMutableRawPointer
  typealias SetNumber = @convention(c) (Node, Float) -> Void
  typealias SetChoice = @convention(c) (Node, Int32) -> Void
  typealias SetAuto = @convention(c) (Node) -> Void
  typealias SetEdge = @convention(c) (Node, Int32, Float) -> Void
  typealias SetEdgeAuto = @convention(c) (Node, Int32) -> Void
  typealias MakeConfigFunction = @convention(c) () -> Config
  typealias SetPointScaleFactorFunction = @convention(c) (Config, Float) -> Void
  typealias MakeNodeFunction = @convention(c) (Config) -> Node
  typealias InsertChildFunction = @convention(c) (Node, Node, UInt32) -> Void
  typealias FreeRecursiveFunction = @convention(c) (Node) -> Void
  typealias CalculateLayoutFunction = @convention(c) (Node, Float, Float, Int32) -> Void
  typealias MarkDirtyBelowFunction = @convention(c) (Node) -> Void
  typealias SetContextFunction = @convention(c) (Node, UnsafeMutableRawPointer?) -> Void
  typealias SetMeasureFunction = @convention(c) (Node, Measure) -> Void
  typealias SetBaselineFunction = @convention(c) (Node, Baseline) -> Void
  typealias GetNumber = @convention(c) (Node) -> Float
  /// The result is two `Float`s, which x86-64 returns in the register of one `Double`.
  typealias Measure = @convention(c) (Node, Float, Int32, Float, Int32) -> Double
  typealias Baseline = @convention(c) (Node, Float, Float) -> Float

  private let library: SharedLibrary
  /// The configuration for each scale of snapping.
  private var configurations: [Double: Config] = [:]
  /// Returns the context of a node. The function is global, because C callbacks cannot capture values.
  nonisolated(unsafe) private(set) static var contextOfNode: (@convention(c) (Node) -> UnsafeMutableRawPointer?)?

  let makeConfig: MakeConfigFunction
  let setPointScaleFactor: SetPointScaleFactorFunction
  let makeNode: MakeNodeFunction
  let insertChild: InsertChildFunction
  let freeRecursive: FreeRecursiveFunction
  let calculateLayout: CalculateLayoutFunction
  let markDirtyBelow: MarkDirtyBelowFunction
  let setContext: SetContextFunction
  let setMeasure: SetMeasureFunction
  let setBaseline: SetBaselineFunction
  let left: GetNumber
  let top: GetNumber
  let width: GetNumber
  let height: GetNumber
  let style: YogaSetters

  /// Opens the library at `path`.
  init(at path: String) throws(BenchError) {
    #if os(Linux)
      try PythonSymbols.provide()
    #endif
    let library = try SharedLibrary(at: path)
    self.library = library
    makeConfig = try library.function("YGConfigNew", as: MakeConfigFunction.self)
    setPointScaleFactor = try library.function("YGConfigSetPointScaleFactor", as: SetPointScaleFactorFunction.self)
    makeNode = try library.function("YGNodeNewWithConfig", as: MakeNodeFunction.self)
    insertChild = try library.function("YGNodeInsertChild", as: InsertChildFunction.self)
    freeRecursive = try library.function("YGNodeFreeRecursive", as: FreeRecursiveFunction.self)
    calculateLayout = try library.function("YGNodeCalculateLayout", as: CalculateLayoutFunction.self)
    markDirtyBelow = try library.function("YGNodeMarkDirtyAndPropogateToDescendants", as: MarkDirtyBelowFunction.self)
    setContext = try library.function("YGNodeSetContext", as: SetContextFunction.self)
    setMeasure = try library.function("YGNodeSetMeasureFunc", as: SetMeasureFunction.self)
    setBaseline = try library.function("YGNodeSetBaselineFunc", as: SetBaselineFunction.self)
    left = try library.function("YGNodeLayoutGetLeft", as: GetNumber.self)
    top = try library.function("YGNodeLayoutGetTop", as: GetNumber.self)
    width = try library.function("YGNodeLayoutGetWidth", as: GetNumber.self)
    height = try library.function("YGNodeLayoutGetHeight", as: GetNumber.self)
    style = try YogaSetters(library)
    YogaLibrary.contextOfNode = try library.function(
      "YGNodeGetContext", as: (@convention(c) (Node) -> UnsafeMutableRawPointer?).self)
  }

  /// The configuration with `scale` pixels per point; 0 means that frames are not snapped.
  func configuration(scale: Double) -> Config {
    if let configuration = configurations[scale] { return configuration }
    let configuration = makeConfig()
    setPointScaleFactor(configuration, Float(scale))
    configurations[scale] = configuration
    return configuration
  }
}
