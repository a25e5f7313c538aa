import { codeField, nameZh } from '../entity/common-fields.ts'
import type { EntityField, TextEntityField } from '../entity/fields.ts'

/** A code that nobody but the keepers of the page reads. */
export const siteCode = (zh: string): EntityField => codeField(zh, 20, { hint: '自定义编号，例如 HOT-01' })
export const shownAs = (zh: string): TextEntityField => ({ ...nameZh, zh, en: 'Shown as', aliases: ['名称'], inline: true })
/** Shown from the first day to the last; without one, always. */
export const period: readonly EntityField[] = [
  { key: 'ValidFrom', kind: 'date', zh: '展示起', en: 'Shown from', listed: 110, group: '展示期' },
  { key: 'ValidTo', kind: 'date', zh: '展示止', en: 'Shown to', listed: 110, group: '展示期' },
]
