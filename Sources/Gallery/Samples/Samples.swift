import Foundation

// The data of the screens.

extension Settings {
  init(_ data: GalleryData) {
    let titles = ["Wireless", "Sounds", "Display", "Privacy", "Battery", "Language"]
    let count = data.pick(1, 3, 5, 9)
    sections = (0..<count).map { section in
      let rows = (0..<data.pick(2, 3, 6, 5)).map { row in
        let index = section * 5 + row
        let title = data == .short || data == .usual ? titles[index % titles.count] : data.text(index, usual: 2)
        let value = data == .absurd && row == 1 ? data.number(index) : data.text(index + 1, usual: 1)
        return Row(id: row, title: title, value: value, isSwitch: row % 3 == 2)
      }
      return Section(id: section, title: data.text(section, usual: 2), rows: rows)
    }
  }
}

extension Chat {
  init(_ data: GalleryData) {
    messages = (0..<data.pick(2, 8, 20, 30)).map { index in
      let text = data.text(index, usual: 7 + index % 5 * 3)
      return Message(id: index, text: text, time: data.time(index), isMine: index % 3 == 1)
    }
  }
}

extension Product {
  init(_ data: GalleryData) {
    name = data.pick("Chair", "Wooden chair", SampleTexts.words(6), SampleTexts.words(30))
    price = data.pick("$90", "$89.90", "$1,249.00", "9876543210 per piece and month")
    details = data.text(0, usual: 25)
    features = (0..<data.pick(0, 3, 8, 30)).map { data.text($0, usual: 5) }
  }
}

extension Month {
  init(_ data: GalleryData) {
    title = data.pick("May", "February", "September 2031", "September of the year 9876543210")
    (offset, days) = data.pick((0, 28), (3, 30), (5, 31), (6, 31))
    let allDays = Set(1...31)
    busyDays = data.pick([], [4, 12, 13], [1, 2, 3, 8, 9, 17, 23, 31], allDays)
    events = (0..<data.pick(0, 3, 8, 30)).map { index in
      Event(id: index, title: data.text(index, usual: 3), time: data.time(index))
    }
  }
}

extension Track {
  init(_ data: GalleryData) {
    title = data.pick("Rain", "Morning river", SampleTexts.words(8), SampleTexts.words(40))
    artist = data.pick("Ann", "The Umbrellas", SampleTexts.words(6, from: 1), "")
    elapsed = data.pick("0:00", "1:24", "1:02:45", "9876543:21")
    remaining = data.pick("0:12", "2:31", "12:57:15", "1234567:89")
  }
}

extension Login {
  init(_ data: GalleryData) {
    title = data.pick("Hello", "Welcome back", SampleTexts.words(6), SampleTexts.words(40))
    error = data.pick(
      nil, "The password is wrong", "The name or the password is wrong. Try again, or ask for a new password.",
      SampleTexts.words(80))
  }
}

extension Dashboard {
  init(_ data: GalleryData) {
    tiles = (0..<data.pick(1, 6, 11, 40)).map { index in
      Tile(
        id: index, title: data.text(index, usual: 2), value: data.number(index),
        change: data.pick("", "+\(index) %", "-\(index * 3) % in a week", data.text(index, usual: 2)))
    }
  }
}

extension Feed {
  init(_ data: GalleryData) {
    posts = (0..<data.pick(1, 5, 12, 24)).map { index in
      Post(
        id: index, author: data.text(index + 2, usual: 2), time: data.time(index),
        text: data.text(index, usual: 12), pictureRatio: index % 3 == 1 ? nil : data.pick(1, 1.5, 0.8, 0.25),
        counts: [index, index + 1, index + 2].map { data.number($0) })
    }
  }
}

extension Comment {
  static func samples(_ data: GalleryData) -> [Comment] {
    let deepest = data.pick(0, 2, 4, 7)
    return (0..<data.pick(1, 3, 4, 2)).map { sample(data, id: $0, depth: 0, deepest: deepest) }
  }

  /// A comment has two replies close to the root, and one below.
  private static func sample(_ data: GalleryData, id: Int, depth: Int, deepest: Int) -> Comment {
    let count = depth == deepest ? 0 : depth < 2 ? 2 : 1
    let index = id + depth * 3
    return Comment(
      id: id, author: data.text(index + 1, usual: 1), time: data.time(index), text: data.text(index, usual: 10),
      replies: (0..<count).map { sample(data, id: $0, depth: depth + 1, deepest: deepest) })
  }
}

extension Order {
  init(_ data: GalleryData) {
    lines = (0..<data.pick(1, 3, 9, 40)).map { index in
      Line(id: index, name: data.text(index, usual: 2), price: data.price(index))
    }
    total = data.pick("$5", "$32.70", "$1,350.00", "9876543210")
    note = data.pick("", "Delivery in two days", SampleTexts.words(20), SampleTexts.words(120))
  }
}

extension Profile {
  init(_ data: GalleryData) {
    name = data.pick("Ann", "Ann Miller", SampleTexts.words(5), SampleTexts.words(30))
    about = data.pick("", SampleTexts.words(12), SampleTexts.words(60), SampleTexts.words(200))
    counts = ["Posts", "Followers", "Following"].enumerated().map { Count(title: $1, number: data.number($0)) }
    let titles = data.pick(["Posts"], ["Posts", "Replies"], ["Posts", "Replies", "Media", "Likes"], SampleTexts.words)
    tabs = titles.prefix(20).enumerated().map { index, title in
      Tab(title: title, entries: (0..<data.pick(0, 4, 10, 25)).map { data.text($0 + index, usual: 9) })
    }
    selectedTab = data.pick(0, 1, 3, 0)
  }
}

extension Search {
  init(_ data: GalleryData) {
    filters = (0..<data.pick(1, 5, 12, 40)).map { data.text($0, usual: 1) }
    summary = data.pick("1 result", "24 results", "12345 results", "9876543210 results in 9876543210 shops")
    results = (0..<data.pick(1, 6, 12, 30)).map { index in
      Result(
        id: index, title: data.text(index, usual: 3), excerpt: data.text(index + 3, usual: 12), price: data.price(index)
      )
    }
  }
}
