import type { BookedCharge, BookingPrice } from '@jst/contracts/booking'
import type { PriceOffer } from '@jst/contracts/freight-rates'
import type { SentOption } from '@jst/contracts/quotes'

type Boxes = BookingPrice['Boxes']
interface Charged {
  readonly Code: string
  readonly NameZh: string
  readonly NameEn: string
  readonly Basis: string
  readonly Box: string
  readonly PpCc: string
  readonly Currency: string
  readonly Quantity: string
  readonly Price: string
  readonly InAllIn: boolean
  readonly Amount: string
}
const chargeOf = ({ Code, NameZh, NameEn, Basis, Box, PpCc, Currency, Quantity, Price, InAllIn, Amount }: Charged): BookedCharge => ({
  Code,
  NameZh,
  NameEn,
  Basis,
  Box,
  PpCc,
  Currency,
  Quantity,
  Price,
  InAllIn,
  Amount,
})

/** An option of a quotation, as it was sent. */
export function priceOfOption(
  option: SentOption,
  { id, no, version, boxes, validUntil }: { id: number; no: string; version: number; boxes: Boxes; validUntil: string },
  at: string,
): BookingPrice {
  return {
    Source: 'quotation',
    QuoteId: id,
    QuoteNo: no,
    QuoteVersion: version,
    OptionKey: option.Key,
    Hash: '',
    Carrier: option.Carrier,
    Service: option.Service,
    Pol: option.Pol,
    Pod: option.Pod,
    TransitDays: option.TransitDays,
    FreeDays: option.FreeDays,
    ValidFrom: option.ValidFrom,
    // an option without a last day of its own holds as long as the quotation
    ValidTo: option.ValidTo || validUntil,
    Basis: option.Basis,
    Boxes: boxes,
    Charges: option.Charges.map(chargeOf),
    Totals: option.Totals.map(({ Currency, Amount }) => ({ Currency, Amount })),
    ToConfirm: option.ToConfirm ?? [],
    Excluded: option.Excluded ?? [],
    At: at,
  }
}

/** A price of a search, as its customer reads it. */
export function priceOfOffer(offer: PriceOffer, at: string): BookingPrice {
  return {
    Source: 'search',
    QuoteId: 0,
    QuoteNo: '',
    QuoteVersion: 0,
    OptionKey: '',
    Hash: offer.Hash,
    Carrier: offer.Carrier,
    Service: offer.Service,
    Pol: offer.Pol,
    Pod: offer.Pod,
    TransitDays: offer.TransitDays,
    FreeDays: offer.FreeDays,
    ValidFrom: offer.ValidFrom,
    ValidTo: offer.ValidTo,
    Basis: offer.Basis,
    Boxes: offer.Boxes.map(({ Type, Count }) => ({ Type, Count })),
    Charges: offer.Charges.map(chargeOf),
    Totals: offer.Totals.map(({ Currency, Total }) => ({ Currency, Amount: Total })),
    ToConfirm: offer.Incomplete.map(({ Zh, En }) => ({ Zh, En })),
    Excluded: offer.Excluded.map(({ Zh, En }) => ({ Zh, En })),
    At: at,
  }
}
