/// An error at a value of a document whose position and path are not determined yet.
struct DocumentFault: Error {
  /// The index of the value, or of the key.
  var value: Int
  /// The error and the expected value.
  var reason: String
  /// The most similar known spelling of an unknown key or value.
  var suggestion: String?
  /// Whether other errors at the same value follow from this one.
  var hidesOthers = false
}

extension [DocumentFault] {
  /// Returns the value that `read` returns; appends the error that it throws, and returns `nil`.
  mutating func collect<Value>(
    _ read: (inout [DocumentFault]) throws(DocumentFault) -> Value
  ) -> Value? {
    do throws(DocumentFault) {
      return try read(&self)
    } catch {
      append(error)
      return nil
    }
  }
}

/// Reads all members or elements, also those after an error.
extension JSONTape {
  /// Calls `read` with the key of each member of an object, and appends the errors that it throws to `faults`.
  func readMembers(
    of object: Int, _ faults: inout [DocumentFault],
    _ read: (Int, inout [DocumentFault]) throws(DocumentFault) -> Void
  ) {
    var key = object + 1
    while key < next(object) {
      _ = faults.collect { (faults) throws(DocumentFault) in try read(key, &faults) }
      key = next(key + 1)
    }
  }

  /// Calls `read` with each element of an array, and appends the errors that it throws to `faults`.
  func readElements(
    of array: Int, _ faults: inout [DocumentFault],
    _ read: (Int, inout [DocumentFault]) throws(DocumentFault) -> Void
  ) {
    var element = array + 1
    while element < next(array) {
      _ = faults.collect { (faults) throws(DocumentFault) in try read(element, &faults) }
      element = next(element)
    }
  }
}
