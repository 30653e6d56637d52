#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  /// The edits that programs leave out, because layouts after them do not equal those of fresh hierarchies yet.
  enum MixedExclusions {
    /// A guide gets a view that is no subview of the view that the guide takes space in, or becomes an item of a box in itself.
    static let viewsElsewhereInGuides = true
    /// A container is a subview, but no item, of a view to which boxes were added.
    static let containersBesideAddedBoxes = true
    /// A scroll view loses a container.
    static let emptyScrollViews = true
    /// A scroll view to which boxes were added leaves a container.
    static let removedScrollViews = true
    /// A view to which boxes were added is a subview of a scroll view.
    static let boxesInScrollViews = true
    /// A container that has changed since the last layout leaves the container around it, or that is deallocated.
    static let removalsOfChangedContainers = true
    /// A view that a definition has added, and that has left the stack of the definition, contains this stack at the end.
    static let retainedDefinitions = true
    /// A view of UIKit that is in another view without items inherits another direction or scale.
    static let inheritedTraits = true
  }
#endif
