import { chargeBases, payTerms, type Line } from '@jst/contracts/document'
import { conditionFacts, conditionOps, rateBoxes } from '@jst/contracts/freight-rates'
import { formatNumber } from '@jst/ui'
import { texts } from './texts.ts'

const wordOf = (words: Readonly<Record<string, string>>, code: Line[string] | undefined) => words[String(code ?? '')] ?? String(code ?? '')
const given = (value: unknown) => value !== null && value !== undefined && value !== ''

/** Amount of a surcharge row, by box type where it has amounts by type. */
export function amountWords(line: Line): string {
  if (line['Unknown'] === true) return texts.announced
  const { CurrencyCode: currency, Amount: amount } = line
  if (line['Basis'] === 'F') return texts.percentOf(String(amount ?? 0), ((line['PercentOf'] ?? []) as readonly string[]).join(texts.and))
  const boxes = rateBoxes.flatMap((box) => {
    const value = line[`Amount${box}`]
    return given(value) ? [`${box === 'Other' ? texts.otherBox : box} ${formatNumber(Number(value))}`] : []
  })
  const minimum = given(line['Minimum']) ? [texts.minimum(formatNumber(Number(line['Minimum'])))] : []
  const all = given(amount) ? [formatNumber(Number(amount))] : []
  return [String(currency ?? ''), [...all, ...boxes, ...minimum].join(' / ')].filter(Boolean).join(' ')
}

export const basisWords = (line: Line): string => wordOf(chargeBases, line['Basis'] || 'C')
export const payWords = (line: Line): string => wordOf(payTerms, line['PpCc'] || 'PP')

/** Conditions of a surcharge row; '': none. */
export function conditionWords(line: Line): string {
  if (!line['ConditionOf']) return ''
  const values = ((line['ConditionValues'] ?? []) as readonly string[]).join(texts.and)
  return `${wordOf(conditionFacts, line['ConditionOf'])} ${wordOf(conditionOps, line['ConditionOp'] || 'is')} ${values}`
}

interface Scope {
  readonly Lanes: readonly string[]
  readonly Pols: readonly string[]
  readonly Pods: readonly string[]
  readonly Carriers: readonly string[]
  readonly Boxes: readonly string[]
}
/** Scope of a template. */
export function scopeWords({ Lanes, Pols, Pods, Carriers, Boxes }: Scope): string {
  const route = Pols.length + Pods.length > 0 ? [`${Pols.join(texts.and) || texts.all} → ${Pods.join(texts.and) || texts.all}`] : []
  const lists = [Carriers, Lanes, Boxes].filter((list) => list.length > 0).map((list) => list.join(texts.and))
  return [...route, ...lists].join(' · ') || texts.all
}

/** First and last day; '' is open. */
export const daysWords = (from: string, to: string): string => (from === '' && to === '' ? texts.open : `${from} ~ ${to}`)
