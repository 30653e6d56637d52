import LayoutDocument

/// Unique and valid identifiers for nodes.
struct SwiftNames {
  private var taken: Set<String>

  /// - Parameter taken: Names that are in use.
  init(taken: Set<String> = []) { self.taken = taken }

  /// Returns a name that is not in use, and marks it as used: `label`, `label2`.
  mutating func unique(_ wanted: String) -> String {
    var name = wanted
    var number = 2
    while SwiftNames.reserved.contains(name) || !taken.insert(name).inserted {
      name = wanted + (endsWithDigit(wanted) ? "_" : "") + "\(number)"
      number += 1
    }
    return name
  }

  private func endsWithDigit(_ name: String) -> Bool {
    guard let last = name.utf8.last else { return false }
    return SwiftNames.isDigit(last)
  }

  /// Returns the name of a property for a view.
  ///
  /// The name ends with a word for the kind of view, so that it does not conflict with members of views.
  mutating func property(_ id: String?, kind: ViewKind) -> String {
    let word = kind.word
    guard let base = SwiftNames.identifier(id) else { return unique(word) }
    let lowercased = SwiftNames.lowercased(base)
    let hasWord = ViewKind.words.contains { lowercased.hasSuffix($0) && lowercased != $0 }
    return unique(hasWord ? base : base + SwiftNames.capitalized(word))
  }

  // MARK: - Identifiers

  /// Returns the ASCII letters and digits of a name in lower camel case; `nil` if there are none.
  static func identifier(_ name: String?) -> String? {
    guard let name else { return nil }
    var bytes: [UInt8] = []
    var beginsWord = false
    for byte in name.utf8 {
      guard isLetter(byte) || isDigit(byte) else {
        beginsWord = !bytes.isEmpty
        continue
      }
      // A name does not begin with a digit.
      if bytes.isEmpty, isDigit(byte) { bytes = Array("item".utf8) }
      bytes.append(beginsWord ? upper(byte) : byte)
      beginsWord = false
    }
    guard !bytes.isEmpty else { return nil }
    // A word in capitals is one word: `URL` is `url`, `URLField` is `urlField`.
    for place in bytes.indices {
      let isLast = place + 1 == bytes.count
      guard isUpper(bytes[place]), place == 0 || isLast || !isLower(bytes[place + 1]) else { break }
      bytes[place] |= 0x20
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the name of the type that the code of a case declares.
  static func typeName(of layoutCase: LayoutCase) -> String {
    let last = layoutCase.name.split(separator: "/").last.map { String($0) }
    let name = capitalized(identifier(last) ?? identifier(layoutCase.nodes[0].id) ?? "layout")
    return lowercased(name).hasSuffix("view") ? name : name + "View"
  }

  static func capitalized(_ name: String) -> String {
    guard let first = name.utf8.first else { return name }
    return String(decoding: [upper(first)], as: UTF8.self) + String(decoding: name.utf8.dropFirst(), as: UTF8.self)
  }

  static func lowercased(_ name: String) -> String {
    String(decoding: name.utf8.map { isUpper($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
  private static func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
  private static func isLetter(_ byte: UInt8) -> Bool { isUpper(byte) || isLower(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
  private static func upper(_ byte: UInt8) -> UInt8 { isLower(byte) ? byte & ~0x20 : byte }

  /// Swift keywords, and members of views and stacks that could have the name of a node.
  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
    "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while", "item", "items", "content", "frame", "bounds", "center", "layer", "subviews", "direction", "wrap",
    "padding", "gap", "axis", "spacing", "insets", "body", "inputView", "inputAccessoryView", "maskView", "superview",
    "contentView", "accessoryView", "snapshotView", "frontViews", "backViews",
  ]
}

/// The kind of view, box or guide that a node becomes.
enum ViewKind: Equatable {
  /// Text, or other content with a baseline.
  case label
  /// An image.
  case image
  /// Any other view.
  case plain
  /// A container with a view.
  case stack
  /// A box.
  case box
  /// An empty box without a view.
  case guide

  /// Creates the kind of a leaf's view.
  init(_ measure: MeasureModel?) {
    guard let measure else {
      self = .plain
      return
    }
    switch measure.content {
    case .text: self = .label
    case .image: self = measure.baseline == nil ? .image : .label
    case .fixed, .area: self = measure.baseline == nil ? .plain : .label
    }
  }

  /// The last word of a property's name.
  var word: String {
    switch self {
    case .label: return "label"
    case .image: return "imageView"
    case .plain: return "view"
    case .stack: return "stack"
    case .box: return "box"
    case .guide: return "guide"
    }
  }

  /// The last words of names that already describe a view.
  static let words = [
    "label", "title", "button", "field", "view", "icon", "image", "picture", "photo", "avatar", "portrait", "badge",
    "switch", "slider", "text", "box", "stack", "row", "column", "guide", "separator", "divider", "cover", "thumbnail",
  ]

  /// An expression that creates the view.
  var initializer: String {
    switch self {
    case .label: return "PlatformLabel(frame: .zero)"
    case .image: return "PlatformImageView(frame: .zero)"
    case .plain: return "PlatformView(frame: .zero)"
    case .stack: return "StackView()"
    case .box: return "BoxView()"
    case .guide: return "BoxGuide()"
    }
  }
}
