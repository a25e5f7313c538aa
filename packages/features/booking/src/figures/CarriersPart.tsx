import type { BookingCockpit } from '@jst/contracts/booking'
import { ChartPanel, TablePanel, type TableLine } from '@jst/ui'
import { useMemo } from 'react'
import { bookingsTo } from './places.ts'
import { percent } from './percent.ts'
import { texts } from './texts.ts'

const words = texts.carriers
type Carrier = BookingCockpit['Carriers'][number]

/** Bookings by carrier: TEU as a chart, and the share that was confirmed. */
export function CarriersPart({ carriers, period }: { carriers: readonly Carrier[] | undefined; period: string }) {
  const [categories, series] = useMemo(() => {
    const shown = carriers ?? []
    return [shown.map(({ Name }) => Name || words.unsaid), [{ key: 'teu', label: words.teu, values: shown.map(({ Teu }) => Teu) }]] as const
  }, [carriers])
  // a booking without a carrier cannot be asked for
  const to = ({ Code }: Carrier, more: Readonly<Record<string, boolean>> = {}) =>
    Code === '' ? undefined : bookingsTo({ SubmittedIn: period, CarrierCode: Code, ...more })
  const line = (one: Carrier): TableLine => ({
    key: one.Code,
    cells: [
      { value: one.Name || words.unsaid },
      { value: one.Teu, former: one.FormerTeu },
      { value: one.Bookings, to: to(one) },
      { value: one.Released, to: to(one, { Released: true }) },
      { value: percent(one.Released, one.Bookings) },
    ],
  })
  return (
    <div className="jst-figure-pair">
      <ChartPanel
        title={words.title}
        of={words.carrier}
        kind="bar"
        categories={categories}
        series={series}
        ready={carriers !== undefined}
        to={(at) => to(carriers![at]!)}
      />
      <TablePanel
        title={words.table}
        none={words.none}
        ready={carriers !== undefined}
        columns={[
          { key: 'carrier', title: words.carrier },
          { key: 'teu', title: words.teu, compared: true },
          { key: 'bookings', title: words.bookings },
          { key: 'released', title: words.released },
          { key: 'rate', title: words.rate },
        ]}
        lines={(carriers ?? []).map(line)}
      />
    </div>
  )
}
