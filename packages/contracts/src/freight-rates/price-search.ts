import { cargoTypes } from '../booking/choices.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Day, Quantity, text } from '../envelope.ts'
import { menus } from '../may.ts'
import { measureText } from '../money/decimal.ts'
import { ArraySchema, BooleanSchema, Integer, ObjectSchema, Optional, type Static, StringSchema, strict } from '../schema.ts'
import { PriceOffer, PriceOption } from './price-offer.ts'

/** Screens that ask for prices. */
export const priceScreens = {
  query: '/FlcExport/QueryPrice',
  search: '/SeaFreight/FreightManagement/FCLFreightSearch',
  result: '/SeaFreight/FreightManagement/FreightResult',
} as const

/** Limits of one inquiry. */
export const priceLimits = { pods: 5, boxes: 5, count: 99, options: 200 } as const

/**
 * Facts of the cargo that conditions of surcharges ask for. Left out: not known; `Soc` left out: the boxes are the carrier's. `Tons` and `Soc` are of
 * boxes that say nothing of their own (`BoxesText`).
 */
export const cargoFacts = {
  /** Tons of cargo in each box. */
  Tons: Optional(measureText(3, 3)),
  /** A code of `cargoTypes`. */
  CargoType: Optional(text(20)),
  /** The boxes are the shipper's own. */
  Soc: Optional(BooleanSchema()),
  /** Number of bills of lading; left out: one. */
  Bills: Optional(Integer({ minimum: 1, maximum: 99 })),
}
const CargoFacts = ObjectSchema(cargoFacts)
export type CargoFacts = Static<typeof CargoFacts>
/** Tons of cargo in a box, with at most three places; a number of bills. */
export const isTons = (text: string): boolean => /^\d{1,3}(\.\d{1,3})?$/.test(text) && Number(text) > 0
export const isBills = (text: string): boolean => /^[1-9]\d?$/.test(text)
/** Facts of the cargo in an address, as far as they can be read. */
export function readCargo(params: URLSearchParams): CargoFacts {
  const [tons = '', type = '', soc, bills = ''] = ['Tons', 'CargoType', 'Soc', 'Bills'].map((key) => params.get(key) ?? '')
  return cargoOf({
    ...(isTons(tons) ? { Tons: tons } : {}),
    ...(type in cargoTypes ? { CargoType: type } : {}),
    Soc: soc === 'true',
    ...(isBills(bills) ? { Bills: Number(bills) } : {}),
  })
}
/** The facts of the cargo in a query alone. */
export const cargoOf = ({ Tons, CargoType, Soc, Bills }: CargoFacts): CargoFacts => ({
  ...(Tons ? { Tons } : {}),
  ...(CargoType ? { CargoType } : {}),
  ...(Soc ? { Soc } : {}),
  ...(Bills === undefined || Bills === 1 ? {} : { Bills }),
})

/** Boxes of an inquiry: `40HQ*2,20GP*1`, each line with tons in a box and whose it is where that is said: `40HQ*1-24.5-SOC`. */
export const BoxesText = StringSchema({ minLength: 2, maxLength: 400 })

/**
 * The question of a search, flat, so that the address of a page holds it. `Pods`: codes joined by commas. `Boxes`: `BoxesText`. `Customer`: code of a
 * customer of the company; without one, nobody in particular.
 */
const priceQuery = {
  Pol: StringSchema({ minLength: 2, maxLength: 10 }),
  Pods: StringSchema({ minLength: 2, maxLength: 60 }),
  Day,
  Boxes: BoxesText,
  Customer: Optional(text(20)),
  ...cargoFacts,
}
const PriceQuery = ObjectSchema(priceQuery, strict)
export type PriceQuery = Static<typeof PriceQuery>

