import type { RateCockpit } from '@jst/contracts/freight-rates'
import { ChartPanel } from '@jst/ui'
import { useMemo } from 'react'
import { activeTo } from './period.ts'
import { texts } from './texts.ts'

const words = texts.carriers

/** How many rates each carrier has today, and on how many lanes and from how many ports of loading. */
export function CarrierCharts({ figures }: { figures: RateCockpit | undefined }) {
  const [categories, rates, reach] = useMemo(() => {
    const carriers = figures?.Carriers ?? []
    return [
      carriers.map(({ Name }) => Name),
      [{ key: 'rates', label: words.rates, values: carriers.map(({ Rates }) => Rates) }],
      [
        { key: 'lanes', label: words.lanes, values: carriers.map(({ Lanes }) => Lanes) },
        { key: 'pols', label: words.pols, values: carriers.map(({ Pols }) => Pols) },
      ],
    ]
  }, [figures])
  const common = { of: words.of, kind: 'bar', categories, ready: figures !== undefined } as const
  const to = (at: number) => activeTo({ CarrierCode: figures?.Carriers[at]?.Code })
  return (
    <div className="jst-figure-pair">
      <ChartPanel {...common} title={words.title} series={rates} to={to} />
      <ChartPanel {...common} title={words.reach} series={reach} />
    </div>
  )
}
