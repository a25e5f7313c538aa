import { priceCalendar, weekOnStrip, type PriceQuery } from '@jst/contracts/freight-rates'
import { useDetail } from '@jst/feature-kit'
import { ErrorView, WeekStrip } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = { ...texts.weeks, partial: texts.partial }

interface PriceWeeksProps {
  priceQuery: PriceQuery
  /** A day of the week that was taken: that of its cheapest price, or the same weekday. */
  onDay: (day: string) => void
}

/** The cheapest price of each week around the day that is asked for; taking a week moves the day. */
export const PriceWeeks = observer(function PriceWeeks({ priceQuery, onDay }: PriceWeeksProps) {
  const { data, error, reload } = useDetail(priceCalendar, priceQuery)
  if (error && !data) return <ErrorView error={error} onRetry={reload} />
  const weeks = data?.Weeks ?? []
  const current = weeks.find(({ From, To }) => priceQuery.Day >= From && priceQuery.Day <= To)
  const choose = (from: string) => {
    const week = weeks.find(({ From }) => From === from)
    if (week && week !== current) onDay(week.Best?.Day ?? week.From)
  }
  if (!data) return <div className="jst-weeks jst-weeks-wait jst-skeleton" aria-hidden="true" />
  return (
    <WeekStrip
      label={texts.weeks.label}
      weeks={weeks.map((week) => weekOnStrip(week, words))}
      current={current?.From ?? ''}
      onChoose={choose}
    />
  )
})
