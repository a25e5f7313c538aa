import type { EntityField } from '@jst/contracts/entity'
import { spaced } from '@jst/contracts/values'
import type { Words } from '@jst/packing'

type ChoiceField = EntityField & { readonly kind: 'choice' }

/** Sentences about a workbook that is read, in the language of the page that reads it. */
const chinese = {
  label: ({ zh }: Words): string => zh,
  joint: '、',
  template: {
    file: '舱单导入模板',
    sheets: { head: '舱单', parties: '收发通', goods: '货物', boxes: '集装箱' },
    field: '字段',
    value: '内容',
    hint: '说明',
    goodsColumns: ['件数', '包装', '毛重 KG', '体积 CBM', '英文品名', '中文品名', 'HS 编码', '唛头', 'UN 编号'] as readonly string[],
  },
  nothing: '文件中没有读到舱单内容：需要提单、收发通、货物或集装箱的表头，可以下载模板填写',
  unread: (text: string, why: string): string => `${text}（${why}）`,
  clock: '写成 YYYY-MM-DD HH:mm',
  number: '不是数字',
  choice: ({ choices }: ChoiceField): string => `只能是 ${Object.values(choices).join('、')}`,
  flag: '写是或否',
  list: '代码过长或过多',
  long: (most: number): string => `超过 ${most} 个字符，没有截断`,
  noPlace: '没有这个名称的港口，请填 5 位港口代码',
  places: (text: string): string => `“${text}”是哪个港口？`,
  means: (text: string): string => `“${text}”是什么意思？`,
  differs: (label: string, cells: string): string => spaced`${label}在 ${cells} 不一致，取哪一个？`,
  parties: (label: string): string => spaced`${label}写了两处，取哪一处？`,
  bills: '文件中有多个提单号，导入哪一票？',
  otherBill: (no: string, lines: number): string => `提单号 ${no} 的 ${lines} 行货物不属于这一票，没有导入`,
  total: (label: string, said: string, sum: string): string => spaced`${label}写的是 ${said}，箱货之和是 ${sum}`,
  tooMany: (boxes: number, goods: number): string => `一票最多 ${boxes} 箱、${goods} 行货物，请分开导入`,
} as const
type Widened<T> = T extends string
  ? string
  : T extends ((...args: never[]) => unknown) | readonly unknown[]
    ? T
    : { readonly [Key in keyof T]: Widened<T[Key]> }
export type WorkbookWords = Widened<typeof chinese>

const english: WorkbookWords = {
  label: ({ en }) => en,
  joint: ', ',
  template: {
    file: 'Manifest import template',
    sheets: { head: 'Manifest', parties: 'Parties', goods: 'Goods', boxes: 'Containers' },
    field: 'Field',
    value: 'Content',
    hint: 'Note',
    goodsColumns: [
      'Packages',
      'Package kind',
      'Gross weight KG',
      'Volume CBM',
      'English description',
      'Chinese description',
      'HS code',
      'Marks',
      'UN no.',
    ],
  },
  nothing:
    'The file has no content of a manifest: headings of the bill, its parties, goods or containers are needed. The template has them all.',
  unread: (text, why) => `${text} (${why})`,
  clock: 'Write it as YYYY-MM-DD HH:mm',
  number: 'It is no number',
  choice: ({ choices, choicesEn }) =>
    `One of ${Object.keys(choices)
      .map((code) => choicesEn?.[code] ?? code)
      .join(', ')}`,
  flag: 'Write yes or no',
  list: 'The codes are too long or too many',
  long: (most) => `It has more than ${most} characters; nothing is cut`,
  noPlace: 'No port has this name. Please enter its code of five characters.',
  places: (text) => `Which port is “${text}”?`,
  means: (text) => `What does “${text}” mean?`,
  differs: (label, cells) => `${label} differs in ${cells}: which one?`,
  parties: (label) => `${label} stands in two places: which one?`,
  bills: 'The file has several B/L numbers: which bill is imported?',
  otherBill: (no, lines) => `${lines === 1 ? '1 line' : `${lines} lines`} of goods of B/L ${no} belong to another bill and were not read`,
  total: (label, said, sum) => `${label}: the file says ${said}, containers and goods add up to ${sum}`,
  tooMany: (boxes, goods) => `A bill has at most ${boxes} containers and ${goods} lines of goods. Please import it in parts.`,
}
/** Headings of the sheet of fields in a template, in either language. */
export const ownHeadings = [chinese, english].map(({ template: { field, value } }) => [field, value] as const)
/** Words in the language of the page that asks. */
export const workbookWords = (Lang?: 'en'): WorkbookWords => (Lang === 'en' ? english : chinese)
