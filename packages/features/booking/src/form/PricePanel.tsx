import { Button } from '@arco-design/web-react'
import { pricedFacts, priceGap, quotedPrice, sailings, type BookingPrice, type BookingTyped } from '@jst/contracts/booking'
import { useAnswerLanguage, useApp, useDetail } from '@jst/feature-kit'
import { ErrorView, FactsTable, Money, Notice, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { choicesOf, sorted, totalOf, type Choice } from '../sailings/choices.ts'
import { namedBy, SailingTable } from '../sailings/SailingTable.tsx'
import { leavesQuote, leavingQuestion, sailingTaken } from './quoted.ts'
import type { BookingForm } from './useBookingForm.ts'
import { useFollowedPrice } from './useFollowedPrice.ts'
import { texts } from './texts.ts'

const words = texts.price

/** Query for sailings and prices; undefined while required fields of the form are empty. */
function askedFor(typed: BookingTyped, staff: boolean) {
  const { Values } = typed
  const [Pol, Pod, Day] = [
    String(Values['PolCode'] ?? ''),
    String(Values['PodCode'] ?? ''),
    String(Values['Etd'] || Values['ReadyOn'] || ''),
  ]
  const { text, cargo } = pricedFacts(typed)
  if (Pol === '' || Pod === '' || Pol === Pod || Day === '' || text === '') return undefined
  const Customer = staff ? String(Values['CustomerCode'] ?? '') : ''
  return { Pol, Pod, Day, Boxes: text, ...cargo, ...(Customer === '' ? {} : { Customer }) }
}

interface PricePanelProps {
  form: BookingForm
  /** The price that the stored booking has. */
  stored: BookingPrice | null
}

/** Sailings with their prices for what is typed: one is taken with a click, and its total follows route, day and boxes. */
export const PricePanel = observer(function PricePanel({ form, stored }: PricePanelProps) {
  const { notify, session } = useApp()
  const language = useAnswerLanguage()
  const facts = askedFor(form.values, session.employee?.CompanyKind === 'operator')
  const priceQuery = facts && { ...facts, ...language }
  const { data, error, reload } = useDetail(sailings, priceQuery)
  const { Price, VoyageId } = form.values
  // taking a sailing changes the day that is asked for: its row stays while the answer is on its way, and keeps the focus
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  const shown = data ?? (priceQuery ? last : undefined)
  const choices = shown && sorted(choicesOf(shown), 'departure')
  const taken = useFollowedPrice(form, priceQuery, data)
  const staff = session.employee?.CompanyKind === 'operator'
  const customer = staff ? String(form.values.Values['CustomerCode'] ?? '') : ''
  const named = Price?.Source === 'quotation' ? Price : undefined
  const asksQuote = named && (!staff || customer !== '')
  const read = useDetail(
    quotedPrice,
    asksQuote ? { QuoteId: named.QuoteId, OptionKey: named.OptionKey, ...(customer === '' ? {} : { Customer: customer }) } : undefined,
  )
  const quoted = named ? read.data : Price === null && stored?.Source === 'quotation' ? stored : undefined
  const take = async (choice: Choice) => {
    const why = quoted && leavesQuote(quoted, form.values, choice)
    // the price of a quotation stays with a sailing that it is for, and is not given up unasked
    if (quoted && why === undefined) return form.write(sailingTaken(form.values, choice))
    if (quoted && !(await notify.confirm(leavingQuestion(quoted, why!, choice)))) return
    const { offer } = choice
    form.write({
      ...sailingTaken(form.values, choice),
      Price: offer ? { Source: 'search', QuoteId: 0, OptionKey: '', Hash: offer.Hash } : null,
    })
  }
  const current = taken?.key ?? choices?.find(({ sailing }) => sailing && sailing.VoyageId === VoyageId && Price?.Source !== 'search')?.key
  return (
    <>
      {taken?.offer ? (
        <p className="jst-sailing-taken" role="status">
          {words.current} <strong>{totalOf(taken.offer)}</strong>{' '}
          <TextButton onClick={() => form.write({ Price: null })}>{words.drop}</TextButton>
        </p>
      ) : Price?.Source === 'quotation' ? (
        <>
          {read.error ? <ErrorView error={read.error} onRetry={read.reload} /> : null}
          {quoted ? <StoredPrice price={quoted} /> : null}
          <p className="jst-muted">
            {quoted ? words.quoted(quoted.QuoteNo) : null} <TextButton onClick={() => form.write({ Price: null })}>{words.drop}</TextButton>
          </p>
        </>
      ) : Price && data ? (
        <Notice tone="warning">{words.stale}</Notice>
      ) : stored ? (
        <>
          {priceGap(stored, form.values) ? <Notice tone="warning">{words.stale}</Notice> : null}
          <StoredPrice price={stored} />
        </>
      ) : null}
      {priceQuery === undefined ? <p className="jst-muted">{words.ask}</p> : null}
      {error && !data ? <ErrorView error={error} onRetry={reload} /> : null}
      {data && choices?.length === 0 ? <p className="jst-muted">{data.Known ? words.none : words.unknown}</p> : null}
      {priceQuery && choices?.length !== 0 && !error ? (
        <div className="jst-sailing-list">
          <p className="jst-muted">{words.keys}</p>
          <SailingTable
            choices={choices}
            isLoading={!data}
            named={namedBy(shown?.Names ?? [])}
            chosen={current ?? ''}
            act={words.choose}
            onTake={(choice) => (data ? void take(choice) : undefined)}
          />
        </div>
      ) : null}
    </>
  )
})

/** The price that a booking has: its charges and their sum. */
export function StoredPrice({ price, act }: { price: BookingPrice; act?: { readonly label: string; readonly onClick: () => void } }) {
  return (
    <>
      <FactsTable
        label={words.total}
        look="jst-booking-price"
        rows={price.Charges}
        rowKey={(_, at) => at}
        renderRow={({ Box, Currency, Amount, InAllIn, ...charge }) => (
          <>
            <th scope="row">{[texts.charged(charge), Box].filter((part) => part !== '').join(' ')}</th>
            <td>{InAllIn ? words.included : <Money amount={Amount} currency={Currency} />}</td>
          </>
        )}
        foot={price.Totals.map(({ Currency, Amount }) => (
          <tr key={Currency}>
            <th scope="row">{price.ToConfirm.length === 0 ? words.total : words.partialTotal}</th>
            <td>
              <strong>
                <Money amount={Amount} currency={Currency} />
              </strong>
            </td>
          </tr>
        ))}
      />
      <p className="jst-muted">
        {[
          price.QuoteNo === '' ? '' : words.quote(price.QuoteNo),
          price.ValidTo === '' ? '' : words.validTo(price.ValidTo),
          ...(price.ToConfirm.length === 0 ? [] : [words.toConfirm(price.ToConfirm.map(texts.sentence).join(texts.sentenceJoint))]),
          ...(price.Excluded ?? []).map(texts.sentence),
        ]
          .filter((part) => part !== '')
          .join(' · ')}{' '}
        {act ? (
          <Button size="small" onClick={act.onClick}>
            {act.label}
          </Button>
        ) : null}
      </p>
    </>
  )
}
