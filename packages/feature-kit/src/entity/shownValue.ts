import { listJoint, showValue, type EntityField, type EntityValue } from '@jst/contracts/entity'
import { reworded } from '@jst/contracts/values'
import { boxesText, formatAmount } from '@jst/ui'
import type { EntityTexts } from './texts.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * A value as people read it, in the language of the page. The change log of a new row has its lists as one text.
 * @param values of its row, where an amount finds its currency
 */
export function shownValue(field: EntityField, value: EntityValue, texts: EntityTexts, values: Values = {}): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (field.kind === 'number' && typeof value === 'number' && field.money !== undefined) {
    const named = values[field.money]
    return formatAmount(value.toFixed(field.digits), typeof named === 'string' ? named : field.money)
  }
  if (field.kind === 'number' && typeof value === 'number')
    return value.toLocaleString('en-US', { maximumFractionDigits: field.digits, useGrouping: field.grouped ?? true })
  if (field.kind === 'text' && field.boxes) return value ? boxesText(String(value)) : ''
  if (field.kind === 'picture') return value ? texts.uploaded : ''
  if (field.kind !== 'choice' && field.kind !== 'list')
    return reworded(showValue(field, value), 'wordsEn' in field ? texts.wordsOf(field) : undefined)
  const labels = texts.choicesOf(field)
  const labelOf = (code: string) => labels[code] ?? code
  if (field.kind === 'choice') return labelOf(String(value ?? ''))
  const items = typeof value === 'string' ? value.split(listJoint) : ((value ?? []) as readonly string[])
  return items.map(labelOf).join(texts.joint)
}
