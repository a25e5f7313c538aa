import { spaced } from '@jst/contracts/values'
import { speech } from '../speech.ts'

const chinese = {
  notSubmitted: '未提交',
  superseded: '被取代',
  versionNo: (version: number) => `第 ${version} 版`,
  inForce: '有效版本',
  /** Submitted after a cut-off that was moved later since then. */
  beforeMove: '原截单后',
  history: '版本与审核记录',
  talk: { open: '附件与沟通', copies: '出具编号样单（可扫码验真）', title: (billNo: string) => `附件与沟通 · ${billNo}`, close: '关闭' },
  bill: {
    total: '合计',
    mergedBill: '并入提单 · 订舱号',
    none: '–',
    seq: '序号',
    containers: '集装箱',
    lines: (count: number) => `${count} 行明细`,
    container: (name: string) => `箱 ${name}`,
    line: (name: string, no: number) => `箱 ${name} 明细 ${no}`,
  },
  claim: {
    mine: '我',
    reviewing: (name: string) => spaced`${name}正在审核`,
    claimed: (name: string) => spaced`${name}已领取`,
  },
  joints: { names: '、', sentences: '；', counts: '，', label: '：' },
  print: '打印',
  printPart: (no: number, count: number) => `第 ${no} / ${count} 票`,
} as const
export type BillTexts = typeof chinese

/** Words that several SI screens share. */
export const texts = speech.words('bill', chinese)
