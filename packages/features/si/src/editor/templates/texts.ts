import { speech } from '../../speech.ts'

const chinese = {
  applyTitle: '套用模板',
  search: '搜索模板',
  find: '查找',
  none: '还没有模板。填好一票后，可用“存为模板”留作下次使用。',
  used: (count: number) => `用过 ${count} 次`,
  fields: '套用哪些内容',
  apply: '套用',
  applied: (name: string) => `已套用模板“${name}”`,
  example: '汉堡家居-不锈钢厨具',
  overwrites: '会覆盖已填内容',
} as const
export type EditorTemplateTexts = typeof chinese

/** Texts of templates in the editor. */
export const texts = speech.words('editorTemplates', chinese)
