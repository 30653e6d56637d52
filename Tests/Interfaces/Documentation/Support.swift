// The types that the blocks of the documentation use, and do not declare.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ConstraintEngine
import StackViewLayout
import SwiftUI

/// A view in whose methods the blocks are.
class Reader: StackView {
  func setUp() {}
}

/// A card of a list.
class Card: StackView {
  let title = PlatformLabel(frame: .zero)
  let text = PlatformLabel(frame: .zero)

  func fill(with message: Message) {}
}

/// A view controller on every system.
@MainActor
class Controller {
  let view = PlatformView(frame: .zero)
}

struct Person: Sendable {
  var name = ""
  var status = ""
}

struct Message: Sendable {
  var title = ""
  var text = ""
  var time = ""
  var isMine = false
}

struct Setting: Sendable {
  var title = ""
  var value = ""
  var isSwitch = false
}

struct Product: Sendable {
  var name = ""
  var price = ""
  var details = ""
}

struct Day: Sendable {
  var number = 1
}

class DayView: StackView {
  func show(_ day: Day) {}
}

struct Tile: Sendable {
  var id = 0
}

class TileView: StackView {
  func show(_ tile: Tile) {}
}

struct Tag: Identifiable {
  var id = 0
}

struct TagView: View {
  init(_ tag: Tag) {}

  var body: some View { Text("Tag") }
}

/// The variables of a rectangle.
struct Sides {
  let left: Variable
  let right: Variable
  let width: Variable

  init(_ solver: inout Solver) {
    (left, right, width) = (solver.makeVariable("left"), solver.makeVariable("right"), solver.makeVariable("width"))
  }
}

func testLayouts() {}

func log(_ text: String) {}
