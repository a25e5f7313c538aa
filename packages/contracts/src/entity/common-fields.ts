import type { EntityField, TextEntityField } from './fields.ts'

/** A field of a text. */
export const textField = (key: string, zh: string, en: string, max: number, more: Partial<TextEntityField> = {}): TextEntityField => ({
  key,
  kind: 'text',
  zh,
  en,
  max,
  ...more,
})
/** A field with one of the named values. */
export const choiceField = (
  key: string,
  zh: string,
  en: string,
  choices: Readonly<Record<string, readonly [zh: string, en: string]>>,
  more: object = {},
): EntityField => ({
  key,
  kind: 'choice',
  zh,
  en,
  choices: Object.fromEntries(Object.entries(choices).map(([code, [name]]) => [code, name])),
  choicesEn: Object.fromEntries(Object.entries(choices).map(([code, [, name]]) => [code, name])),
  ...more,
})

/** Fields that entities of every area share. */
export const nameZh: TextEntityField = {
  key: 'NameZh',
  kind: 'text',
  zh: '中文名',
  en: 'Chinese name',
  aliases: ['名称', '中文名称'],
  max: 80,
  required: true,
  listed: 160,
  search: true,
  overridable: true,
}
export const nameEn: TextEntityField = {
  key: 'NameEn',
  kind: 'text',
  zh: '英文名',
  en: 'English name',
  aliases: ['英文名称'],
  max: 120,
  listed: 200,
  search: true,
}
export const remark: EntityField = { key: 'Remark', kind: 'lines', zh: '备注', en: 'Remark', max: 500, listed: 180, hidden: true }
/** A code of letters, digits, `-`, `_`, `/` and `.` in capitals. */
export const codeField = (zh: string, max: number, more: Partial<TextEntityField> = {}): EntityField => ({
  key: 'Code',
  kind: 'code',
  zh,
  en: 'Code',
  aliases: ['代码'],
  max,
  required: true,
  upper: true,
  listed: 110,
  search: true,
  pattern: {
    source: String.raw`[A-Z0-9][A-Z0-9._/-]*`,
    say: `${zh}由字母、数字和 . _ / - 组成，以字母或数字开头`,
    sayEn: 'Letters, digits and . _ / -, beginning with a letter or a digit',
  },
  ...more,
})
