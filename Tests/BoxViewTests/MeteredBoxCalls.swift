import BoxView
import Foundation
import LayoutDocument
import LayoutTestSupport
import PlatformView
import ViewTestSupport

extension MeteredCalls {
  private static func newBox(_ meter: WorkMeter) -> BoxView {
    let box = meter.add(BoxView())
    box.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    return box
  }
}

// Arguments of tests are made on any thread.
nonisolated extension MeteredCalls {
  /// Calls that add something to an empty box.
  private static func filling(
    _ description: String, _ add: @escaping ViewWork<BoxView, Int, WorkMeter>
  ) -> MeteredCalls {
    MeteredCalls(description) { count, meter in
      let box = newBox(meter)
      return {
        for index in 0..<count {
          meter.calls += 1
          add(box, index, meter)
        }
        box.layoutIfNeeded()
      }
    }
  }

  /// Calls for each of the labels in a box that was laid out, in their order, from the last one on, or in any order.
  private static func editing(
    _ description: String, _ step: Int = 1, _ edit: @escaping ViewWork<BoxView, TestLabel>
  ) -> MeteredCalls {
    MeteredCalls(description) { count, meter in
      let box = newBox(meter)
      let labels = meter.labels(count)
      box.items = labels.boxed
      box.layoutIfNeeded()
      var places = Array(labels.indices)
      var generator = SplitMix64(seed: 7)
      if step < 0 { places.reverse() } else if step > 1 { places.shuffle(using: &generator) }
      return {
        for place in places {
          meter.calls += 1
          edit(box, labels[place])
        }
        box.layoutIfNeeded()
      }
    }
  }

  /// One call for a box of so many labels.
  private static func single(
    _ description: String, _ call: @escaping ViewWork<BoxView, [TestLabel]>
  ) -> MeteredCalls {
    MeteredCalls(description) { count, meter in
      let box = newBox(meter)
      let labels = meter.labels(count)
      box.items = labels.boxed
      box.layoutIfNeeded()
      return {
        meter.calls += 1
        call(box, labels)
        box.layoutIfNeeded()
      }
    }
  }

  static let all = adding + removing + styling + calling + nesting

  static let adding = [
    filling("addItem") { box, _, meter in box.addItem(meter.label().boxed) },
    filling("addItem of guides") { box, _, meter in
      let guide = BoxGuide()
      meter.add(guide.node)
      box.addItem(BoxItem(guide: guide))
    },
    filling("insertItem as the first") { box, _, meter in box.insertItem(meter.label().boxed, after: nil) },
    filling("insertItem as the last") { box, _, meter in box.insertItem(meter.label().boxed, before: nil) },
    filling("insertItem after the last") { box, _, meter in
      box.insertItem(meter.label().boxed, after: box.subviews.last)
    },
    filling("insertItem before the last") { box, _, meter in
      box.insertItem(meter.label().boxed, before: box.subviews.last)
    },
    filling("insertItem anywhere") { box, index, meter in
      let reference = index == 0 ? nil : box.subviews[index * 7919 % index]
      box.insertItem(meter.label().boxed, after: reference, z: .front)
    },
    filling("addItem with a direction") { box, _, meter in
      box.forceSubviewsSCA = true
      box.addItem(meter.label().boxed)
    },
    filling("addBoxItem") { box, _, meter in
      box.allowNotManagedViews = true
      box.addBoxItem(meter.label().boxed)
    },
  ]

  static let removing = [
    editing("removeFromSuperview from the first on") { _, label in label.removeFromSuperview() },
    editing("removeFromSuperview from the last on", -1) { _, label in label.removeFromSuperview() },
    editing("removeFromSuperview in any order", 2) { _, label in label.removeFromSuperview() },
    editing("removeFromSuperview and addItem in turn", 2) { box, label in
      label.removeFromSuperview()
      box.addItem(label.boxed)
    },
    editing("insertItem of an item at another place", 2) { box, label in
      box.insertItem(label.boxed, before: box.subviews[3])
    },
    MeteredCalls("addItem to another box") { count, meter in
      let (box, other) = (newBox(meter), newBox(meter))
      let labels = meter.labels(count)
      box.items = labels.boxed
      box.layoutIfNeeded()
      return {
        meter.calls += count
        for label in labels { other.addItem(label.boxed) }
        other.layoutIfNeeded()
      }
    },
  ]

  static let styling = [
    editing("setLayout") { box, label in box.setLayout(.zero.withHeight(==20), for: label) },
    editing("updateBoxItem", 2) { _, label in label.updateBoxItem { $0.top(4) } },
    editing("priorities") { _, label in label.huggingY = .defaultHigh },
    editing("pinHeight") { _, label in label.pinHeight(>=7) },
    editing("pinWidth(to:)") { box, label in label.pinWidth(to: box) },
    editing("isHidden") { box, label in
      box.excludeHiddenViews = true
      label.isHidden = true
    },
    editing("spacing and insets") { box, _ in
      box.spacing = box.spacing == 1 ? 2 : 1
      box.insets = .all(box.spacing)
    },
    editing("setNeedsLayout") { box, _ in box.setNeedsLayout() },
    editing("text") { _, label in
      label.text = "another text"
      label.noteContent()
    },
    editing("refused sums") { box, label in box.setLayout(.zero.with(.top, <=3).with(.bottom, >=3), for: label) },
  ]

  static let calling = [
    single("items in another order") { box, labels in box.items = labels.reversed().boxed },
    single("no items") { box, _ in box.items = [] },
    single("one item less") { box, labels in box.items = Array(labels.boxed.dropFirst()) },
    single("new layouts") { box, labels in box.items = labels.boxed(layout: .zero.withHeight(==5)) },
    single("issues") { box, _ in _ = box.issues() },
    single("sizeThatFits") { box, _ in _ = box.sizeThatFits(CGSize(width: 50, height: 50)) },
    single("managedConstraints") { box, _ in _ = box.managedConstraints },
    single("ConstraintSwitch") { _, labels in
      let items = labels.map { $0.boxed.height(7) }
      ConstraintSwitch(onSet: items, offSet: labels.boxed).state = true
    },
    single("ConstraintSwitch of pins") { _, labels in
      ConstraintSwitch(onSet: labels.map { $0.pinHeight(7) }, offSet: labels.map { $0.pinAspect() }).state = true
    },
    single("pinSameWidth") { _, labels in labels.pinSameWidth() },
    single("bxRemoveConstraintsForAttribute") { box, labels in
      for label in labels { label.pinWidth(10) }
      box.bxRemoveConstraintsForAttribute(.width)
    },
    single("layoutDocument") { box, _ in _ = box.layoutDocument() },
    single("animateChangesWithDurations") { box, _ in _ = box.animateChangesWithDurations(0.1) },
  ]

  static let nesting = [
    MeteredCalls("addItem of a box with an item") { count, meter in
      let box = newBox(meter)
      return {
        var inner = box
        for _ in 0..<count {
          meter.calls += 1
          let next = meter.add(BoxView())
          next.items = [meter.label().boxed]
          inner.addItem(next.boxed)
          inner = next
        }
      }
    },
    MeteredCalls("guides in guides") { count, meter in
      let box = newBox(meter)
      let labels = meter.labels(count)
      return {
        var guide = BoxGuide()
        box.addItem(BoxItem(guide: guide))
        for label in labels {
          meter.calls += 1
          meter.add(guide.node)
          box.addSubview(label)
          let next = BoxGuide()
          guide.addBoxItems([label.boxed, BoxItem(guide: next)])
          guide = next
        }
      }
    },
    MeteredCalls("guides in guides from the inside out") { count, meter in
      let box = newBox(meter)
      return {
        var guide = BoxGuide()
        for _ in 0..<count {
          meter.calls += 1
          meter.add(guide.node)
          let next = BoxGuide()
          next.addBoxItem(BoxItem(guide: guide))
          guide = next
        }
        box.addItem(BoxItem(guide: guide))
      }
    },
  ]
}
