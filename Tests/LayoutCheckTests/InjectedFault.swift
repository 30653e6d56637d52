import BoxEngine
import LayoutCheck
import LayoutDocument
import LayoutEngine
import LayoutTestSupport

/// A fault that is injected into a sound screen.
enum InjectedFault: Int, CaseIterable {
  case fixedHeight, largestHeight, missingShrink, fixedWidth, longWord, squeezedIcon, noRoomForText, textsCollide
  case missingWrap, outsideOfScreen, negativeMargin, textBesidePicture, fixedHeightOfButton, requiredWidths
  case relatedPins, squeezedAvatar

  /// The part of the screen that receives the fault.
  var part: SoundScreen.Part {
    switch self {
    case .fixedHeight, .largestHeight, .longWord: return .card
    case .missingShrink, .squeezedIcon, .textBesidePicture: return .header
    case .fixedWidth: return .halves
    case .noRoomForText, .squeezedAvatar: return .row
    case .textsCollide, .outsideOfScreen: return .badge
    case .missingWrap: return .tags
    case .negativeMargin, .fixedHeightOfButton: return .button
    case .requiredWidths, .relatedPins: return .box
    }
  }

  /// Injects the fault. Returns the expected finding, which has one of the kinds and contains one of the nodes.
  func put(into screen: inout SoundScreen, _ random: inout SplitMix64) -> (kinds: Set<Finding.Kind>, nodes: [String])? {
    guard let node = screen.node(target) else { return nil }
    switch self {
    case .fixedHeight: screen[node].style.height = .points(Double(random.integer(12...60)))
    case .largestHeight: screen[node].style.maxHeight = .points(Double(random.integer(12...60)))
    case .missingShrink:
      (screen[node].style.shrink, screen[node].style.basis) = (0, .auto)
      screen[node].measure = screen.words(4, of: random.integer(7...9))
    case .fixedWidth:
      (screen[node].style.basis, screen[node].style.shrink) = (.auto, 0)
      screen[node].style.minWidth = .points(Double(random.integer(300...500)))
    case .longWord:
      screen[node].measure = screen.words(2, of: random.integer(40...80))
    case .squeezedIcon, .squeezedAvatar:
      screen[node].style.shrink = 1
      if self == .squeezedAvatar { screen[node].style.aspectRatio = nil }
      guard let other = screen.node(self == .squeezedIcon ? "title" : "texts") else { return nil }
      (screen[other].style.basis, screen[other].style.shrink) = (.points(Double(random.integer(240...700))), 0)
    case .noRoomForText:
      guard let other = screen.node("switch") else { return nil }
      screen[other].measure = MeasureModel(.fixed(LayoutSize(width: Double(random.integer(250...400)), height: 31)))
    case .textsCollide:
      screen[node].measure = screen.words(1, of: random.integer(12...16))
    case .missingWrap: screen[node].style.wrap = .noWrap
    case .outsideOfScreen:
      screen[node].style.inset.start = .points(Double(random.integer(250...400)))
      screen[node].style.width = .points(110)
    case .negativeMargin:
      screen[node].style.margin.end = .points(-Double(random.integer(17...60)))
    case .textBesidePicture:
      // A text with the width of its lines, beside an item that takes the remaining width.
      guard let title = screen.node("title") else { return nil }
      (screen[title].style.grow, screen[title].style.basis) = (0, .auto)
      screen[title].measure = screen.words(2, of: random.integer(8...9))
      screen[node].style.grow = 1
    case .fixedHeightOfButton:
      (screen[node].style.height, screen[node].style.minHeight) = (.points(Double(random.integer(20...60))), 0)
    case .requiredWidths, .relatedPins:
      let width = Double(random.integer(330...600))
      screen[node].item = BoxPins()
      if self == .requiredWidths {
        screen[node].item?.width = BoxPin(constant: width)
      } else {
        screen[node].item?.relativeWidth = BoxRelativePin(multiplier: 1, pin: BoxPin(constant: 20))
      }
    }
    return expectation(screen[node].id ?? "", screen)
  }

  /// The prefix of the name of the changed node.
  private var target: String {
    switch self {
    case .fixedHeight, .largestHeight, .longWord: return "excerpt"
    case .missingShrink: return "title"
    case .fixedWidth: return "half"
    case .squeezedIcon: return "icon"
    case .noRoomForText: return "title"
    case .textsCollide, .outsideOfScreen: return "first"
    case .missingWrap: return "tags"
    case .negativeMargin, .fixedHeightOfButton: return "button"
    case .textBesidePicture: return "more"
    case .requiredWidths, .relatedPins: return "caption"
    case .squeezedAvatar: return "avatar"
    }
  }

  private func expectation(_ name: String, _ screen: SoundScreen) -> (kinds: Set<Finding.Kind>, nodes: [String]) {
    switch self {
    case .fixedHeight, .largestHeight, .longWord: return ([.cutText], [name])
    case .missingShrink, .fixedWidth: return ([.overflow], [name])
    case .squeezedIcon, .squeezedAvatar: return ([.squeezed], [name])
    case .noRoomForText: return ([.noSpace], [name])
    case .textsCollide: return ([.overlap], [name])
    case .missingWrap: return ([.overflow], [name])
    case .outsideOfScreen, .negativeMargin: return ([.outside], [name])
    case .textBesidePicture: return ([.jump], [name])
    case .fixedHeightOfButton:
      let label = screen.node("label").flatMap { screen[$0].id } ?? ""
      return ([.overflow, .cutText], [name, label])
    case .requiredWidths, .relatedPins:
      let box = screen.node("box").flatMap { screen[$0].id } ?? ""
      return ([.overflow, .overlap], [name, box])
    }
  }
}
