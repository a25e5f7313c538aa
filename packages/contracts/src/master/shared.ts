import type { EntityField, TextEntityField } from '../entity/fields.ts'

/** Fields that many kinds of master data share. */
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
export const contacts: readonly EntityField[] = [
  { key: 'Contact', kind: 'text', zh: '联系人', en: 'Contact', max: 60, listed: 110, search: true, group: '联系方式' },
  { key: 'Phone', kind: 'text', zh: '电话', en: 'Phone', max: 60, listed: 130, group: '联系方式' },
  {
    key: 'Email',
    kind: 'text',
    zh: '订舱邮箱',
    en: 'Booking e-mail',
    aliases: ['邮箱'],
    max: 120,
    rule: 'email',
    listed: 200,
    group: '联系方式',
  },
]

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
  pattern: { source: String.raw`[A-Z0-9][A-Z0-9._/-]*`, say: `${zh}由字母、数字和 . _ / - 组成，以字母或数字开头` },
  ...more,
})

export const validity: readonly EntityField[] = [
  { key: 'ValidFrom', kind: 'date', zh: '有效期起', en: 'Valid from', listed: 110, group: '有效期' },
  { key: 'ValidTo', kind: 'date', zh: '有效期止', en: 'Valid to', listed: 110, group: '有效期' },
]
