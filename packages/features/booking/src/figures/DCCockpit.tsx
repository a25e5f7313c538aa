import { bookingCockpit, bookingPages } from '@jst/contracts/booking'
import { link, useDetail, useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { ErrorView, PageFrame, Segments, StatCards } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { titles } from '../titles.ts'
import { CarriersPart } from './CarriersPart.tsx'
import { bookingsTo, periodOf, periodTabs } from './places.ts'
import { QualityPart } from './QualityPart.tsx'
import { texts } from './texts.ts'

export const preload: ScreenModule['preload'] = (app, location) => {
  app.reads.start(bookingCockpit, { Period: periodOf(new URLSearchParams(location.search)) })
}

/** 订舱驾驶舱: what waits now, and what became of the bookings of a period. Each number opens the list that it counts. */
export const Screen = observer(function DCCockpit() {
  const Period = periodOf(useScreenParams())
  const { data, status, error, reload } = useDetail(bookingCockpit, { Period }, { renew: true })
  const failed = status === 'failed' && error
  return (
    <PageFrame
      title={titles.cockpit}
      head={
        <>
          <Segments label={texts.period} current={Period} items={periodTabs} />
          {failed ? null : (
            <>
              <StatCards
                label={texts.today}
                stats={[
                  { key: 'waiting', label: texts.waiting, value: data?.Waiting, tone: 'blue', to: bookingsTo({ Waiting: true }) },
                  { key: 'overdue', label: texts.overdue, value: data?.Overdue, tone: 'red', to: bookingsTo({ Overdue: true }) },
                  {
                    key: 'amendments',
                    label: texts.amendments,
                    value: data?.Amendments,
                    tone: 'purple',
                    to: bookingsTo({ Amendment: 'received' }),
                  },
                  {
                    key: 'cancellations',
                    label: texts.cancellations,
                    value: data?.Cancellations,
                    tone: 'orange',
                    to: bookingsTo({ Cancellation: 'received' }),
                  },
                  {
                    key: 'h24',
                    label: texts.h24,
                    value: data?.H24,
                    tone: 'red',
                    hint: texts.closesHint,
                    to: bookingsTo({ Closes: 'h24' }),
                  },
                  {
                    key: 'h48',
                    label: texts.h48,
                    value: data?.H48,
                    tone: 'orange',
                    hint: texts.closesHint,
                    to: bookingsTo({ Closes: 'h48' }),
                  },
                  {
                    key: 'failed',
                    label: texts.failed,
                    value: data?.Failed,
                    tone: 'red',
                    hint: texts.failedHint,
                    to: link(bookingPages.messages, { State: 'failed' }),
                  },
                ]}
              />
              <StatCards
                label={texts.inPeriod}
                stats={[
                  { key: 'today', label: texts.submittedToday, value: data?.Today, to: bookingsTo({ SubmittedToday: true }) },
                  { key: 'submitted', label: texts.submitted, value: data?.Now.Submitted, to: bookingsTo({ SubmittedIn: Period }) },
                  {
                    key: 'confirmed',
                    label: texts.confirmed,
                    value: data?.Confirmed,
                    tone: 'green',
                    hint: texts.confirmedHint,
                    to: bookingsTo({ ConfirmedIn: Period }),
                  },
                ]}
              />
            </>
          )}
        </>
      }
    >
      {failed ? (
        <ErrorView error={failed} onRetry={reload} />
      ) : (
        <>
          <QualityPart figures={data} period={Period} />
          <CarriersPart carriers={data?.Carriers} period={Period} />
        </>
      )}
    </PageFrame>
  )
})
