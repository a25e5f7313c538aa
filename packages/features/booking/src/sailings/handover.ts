import { blankBooking, blankBox, type BookingContent, type BookingTyped } from '@jst/contracts/booking'
import { readBoxLines } from '@jst/contracts/freight-rates'
import { link } from '@jst/feature-kit'
import type { Beginning } from '../form/useBookingForm.ts'
import { sailingsQueryOf, type SailingsQuery } from './query.ts'
import type { Choice } from './choices.ts'

/** The form with what was chosen in its address: the route, the boxes, the sailing, and the price by its hash. */
export const formLink = (page: string, sailingsQuery: SailingsQuery, choice?: Choice): string =>
  link(page, {
    ...sailingsQuery,
    ...(choice?.sailing
      ? {
          Day: choice.sailing.Etd,
          Voyage: choice.sailing.VoyageId,
          Vessel: choice.sailing.Vessel,
          VoyageNo: choice.sailing.VoyageNo,
          Eta: choice.sailing.Eta,
        }
      : {}),
    ...(choice ? { Carrier: choice.carrier, Service: choice.service, Price: choice.offer?.Hash ?? '' } : {}),
  })

/** Initial values of a form opened from a template. */
export function ofTemplate(content: BookingContent): Beginning {
  const blank = blankBooking()
  return { content: { ...content, Values: { ...blank.Values, ...content.Values } }, source: 'template' }
}

/** Initial values of a form opened from a search. */
export function beginningOf(params: URLSearchParams): Beginning {
  const word = (key: string) => params.get(key) ?? ''
  const sailingsQuery = sailingsQueryOf(params)
  const quote = Number(word('Quote'))
  const price: BookingTyped['Price'] =
    quote > 0
      ? { Source: 'quotation', QuoteId: quote, OptionKey: word('Option'), Hash: '' }
      : word('Price') === ''
        ? null
        : { Source: 'search', QuoteId: 0, OptionKey: '', Hash: word('Price') }
  if (!sailingsQuery) return price ? { price } : {}
  const blank = blankBooking()
  const content: BookingContent = {
    ...blank,
    Values: {
      ...blank.Values,
      PolCode: sailingsQuery.Pol,
      PodCode: sailingsQuery.Pod,
      Etd: sailingsQuery.Day,
      Eta: word('Eta'),
      CarrierCode: word('Carrier'),
      ServiceCode: word('Service'),
      Vessel: word('Vessel'),
      VoyageNo: word('VoyageNo'),
      CustomerCode: sailingsQuery.Customer ?? '',
      ...(sailingsQuery.CargoType ? { CargoType: sailingsQuery.CargoType } : {}),
      Bills: sailingsQuery.Bills ?? 1,
    },
    Boxes: (readBoxLines(sailingsQuery.Boxes) ?? []).map(({ type, count, tons, soc = false }) => ({
      ...blankBox(type),
      Count: count,
      Soc: soc,
      BoxWeight: tons === '' ? null : Number(tons) * 1_000,
    })),
  }
  return { content, voyageId: Number(word('Voyage')) || 0, price, source: quote > 0 ? 'quotation' : 'search' }
}
