import type { PriceOffer } from '@jst/contracts/freight-rates'
import { amountText } from '@jst/contracts/money'
import type { TableSheet } from '../../../kernel/sheet/sheets.ts'
import { texts } from '../texts.ts'

const words = texts.push
export type Named = (code: string) => string
export const namedBy =
  (names: readonly { readonly Code: string; readonly Name: string }[]): Named =>
  (code) =>
    names.find(({ Code }) => Code === code)?.Name ?? code

const viaOf = ({ Via }: PriceOffer, named: Named) => (Via === '' ? words.direct : words.via(named(Via)))
const destination = ({ Pod, Del }: PriceOffer, named: Named) => [Pod, ...(Del === '' || Del === Pod ? [] : [Del])].map(named).join('→')
const otherCharges = ({ Charges }: PriceOffer) =>
  Charges.filter(({ Code, InAllIn }) => Code !== 'OFT' && !InAllIn).map(({ NameZh, Code, Currency, Amount }) =>
    `${NameZh || Code} ${amountText(Amount, Currency)}`.trim(),
  )

/** The list as it is pasted into a chat. */
export function chatText(offers: readonly PriceOffer[], pol: string, named: Named, day: string): string {
  if (offers.length === 0) return ''
  const lines = offers.flatMap((offer, at) => [
    `${at + 1}. ${named(offer.Carrier)} ${destination(offer, named)} ${offer.Boxes.map(({ Type, Price }) => `${Type} ${amountText(Price, offer.Currency)}`).join(' / ')}`,
    [viaOf(offer, named), ...(offer.TransitDays < 0 ? [] : [words.days(offer.TransitDays)]), words.until(offer.ValidTo)].join('，'),
    ...(otherCharges(offer).length > 0 ? [words.charges(otherCharges(offer).join('、'))] : []),
    ...(offer.Incomplete.length > 0 ? [words.toConfirm(offer.Incomplete.map(({ Zh }) => Zh).join('；'))] : []),
    ...offer.Excluded.map(({ Zh }) => Zh),
  ])
  return [words.head(named(pol), day), ...lines, words.foot].join('\n')
}

/** The list as a sheet: prices are numbers, everything else is text and never a formula. */
export function sheetOf(offers: readonly PriceOffer[], named: Named): TableSheet {
  const types = [...new Set(offers.flatMap(({ Boxes }) => Boxes.map(({ Type }) => Type)))]
  const figure = (amount: string) => (amount === '' ? '' : { value: Number(amount), format: '#,##0.00' })
  return {
    name: words.sheet,
    columns: [
      ...words.columns.map((title) => ({ title, width: 14 })),
      ...types.map((title) => ({ title, width: 12 })),
      ...words.lastColumns.map((title) => ({ title, width: 30, wrap: true })),
    ],
    rows: offers.map((offer) => [
      named(offer.Carrier),
      named(offer.Pol),
      destination(offer, named),
      viaOf(offer, named),
      offer.TransitDays < 0 ? '' : { value: offer.TransitDays, format: '0' },
      offer.ValidFrom,
      offer.ValidTo,
      offer.Currency,
      ...types.map((type) => figure(offer.Boxes.find(({ Type }) => Type === type)?.Price ?? '')),
      otherCharges(offer).join('；'),
      [...[...offer.Incomplete, ...offer.Excluded].map(({ Zh }) => Zh), ...offer.Remarks].join('；'),
    ]),
  }
}
