// What Swift's strings look up about characters, without its tables, which are as large as a tenth of the page. No character has a
// decomposition or belongs to one before it: so two strings are equal if their scalars are. Nothing in a layout depends on more.

/// Canonical combining class and quick checks of normalization: a starter that is normalized.
@_cdecl("_swift_stdlib_getNormData")
public func normalizationData(_ scalar: UInt32) -> UInt16 { 0 }

/// The scalar composed of two: none.
@_cdecl("_swift_stdlib_getComposition")
public func composition(_ first: UInt32, _ second: UInt32) -> UInt32 { .max }

/// Where the decomposition of a scalar stands: nowhere.
@_cdecl("_swift_stdlib_getDecompositionEntry")
public func decompositionEntry(_ scalar: UInt32) -> UInt32 { 0 }

/// The decompositions.
@_silgen_name("_swift_stdlib_nfd_decompositions")
nonisolated(unsafe) public var decompositions: UInt = 0

/// Whether, and how, a scalar joins its neighbours: not at all.
@_cdecl("_swift_stdlib_getGraphemeBreakProperty")
public func graphemeBreakProperty(_ scalar: UInt32) -> UInt8 { .max }

/// Whether a scalar is a pictograph that joins others.
@_cdecl("_swift_stdlib_isExtendedPictographic")
public func isExtendedPictographic(_ scalar: UInt32) -> Bool { false }

/// Whether a scalar is a consonant that joins others.
@_cdecl("_swift_stdlib_isInCB_Consonant")
public func isConjunctConsonant(_ scalar: UInt32) -> Bool { false }
