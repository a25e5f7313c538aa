import { useSharedWords } from '../../screens/page-speech.tsx'

const chinese = {
  standing: ({ zh }: { readonly zh: string; readonly en: string }): string => zh,
  title: '版本',
  none: '还没有版本，提交后生成',
  columns: { number: '版本', standing: '状态', event: '操作', by: '操作人', at: '时间', changes: '修改', compare: '对照' },
  number: (no: number) => `第 ${no} 版`,
  changes: (count: number) => (count === 0 ? '' : `${count} 处`),
  compare: (no: number) => `对照第 ${no} 版`,
  compared: (from: number, to: number) => `第 ${from} 版与第 ${to} 版的差异`,
  same: '两个版本内容相同',
  differences: { field: '内容', before: '原来', after: '现在' },
  hide: '收起',
} as const
export type VersionTexts = typeof chinese

/** Texts of the versions of a document. */
export const useVersionTexts = () => useSharedWords('versions', chinese)
