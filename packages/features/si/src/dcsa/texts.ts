import { speech } from '../speech.ts'

const chinese = {
  import: '导入 DCSA',
  importHint: '导入 DCSA eBL 3 格式的补料 JSON 文件，按订舱号找到委托，成为草稿',
  reading: '正在读取…',
  title: (fileName: string) => `导入 ${fileName}`,
  found: (mblNo: string, orderNo: string, drafts: number) =>
    `对应委托 ${orderNo}（主提单号 ${mblNo || '未定'}），共 ${drafts} 票，将成为该委托的草稿。`,
  replaces: (by: string, at: string) => `该委托已有 ${by} 于 ${at} 保存的草稿，导入后将被替换。`,
  clean: '文件内容可以完整导入。',
  losses: (count: number) => `以下 ${count} 项无法照原样导入，请核对：`,
  accept: '导入为草稿',
  cancel: '取消',
  table: {
    label: '差异清单',
    field: '字段',
    kind: '情况',
    reason: '说明',
    value: '内容',
    kinds: { lost: '丢失', changed: '形式改变', missing: '缺失', check: '请核对', carried: '随报文带回' },
  },
} as const
export type DcsaTexts = typeof chinese

/** Words of the exchange with the DCSA standard. */
export const texts = speech.words('dcsa', chinese)
