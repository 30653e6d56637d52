import StackViewLayout

/// The sections of a settings screen.
struct Settings {
  struct Section {
    var id = 0
    var title = ""
    var rows: [Row] = []
  }

  struct Row {
    var id = 0
    var title = ""
    var value = ""
    var isSwitch = false
  }

  var sections: [Section] = []
}

/// Sections of rows, with a line between two rows.
final class SettingsScreen: StackView, GalleryView {
  var settings = Settings() { didSet { setNeedsUpdateItems() } }

  func show(_ data: GalleryData) { settings = Settings(data) }

  override func updateItems() {
    padding(16).gap(24)
    for section in settings.sections {
      addItem(id: section.id) {
        SettingsSection()
      } update: {
        $0.section = section
      }.name("section")
    }
  }
}

final class SettingsSection: StackView {
  let title = Views.label()
  var section = Settings.Section() { didSet { setNeedsUpdateItems() } }

  override func updateItems() {
    title.text = section.title
    addItem(title).name("section title").marginBottom(8)
    for row in section.rows {
      if row.id > 0 { addDivider { Views.line() }?.marginStart(16).name("line") }
      addItem(id: row.id) {
        SettingsRow()
      } update: {
        $0.row = row
      }.name("row")
    }
  }
}

/// An icon, a title, and a value or a switch. What does not fit beside the title's longest word begins a new line.
final class SettingsRow: StackView {
  let icon = Views.picture(), title = Views.label(), value = Views.label(), toggle = Views.toggle()
  var row = Settings.Row() { didSet { setNeedsUpdateItems() } }

  override func updateItems() {
    (title.text, value.text) = (row.title, row.value)
    direction(.row).wrap(.wrap).alignItems(.center).padding(11, 16).gap(8)
    addItem(icon).size(29).name("icon")
    addItem(title).flex().shrinksToWords().name("title")
    if row.isSwitch {
      addItem(toggle).name("switch")
    } else {
      addItem(value).shrinksToWords().name("value")
    }
  }
}
