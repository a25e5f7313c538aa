import { linkBlocks, type LinkBlock } from '@jst/contracts/manifest'
import { speech } from '../speech.ts'

const chinese = {
  share: '分享填写',
  title: (bill: string) => `分享填写 ${bill}`,
  lead: '把链接发给工厂或发货人，对方无需账号即可填写勾选的部分。填写的内容是建议，由您逐项采纳后才写入舱单。',
  for: '发给',
  forHint: '例如 嘉兴工厂 王经理',
  hours: '有效期',
  hourOptions: { 24: '24 小时', 72: '72 小时', 168: '7 天', 720: '30 天' },
  blocks: '对方可见并填写',
  blockNames: linkBlocks as Readonly<Record<LinkBlock, string>>,
  joint: '、',
  noBlock: '请至少勾选一部分',
  language: '页面语言',
  languages: { cn: '中文', en: 'English' },
  withCode: '需要 4 位验证码',
  withCodeHint: '验证码只显示一次，请用电话或另一条消息告诉对方',
  make: '生成链接',
  code: (code: string) => `验证码：${code}`,
  list: '已有链接',
  more: (blocks: string, reader: string) => [blocks, reader === '' ? '' : `最近打开：${reader}`].filter(Boolean).join(' · '),
  locked: '验证码错误过多，已锁定',
  proposals: {
    title: '填写建议',
    from: (name: string, phone: string, whom: string) => `${name} ${phone}（${whom}）`,
    titles: ['内容', '现有', '建议', '处理'],
    label: (_path: string, label: string): string => label,
    take: '采纳',
    refuse: '不采纳',
    open: '待处理',
    takeAll: '全部采纳',
    note: (note: string) => `说明：${note}`,
    choose: (path: string) => `处理 ${path}`,
    reason: '不采纳的原因',
    reasonHint: '对方能看到',
    save: (count: number) => `确认 ${count} 项`,
    saved: '已处理',
    taken: (by: string) => `${by} 已采纳`,
    refused: (by: string, reason: string) => [`${by} 不采纳`, reason].filter(Boolean).join('：'),
    changed: '提交后已有改动',
    older: (count: number) => `已处理的建议 ${count} 份`,
  },
} as const
export type LinksTexts = typeof chinese

/** Words of links for readers without an account, on the side that makes them. */
export const texts = speech.words('links', chinese)
