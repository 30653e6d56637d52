// The entry of a program that a host of WebAssembly's system interface runs, its random bytes, and its messages.

/// The function that the compiler makes of `@main`.
@_extern(c, "__main_argc_argv")
private func main(_ count: Int32, _ arguments: UnsafeRawPointer?) -> Int32

/// Where the host begins.
@_cdecl("_start")
public func start() { _ = main(0, nil) }

@_extern(wasm, module: "wasi_snapshot_preview1", name: "random_get")
@_extern(c)
private func random_get(_ bytes: UnsafeMutableRawPointer, _ count: Int) -> UInt16

/// Makes the seed of hash tables.
@_cdecl("arc4random_buf")
public func fillWithRandomBytes(_ bytes: UnsafeMutableRawPointer, _ count: Int) { _ = random_get(bytes, count) }

/// Swift prints the messages of failed assertions by characters. They are left out, because the host reports the trap.
@_cdecl("putchar")
public func print(_ character: Int32) -> Int32 { character }
