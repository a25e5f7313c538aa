import { readCargo, readPods, type PriceOption, type PriceQuery } from '@jst/contracts/freight-rates'
import { link } from '@jst/feature-kit'

/** Sort orders of the options. */
export const priceSorts = ['price', 'transit', 'valid'] as const
export type PriceSort = (typeof priceSorts)[number]

/** How the results are looked at; it stands in the address beside what was asked. */
export interface PriceLook {
  readonly sort: PriceSort
  /** Carriers that are shown; '' : all. */
  readonly carrier: string
  readonly pod: string
  /** Totals with surcharges in place of the freight of a box. */
  readonly allIn: boolean
}

/** Query in the address; undefined while a required part is missing. */
export function priceQueryOf(params: URLSearchParams): PriceQuery | undefined {
  const [Pol, Pods, Day, Boxes, Customer] = ['Pol', 'Pods', 'Day', 'Boxes', 'Customer'].map((key) => params.get(key) ?? '')
  if (!Pol || !Pods || !Day || !Boxes) return undefined
  return { Pol, Pods, Day, Boxes, ...(Customer ? { Customer } : {}), ...readCargo(params) }
}

export function lookOf(params: URLSearchParams): PriceLook {
  const sort = priceSorts.find((one) => one === params.get('Sort')) ?? 'price'
  return { sort, carrier: params.get('Carrier') ?? '', pod: params.get('Pod') ?? '', allIn: params.get('AllIn') === 'true' }
}

/** The address that shows the same to whoever opens it. */
export const addressOf = (path: string, priceQuery: PriceQuery, { sort, carrier, pod, allIn }: Partial<PriceLook> = {}): string =>
  link(path, { ...priceQuery, Sort: sort === 'price' ? '' : sort, Carrier: carrier, Pod: pod, AllIn: allIn ? 'true' : '' })

/** Ports of discharge that were asked for. */
export const podsOf = ({ Pods }: Pick<PriceQuery, 'Pods'>) => readPods(Pods)

const unknownLast = (days: number) => (days < 0 ? Number.MAX_SAFE_INTEGER : days)
const compare: Readonly<Record<PriceSort, ((a: PriceOption, b: PriceOption) => number) | undefined>> = {
  // the server's order: complete ones first, cheapest first
  price: undefined,
  transit: (a, b) => unknownLast(a.TransitDays) - unknownLast(b.TransitDays),
  valid: (a, b) => a.ValidTo.localeCompare(b.ValidTo),
}

/** Options as they are looked at. */
export function shownOptions(options: readonly PriceOption[], { sort, carrier, pod }: PriceLook): PriceOption[] {
  const shown = options.filter((one) => (carrier === '' || one.Carrier === carrier) && (pod === '' || one.Pod === pod || one.Del === pod))
  const by = compare[sort]
  return by ? shown.toSorted(by) : shown
}
