import { spaced } from '@jst/contracts/values'
import { useSharedWords } from '../../screens/page-speech.tsx'
import type { Words } from '../../words.ts'

/** Words of drafts in Chinese. */
export const chinese = {
  restored: '上次未提交的内容已恢复',
  restoredAt: (time: string) => `上次未提交的内容已恢复（${time}）`,
  restoredBy: (name: string, time: string) => `${name} 未提交的内容已载入（${time}），您可以继续填写`,
  merged: '本机与服务器上未提交的内容都有修改，已合并',
  discard: '放弃',
  discardTitle: '放弃未提交的内容？',
  discardText: '已填写而未保存的内容将被删除，不能恢复。',
  seen: '知道了',
  removed: '该内容已在别处保存或放弃，您此处填写的内容尚未保存',
  keepAnyway: '保留我的内容',
  save: {
    saving: '草稿保存中…',
    saved: (time: string) => `草稿已自动保存 ${time}`,
    local: (time: string) => `草稿已保存在本机 ${time}`,
    conflict: (count: number) => `${count} 处与他人的修改冲突，暂停自动保存`,
    failed: (reason: string, next: string) => `草稿未能保存：${reason}，${next}`,
    failedHere: (reason: string, next: string) => `草稿未能保存到服务器：${reason}，内容已保存在本机，${next}`,
    reasons: { full: '本机空间不足', blocked: '浏览器禁止存储', offline: '网络不通', 'signed-out': '登录已失效', refused: '服务器拒绝' },
    retry: '将自动重试',
    retryAfterLogin: '重新登录后继续',
  },
  conflicts: {
    lead: '同一处内容两边改得不一样，请逐项选择保留哪一个。选完之前不会覆盖对方。',
    label: '与他人的修改冲突',
    field: '内容',
    base: '原来',
    mine: '我的',
    theirs: '对方的',
    allMine: '全部用我的',
    allTheirs: '全部用对方的',
    keepMine: '用我的',
    takeTheirs: '用对方的',
    gone: '（已删除）',
    empty: '（空）',
    row: (label: string, no: number) => spaced`${label}第 ${no} 行`,
    goneRow: (label: string) => spaced`${label}中的一行`,
    more: (count: number) => `另有 ${count} 处，处理前面的后显示`,
  },
  replaced: {
    byColleague: (name: string) => `${name} 修改了您填写的以下内容，现以对方的为准。如不同意，可恢复为您的内容。`,
    byTab: '您在另一个页签修改了以下内容，现以那边的为准。',
    label: '您填写的内容被他人修改',
    now: '现在的',
    restore: '恢复我的',
  },
  list: {
    title: (zh: string) => spaced`未提交的${zh}`,
    caption: (zh: string, count: number) => spaced`有 ${count} 份未提交的${zh}`,
    untitled: '未命名',
    by: (name: string, time: string) => `${name} ${time}`,
    open: (title: string) => `继续填写 ${title}`,
    drop: (title: string) => `放弃 ${title}`,
    dropAct: '放弃',
    dropText: (title: string) => `「${title}」中已填写而未保存的内容将被删除，不能恢复。`,
    more: (count: number) => `查看全部 ${count} 份`,
  },
} as const
export type DraftTexts = typeof chinese
export type DraftWords = Words<DraftTexts>

/** Words of drafts in the language of the page. */
export const useDraftTexts = () => useSharedWords('drafts', chinese)
