import { mistypedCreditCode } from '../credit-code.ts'
import type { Chosen, EntityField, RuleName, TextEntityField } from './fields.ts'

/** Sentences about the values of declared fields, in Chinese; another language has its own of this shape. */
export const findingTexts = {
  /** What a field is called. */
  nameOf: ({ zh }: Pick<EntityField, 'zh' | 'en'>): string => zh,
  /** Labels of the choices, as a list inside a sentence. */
  choices: ({ choices = {} }: Chosen): string => Object.values(choices).join('、'),
  required: (name: string) => `请填写${name}`,
  between: (name: string, min: number, max: number) => `${name}应在 ${min}～${max} 之间`,
  whole: (name: string) => `${name}应为整数`,
  digits: (name: string, digits: number) => `${name}最多 ${digits} 位小数`,
  number: (name: string) => `${name}应为数字`,
  oneOf: (name: string, choices: string) => `${name}应为：${choices}`,
  yesOrNo: (name: string) => `${name}应填“是”或“否”`,
  date: (name: string) => `${name}应为日期，例如 2026-01-31`,
  rich: (name: string) => `${name}含有不支持的内容，请在编辑器中重新粘贴为纯文本`,
  picture: (name: string) => `${name}不是有效的图片，请重新上传`,
  most: (name: string, most: number) => `${name}最多 ${most} 项`,
  itemLength: (name: string, max: number) => `${name}每项最多 ${max} 个字符`,
  length: (name: string, max: number) => `${name}最多 ${max} 个字符`,
  formula: (name: string) => `${name}以公式符号开头，请改为纯文本后重新导入`,
  /** What the declaration says of the form of a text. */
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
