import { boxesOf, mostOptions, optionTotals, unpriced, type QuoteCharge, type QuoteOption, type QuoteView } from '@jst/contracts/quotes'
import { isDecimal, minus, plus } from '@jst/contracts/money'
import { boxCounts } from '@jst/contracts/document'
import type { EntityRow } from '@jst/contracts/entity'
import { cargoOf, priceLimits, rateBases, writeBoxes, type CargoFacts } from '@jst/contracts/freight-rates'
import { formatMoney } from '@jst/ui'
import { texts } from '../texts.ts'
import { endOf } from './byPod.ts'

const words = texts.chat

/** How an option stands by what the company and its charges say. */
export function verdictOf({
  Guards,
  Incomplete,
}: Pick<QuoteOption, 'Guards' | 'Incomplete'>): 'OK' | 'INCOMPLETE' | 'APPROVAL' | 'REFUSED' {
  if (Guards.length > 0) return Guards.some(({ Outcome }) => Outcome === 'REFUSED') ? 'REFUSED' : 'APPROVAL'
  return Incomplete.length > 0 ? 'INCOMPLETE' : 'OK'
}

/** Boxes as a search asks for them. */
export const askedBoxes = (row: Readonly<Record<string, unknown>>): string =>
  writeBoxes(boxesOf(row as EntityRow).map(({ Type, Count }) => ({ type: Type, count: Count })))

/** Ports that a quotation leads to: its own first, then those of its options, as many as one search asks for. */
export const podsOf = (row: EntityRow, options: readonly QuoteOption[]): string[] =>
  [...new Set([String(row['PodCode']), ...options.map(endOf)])].slice(0, priceLimits.pods)

/** Rates by their keys, as `Keep` of the call takes them; what is typed by hand has none. */
export const keepParam = (ids: readonly number[]): { Keep?: string } => {
  const keys = [...new Set(ids)].filter((id) => id > 0).slice(0, mostOptions)
  return keys.length === 0 ? {} : { Keep: keys.join(',') }
}

/** Facts of the cargo that a quotation says. */
export const cargoOfRow = ({ BoxTons, CargoType, Soc, Bills }: Readonly<Record<string, unknown>>): CargoFacts =>
  cargoOf({
    ...(typeof BoxTons === 'number' && BoxTons > 0 ? { Tons: String(BoxTons) } : {}),
    ...(typeof CargoType === 'string' ? { CargoType } : {}),
    Soc: Soc === true,
    ...(typeof Bills === 'number' ? { Bills } : {}),
  })

/** Query for the rates of a quotation; the rates of its options are always included. */
export const ratesQueryOf = (row: EntityRow, pods: readonly string[], options: readonly Pick<QuoteOption, 'RateId'>[]) => ({
  Pol: String(row['PolCode']),
  Pods: pods.join(','),
  Day: String(row['Day']),
  Boxes: askedBoxes(row),
  Customer: String(row['CustomerCode']),
  ...cargoOfRow(row),
  Id: row.Id,
  ...keepParam(options.map(({ RateId }) => RateId)),
})

/** A rate as an option of a quotation: ocean freight of the boxes that are quoted, with something on top of each box. */
export function optionOf(rate: QuoteOption, types: readonly string[], add: string): QuoteOption {
  const Charges = rate.Charges.filter(({ Box }) => Box === '' || types.includes(Box)).map((charge) =>
    charge.Code === 'OFT' && isDecimal(add) ? { ...charge, Price: plus(charge.Price, add) } : charge,
  )
  return { ...rate, Key: '', Charges }
}
/** An option at what its rate is priced now; what was added to the freight of a box is added again. */
export function renewed(option: QuoteOption, now: QuoteOption): QuoteOption {
  const priceIn = (charges: readonly QuoteCharge[], Box: string) =>
    charges.find((charge) => charge.Code === 'OFT' && charge.Box === Box)?.Price
  const Charges = now.Charges.map((charge) => {
    const [sold, rated] = charge.Code === 'OFT' ? [priceIn(option.Charges, charge.Box), priceIn(option.Rated, charge.Box)] : []
    return sold && rated && isDecimal(sold) ? { ...charge, Price: plus(charge.Price, minus(sold, rated)) } : charge
  })
  return { ...now, Key: option.Key, Remark: option.Remark, Charges }
}
export const typesOf = (row: Readonly<Record<string, unknown>>): string[] => boxesOf(row as EntityRow).map(({ Type }) => Type)

