import type { Words } from '../words.ts'

/** Words of the fields that offer codes. */
export const texts = {
  hint: '输入代码、中文、英文或拼音',
  codeHint: '代码',
  loadFailed: '选项没有载入，请重新打开此窗口。',
  asTyped: (code: string) => `按代码 ${code} 查找`,
} as const

/** The same in any language. */
export type ReferenceTexts = Words<typeof texts>
