import { spaced } from '@jst/contracts/values'
import { useSharedWords } from '../../screens/page-speech.tsx'

const chinese = {
  title: '编号规则',
  of: (zh: string) => spaced`${zh}编号规则`,
  rule: '规则',
  note: '新增时不填编号即按规则生成；已有编号不变。',
  saved: '编号规则已保存',
  insert: '插入',
  parts: {
    '{yyyy}': '四位年份',
    '{yy}': '两位年份',
    '{mm}': '月',
    '{dd}': '日',
    '{seq:4}': '4 位流水号',
    '{check}': '校验位',
  },
  // by the length of the part of the date that a rule shows
  resets: { 0: '流水号一直累加', 4: '流水号每年从 1 开始', 7: '流水号每月从 1 开始', 10: '流水号每天从 1 开始' } as Readonly<
    Record<number, string>
  >,
  next: '接下来的编号',
  asking: '正在生成预览',
  noPreview: '规则正确后显示',
  skipped: (count: number) => `已跳过 ${count} 个使用中的编号`,
  check: '校验位由前面的字母和数字算出（ISO 7064），手工抄错一位即可发现。',
  never: (defaultRule: string) => `当前为系统默认规则 ${defaultRule}`,
  changed: (name: string) => `${name} 修改于 `,
  defaultRule: (defaultRule: string) => `；系统默认规则为 ${defaultRule}`,
  backToUsual: '恢复默认',
} as const
export type NumberTexts = typeof chinese

/** Words of rules of numbers. */
export const useNumberTexts = () => useSharedWords('numbers', chinese)
