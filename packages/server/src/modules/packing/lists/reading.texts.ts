import { spaced } from '@jst/contracts/values'
import type { Words } from '@jst/packing'

/** Sentences about a file that is read or written, in the language of the page that asks. */
const chinese = {
  /** A sentence of the rules. */
  say: ({ zh }: Words): string => zh,
  noSheet: '文件里没有装箱单：没有找到箱号、件数、毛重等表头，请核对后重试',
  tooLong: '文件太长，每个工作表最多 5,000 行、整个文件最多 60 个工作表，请拆分后重试',
  total: (sheet: string, cell: string, measure: Words, said: string, sum: string): string =>
    spaced`${sheet}!${cell} 合计${measure.zh} ${said}，与各行之和 ${sum} 不一致`,
  unread: (text: string, why: string): string => `${text}（${why}）`,
  file: (no: string): string => `装箱单 ${no}`,
  continues: '沿用上一格的内容',
  empty: '就是空白',
} as const
export type ReadingWords = { readonly [Key in keyof typeof chinese]: (typeof chinese)[Key] extends string ? string : (typeof chinese)[Key] }

const english: ReadingWords = {
  say: ({ en }) => en,
  noSheet:
    'The file has no packing list: no headings such as container no., packages and gross weight were found. Please check it and choose it again.',
  tooLong: 'The file is too long: at most 5,000 rows a sheet and 60 sheets. Please split it and choose it again.',
  total: (sheet, cell, measure, said, sum) => `${sheet}!${cell} says ${said} as total ${measure.en}, the rows add up to ${sum}`,
  unread: (text, why) => `${text} (${why})`,
  file: (no) => `Packing list ${no}`,
  continues: 'They continue the cell above',
  empty: 'They are empty',
}
/** Words in the language of the page that asks. */
export const readingWords = (Lang?: 'en'): ReadingWords => (Lang === 'en' ? english : chinese)
