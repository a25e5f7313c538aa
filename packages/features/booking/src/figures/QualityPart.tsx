import type { BookingCockpit } from '@jst/contracts/booking'
import { TablePanel, type TableLine } from '@jst/ui'
import { bookingsTo } from './places.ts'
import { percent } from './percent.ts'
import { texts } from './texts.ts'

const words = texts.quality
type Sums = BookingCockpit['Now']
type Filters = Readonly<Record<string, string | boolean>>

/** Outcomes of the bookings of a period, with their share and that of the period before. */
export function QualityPart({ figures, period }: { figures: BookingCockpit | undefined; period: string }) {
  const { Now, Former, Hours, FormerHours } = figures ?? {}
  const line = (key: keyof Sums, label: string, filters: Filters, now: Sums, former: Sums): TableLine => ({
    key,
    cells: [
      { value: label },
      { value: now[key], former: former[key], to: bookingsTo({ SubmittedIn: period, ...filters }) },
      { value: key === 'Submitted' ? null : percent(now[key], now.Submitted) },
      { value: key === 'Submitted' ? null : percent(former[key], former.Submitted) },
    ],
  })
  const lines =
    !Now || !Former || Now.Submitted === 0
      ? []
      : [
          line('Submitted', words.submitted, {}, Now, Former),
          line('Released', words.released, { Released: true }, Now, Former),
          line('Returned', words.returned, { Returned: true }, Now, Former),
          line('Rolled', words.rolled, { Rolled: true }, Now, Former),
          line('Cancelled', words.cancelled, { Stage: 'cancelled' }, Now, Former),
          {
            key: 'hours',
            cells: [
              { value: words.hours },
              { value: null },
              { value: Hours === null ? null : String(Hours), note: words.of(Now.Released) },
              { value: FormerHours === null ? null : String(FormerHours), note: words.of(Former.Released) },
            ],
          },
        ]
  return (
    <TablePanel
      title={words.title}
      note={words.note}
      none={words.none}
      ready={figures !== undefined}
      columns={[
        { key: 'what', title: words.what },
        { key: 'count', title: words.count, compared: true },
        { key: 'share', title: words.share },
        { key: 'former', title: words.former },
      ]}
      lines={lines}
    />
  )
}
