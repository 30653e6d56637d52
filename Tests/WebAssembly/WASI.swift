// The functions of WebAssembly's system interface that the tool needs, as the host exports them: "wasi_snapshot_preview1".
// Sizes and pointers have 32 bits. A result other than 0 is an error number.

/// A stretch of memory to read from or to write to.
struct IOVector {
  var base: UnsafeRawPointer?
  var count: Int
}

@_extern(wasm, module: "wasi_snapshot_preview1", name: "args_sizes_get")
@_extern(c)
func args_sizes_get(_ count: UnsafeMutablePointer<Int>, _ byteCount: UnsafeMutablePointer<Int>) -> UInt16

@_extern(wasm, module: "wasi_snapshot_preview1", name: "args_get")
@_extern(c)
func args_get(_ arguments: UnsafeMutablePointer<Int>, _ bytes: UnsafeMutablePointer<UInt8>) -> UInt16

@_extern(wasm, module: "wasi_snapshot_preview1", name: "proc_exit")
@_extern(c)
func proc_exit(_ status: Int32)

@_extern(wasm, module: "wasi_snapshot_preview1", name: "fd_read")
@_extern(c)
func fd_read(
  _ file: Int32, _ vectors: UnsafeRawPointer, _ count: Int, _ readCount: UnsafeMutablePointer<Int>
) -> UInt16

@_extern(wasm, module: "wasi_snapshot_preview1", name: "fd_write")
@_extern(c)
func fd_write(
  _ file: Int32, _ vectors: UnsafeRawPointer, _ count: Int, _ writtenCount: UnsafeMutablePointer<Int>
) -> UInt16

@_extern(wasm, module: "wasi_snapshot_preview1", name: "fd_close")
@_extern(c)
func fd_close(_ file: Int32) -> UInt16

@_extern(wasm, module: "wasi_snapshot_preview1", name: "fd_readdir")
@_extern(c)
func fd_readdir(
  _ folder: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ cookie: UInt64,
  _ usedCount: UnsafeMutablePointer<Int>
) -> UInt16

@_extern(wasm, module: "wasi_snapshot_preview1", name: "fd_prestat_get")
@_extern(c)
func fd_prestat_get(_ folder: Int32, _ tagAndNameCount: UnsafeMutablePointer<Int>) -> UInt16

@_extern(wasm, module: "wasi_snapshot_preview1", name: "fd_prestat_dir_name")
@_extern(c)
func fd_prestat_dir_name(_ folder: Int32, _ name: UnsafeMutablePointer<UInt8>, _ count: Int) -> UInt16

@_extern(wasm, module: "wasi_snapshot_preview1", name: "path_open")
@_extern(c)
func path_open(
  _ folder: Int32, _ lookup: Int32, _ path: UnsafePointer<UInt8>, _ pathCount: Int, _ flags: Int32, _ rights: UInt64,
  _ inheritedRights: UInt64, _ fileFlags: Int32, _ file: UnsafeMutablePointer<Int32>
) -> UInt16

@_extern(wasm, module: "wasi_snapshot_preview1", name: "path_filestat_get")
@_extern(c)
func path_filestat_get(
  _ folder: Int32, _ lookup: Int32, _ path: UnsafePointer<UInt8>, _ pathCount: Int,
  _ information: UnsafeMutablePointer<UInt64>
) -> UInt16
