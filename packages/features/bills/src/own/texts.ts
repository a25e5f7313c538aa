import { houseBillDocument, houseBillStates } from '@jst/contracts/bills'
import { statesOf } from '@jst/contracts/document'
import { titles } from '../titles.ts'
import { speech } from './speech.ts'

const named = (of: Readonly<Record<string, { readonly zh: string; readonly en: string }>>, language: 'zh' | 'en'): Record<string, string> =>
  Object.fromEntries(Object.entries(of).map(([key, words]) => [key, words[language]]))
const moves = statesOf(houseBillDocument)!.moves
const chinese = {
  title: titles.own as string,
  keyword: '提单号、主单号或船名',
  empty: '还没有单证',
  emptyHint: '操作人员发送样单后，单证显示在这里',
  columns: {
    bl: '提单号',
    mbl: '主单号',
    voyage: '船名航次',
    ports: '装货港 - 卸货港',
    state: '状态',
    version: '版本',
    updated: '更新时间',
  },
  papers: '单证',
  paperTitles: ['单证', '版本', '打印人', '时间', '扫码结果', '操作'] as readonly string[],
  names: { draft: '样单', copy: '副本', original: '正本' },
  paperStates: { valid: '有效', superseded: '已被替代', void: '作废' },
  again: (no: number, of: number, print: number): string => `正本 ${no}/${of}${print > 1 ? `（第 ${print} 次）` : ''}`,
  noVersion: '未定版',
  open: '打开',
  opening: '正在打开…',
  save: '保存 PDF',
  versions: '版本',
  versionTitles: ['版本', '事项', '经办人', '公司', '时间'] as readonly string[],
  seen: '查看记录',
  seenTitles: ['时间', '查看人', '公司', '事项'] as readonly string[],
  what: { view: '打开单证', file: '打开文件' },
  noPapers: '还没有可以查看的文件',
  original: '正本请以纸质为准',
  missing: '没有找到这份单证',
  back: '返回列表',
  states: named(houseBillStates.states, 'zh'),
  events: Object.fromEntries(Object.entries(moves).map(([move, { zh }]) => [move, zh])),
}
export type OwnTexts = typeof chinese
/** States of bills in English, by the declaration. */
export const englishStates = named(houseBillStates.states, 'en')
export const texts = speech.words('bills', chinese)