/** A charge that somebody types. */
export const blankCharge = (Currency: string): QuoteCharge => ({
  Code: '',
  NameZh: '',
  NameEn: '',
  Basis: 'S',
  Box: '',
  PpCc: 'PP',
  Currency,
  Price: '',
  Minimum: '',
  PercentOf: [],
  InAllIn: false,
  Cost: '',
  Floor: '',
})
/** An option without a rate: freight by hand. */
export const manualOption = (row: EntityRow, types: readonly string[]): QuoteOption => ({
  Key: '',
  RateId: 0,
  RateVersion: 0,
  RateNo: '',
  Carrier: '',
  CarrierName: '',
  Service: '',
  Pol: String(row['PolCode'] ?? ''),
  PolName: '',
  Pod: String(row['PodCode'] ?? ''),
  PodName: '',
  Del: '',
  Via: '',
  TransitDays: -1,
  FreeDays: -1,
  ValidFrom: '',
  ValidTo: '',
  Basis: '',
  Remark: '',
  Charges: types.map((Box) => ({
    ...blankCharge(String(row['CurrencyCode'] ?? 'USD')),
    Code: 'OFT',
    NameZh: texts.freight.zh,
    NameEn: texts.freight.en,
    Basis: 'C',
    Box,
  })),
  Rated: [],
  ...unpriced,
})

/** An option as it is pasted into a chat. */
export function chatText(row: EntityRow, view: QuoteView): string {
  const boxes = boxCounts(view.Measures.Boxes)
  const pods = [...new Map(view.Options.map((option) => [option.Pod, option.PodName || option.Pod])).values()]
  const options = view.Options.map((option, at) => {
    const freight = option.Charges.filter(({ Code }) => Code === 'OFT').map(
      ({ Box, Currency, Price }) => `${Box} ${formatMoney(Price, Currency)}`,
    )
    const others = option.Charges.filter(({ Code, InAllIn }) => Code !== 'OFT' && !InAllIn).map(
      ({ NameZh, Code, Currency, Price }) => `${NameZh || Code} ${formatMoney(Price, Currency)}`,
    )
    const totals = optionTotals(option.Charges, view).currencies.map(({ currency, gross }) => formatMoney(gross, currency))
    const facts = [
      ...(option.TransitDays < 0 ? [] : [words.transit(option.TransitDays)]),
      ...(option.FreeDays < 0 ? [] : [words.free(option.FreeDays)]),
      ...(option.ValidTo === '' ? [] : [words.until(option.ValidTo, option.Basis === '' ? '' : rateBases[option.Basis])]),
    ]
    return [
      words.option(
        at + 1,
        [option.CarrierName || option.Carrier, option.Service, pods.length > 1 ? words.to(option.PodName || option.Pod) : ''].join(' '),
      ),
      freight.join(' / '),
      others.join(words.comma),
      facts.join(words.comma),
      ...(option.ToConfirm.length === 0 ? [] : [words.toConfirm(option.ToConfirm.map(({ Zh }) => Zh).join('、'))]),
      ...option.Excluded.map(({ Zh }) => Zh),
      option.ToConfirm.length === 0 ? words.total(totals.join(' + ')) : words.partialTotal(totals.join(' + ')),
    ]
      .filter((line) => line !== '')
      .join('\n')
  })
  return [
    `${row.Code} ${String(row['PolCodeName'] ?? row['PolCode'])} → ${pods.join(' / ') || String(row['PodCodeName'] ?? row['PodCode'])} ${boxes}`,
    ...options,
    words.offer(String(row['ValidUntil'])),
  ].join('\n')
}
