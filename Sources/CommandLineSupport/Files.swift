/// A file that cannot be used, with the reason.
package struct FileProblem: Error, Equatable, CustomStringConvertible {
  /// The file's path, or a name for a file without a path.
  package var path: String
  /// The reason, without a full stop.
  package var reason: String

  /// Creates a problem.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The path and the reason: `login.json: no such file or folder`.
  package var description: String { path + ": " + reason }
}

/// Access to files, standard input, standard output and the process.
///
/// Only this type uses the operating system. Code that depends on the system is in separate files.
package enum FileAccess {
  /// The kind of file at a path.
  package enum Kind {
    case file
    case folder
    /// A pipe, a terminal or another device.
    case stream
  }

  /// A standard channel of the process.
  package enum Channel: Int32 {
    case standardInput = 0
    case standardOutput = 1
    case standardError = 2
  }

  /// The identity of a regular file, which is the same for all paths of the file.
  package struct Identity: Equatable {
    let key: String
  }

  /// The path and the content of a file to write.
  package struct NewFile {
    /// The file's path.
    package var path: String
    /// All of its bytes.
    package var bytes: [UInt8]

    /// Creates a description of a file; nothing is written.
    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The maximum number of bytes that are read from a file or from standard input: 1 GB.
  package static let inputLimit = 1_000_000_000

  /// Returns all files in a folder and its subfolders whose names end in `suffix`, sorted by path.
  ///
  /// Hidden entries are left out, and symbolic links to folders are not followed. A folder that cannot be read adds a
  /// problem; the search continues with the other folders.
  package static func files(
    in folder: String, endingIn suffix: String, problems: inout [FileProblem]
  ) -> [String] {
    var files: [String] = []
    var folders = [folder]
    while let current = folders.popLast() {
      do throws(FileProblem) {
        for entry in try entries(of: current) where !entry.name.hasPrefix(".") {
          let path = current.hasSuffix("/") ? current + entry.name : current + "/" + entry.name
          if entry.isFolder {
            folders.append(path)
          } else if entry.name.hasSuffix(suffix) {
            files.append(path)
          }
        }
      } catch {
        problems.append(error)
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A file or a folder in a folder.
  struct Entry {
    var name: String
    var isFolder: Bool
  }
}
