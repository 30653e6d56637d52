import PlatformView

/// A pin with a priority.
public protocol PrioritizedPin {
  /// The priority of the pin.
  var priority: PlatformLayoutPriority { get set }
}

extension PrioritizedPin {
  /// The same pin with a priority, from 1 to 1000.
  public func withPriority(_ priority: PlatformLayoutPriority) -> Self {
    var pin = self
    pin.priority = priority
    return pin
  }

  /// The same pin with a priority, from 1 to 1000, as a number.
  public func withPriority(_ priority: Float) -> Self { exact(priority) }

  /// The same pin with priority 999: only required pins have a higher one.
  public var almostRequired: Self { exact(999) }

  /// The same pin with a priority of 1000 plus `offset`, which may be negative.
  public func required(_ offset: Float = 0) -> Self { exact(1000 + offset) }

  /// The same pin with a priority of 750 plus `offset`.
  public func high(_ offset: Float = 0) -> Self { exact(750 + offset) }

  /// The same pin with a priority of 250 plus `offset`.
  public func low(_ offset: Float = 0) -> Self { exact(250 + offset) }

  /// The same pin with exactly this priority.
  public func exact(_ priority: Float) -> Self { withPriority(PlatformLayoutPriority(rawValue: priority)) }
}

/// Setting the priority of `nil` has no effect.
extension Optional: PrioritizedPin where Wrapped: PrioritizedPin {
  /// The priority of the pin; `.required` for `nil`.
  public var priority: PlatformLayoutPriority {
    get { self?.priority ?? .required }
    set { self?.priority = newValue }
  }
}
