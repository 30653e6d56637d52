import StackViewLayout

/// A person with entries under several tabs.
struct Profile {
  struct Count {
    var title = ""
    var number = ""
  }

  struct Tab {
    var title = ""
    var entries: [String] = []
  }

  var name = ""
  var about = ""
  var counts: [Count] = []
  var tabs: [Tab] = []
  var selectedTab = 0
}

/// A portrait, counts, tabs, and the entries of the selected tab.
final class ProfileScreen: StackView, GalleryView {
  let portrait = Views.picture(), name = Views.label(), about = Views.label()
  var profile = Profile() { didSet { setNeedsUpdateItems() } }

  func show(_ data: GalleryData) { profile = Profile(data) }

  override func updateItems() {
    (name.text, about.text) = (profile.name, profile.about)
    padding(16).gap(12)
    addItem(portrait).size(96).alignSelf(.center).name("portrait")
    addItem(name).alignSelf(.center).name("name")
    addItem(about).name("about")
    addRow { addCounts(to: $0) }.name("counts")
    addRow { addTabs(to: $0) }.name("tabs")
    addEntries()
  }

  private func addCounts(to row: StackGroup) {
    row.wrap(.wrap).gap(8)
    for (index, count) in profile.counts.enumerated() {
      row.addItem(id: index) {
        CountView()
      } update: {
        $0.count = count
      }.flex().shrinksToWords().name("count")
    }
  }

  private func addTabs(to row: StackGroup) {
    row.wrap(.wrap).gap(8)
    for (index, tab) in profile.tabs.enumerated() {
      row.addItem(id: index) {
        Views.button()
      } update: {
        $0.show(tab.title)
      }.flex().shrinksToWords().name("tab")
    }
  }

  private func addEntries() {
    guard profile.tabs.indices.contains(profile.selectedTab) else { return }
    for (index, entry) in profile.tabs[profile.selectedTab].entries.enumerated() {
      addItem(id: index) {
        Views.label()
      } update: {
        $0.text = entry
      }.name("entry")
    }
  }
}

final class CountView: StackView {
  let number = Views.label(), title = Views.label()
  var count = Profile.Count() { didSet { setNeedsUpdateItems() } }

  override func updateItems() {
    (number.text, title.text) = (count.number, count.title)
    alignItems(.center)
    addItem(number).name("number")
    addItem(title).name("title")
  }
}
