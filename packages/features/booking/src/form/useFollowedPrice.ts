import { boxesText, sailings, type BookingTyped } from '@jst/contracts/booking'
import type { QueryOf, ReplyOf } from '@jst/contracts'
import type { PriceOffer } from '@jst/contracts/freight-rates'
import { useDetail } from '@jst/feature-kit'
import { useEffect, useState } from 'react'
import { choicesOf, type Choice } from '../sailings/choices.ts'
import type { BookingForm } from './useBookingForm.ts'

type Asked = QueryOf<typeof sailings>
type Found = ReplyOf<typeof sailings>

const hashOf = ({ Price }: Pick<BookingTyped, 'Price'>) => (Price?.Source === 'search' ? Price.Hash : '')
/** Identity of an offer under any facts of the cargo: the freight of its boxes does not depend on them. */
const identityOf = ({ Carrier, Service, LoadingPort, Pod, Del, Via, ValidFrom, ValidTo, Day, Boxes }: PriceOffer): string =>
  JSON.stringify([Carrier, Service, LoadingPort, Pod, Del, Via, ValidFrom, ValidTo, Day, Boxes.map(({ Type, Price }) => [Type, Price])])
const withHash = (found: Found | undefined, hash: string): Choice | undefined =>
  found && choicesOf(found).find(({ offer }) => hash !== '' && offer?.Hash === hash)

/**
 * The choice whose price the form has. The hash of a price is another one for other facts of the cargo: a price that was taken for these boxes,
 * or in a search that asked without facts, goes on as that of the same offer.
 */
export function useFollowedPrice(
  form: Pick<BookingForm, 'values' | 'write'>,
  query: Asked | undefined,
  data: Found | undefined,
): Choice | undefined {
  const hash = hashOf(form.values)
  const route = query ? [query.Pol, query.Pod, query.Day, boxesText(form.values.Boxes), query.Customer ?? ''].join(' ') : ''
  const [last, setLast] = useState<{ readonly route: string; readonly hash: string; readonly offer: string }>()
  const exact = withHash(data, hash)
  const isKnown = last?.route === route && last.hash === hash
  const asksBare = query !== undefined && data !== undefined && hash !== '' && !exact && !isKnown
  const bare = useDetail(
    sailings,
    asksBare
      ? {
          Pol: query.Pol,
          Pod: query.Pod,
          Day: query.Day,
          Boxes: boxesText(form.values.Boxes),
          ...(query.Customer === undefined ? {} : { Customer: query.Customer }),
          ...(query.Lang === undefined ? {} : { Lang: query.Lang }),
        }
      : undefined,
  )
  const before = asksBare ? withHash(bare.data, hash)?.offer : undefined
  const offer = exact?.offer ? identityOf(exact.offer) : isKnown ? last.offer : before && identityOf(before)
  const taken = exact ?? (data && choicesOf(data).find((choice) => choice.offer && identityOf(choice.offer) === offer))
  const now = taken?.offer?.Hash
  if (exact && offer !== undefined && !isKnown) setLast({ route, hash, offer })
  useEffect(() => {
    if (now !== undefined && now !== hash) form.write({ Price: { Source: 'search', QuoteId: 0, OptionKey: '', Hash: now } })
  }, [form, now, hash])
  return taken
}
