import type { EntityField } from '../entity/fields.ts'
import { validityHeadings } from '../entity/vocabulary.ts'

/** Fields that many kinds of master data share. */
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

export const validity: readonly EntityField[] = [
  { key: 'ValidFrom', kind: 'date', zh: '生效日期', en: 'Valid from', aliases: validityHeadings.from, listed: 110, group: '有效期' },
  { key: 'ValidTo', kind: 'date', zh: '有效期至', en: 'Valid to', aliases: validityHeadings.to, listed: 110, group: '有效期' },
]
