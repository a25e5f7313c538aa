import { amountText } from '../money/amount-text.ts'
import type { Line } from '../document/lines.ts'
import type { EntityValues } from '../entity/fields.ts'
import { farOfKind, isFarAmount, withoutKnown, type BoxPrice, type FarPrice } from './far-prices.ts'
import { rateBoxes } from './rate-words.ts'

/** Amount of a field of a row; undefined where it is empty. */
export const amountOf = (values: EntityValues | Line, key: string): number | undefined => {
  const value = values[key]
  return value === null || value === undefined || value === '' ? undefined : Number(value)
}
const messageOf = (currency: string, word: string, amount: number) => `${word} ${amountText(amount, currency)} 远高于常见费用`

/** A mark-up is a small part of the price of a box. */
export const markupShare = 0.2

/**
 * Amounts of fields that are one price each: those above any usual one.
 * @param before the row before a change: what stood then is not told again
 * @param share of the price of a box that such an amount may be
 */
export function farAmounts(
  values: EntityValues,
  before: EntityValues | undefined,
  fields: readonly { readonly key: string; readonly zh: string }[],
  share = 1,
): FarPrice[] {
  const all = (row: EntityValues): FarPrice[] => {
    const currency = String(row['CurrencyCode'] ?? '')
    return fields.flatMap(({ key, zh }) => {
      const amount = amountOf(row, key)
      return amount !== undefined && isFarAmount(currency, amount, share)
        ? [{ Field: key, Fields: [key], Message: messageOf(currency, zh, amount) }]
        : []
    })
  }
  return before ? withoutKnown(all({ ...before, ...values }), all(before)) : all(values)
}

/** Charges of a rate, or of a template: prices by box type that are far from each other or from before, and amounts above any usual one. */
function allFarCharges(rows: readonly Line[], before: readonly Line[] | undefined): FarPrice[] {
  return rows.flatMap((row, at) => {
    const stored = before?.find(({ Id }) => Id !== 0 && Id === row.Id)
    const currency = String(row['CurrencyCode'] ?? '')
    const word = String(row['ChargeCode'] ?? row['PortCode'] ?? '')
    const field = (key: string) => `Rows[${at}].${key}`
    const prices = rateBoxes.flatMap((box): BoxPrice[] => {
      const amount = amountOf(row, `Amount${box}`)
      const was = stored && amountOf(stored, `Amount${box}`)
      return amount === undefined ? [] : [{ box, amount, before: was, field: field(`Amount${box}`) }]
    })
    const amount = amountOf(row, 'Amount')
    // a per cent is no amount
    const isFar = row['Basis'] !== 'F' && amount !== undefined && isFarAmount(currency, amount)
    const alone: FarPrice[] = isFar
      ? [{ Field: field('Amount'), Fields: [field('Amount')], Message: messageOf(currency, word, amount) }]
      : []
    return [...farOfKind(word, currency, prices), ...alone]
  })
}
/** The same without what the rows before said. */
export const farCharges = (rows: readonly Line[], before: readonly Line[] = []): FarPrice[] =>
  withoutKnown(allFarCharges(rows, before), allFarCharges(before, undefined))
