import { weekOnStrip, type PriceQuery } from '@jst/contracts/freight-rates'
import { quotationCalendar } from '@jst/contracts/quotes'
import { useDetail } from '@jst/feature-kit'
import { WeekStrip } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'

const words = texts.weeks

/** The cheapest price of each week around the day of a quotation; without an answer the form does without. */
export const QuoteWeeks = observer(function QuoteWeeks({ priceQuery, onDay }: { priceQuery: PriceQuery; onDay: (day: string) => void }) {
  const weeks = useDetail(quotationCalendar, priceQuery).data?.Weeks
  if (!weeks) return null
  const current = weeks.find(({ From, To }) => priceQuery.Day >= From && priceQuery.Day <= To)
  return (
    <WeekStrip
      label={words.label}
      current={current?.From ?? ''}
      weeks={weeks.map((week) => weekOnStrip(week, words))}
      onChoose={(from) => {
        const week = weeks.find(({ From }) => From === from)
        if (week && week !== current) onDay(week.Best?.Day ?? week.From)
      }}
    />
  )
})
