import type { SentOffer } from '@jst/contracts/quotes'
import type { Offer } from '../quotation/offer.ts'

/** What was sent, as it is answered: lists that could be written to, and what older versions did not say. */
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
