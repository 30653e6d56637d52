extension JSONWriter {
  /// Writes an array with one element per line; the line of its end is indented by `level`.
  package mutating func lines<Element>(
    of elements: [Element], level: Int, write: (Element, inout JSONWriter) -> Void
  ) {
    beginArray()
    for element in elements {
      newLine(level: level + 1)
      write(element, &self)
    }
    if !elements.isEmpty { lastLine(level: level) }
    endArray()
  }
}
