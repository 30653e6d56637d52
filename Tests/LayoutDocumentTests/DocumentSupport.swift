import LayoutDocument
import LayoutEngine

/// Reads a document written as a literal.
func parsed(_ text: String) throws -> LayoutFile { try LayoutFile(parsing: Array(text.utf8)) }

/// The only case of a document whose root is `root`, with more members of the case before it.
func caseWith(root: String, _ members: String = "") throws -> LayoutCase {
  try parsed(#"{"name": "test", \#(members) "root": \#(root)}"#).cases[0]
}

/// The style that a `style` object says.
func style(_ text: String, rules: String = "stackview") throws -> Style {
  try caseWith(root: #"{"style": \#(text)}"#, #""defaults": "\#(rules)","#).nodes[0].style
}

/// The error that reading gives, if it gives one.
func failure(_ bytes: [UInt8]) -> DocumentError? {
  do throws(DocumentError) {
    _ = try LayoutFile(parsing: bytes)
    return nil
  } catch {
    return error
  }
}

/// The error that reading gives, if it gives one.
func failure(_ text: String) -> DocumentError? { failure(Array(text.utf8)) }

/// A document that cannot be read, and what is said about it.
struct BadInput: Sendable, CustomStringConvertible {
  var bytes: [UInt8]
  /// `line:column: keyPath: reason (did you mean …?)`
  var message: String

  init(_ text: String, _ message: String) {
    self.init(bytes: Array(text.utf8), message)
  }

  init(bytes: [UInt8], _ message: String) {
    self.bytes = bytes
    self.message = message
  }

  /// A bad member of the style of a node that begins at 1:1 of the second line.
  static func style(_ member: String, _ message: String) -> BadInput {
    BadInput("{\"name\": \"a\", \"root\":\n{\"style\": {\(member)}}}", message)
  }

  /// Bad members of a node that begins at 1:1 of the second line.
  static func node(_ members: String, _ message: String) -> BadInput {
    BadInput("{\"name\": \"a\", \"root\":\n{\(members)}}", message)
  }

  var description: String { message }
}
