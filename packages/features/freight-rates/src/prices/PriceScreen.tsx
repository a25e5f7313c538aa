import { freightSettings, searchPrices } from '@jst/contracts/freight-rates'
import { useApp, useDetail, useScreen, useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { EmptyState, PageFrame } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { addressOf, priceQueryOf, lookOf } from './query.ts'
import { PriceForm } from './PriceForm.tsx'
import { PriceResults } from './PriceResults.tsx'
import { PriceWeeks } from './PriceWeeks.tsx'
import { texts } from './texts.ts'

/**
 * A screen that asks for prices: the line above, the results below. The address holds all of it, so that it can be sent on.
 * @param answers path of the screen that shows the results; the same one by default
 */
export function priceScreen(title: string, answers?: string): Required<Pick<ScreenModule, 'Screen' | 'preload'>> {
  const Screen = observer(function PriceScreen() {
    const { navigate } = useApp()
    const { pathname } = useScreen().location
    const params = useScreenParams()
    const priceQuery = priceQueryOf(params)
    const look = lookOf(params)
    // what a search begins with stands in the form once it is known; one that was asked already says its own
    const settings = useDetail(freightSettings, priceQuery ? undefined : {})
    const defaultBoxes = settings.data?.Boxes.map((type) => `${type}*1`).join(',')
    const key = JSON.stringify(priceQuery ?? null)
    return (
      <PageFrame
        title={title}
        head={
          <PriceForm
            key={`form ${key}`}
            priceQuery={priceQuery}
            defaultBoxes={defaultBoxes}
            onAsk={(query) => navigate(addressOf(answers ?? pathname, query))}
          />
        }
      >
        {priceQuery ? (
          <>
            <PriceWeeks priceQuery={priceQuery} onDay={(Day) => navigate(addressOf(pathname, { ...priceQuery, Day }, look))} />
            <PriceResults
              key={key}
              priceQuery={priceQuery}
              look={look}
              onLook={(next) => navigate(addressOf(pathname, priceQuery, next), { replace: true })}
            />
          </>
        ) : (
          <EmptyState title={texts.lead} />
        )}
      </PageFrame>
    )
  })
  const preload: ScreenModule['preload'] = (app, { search }) => {
    const priceQuery = priceQueryOf(new URLSearchParams(search))
    if (priceQuery) app.reads.start(searchPrices, priceQuery)
    else app.reads.start(freightSettings, {})
  }
  return { Screen, preload }
}
