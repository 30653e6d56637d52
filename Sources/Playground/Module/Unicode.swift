// Replacements for the Unicode data of Swift's strings, which would add a tenth to the page. No character has a decomposition, and no
// character extends the previous one: two strings are equal if their scalars are equal. Layouts do not depend on other properties.

/// The canonical combining class, and quick checks of normalization: every scalar is a normalized starter.
@_cdecl("_swift_stdlib_getNormData")
public func normalizationData(_ scalar: UInt32) -> UInt16 { 0 }

/// The composition of two scalars: none.
@_cdecl("_swift_stdlib_getComposition")
public func composition(_ first: UInt32, _ second: UInt32) -> UInt32 { .max }

/// The position of the decomposition of a scalar: none.
@_cdecl("_swift_stdlib_getDecompositionEntry")
public func decompositionEntry(_ scalar: UInt32) -> UInt32 { 0 }

/// The decompositions.
@_silgen_name("_swift_stdlib_nfd_decompositions")
nonisolated(unsafe) public var decompositions: UInt = 0

/// The grapheme break property of a scalar: any other.
@_cdecl("_swift_stdlib_getGraphemeBreakProperty")
public func graphemeBreakProperty(_ scalar: UInt32) -> UInt8 { .max }

/// Whether a scalar is an extended pictograph, which can be part of an emoji sequence.
@_cdecl("_swift_stdlib_isExtendedPictographic")
public func isExtendedPictographic(_ scalar: UInt32) -> Bool { false }

/// Whether a scalar is a consonant of a conjunct.
@_cdecl("_swift_stdlib_isInCB_Consonant")
public func isConjunctConsonant(_ scalar: UInt32) -> Bool { false }
