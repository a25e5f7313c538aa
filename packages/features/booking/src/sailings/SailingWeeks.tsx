import { weekOnStrip } from '@jst/contracts/freight-rates'
import { sailingCalendar } from '@jst/contracts/booking'
import { useDetail } from '@jst/feature-kit'
import { today, WeekStrip } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { SailingsQuery } from './query.ts'
import { texts } from './texts.ts'

const words = { ...texts.weeks, partial: texts.partial }
const coming = 8

/**
 * The lowest price of each of the coming weeks for the route, boxes and bills that are asked for; a click asks for that week. Without an answer the
 * search does without.
 */
export const SailingWeeks = observer(function SailingWeeks({
  sailingsQuery,
  onDay,
}: {
  sailingsQuery: SailingsQuery
  onDay: (day: string) => void
}) {
  const { Pol, Pod, Boxes, Customer, Bills, Day } = sailingsQuery
  const question = {
    Pol,
    Pods: Pod,
    Boxes,
    Day: today(),
    Weeks: coming,
    ...(Customer === undefined ? {} : { Customer }),
    ...(Bills === undefined ? {} : { Bills }),
  }
  const weeks = useDetail(sailingCalendar, question).data?.Weeks
  if (!weeks) return null
  const current = weeks.find(({ From, To }) => Day >= From && Day <= To)
  return (
    <WeekStrip
      label={words.label}
      current={current?.From ?? ''}
      weeks={weeks.map((week) => weekOnStrip(week, words))}
      onChoose={(from) => {
        const week = weeks.find(({ From }) => From === from)
        if (week && week !== current) onDay(week.Best?.Day ?? (week.From < today() ? today() : week.From))
      }}
    />
  )
})
