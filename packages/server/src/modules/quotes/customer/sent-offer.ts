import type { SentOffer } from '@jst/contracts/quotes'
import type { Offer } from '../quotation/offer.ts'

/** Answer for a sent offer: with mutable lists, and with defaults for fields that older versions lack. */
export const sentOffer = ({ Boxes, Options, ...offer }: Offer): SentOffer => ({
  ...offer,
  Boxes: [...Boxes],
  Options: Options.map(({ Charges, Totals, ToConfirm = [], Excluded = [], Del = '', ...option }) => ({
    ...option,
    Del,
    ToConfirm: [...ToConfirm],
    Excluded: [...Excluded],
    Charges: Charges.map((charge) => ({ ...charge, Minimum: charge.Minimum ?? '', PercentOf: [...(charge.PercentOf ?? [])] })),
    Totals: [...Totals],
  })),
})
