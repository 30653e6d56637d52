import CommandLineSupport

/// The symbols of Python that a Python extension module refers to.
enum PythonSymbols {
  /// The variables, and the functions whose address is taken, without which an extension module cannot be opened.
  /// Layout does not use them.
  static let names =
    [
      "PyInstanceMethod_Type", "PyCapsule_Type", "PyModule_Type", "PyType_Type", "PyByteArray_Type", "PySet_Type",
      "PyCFunction_Type", "PyProperty_Type", "PyBaseObject_Type", "PyFrozenSet_Type", "PyMethod_Type", "PyDict_Type",
      "PyFloat_Type", "PyGen_Type", "_Py_TrueStruct", "_Py_FalseStruct", "_Py_NoneStruct", "_Py_NotImplementedStruct",
      "PyObject_GenericGetDict", "PyObject_GenericSetDict",
    ]
    + [
      "ValueError", "IndexError", "MemoryError", "OverflowError", "BufferError", "RuntimeError", "TypeError",
      "SystemError", "ImportError",
    ].map { "PyExc_" + $0 }

  /// Opens a library that defines the symbols, for libraries that are opened later.
  static func provide() throws(BenchError) {
    guard let bytes = SymbolLibrary.bytes(defining: names) else {
      throw BenchError("Yoga cannot be opened on this architecture")
    }
    let path = TemporaryFile.path(named: "python-symbols.so")
    do throws(FileProblem) {
      try FileAccess.write(bytes, to: path)
    } catch {
      throw BenchError("\(error)")
    }
    defer { TemporaryFile.delete(path) }
    _ = try SharedLibrary(at: path, isGlobal: true)
  }
}
