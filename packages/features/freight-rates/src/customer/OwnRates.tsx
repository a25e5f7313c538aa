import { Button } from '@arco-design/web-react'
import { bookingButtons, customerBookingPages, offeredBookingLink } from '@jst/contracts/booking'
import { ownPrices, readBoxes, type OwnPriceQuery, type PriceOffer } from '@jst/contracts/freight-rates'
import {
  answerLanguageOf,
  link,
  useAnswerLanguage,
  useApp,
  useDetail,
  useScreen,
  useScreenParams,
  type ScreenModule,
} from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { EmptyState, ErrorView, lazyPart, PageFrame } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { priceQueryOf } from '../prices/query.ts'
import { PriceForm } from '../prices/PriceForm.tsx'
import { OfferTable } from './OfferTable.tsx'
import { inLanguage } from './inLanguage.ts'
import { texts } from './texts.ts'
import { namedBy } from './words.ts'

const AskDialog = lazyPart(async () => (await import('./AskDialog.tsx')).AskDialog)

/** Query of the caller's company in the address; undefined while a required part is missing. */
function ownAsked(params: URLSearchParams): OwnPriceQuery | undefined {
  const priceQuery = priceQueryOf(params)
  if (!priceQuery) return undefined
  const { Customer: _, ...ownQuery } = priceQuery
  return ownQuery
}

/** Rates as the customer is asked them: one line above, his prices below. The address holds what was asked. */
const OwnRates = observer(function OwnRates() {
  const { navigate } = useApp()
  const { pathname } = useScreen().location
  const priceQuery = ownAsked(useScreenParams())
  const key = JSON.stringify(priceQuery ?? null)
  return (
    <PageFrame
      title={texts.title}
      head={
        <PriceForm
          key={`form ${key}`}
          forCustomer
          priceQuery={priceQuery}
          onAsk={(query) => navigate(link(pathname, { View: 'rates', ...query }))}
        />
      }
    >
      {priceQuery ? <OwnOffers key={key} priceQuery={priceQuery} /> : <EmptyState title={texts.lead} />}
    </PageFrame>
  )
})

export const Screen = inLanguage(OwnRates)

/** The prices of the caller's company, or why there are none. */
export const OwnOffers = observer(function OwnOffers({ priceQuery }: { priceQuery: OwnPriceQuery }) {
  const { data, error, reload } = useDetail(ownPrices, { ...priceQuery, ...useAnswerLanguage() })
  const mayBook = usePermitted(bookingButtons.party.edit.code, bookingButtons.party.edit.path)
  const [asking, setAsking] = useState<{ readonly offer?: PriceOffer }>()
  if (error && !data) return <ErrorView error={error} onRetry={reload} />
  if (data && !data.Known) return <EmptyState title={texts.unknown} hint={texts.unknownHint} />
  const named = namedBy(data?.Names ?? [])
  const dialog = asking ? (
    <AskDialog priceQuery={priceQuery} offer={asking.offer} named={named} onClose={() => setAsking(undefined)} />
  ) : null
  if (data?.Offers.length === 0)
    return (
      <>
        <EmptyState
          title={texts.none}
          hint={texts.noneHint}
          action={
            <Button type="primary" onClick={() => setAsking({})}>
              {texts.ask.act}
            </Button>
          }
        />
        {dialog}
      </>
    )
  return (
    <section className="jst-price-results" aria-label={texts.results}>
      <div className="jst-price-tools">
        <span className="jst-muted">{data ? [texts.found(data.Offers.length), texts.by(data.Operator, data.Seller)].join(' · ') : ''}</span>
      </div>
      <OfferTable
        offers={data?.Offers}
        types={(readBoxes(priceQuery.Boxes) ?? []).map(({ type }) => type)}
        named={named}
        ask={(offer) => setAsking({ offer })}
        bookingOf={mayBook ? (offer) => offeredBookingLink(customerBookingPages.online, { asked: priceQuery, offer }) : undefined}
      />
      {dialog}
    </section>
  )
})

export const preload: NonNullable<ScreenModule['preload']> = (app, { search }) => {
  const priceQuery = ownAsked(new URLSearchParams(search))
  if (priceQuery) app.reads.start(ownPrices, { ...priceQuery, ...answerLanguageOf(app, search) })
}
