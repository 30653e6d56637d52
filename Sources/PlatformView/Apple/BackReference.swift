#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A reference that does not keep its object alive: a weak reference, because views are deallocated by other code.
  package struct BackReference<Object: AnyObject> {
    /// The object; `nil` if there is none, or if it is deallocated.
    package weak var object: Object?

    package init(_ object: Object?) { self.object = object }

    /// Whether there is no object.
    package var isEmpty: Bool { object == nil }

    /// Returns whether the reference is one to `other`.
    package func refers(to other: Object) -> Bool { object === other }

    /// Returns a value of the object; `nil` without an object.
    package func read<Value>(_ body: (Object) -> Value) -> Value? { object.map(body) }
  }
#endif
