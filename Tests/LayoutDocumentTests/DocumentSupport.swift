import LayoutDocument
import LayoutEngine

/// Reads a document written as a literal.
func parsed(_ text: String) throws -> LayoutFile { try LayoutFile(parsing: Array(text.utf8)) }

/// Returns the only case of a document with the root `root`, and with `members` before the root.
func caseWith(root: String, _ members: String = "") throws -> LayoutCase {
  try parsed(#"{"name": "test", \#(members) "root": \#(root)}"#).cases[0]
}

/// Returns the style of a `style` object.
func style(_ text: String, rules: String = "stackview") throws -> Style {
  try caseWith(root: #"{"style": \#(text)}"#, #""defaults": "\#(rules)","#).nodes[0].style
}

/// Returns the error of reading a document; `nil` if the document is valid.
func failure(_ bytes: [UInt8]) -> DocumentError? {
  do throws(DocumentError) {
    _ = try LayoutFile(parsing: bytes)
    return nil
  } catch {
    return error
  }
}

/// Returns the error of reading a document; `nil` if the document is valid.
func failure(_ text: String) -> DocumentError? { failure(Array(text.utf8)) }

/// An invalid document with its error message.
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
