import { bookingPages, sailings } from '@jst/contracts/booking'
import { link, useApp, useScreen, useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { EmptyState, PageFrame } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { titles } from '../titles.ts'
import { sailingsQueryOf } from './query.ts'
import { formLink } from './handover.ts'
import { SailingForm } from './SailingForm.tsx'
import { Sailings } from './Sailings.tsx'
import { SailingWeeks } from './SailingWeeks.tsx'
import { texts } from './texts.ts'

/** 快速订舱查询: from a question to the form with a sailing and its price. The address holds the question. */
export const Screen = observer(function DcSearch() {
  const { navigate } = useApp()
  const { pathname } = useScreen().location
  const sailingsQuery = sailingsQueryOf(useScreenParams())
  const key = JSON.stringify(sailingsQuery ?? null)
  return (
    <PageFrame
      title={titles.search}
      head={<SailingForm key={key} sailingsQuery={sailingsQuery} onAsk={(query) => navigate(link(pathname, { ...query }))} />}
    >
      {sailingsQuery ? (
        <>
          <SailingWeeks sailingsQuery={sailingsQuery} onDay={(Day) => navigate(link(pathname, { ...sailingsQuery, Day }))} />
          <Sailings
            key={key}
            sailingsQuery={sailingsQuery}
            onTake={(choice) => navigate(formLink(bookingPages.form, sailingsQuery, choice))}
            byHand={() => navigate(formLink(bookingPages.form, sailingsQuery))}
          />
        </>
      ) : (
        <EmptyState title={texts.lead} />
      )}
    </PageFrame>
  )
})

export const preload: NonNullable<ScreenModule['preload']> = (app, { search }) => {
  const sailingsQuery = sailingsQueryOf(new URLSearchParams(search))
  if (sailingsQuery) app.reads.start(sailings, sailingsQuery)
}
