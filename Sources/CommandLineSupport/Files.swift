/// A file that cannot be used, and why.
package struct FileProblem: Error, Equatable, CustomStringConvertible {
  /// The file's path, or what stands for it.
  package var path: String
  /// The reason, without a full stop.
  package var reason: String

  /// Makes a problem.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// `login.json: no such file or folder`
  package var description: String { path + ": " + reason }
}

/// Files, standard input and output, and the process: the only place that knows the operating system. What depends on the
/// system stands in files of its own.
package enum FileAccess {
  /// What a path names.
  package enum Kind {
    case file
    case folder
    /// A pipe, a terminal or another device.
    case stream
  }

  /// One of the process's own channels.
  package enum Channel: Int32 {
    case standardInput = 0
    case standardOutput = 1
    case standardError = 2
  }

  /// What makes a regular file the same file, whichever path leads to it.
  package struct Identity: Equatable {
    let key: String
  }

  /// What a file is to hold.
  package struct NewFile {
    /// The file's path.
    package var path: String
    /// All of its bytes.
    package var bytes: [UInt8]

    /// Makes a description; nothing is written yet.
    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The most bytes that are read from a file or from standard input: 1 GB.
  package static let inputLimit = 1_000_000_000

  /// All files below a folder whose names end in `suffix`, by path. Hidden entries are left out, and folders that are
  /// symbolic links are not entered. A folder that cannot be read adds a problem; the others are searched nevertheless.
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
