#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A shared library that is opened while the process runs. It stays open.
struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Opens a library; its functions are resolved when they are first called.
  /// - Parameter isGlobal: Whether libraries that are opened later find its symbols.
  init(at path: String, isGlobal: Bool = false) throws(BenchError) {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      guard let handle = dlopen(path, RTLD_LAZY | (isGlobal ? RTLD_GLOBAL : RTLD_LOCAL)) else {
        let reason = dlerror().map { String(cString: $0) } ?? "unknown reason"
        throw BenchError("\(path) cannot be opened as a shared library: \(reason)")
      }
      self.handle = handle
    #else
      throw BenchError("\(path): shared libraries cannot be opened on this system")
    #endif
  }

  /// The function with a name; `nil` if the library has none.
  func optionalFunction<Function>(_ name: String, as type: Function.Type) -> Function? {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      return dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    #else
      return nil
    #endif
  }

  /// The function with a name.
  func function<Function>(_ name: String, as type: Function.Type) throws(BenchError) -> Function {
    guard let function = optionalFunction(name, as: type) else {
      throw BenchError("the library has no function '\(name)': it is not Yoga, or an unsupported version")
    }
    return function
  }
}
