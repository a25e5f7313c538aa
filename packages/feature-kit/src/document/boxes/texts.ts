import { spaced } from '@jst/contracts/values'
import { useSharedWords } from '../../screens/page-speech.tsx'
import type { Words } from '../../words.ts'

/** Texts of boxes with lines below them, in Chinese. */
export const boxTexts = {
  box: '箱',
  joint: '，',
  line: '货物明细',
  add: (zh: string) => spaced`加${zh}`,
  removeRows: '删除所选行',
  yes: '是',
  empty: '还没有箱。可从 Excel 或 WPS 复制多行后直接粘贴。',
  edit: (zh: string) => spaced`编辑${zh}`,
  none: (zh: string) => spaced`还没有${zh}`,
  saved: (zh: string) => spaced`${zh}已保存`,
  total: '合计',
  sheet: (zh: string) => spaced`${zh}表`,
  withUnit: (name: string, unit: string) => `${name}（${unit}）`,
  atRow: (no: string, problem: string) => `${no}：${problem}`,
  row: (no: number) => `第 ${no} 行`,
  unread: (label: string) => spaced`${label}不是数字，请修改`,
  lineOf: (no: string, place: number) => `${no} 明细 ${place}`,
  import: '导入',
  importHint: '导入 xlsx、xls 或 csv',
  reading: '正在读取…',
  importTitle: (file: string) => `导入 ${file}`,
  how: '导入方式',
  merge: '更新已有箱号，其余追加',
  struckToo: (rows: number) => `带删除线的 ${rows} 行仍然有效，也导入`,
  replace: '替换全部箱货',
  imported: (boxes: number) => `已导入 ${boxes} 箱`,
  truncated: '文件超过 5,000 行或 60 列，没有导入任何内容。请拆分文件，或删除箱货以外的内容后重试。',
  close: '关闭',
} as const

export type BoxWords = Words<typeof boxTexts>

/** Texts of boxes in the language of the page. */
export const useBoxTexts = () => useSharedWords('boxes', boxTexts)

const allocation = {
  joint: '、',
  label: '分配表',
  by: '按',
  byBox: '整箱',
  byLine: '货物明细',
  measure: '分配',
  evenly: '平均分',
  inProportion: '按比例分',
  proportionHint: '按各票现有件数的比例',
  whole: '归入',
  wholeTo: '归入哪一票',
  rest: '剩余归入',
  clear: '清除',
  undo: '撤销',
  scope: (count: number) => `所选 ${count} 行`,
  scopeAll: '全部行',
  done: '已全部分配',
  left: (amounts: string) => `未分配 ${amounts}`,
  loaded: '已装',
  restColumn: '剩余',
  restText: (value: string) => `剩 ${value}`,
  pending: '有未应用的分配',
  apply: '保存分配',
  saved: '分配已保存',
  hint: '选中一行或多行后点归入；在格内输入数字，其余数量按比例随之分配。',
  one: '只有一份单据时不需要分配。',
  open: '分配箱货',
  title: (zh: string) => spaced`${zh}分配`,
  locked: (numbers: string) => `${numbers} 已不能修改，分配到其中的数量保持不变。`,
  close: '关闭',
} as const
export type AllocationTexts = typeof allocation
export type AllocationWordsOfPage = Words<AllocationTexts>

/** Texts of sharing out boxes over several documents, in the language of the page. */
export const useAllocationTexts = () => useSharedWords('allocation', allocation)
