import { spaced } from '@jst/contracts/values'
import type { Words } from '../words.ts'

/** Words of links for readers without an account. */
export const texts = {
  loading: '正在打开…',
  lost: '链接无效、已过期或已被撤销',
  lostHint: '请向发给您链接的人索取新的链接。',
  once: '链接只显示这一次，请现在复制。',
  address: '链接',
  copy: '复制链接',
  copied: '链接已复制',
  another: '再生成一个',
  links: '已生成的链接',
  none: '还没有链接',
  who: '给谁',
  state: '状态',
  states: { live: '有效', past: '已过期', revoked: '已撤销' },
  expires: '有效期至',
  views: '查看次数',
  lastView: '最近查看',
  by: '生成人',
  revoke: '撤销',
  revokeOf: (who: string) => spaced`撤销给${who}的链接`,
  revokeAsk: (who: string) => `撤销给“${who}”的链接？`,
  revokeContent: '撤销后对方立即不能再打开，已撤销的链接不能恢复。',
  revoked: '链接已撤销',
} as const
export type SharingTexts = Words<typeof texts>
