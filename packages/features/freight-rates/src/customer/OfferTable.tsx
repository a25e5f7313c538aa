import { Button } from '@arco-design/web-react'
import type { PriceOffer } from '@jst/contracts/freight-rates'
import {
  AppLink,
  DataTable,
  Dialog,
  emptyText,
  formatMoney,
  formatMoneySum,
  NotesTag,
  RowActs,
  StatusTag,
  TextButton,
  type Column,
} from '@jst/ui'
import { useState } from 'react'
import { OfferCharges } from './OfferCharges.tsx'
import { texts } from './texts.ts'
import { routeOf, type Named } from './words.ts'

const totalOf = ({ Totals, Incomplete }: PriceOffer) => {
  const sums = formatMoneySum(Totals.map(({ Currency, Total }) => [Total, Currency]))
  return Incomplete.length === 0 ? sums : texts.partial(sums)
}
/** Address of the booking form for an offer; undefined for readers who may not book. */
type BookingOf = ((offer: PriceOffer) => string) | undefined
/** Opens an inquiry about an offer. */
type Ask = (offer: PriceOffer) => void
interface Shown {
  readonly types: readonly string[]
  readonly named: Named
  readonly open: (offer: PriceOffer) => void
  readonly bookingOf: BookingOf
  readonly ask: Ask
}

const columnsOf = ({ types, named, open, bookingOf, ask }: Shown): Column<PriceOffer>[] => [
  {
    key: 'carrier',
    title: texts.carrier,
    width: 110,
    render: (offer) => (
      <TextButton title={texts.open} onClick={() => open(offer)}>
        {named(offer.Carrier)}
      </TextButton>
    ),
  },
  {
    key: 'route',
    title: texts.route,
    width: 180,
    grow: true,
    text: (offer) => routeOf(offer, named),
    render: (offer) => routeOf(offer, named),
  },
  ...types.map((type): Column<PriceOffer> => ({
    key: type,
    title: type,
    width: 110,
    align: 'right',
    render: ({ Boxes, Currency }) => {
      const price = Boxes.find(({ Type }) => Type === type)?.Price
      return price === undefined ? emptyText : formatMoney(price, Currency)
    },
  })),
  { key: 'total', title: texts.total, width: 200, align: 'right', render: totalOf, text: totalOf },
  {
    key: 'converted',
    title: texts.converted,
    width: 110,
    align: 'right',
    render: ({ Converted }) => (Converted ? formatMoney(Converted.Amount, Converted.Currency) : emptyText),
  },
  {
    key: 'state',
    title: texts.state,
    width: 140,
    render: ({ Incomplete, Excluded }) => (
      <>
        {Incomplete.length === 0 ? <StatusTag tone="green">{texts.complete}</StatusTag> : null}
        <NotesTag tone="orange" label={texts.toConfirm} notes={Incomplete.map(texts.sentence)} />
        <NotesTag tone="grey" label={texts.excluded} notes={Excluded.map(texts.sentence)} />
      </>
    ),
  },
  {
    key: 'transit',
    title: texts.transit,
    width: 76,
    align: 'right',
    render: ({ TransitDays }) => (TransitDays < 0 ? emptyText : TransitDays),
  },
  { key: 'etd', title: texts.etd, width: 56, render: ({ EtdWeekday }) => texts.weekday(EtdWeekday) || emptyText },
  { key: 'validTo', title: texts.validTo, width: 96, render: ({ ValidTo }) => ValidTo || emptyText },
  {
    key: 'acts',
    title: texts.acts,
    width: 104,
    render: (offer) => (
      <RowActs>
        {bookingOf ? (
          <AppLink to={bookingOf(offer)} aria-label={texts.bookWith(named(offer.Carrier))}>
            {texts.book}
          </AppLink>
        ) : null}
        <TextButton aria-label={texts.ask.with(named(offer.Carrier))} onClick={() => ask(offer)}>
          {texts.ask.act}
        </TextButton>
      </RowActs>
    ),
  },
]

interface OfferTableProps {
  /** undefined: on their way. */
  offers: readonly PriceOffer[] | undefined
  types: readonly string[]
  named: Named
  bookingOf: BookingOf
  ask: Ask
}
/** Offers side by side; one opens with its charges. */
export function OfferTable({ offers, types, named, bookingOf, ask }: OfferTableProps) {
  const [open, setOpen] = useState<PriceOffer>()
  return (
    <>
      <div className="jst-price-list">
        <DataTable
          label={texts.results}
          columns={columnsOf({ types, named, open: setOpen, bookingOf, ask })}
          rows={offers ?? []}
          rowKey={({ Hash }) => Hash}
          status={offers ? 'ready' : 'first'}
          onOpen={setOpen}
        />
      </div>
      {open ? (
        <Dialog
          title={`${named(open.Carrier)} ${routeOf(open, named)}`}
          place="side"
          width={640}
          onClose={() => setOpen(undefined)}
          footer={
            <>
              <Button
                onClick={() => {
                  setOpen(undefined)
                  ask(open)
                }}
              >
                {texts.ask.act}
              </Button>
              {bookingOf ? (
                <AppLink className="arco-btn arco-btn-primary arco-btn-size-default" to={bookingOf(open)}>
                  {texts.book}
                </AppLink>
              ) : null}
            </>
          }
        >
          <OfferCharges offer={open} />
        </Dialog>
      ) : null}
    </>
  )
}
