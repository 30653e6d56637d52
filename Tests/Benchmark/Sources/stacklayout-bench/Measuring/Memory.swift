#if canImport(Glibc)
  import Malloc
#endif

/// The memory of a tree.
enum Memory {
  /// The bytes that a tree uses after its first layout; `nil` on systems without `mallinfo2`.
  static func bytes(of prepared: any PreparedScene) throws(BenchError) -> Int? {
    #if canImport(Glibc)
      let before = allocated()
      let subject = try prepared.build(scale: Sampler.scale)
      subject.layOut()
      return withExtendedLifetime(subject) { allocated() - before }
    #else
      return nil
    #endif
  }

  #if canImport(Glibc)
    /// The bytes of all allocations. The C library keeps large ones separately.
    private static func allocated() -> Int {
      let info = mallinfo2()
      return Int(info.uordblks + info.hblkhd)
    }
  #endif
}
