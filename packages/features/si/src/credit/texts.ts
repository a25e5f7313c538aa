import { speech } from '../speech.ts'

const chinese = {
  title: '信用证核对',
  titleOf: (no: string) => `信用证核对 ${no}`,
  none: '未登记信用证条款。登记后每一版提单都会逐字核对。',
  add: '登记信用证条款',
  edit: '修改条款',
  ok: '各条款均符合',
  violations: (count: number) => `${count} 条不符`,
  look: (count: number) => `${count} 条需人工核对`,
  version: (no: number) => `第 ${no} 版`,
  said: (text: string) => `提单：${text}`,
  dialog: {
    title: '信用证条款',
    note: '按信用证原文填写，逐字核对；换行不影响。不要求的条款留空。',
    no: '信用证号',
    noNeeded: '请填写信用证号',
    bank: '开证行',
    day: '请写成 2026-12-31 的形式',
    save: '保存',
    saved: '已保存信用证条款',
    hints: {
      latestShipment: '例如 2026-12-31',
      loadPort: '例如 NINGBO, CHINA 或 ANY CHINESE PORT',
      dischargePort: '',
      freight: '例如 FREIGHT PREPAID',
      originals: '例如 FULL SET (3/3)',
      partialShipment: '例如 NOT ALLOWED',
      transhipment: '例如 ALLOWED',
    } as Readonly<Record<string, string>>,
  },
} as const
export type CreditTexts = typeof chinese

/** Words of the clauses of credits. */
export const texts = speech.words('credit', chinese)
