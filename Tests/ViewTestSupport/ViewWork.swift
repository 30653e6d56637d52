#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  /// A function that uses views. It can be an argument of a test: it is isolated as views are, here to no actor.
  public typealias ViewWork<each Input> = @Sendable (repeat each Input) -> Void
  /// A function with a result that uses views.
  public typealias ViewFunction<Output, each Input> = @Sendable (repeat each Input) -> Output
#else
  /// A function that uses views. It can be an argument of a test: it is isolated as views are, here to the main actor.
  public typealias ViewWork<each Input> = @MainActor (repeat each Input) -> Void
  /// A function with a result that uses views.
  public typealias ViewFunction<Output, each Input> = @MainActor (repeat each Input) -> Output
#endif
