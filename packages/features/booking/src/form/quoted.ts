import { priceGap, type BookingPrice, type BookingTyped } from '@jst/contracts/booking'
import type { Choice } from '../sailings/choices.ts'
import { agreedTotal, markedTotalOf } from '../sailings/choices.ts'
import { texts } from './texts.ts'

type Taken = Pick<BookingTyped, 'VoyageId' | 'Values'>
/** Content of the form after a sailing was taken. */
export const sailingTaken = ({ Values }: Pick<BookingTyped, 'Values'>, { sailing, carrier, service }: Choice): Taken => ({
  VoyageId: sailing?.VoyageId ?? 0,
  Values: {
    ...Values,
    CarrierCode: carrier,
    ServiceCode: service,
    ...(sailing ? { Vessel: sailing.Vessel, VoyageNo: sailing.VoyageNo, Etd: sailing.Etd, Eta: sailing.Eta } : {}),
  },
})

/** Why the price of a quotation does not go with a sailing that is taken; undefined: it stays. */
export function leavesQuote(quoted: BookingPrice, typed: Pick<BookingTyped, 'Values' | 'Boxes'>, choice: Choice): string | undefined {
  const words = texts.price
  if (quoted.Carrier !== '' && choice.carrier !== quoted.Carrier) return words.otherCarrier(quoted.Carrier, choice.carrier)
  if (quoted.Service !== '' && choice.service !== '' && choice.service !== quoted.Service)
    return words.otherService(quoted.Service, choice.service)
  const gap = priceGap(quoted, { Values: sailingTaken(typed, choice).Values, Boxes: typed.Boxes })
  return gap && words.gaps[gap.What](gap.Priced, gap.Booked)
}
/** Question before a sailing replaces the price of a quotation. */
export const leavingQuestion = (quoted: BookingPrice, why: string, { offer }: Choice) => ({
  title: texts.price.leaves(quoted.QuoteNo),
  content: texts.price.leavesAbout(why, agreedTotal(quoted), offer ? markedTotalOf(offer) : texts.price.noOffer),
  ok: texts.price.leave,
})
