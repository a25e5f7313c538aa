import type { Issue } from '@jst/contracts'
import type { EntityTexts } from './entity/texts.ts'
import type { ReferenceTexts } from './reference/texts.ts'
import type { SharingTexts } from './sharing/texts.ts'
import type { SheetTexts } from '@jst/sheet'
import type { Words } from './words.ts'
import { spaced } from '@jst/contracts/values'

/** Every Chinese text of the package. */
export const texts = {
  unexpected: '操作失败，请稍后重试。',
  /** Texts of sheets that differ from their own Chinese. */
  sheet: {},
  /** Texts of a failed call. */
  failure: {
    joint: '；',
    /** One finding of the server about a value. */
    finding: ({ Message }: Issue): string => Message,
    /** A refusal by its code, with the sentence of the server. */
    refusal: (_code: string, sentence: string): string => sentence,
  },
  /** Asks before values are kept that the server doubts. */
  confirmed: {
    title: '请核对，确认无误后保存',
    content: (said: string, more: number): string => (more > 0 ? `${said}；另有 ${more} 处` : said),
    ok: '核对无误，保存',
  },
  unknownDevice: '未知设备',
  leaveTitle: '有未保存的修改',
  history: {
    title: (name: string) => `变更记录：${name}`,
    loading: '正在加载',
    empty: '还没有变更记录',
    more: '查看更早的记录',
    blank: '（空）',
    before: (field: string) => `${field}：`,
    joint: '；',
    yes: '是',
    no: '否',
  },
  download: {
    cancel: '取消',
    preparing: '正在生成…',
    received: (kilobytes: string) => `已接收 ${kilobytes} KB`,
    file: (no: number, count: number, progress: string) => `第 ${no} / ${count} 个，${progress}`,
    saved: (count: number) => (count > 1 ? `已保存 ${count} 个文件` : '文件已保存'),
    queued: '数据较多，已转为后台导出，完成后可在右上角“我的后台任务”下载',
    cancelled: (saved: number) => (saved > 0 ? `已取消，此前已保存 ${saved} 个文件` : '已取消，没有保存文件'),
  },
  messages: { today: '今天', yesterday: '昨天', count: (count: number) => `等 ${count} 条` },
  form: {
    save: '保存',
    cancel: '取消',
    close: '关闭',
    loading: '正在加载…',
    leave: '有未保存的修改',
    stay: '继续编辑',
    discard: '放弃修改',
    missing: (label: string) => spaced`请填写${label}`,
    findings: (count: number) => `还有 ${count} 处需要修改：`,
    moreFindings: (count: number) => `以及另外 ${count} 处，改完以上各处后再保存即可看到`,
    restored: '已恢复您上次没有保存的内容。',
    dropRestored: '放弃，改回已保存的内容',
  },
  stale: {
    lead: '保存之前，这里的内容已在别处被修改。以下各项两边不同，请选择；对方的其他修改会一并保留。',
    byField: '保存之前，这里的内容已在别处被修改。只有一方改过的已替您选好，双方都改过的请逐项选择。',
    same: '保存之前，这里的内容已在别处被修改，与您填写的一致。',
    shown: '这里的内容已在别处被修改，已显示最新内容，请核对后再操作。',
    takeTheirs: '采用现在的内容',
    keepMine: '保存您的内容',
    merge: '按所选合并',
    open: (count: number) => `还有 ${count} 项未选择`,
    merged: '已按所选合并，请核对后保存',
    label: '他人的修改与您的修改',
    field: '字段',
    before: '打开时',
    theirs: '现在的内容',
    mine: '您的内容',
    none: '（无）',
    joint: '、',
  },
} as const

/** Every text of the package, in one language. */
export type KitTexts = Omit<Words<typeof texts>, 'sheet'> & {
  readonly sheet: Partial<SheetTexts>
  /** Of entity lists; their Chinese comes with the lists. */
  readonly entity?: EntityTexts
  /** Of the fields that offer codes; their Chinese comes with these. */
  readonly reference?: ReferenceTexts
  /** Of the parts of documents, by the name of their file; their Chinese comes with these. */
  readonly documents?: Readonly<Record<string, object>>
  /** Of links for readers without an account; their Chinese comes with these. */
  readonly sharing?: SharingTexts
}
