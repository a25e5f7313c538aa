import type { Words } from '@jst/feature-kit'
import type { MessageTexts } from './texts.ts'

const messages: Words<MessageTexts> = {
  list: 'My messages',
  detail: 'Message',
  columns: { title: 'Title', day: 'Day', kind: 'Kind', description: 'Message', sender: 'From', time: 'Time', state: 'State' },
  kinds: { si: 'SI', schedule: 'Schedules', system: 'System' },
  filters: { keyword: 'Keyword', keywordHint: 'Title or message', kind: 'Kind' },
  views: { all: 'All', unread: 'Unread' },
  state: { read: 'Read', unread: 'Unread', someUnread: (count) => `${count} unread` },
  markRead: 'Mark as read',
  markAllRead: 'Mark all as read',
  markAllTitle: 'Mark all as read',
  markAllContent: (count) => `${count} unread messages are marked as read.`,
  marked: 'Marked as read',
  empty: 'No messages yet',
  emptyHint: 'Submissions, reviews and rejections of SI are told here.',
  open: 'Open what it is about',
  facts: { sender: 'From', time: 'Sent' },
  body: 'Message',
  others: 'Other messages of this bill',
  gone: 'This message was not found',
  goneHint: 'Its sender withdrew it, or it is not in your box. Please open it from the list.',
  toList: 'All messages',
  withdrawn: 'Withdrawn',
  withdrawnNote: 'Its sender has withdrawn this message. It is shown for reference only.',
}

/** English words of one's own messages. */
export const english = { messages } as const
