import { titles } from '../titles.ts'

/** Texts of the administration of messages. */
export const texts = {
  label: titles.manage,
  kinds: { label: '消息管理的列表', boxes: '消息', mails: '邮件发件箱', jobs: '后台任务' },
  columns: {
    title: '标题',
    kind: '类型',
    sender: '发送人',
    recipient: '收件人',
    company: '收件公司',
    time: '发送时间',
    read: '阅读时间',
    state: '状态',
  },
  filters: { keyword: '关键字', keywordHint: '标题或内容', kind: '类型', sender: '发送人', recipient: '收件人', time: '发送时间' },
  views: { all: '全部', unread: '未读', read: '已读' },
  resend: '重新发送',
  resendTitle: (count: string) => `重新发送 ${count} 条消息？`,
  resendContent: '收件人会再次收到同样的内容，发送人显示为您。已撤回的消息与已停用的收件人会跳过。',
  resent: (count: string) => `已重新发送 ${count} 条`,
  empty: '还没有消息',
  emptyHint: '本公司人员收到和发出的消息会出现在这里。',
} as const
