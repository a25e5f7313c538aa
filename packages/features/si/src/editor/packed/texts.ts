import { speech } from '../../speech.ts'

const chinese = {
  title: '与装箱单、箱单的差异',
  hint: '同一个箱子在装箱单或箱单上写得不一样。不会自动改动，请逐项核对；取用后可以撤销。',
  titles: ['箱号', '项目', '补料', '装箱单 / 箱单', '来源'],
  bill: '提单',
  billNo: '提单号',
  from: { list: (no: string) => `装箱单 ${no}`, slip: (no: string) => `箱单 ${no}` },
  lists: '装箱单',
  box: '箱',
  line: '货物明细',
  inLine: (line: number, label: string) => `明细 ${line} ${label}`,
  none: '没有',
  empty: '（空）',
  take: '取用',
  takeOf: (box: string, label: string, act: string) => `${box} ${label} ${act}`,
  addLine: '加为明细',
  addBox: '加为新箱',
  addTo: (bill: string) => `加到 ${bill}`,
  fill: (place: number) => `填入第 ${place} 箱`,
  amounts: (packages: number, weight: number, volume: number) => `${packages} 件 / ${weight} KGS / ${volume} CBM`,
  more: (count: number) => `另有 ${count} 项，处理前面的后显示`,
} as const
export type PackedTexts = typeof chinese

/** Texts of differences to packing lists and slips. */
export const texts = speech.words('packed', chinese)
