import type { BookingPrice, Sailing } from '@jst/contracts/booking'
import type { PriceOffer } from '@jst/contracts/freight-rates'
import { formatMoney, timeOf } from '@jst/ui'
import { texts } from './texts.ts'

/** One way to ship: a sailing, a price, or both. */
export interface Choice {
  readonly key: string
  readonly carrier: string
  readonly service: string
  readonly sailing: Sailing | undefined
  readonly offer: PriceOffer | undefined
  readonly transitDays: number
}

interface Found {
  readonly Sailings: readonly Sailing[]
  readonly Offers: readonly PriceOffer[]
}
/** Sailings with their prices, then prices for which no sailing of ours is known. */
export function choicesOf({ Sailings, Offers }: Found): Choice[] {
  const used = new Set(Sailings.map(({ Offer }) => Offer))
  return [
    ...Sailings.map((sailing): Choice => {
      const offer = Offers[sailing.Offer]
      return {
        key: `sailing-${sailing.VoyageId}`,
        carrier: sailing.Carrier,
        service: sailing.Service,
        sailing,
        offer,
        transitDays: sailing.TransitDays >= 0 ? sailing.TransitDays : (offer?.TransitDays ?? -1),
      }
    }),
    ...Offers.flatMap((offer, at): Choice[] =>
      used.has(at)
        ? []
        : [
            {
              key: `offer-${offer.Hash}`,
              carrier: offer.Carrier,
              service: offer.Service,
              sailing: undefined,
              offer,
              transitDays: offer.TransitDays,
            },
          ],
    ),
  ]
}

export const sorts = { departure: texts.sorts.departure, price: texts.sorts.price, transit: texts.sorts.transit } as const
export type SortKey = keyof typeof sorts

/** In the reader's currency where totals are in several; what has none comes last. */
const amountOf = ({ offer }: Choice): number => {
  if (!offer) return Number.POSITIVE_INFINITY
  const [only] = offer.Totals
  return offer.Totals.length === 1 ? Number(only!.Total) : Number(offer.Converted?.Amount ?? Number.POSITIVE_INFINITY)
}
const momentOf = ({ sailing }: Choice) => timeOf(sailing?.Departure) ?? Number.POSITIVE_INFINITY
const daysOf = ({ transitDays }: Choice) => (transitDays < 0 ? Number.POSITIVE_INFINITY : transitDays)
const by = { departure: momentOf, price: amountOf, transit: daysOf }
export const sorted = (choices: readonly Choice[], key: SortKey): Choice[] => {
  const of = by[key]
  return choices.toSorted((a, b) => of(a) - of(b) || momentOf(a) - momentOf(b))
}

export const totalOf = (offer: PriceOffer): string => offer.Totals.map(({ Currency, Total }) => formatMoney(Total, Currency)).join(' + ')
/** The same for a sentence, where nothing beside it says that charges are missing. */
export const markedTotalOf = (offer: PriceOffer): string => (offer.Incomplete.length === 0 ? totalOf(offer) : texts.partial(totalOf(offer)))
/** Totals of the price of a booking in one line. */
export const agreedTotal = ({ Totals }: Pick<BookingPrice, 'Totals'>): string =>
  Totals.map(({ Currency, Amount }) => formatMoney(Amount, Currency)).join(' + ')
