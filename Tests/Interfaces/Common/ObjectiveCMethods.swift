// Methods of classes in the Objective-C runtime, as far as this package uses them.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The name of a method.
public struct Selector: Hashable, Sendable {
  let name: String
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name: name) }

/// The address of the code of a method.
public typealias IMP = OpaquePointer

public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
