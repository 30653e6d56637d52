import StackViewLayout

/// A month, and the events of its selected day.
struct Month {
  struct Event {
    var id = 0
    var title = ""
    var time = ""
  }

  var title = ""
  /// The number of days before the first one, in the week with which the month begins.
  var offset = 0
  var days = 30
  var busyDays: Set<Int> = []
  var events: [Event] = []
}

/// Seven columns of days, and a list of events.
final class CalendarScreen: StackView, GalleryView {
  let title = Views.label(), back = Views.button("<"), forward = Views.button(">")
  let weekdays = ["M", "T", "W", "T", "F", "S", "S"].map { Views.label($0) }
  var month = Month() { didSet { setNeedsUpdateItems() } }

  func show(_ data: GalleryData) { month = Month(data) }

  override func updateItems() {
    title.text = month.title
    padding(8).gap(8)
    addRow(gap: 8, align: .center) { header in
      header.wrap(.wrap)
      header.addItem(title).flex().shrinksToWords().name("title")
      header.addItem(back).name("back")
      header.addItem(forward).name("forward")
    }.name("header")
    addStack { grid in
      grid.columns(7).gap(2)
      for weekday in weekdays { grid.addItem(weekday).justifySelf(.center).name("weekday") }
      for _ in 0..<month.offset { grid.addSpacer().name("blank") }
      addDays(to: grid)
    }.item.name("grid")
    addEvents()
  }

  private func addDays(to grid: StackGroup) {
    guard month.days > 0 else { return }
    for day in 1...month.days {
      grid.addItem(id: day) {
        DayView()
      } update: {
        ($0.day, $0.isBusy) = (day, self.month.busyDays.contains(day))
      }.aspectRatio(1).name("day")
    }
  }

  private func addEvents() {
    for event in month.events {
      addItem(id: event.id) {
        EventRow()
      } update: {
        $0.event = event
      }.name("event")
    }
  }
}

/// A number with a dot below it on a day with events.
final class DayView: StackView {
  // Two digits of the largest text do not fit in a seventh of a phone.
  let number = Views.fixedLabel(), dot = Views.line()
  var day = 1 { didSet { setNeedsUpdateItems() } }
  var isBusy = false { didSet { setNeedsUpdateItems() } }

  override func updateItems() {
    number.text = "\(day)"
    alignItems(.center).justifyContent(.center).gap(2)
    addItem(number).name("number")
    if isBusy { addItem(dot).size(4).name("dot") }
  }
}

final class EventRow: StackView {
  let time = Views.label(), title = Views.label()
  var event = Month.Event() { didSet { setNeedsUpdateItems() } }

  override func updateItems() {
    (time.text, title.text) = (event.time, event.title)
    direction(.row).wrap(.wrap).alignItems(.baseline).columnGap(12)
    addItem(time).shrinksToWords().name("time")
    addItem(title).flex().shrinksToWords().name("title")
  }
}
