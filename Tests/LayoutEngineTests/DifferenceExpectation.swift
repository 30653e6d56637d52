import Testing

/// Records an issue with the difference, if there is one.
func expectNone(_ difference: String?, _ place: String, sourceLocation: SourceLocation = #_sourceLocation) {
  if let difference { Issue.record("\(place): \(difference)", sourceLocation: sourceLocation) }
}
