import Foundation

/// A button with the size of its title and its image: `UIButton` without UIKit.
///
/// ```swift
/// let button = HeadlessButton(frame: .zero)
/// button.setTitle("Follow", for: .normal)
/// button.intrinsicContentSize  // 48 × 28: a line of 16 points, 6 above and below
/// ```
open class HeadlessButton: HeadlessTextControl {
  /// The state of a button.
  public enum State: CaseIterable, Sendable {
    /// The button is enabled.
    case normal
    /// It is being touched.
    case highlighted
    /// The button is disabled: ``HeadlessTextControl/isEnabled``.
    case disabled
    /// The button is selected: ``isSelected``.
    case selected
  }

  /// The minimum width, in points: 30. This is the width of a `UIButton` of the system type with a short title.
  public static let minimumWidth: CGFloat = 30

  /// The insets of the title and the image, in points. Default: 6 at the top and at the bottom.
  ///
  /// A `UIButton` of the system type, whose title has a line of 18 points, is 30 points high.
  open var contentEdgeInsets = HeadlessEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) {
    didSet {
      if contentEdgeInsets != oldValue { contentDidChange() }
    }
  }

  /// Whether the button is selected. Default: `false`.
  open var isSelected = false {
    didSet {
      if isSelected != oldValue { contentDidChange() }
    }
  }

  /// Whether the button is being touched. Default: `false`.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { contentDidChange() }
    }
  }

  /// Whether the button is enabled. Default: `true`.
  open override var isEnabled: Bool {
    didSet {
      if isEnabled != oldValue { contentDidChange() }
    }
  }

  private var titles: [State: String] = [:]
  private var images: [State: HeadlessImage] = [:]

  /// The state: disabled before highlighted, and highlighted before selected.
  public var state: State {
    if !isEnabled { return .disabled }
    if isHighlighted { return .highlighted }
    return isSelected ? .selected : .normal
  }

  /// Sets the title of a state; `nil` removes it. States without a title have that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    guard titles[state] != title else { return }
    titles[state] = title
    contentDidChange()
  }

  /// Returns the title that was set for a state.
  open func title(for state: State) -> String? { titles[state] }

  /// The title that is shown.
  public var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// Sets the image of a state, in front of the title; `nil` removes it.
  ///
  /// States without an image have that of the normal state.
  open func setImage(_ image: HeadlessImage?, for state: State) {
    guard images[state] != image else { return }
    images[state] = image
    contentDidChange()
  }

  /// Returns the image that was set for a state.
  open func image(for state: State) -> HeadlessImage? { images[state] }

  /// The image that is shown.
  public var currentImage: HeadlessImage? { images[state] ?? images[.normal] }

  override var showsWholeContent: Bool { currentTitle?.isEmpty == false }

  override var content: InsetText {
    var content = InsetText(text: currentTitle ?? "", measurer: effectiveMeasurer, insets: contentEdgeInsets)
    content.minimumWidth = HeadlessButton.minimumWidth
    content.image = currentImage?.size ?? .zero
    return content
  }

  override func knownContent(of viewClass: ObjectIdentifier) -> (any ContentSnapshot)? {
    viewClass == ObjectIdentifier(HeadlessButton.self) ? content : nil
  }
}
