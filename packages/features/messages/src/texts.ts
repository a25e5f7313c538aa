import { noticeKinds } from '@jst/contracts/messages'
import { speech } from './speech.ts'
import { titles } from './titles.ts'

const chinese = {
  list: titles.list,
  detail: titles.detail,
  columns: { title: '标题', day: '日期', kind: '类型', description: '内容', sender: '发送人', time: '时间', state: '状态' },
  kinds: Object.fromEntries(Object.entries(noticeKinds).map(([kind, { zh }]) => [kind, zh])) as Readonly<Record<string, string>>,
  filters: { keyword: '关键字', keywordHint: '标题或内容', kind: '类型' },
  views: { all: '全部', unread: '未读' },
  state: { read: '已读', unread: '未读', someUnread: (count: number) => `${count} 条未读` },
  markRead: '标记已读',
  markAllRead: '全部标记已读',
  markAllTitle: '全部标记已读',
  markAllContent: (count: string) => `将把 ${count} 条未读消息标记为已读。`,
  marked: '已标记为已读',
  empty: '还没有消息',
  emptyHint: '补料提交、审核与退回会在这里通知您。',
  open: '查看相关业务',
  facts: { sender: '发送人', time: '发送时间' },
  body: '消息内容',
  others: '该提单的其他消息',
  gone: '没有找到这条消息',
  goneHint: '可能已被发送人撤回，或不在您的收件箱中。请从消息列表中打开。',
  toList: '查看全部消息',
  withdrawn: '已撤回',
  withdrawnNote: '发送人已撤回这条消息，内容仅供参考。',
} as const
export type MessageTexts = typeof chinese

/** Texts of one's own messages. */
export const texts = speech.words('messages', chinese)
