import Testing

/// Fails if there is a difference, and says which.
func expectNone(_ difference: String?, _ place: String, sourceLocation: SourceLocation = #_sourceLocation) {
  if let difference { Issue.record("\(place): \(difference)", sourceLocation: sourceLocation) }
}
