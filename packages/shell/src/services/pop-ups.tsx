import { Notification } from '@arco-design/web-react'
import { TextButton } from '@jst/ui'
import { texts } from '../texts.ts'

/** New messages, as a pop-up shows them. */
export interface Announced {
  /** Event and bill number of the latest entry. */
  title: string
  /** Reason, cut to the available space. */
  text: string
  /** Number of messages that arrived together. */
  count: number
  /** Opens the message. */
  onOpen: () => void
  /** Label of the link that opens it. */
  act?: string
  /** Opens the messages. */
  onAll: () => void
}

/** More at once would hide the page. */
const most = 3
const shownFor = 8_000
const sumId = 'messages-further'
const openIds = new Set<string>()
let count = 0
/** Number of messages in the summary; 0 hides it. */
let further = 0

/** Shows messages at the lower right, where neither the bell nor the buttons of the page are. Messages without room are shown as one number. */
export function announce(news: Announced): void {
  if (openIds.size >= most || further > 0) {
    further += news.count
    show(sumId, texts.furtherMessages(further), '', texts.view, news.onAll, () => (further = 0))
    return
  }
  const id = `message-${++count}`
  openIds.add(id)
  const [title, text] = news.count > 1 ? [texts.newMessages(news.count), news.title] : [news.title, news.text]
  show(id, title, text, news.act ?? texts.view, news.onOpen, () => openIds.delete(id))
}

function show(id: string, title: string, content: string, act: string, onOpen: () => void, onClose: () => void): void {
  Notification.info({
    id,
    title,
    content,
    position: 'bottomRight',
    duration: shownFor,
    onClose,
    btn: (
      <TextButton
        onClick={() => {
          Notification.remove(id)
          onOpen()
        }}
      >
        {act}
      </TextButton>
    ),
  })
}
