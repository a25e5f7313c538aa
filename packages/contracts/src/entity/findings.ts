import { mistypedCreditCode } from '../credit-code.ts'
import type { Chosen, EntityField, RuleName, TextEntityField } from './fields.ts'
import { spaced } from '../values/spaced.ts'

/** Sentences about the values of declared fields, in Chinese; another language has its own of this shape. */
export const findingTexts = {
  /** Name of a field. */
  nameOf: ({ zh }: Pick<EntityField, 'zh' | 'en'>): string => zh,
  /** Labels of the choices, as a list inside a sentence. */
  choices: ({ choices = {} }: Chosen): string => Object.values(choices).join('、'),
  required: (name: string) => spaced`请填写${name}`,
  between: (name: string, min: number, max: number) => spaced`${name}应在 ${min}～${max} 之间`,
  whole: (name: string) => spaced`${name}应为整数`,
  digits: (name: string, digits: number) => spaced`${name}最多 ${digits} 位小数`,
  number: (name: string) => spaced`${name}应为数字`,
  unit: (name: string, unit: string | undefined) => (unit === undefined ? `${name}应为不带单位的数字` : `${name}的单位应为 ${unit}`),
  /** Meanings of a number with unclear signs. */
  unclearNumber: (name: string, text: string, meanings: string) =>
    `${name}“${text}”不明确，可能是 ${meanings}，请改写，或选择本文件的小数点写法`,
  unclearDay: (name: string, text: string, meanings: string) =>
    `${name}“${text}”不明确，可能是 ${meanings}，请改为年-月-日，或选择本文件的日期顺序`,
  moment: (name: string, isPort: boolean) => spaced`${name}应为${isPort ? '港口当地时间' : '中国时间'}，例如 2026-03-12 16:00`,
  sheetError: (name: string, text: string) => spaced`${name}的公式出错（${text}），请在表格中改正后重新导入`,
  scientific: (name: string, text: string) => `${name}“${text}”是科学计数法，编号已丢失位数，请把该列设为文本格式后重新填写`,
  oneOf: (name: string, choices: string) => spaced`${name}应为：${choices}`,
  yesOrNo: (name: string) => spaced`${name}应填“是”或“否”`,
  date: (name: string) => spaced`${name}应为日期，例如 2026-01-31`,
  rich: (name: string) => spaced`${name}含有不支持的内容，请在编辑器中重新粘贴为纯文本`,
  picture: (name: string) => spaced`${name}不是有效的图片，请重新上传`,
  most: (name: string, most: number) => spaced`${name}最多 ${most} 项`,
  itemLength: (name: string, max: number) => spaced`${name}每项最多 ${max} 个字符`,
  length: (name: string, max: number) => spaced`${name}最多 ${max} 个字符`,
  formula: (name: string) => spaced`${name}以公式符号开头，请改为纯文本后重新导入`,
  /** Description of the required form of a text. */
  pattern: ({ pattern }: TextEntityField): string => pattern?.say ?? '',
  rules: {
    imo: 'IMO 编号应为 7 位数字且校验位正确，请核对船舶证书',
    mmsi: 'MMSI 应为 9 位数字，首位为 2～7',
    email: '邮箱格式不正确，例如 booking@example.com',
    creditCode: '统一社会信用代码应为 18 位数字或大写字母（没有 I、O、S、V、Z），请对照营业执照检查',
    phone: '电话由数字、空格、+、- 和括号组成，例如 +86 21 5888 0000',
    numberRule: '规则由大写字母、数字、{yy}、{yyyy}、{mm} 和一个 {seq:位数} 组成，位数为 3～10，例如 COSU{yy}{seq:6}',
  } as Readonly<Record<RuleName, string>>,
  /** About a value that is taken. */
  warnings: { creditCode: mistypedCreditCode as string },
}
export type FindingTexts = typeof findingTexts
