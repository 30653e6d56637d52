import StackViewLayout

/// The messages of a chat.
struct Chat {
  struct Message {
    var id = 0
    var text = ""
    var time = ""
    var isMine = false
  }

  var messages: [Message] = []
}

/// Messages, and a field for the next one.
final class ChatScreen: StackView, GalleryView {
  let field = Views.field("Message"), send = Views.button("Send")
  var chat = Chat() { didSet { setNeedsUpdateItems() } }

  func show(_ data: GalleryData) { chat = Chat(data) }

  override func updateItems() {
    padding(12).gap(8)
    for message in chat.messages {
      addItem(id: message.id) {
        MessageRow()
      } update: {
        $0.message = message
      }.name("message")
    }
    addRow(gap: 8, align: .center) { composer in
      composer.addItem(field).flex().name("field")
      composer.addItem(send).name("send")
    }.name("composer")
  }
}

/// A bubble at the side of its author. It takes three quarters of a wide row, and more of a narrow one.
final class MessageRow: StackView {
  let text = Views.label(), time = Views.label()
  var message = Chat.Message() { didSet { setNeedsUpdateItems() } }

  override func updateItems() {
    (text.text, time.text) = (message.text, message.time)
    direction(.row).justifyContent(message.isMine ? .end : .start)
    addStackView { bubble in
      bubble.padding(8, 12).gap(2)
      bubble.addItem(text).name("text")
      bubble.addItem(time).alignSelf(.end).name("time")
    }.maxWidth(.max(75%, 280)).shrink(1).name("bubble")
  }
}
