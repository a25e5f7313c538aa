import type { CustomerFigures } from '@jst/contracts/quotes'
import { ChartPanel } from '@jst/ui'
import { useMemo } from 'react'
import type { Lists } from './CustomerTable.tsx'
import { texts } from './texts.ts'

const most = 10

/** Searches, quotations and won ones of the customers that do most. */
export function TopCustomers({ figures, to }: { figures: CustomerFigures | undefined; to: Lists }) {
  const [categories, series] = useMemo(() => {
    const rows = figures?.Rows.slice(0, most) ?? []
    return [
      rows.map(({ Name }) => Name),
      [
        { key: 'searches', label: texts.searches, values: rows.map(({ Searches }) => Searches) },
        { key: 'quotes', label: texts.quotes, values: rows.map(({ Quotes }) => Quotes) },
        { key: 'won', label: texts.won, values: rows.map(({ Won }) => Won), tone: 'green' as const },
      ],
    ]
  }, [figures])
  return (
    <ChartPanel
      title={texts.chart}
      of={texts.customer}
      kind="bar"
      categories={categories}
      series={series}
      ready={figures !== undefined}
      to={(at, key) => {
        const code = figures?.Rows[at]?.Code ?? ''
        if (key === 'searches') return to.searches({ Customer: code })
        return to.quotes({ CustomerCode: code, ...(key === 'won' ? { Stage: 'won' } : {}) })
      }}
    />
  )
}
