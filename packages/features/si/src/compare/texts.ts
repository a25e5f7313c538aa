import { spaced } from '@jst/contracts/values'
import { speech } from '../speech.ts'

const chinese = {
  title: '对照',
  tabs: { previous: '与上一版', order: '与委托', three: '三方对照' },
  onlyDifferences: '只看差异',
  field: '字段',
  remark: '审核批注',
  acts: '处理',
  unchanged: '（未改）',
  order: '委托',
  previous: '上一版',
  previousNo: (version: number) => `第 ${version} 版`,
  nowNo: (version: number) => `第 ${version} 版（本版）`,
  firstVersion: '首次提交，没有上一版。',
  same: '没有差异。',
  loading: '正在加载对照内容…',
  none: '（无）',
  different: '不同：',
  more: (count: string) => `再显示后面的 ${count} 行`,
  jump: (label: string) => spaced`定位到${label}`,
  pin: (label: string) => spaced`批注${label}`,
  label: (tab: string) => spaced`${tab}的差异`,
  versions: '版本对比',
  older: '旧版本',
  newer: '新版本',
  version: '版本',
  draft: '正在编辑的内容',
  draftHint: '尚未提交',
  restore: '以此版本为草稿',
  restoreHint: '用该版本的内容打开编辑，确认后重新提交',
  oneVersion: '只有一个版本，没有可对比的内容。',
  compareOf: (older: string, newer: string) => `${older} → ${newer}`,
  said: (version: string, event: string, remarks: string) => `${version} ${event}：${remarks}`,
} as const
export type CompareTexts = typeof chinese

/** Words of comparisons: at the review desk, in the details of a record, in the editor. */
export const texts = speech.words('compare', chinese)
