import Foundation
import PlatformView
import ViewTree

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

// The priorities of a view's natural size, in every box. They have no effect on views without a natural size.
extension PlatformView {
  /// The content-hugging priority along x: that of a width which is not greater than the content. Default: 250.
  public var huggingX: PlatformLayoutPriority {
    get { contentPriority(.hugging, .x) }
    set { setContentPriority(newValue, .hugging, .x) }
  }

  /// The content-hugging priority along y: that of a height which is not greater than the content. Default: 250.
  public var huggingY: PlatformLayoutPriority {
    get { contentPriority(.hugging, .y) }
    set { setContentPriority(newValue, .hugging, .y) }
  }

  /// The compression-resistance priority along x: that of a width which is not smaller than the content. Default: 750.
  public var resistanceX: PlatformLayoutPriority {
    get { contentPriority(.resistance, .x) }
    set { setContentPriority(newValue, .resistance, .x) }
  }

  /// The compression-resistance priority along y: that of a height which is not smaller than the content. Default: 750.
  public var resistanceY: PlatformLayoutPriority {
    get { contentPriority(.resistance, .y) }
    set { setContentPriority(newValue, .resistance, .y) }
  }

  /// The name of the view in the issues of a ``BoxView``. Default: none; the issue contains the class.
  public var boxName: String? {
    get { existingViewNode?.name }
    set { viewNode.name = newValue }
  }

  private func setContentPriority(
    _ priority: PlatformLayoutPriority, _ kind: ContentPriority, _ axis: BoxLayout.Axis
  ) {
    guard contentPriority(kind, axis) != priority else { return }
    storeContentPriority(priority, kind, axis)
    existingViewNode?.styleDidChange()
  }
}

/// The kinds of priorities of a natural size.
enum ContentPriority {
  /// The priority with which the view is not larger than its content.
  case hugging
  /// The priority with which the view is not smaller than its content.
  case resistance
}

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension PlatformView {
    func contentPriority(_ kind: ContentPriority, _ axis: BoxLayout.Axis) -> PlatformLayoutPriority {
      switch kind {
      case .hugging: return contentHuggingPriority(for: axis == .x ? .horizontal : .vertical)
      case .resistance: return contentCompressionResistancePriority(for: axis == .x ? .horizontal : .vertical)
      }
    }

    private func storeContentPriority(
      _ priority: PlatformLayoutPriority, _ kind: ContentPriority, _ axis: BoxLayout.Axis
    ) {
      switch kind {
      case .hugging: setContentHuggingPriority(priority, for: axis == .x ? .horizontal : .vertical)
      case .resistance: setContentCompressionResistancePriority(priority, for: axis == .x ? .horizontal : .vertical)
      }
    }
  }
#else
  /// The priorities of a view that were set.
  private final class ContentPriorities {
    var hugging: [BoxLayout.Axis: PlatformLayoutPriority] = [:]
    var resistance: [BoxLayout.Axis: PlatformLayoutPriority] = [:]
  }

  extension PlatformView {
    /// Whether priorities were set: all have the defaults of ``BoxPins`` otherwise.
    var hasContentPriorities: Bool { attachment(as: .boxItem) as AnyObject? != nil }

    func contentPriority(_ kind: ContentPriority, _ axis: BoxLayout.Axis) -> PlatformLayoutPriority {
      let priorities: ContentPriorities? = attachment(as: .boxItem)
      switch kind {
      case .hugging: return priorities?.hugging[axis] ?? .defaultLow
      case .resistance: return priorities?.resistance[axis] ?? .defaultHigh
      }
    }

    private func storeContentPriority(
      _ priority: PlatformLayoutPriority, _ kind: ContentPriority, _ axis: BoxLayout.Axis
    ) {
      let priorities = attachment(as: .boxItem) ?? ContentPriorities()
      setAttachment(priorities, as: .boxItem)
      switch kind {
      case .hugging: priorities.hugging[axis] = priority
      case .resistance: priorities.resistance[axis] = priority
      }
    }
  }
#endif