/** Boxes that are alike in what conditions ask of single boxes. */
export interface AskedLot {
  readonly count: number
  /** Tons of cargo in each of them; '' : not said. */
  readonly tons: string
  /** True for the shipper's own boxes; left out: not said. */
  readonly soc?: boolean
}
/** A line of boxes as people ask for them; several lines may have one type. */
export interface BoxLine extends AskedLot {
  readonly type: string
}
/** Boxes of one type. `lots`: what is said of them one by one; left out: nothing is. */
export interface AskedBoxes {
  readonly type: string
  readonly count: number
  readonly lots?: readonly AskedLot[]
}
/** Lines of boxes in one inquiry. */
const mostBoxLines = 20
/** `40HQ*2-24.5-SOC,20GP` → two 40HQ of the shipper with 24.5 tons in each, and one 20GP; undefined: it cannot be read, or names too many. */
export function readBoxLines(words: string): BoxLine[] | undefined {
  const found = words
    .split(',')
    .map((word) => /^\s*([A-Z0-9]{2,6})(?:\*(\d{1,2}))?(?:-(\d{1,3}(?:\.\d{1,3})?))?(?:-(SOC|COC))?\s*$/i.exec(word))
  const lines = found.flatMap((match): BoxLine[] => {
    if (!match) return []
    const [, type, count = '1', tons = '', owner] = match
    return [{ type: type!.toUpperCase(), count: Number(count), tons, ...(owner ? { soc: owner.toUpperCase() === 'SOC' } : {}) }]
  })
  const types = new Set(lines.map(({ type }) => type))
  const wrong =
    lines.length < found.length ||
    lines.length > mostBoxLines ||
    lines.some(({ count, tons }) => count < 1 || !(tons === '' || isTons(tons)))
  return wrong || types.size > priceLimits.boxes ? undefined : lines
}
/** The other way round. */
export const writeBoxLines = (lines: readonly BoxLine[]): string =>
  lines
    .map(({ type, count, tons, soc }) => [`${type}*${count}`, tons, soc === undefined ? '' : soc ? 'SOC' : 'COC'].filter(Boolean).join('-'))
    .join(',')

/** Boxes by type, each type once, in the order of the lines. */
export function boxesOfLines(lines: readonly BoxLine[]): AskedBoxes[] {
  return [...new Set(lines.map(({ type }) => type))].map((type) => {
    const lots = lines.filter((line) => line.type === type).map(({ type: _, ...lot }) => lot)
    const isSaid = lots.some(({ tons, soc }) => tons !== '' || soc !== undefined)
    return { type, count: lots.reduce((sum, { count }) => sum + count, 0), ...(isSaid ? { lots } : {}) }
  })
}
/** `40HQ*2,20GP` → two 40HQ and one 20GP; undefined: it cannot be read, or names too many. */
export function readBoxes(words: string): AskedBoxes[] | undefined {
  const lines = readBoxLines(words)
  return lines && boxesOfLines(lines)
}
/** Types and counts alone. */
export const writeBoxes = (boxes: readonly Pick<AskedBoxes, 'type' | 'count'>[]): string =>
  boxes.map(({ type, count }) => `${type}*${count}`).join(',')

/** Codes of the ports that are asked for, each once. */
export const readPods = (words: string): string[] => [
  ...new Set(
    words
      .split(',')
      .map((word) => word.trim().toUpperCase())
      .filter((word) => word !== ''),
  ),
]

const may = menus(priceScreens.query, priceScreens.search, priceScreens.result)
const Place = ObjectSchema({ Code: StringSchema(), Name: StringSchema() })

/**
 * Prices of every published rate that is for the route and the day, cheapest first. Each search is kept, with how much it found. `More`: further
 * options that are not listed. `Level`: of the customer on that day.
 */
export const searchPrices = defineEndpoint({
  method: 'GET',
  path: '/api/FreightPrice/Search',
  summary: '运价查询',
  write: true,
  may,
  query: PriceQuery,
  reply: ObjectSchema({ Options: ArraySchema(PriceOption), More: Quantity, Level: StringSchema(), Ports: ArraySchema(Place) }),
})

/** The same as the customer reads it. `Withheld`: options that wait for an approval or are refused. It is not kept as a search. */
export const customerPrices = defineEndpoint({
  method: 'GET',
  path: '/api/FreightPrice/ForCustomer',
  summary: '运价查询（客户视图）',
  may,
  query: PriceQuery,
  reply: ObjectSchema({ Offers: ArraySchema(PriceOffer), Withheld: Quantity, Ports: ArraySchema(Place) }),
})
