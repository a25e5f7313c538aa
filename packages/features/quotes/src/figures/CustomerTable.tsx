import { leastPoints } from '@jst/contracts/freight-rates'
import type { CustomerFigures, CustomerRow } from '@jst/contracts/quotes'
import { TablePanel, type TableCell } from '@jst/ui'
import { texts } from './texts.ts'

/** The lists behind the numbers; undefined: the reader does not have it. */
export interface Lists {
  readonly searches: (filters: Record<string, string | boolean>) => string | undefined
  readonly quotes: (filters: Record<string, string>) => string | undefined
}

/** A line for each customer, the most active first, below the sums of all. */
export function CustomerTable({ figures, to }: { figures: CustomerFigures | undefined; to: Lists }) {
  const showsMargin = figures?.Sums.Margin !== undefined
  return (
    <TablePanel
      title={texts.title}
      note={figures ? texts.note(figures.Rows.length, figures.Customers) : undefined}
      none={texts.none}
      ready={figures !== undefined}
      columns={[
        { key: 'customer', title: texts.customer },
        { key: 'searches', title: texts.searches, compared: true },
        { key: 'lost', title: texts.lost },
        { key: 'quotes', title: texts.quotes, compared: true },
        { key: 'won', title: texts.won, compared: true },
        { key: 'lostQuotes', title: texts.lostQuotes },
        { key: 'rate', title: texts.rate },
        ...(showsMargin ? [{ key: 'margin', title: texts.margin, compared: true }] : []),
      ]}
      lines={
        figures && figures.Rows.length > 0
          ? [
              { key: 'sum', cells: [{ value: texts.sum }, ...cellsOf(figures.Sums, showsMargin)] },
              ...figures.Rows.map((row) => ({
                key: row.Code,
                cells: [{ value: row.Name }, ...cellsOf(row, showsMargin, linksOf(row, to))],
              })),
            ]
          : []
      }
    />
  )
}

const linksOf = ({ Code }: CustomerRow, { searches, quotes }: Lists) => ({
  searches: searches({ Customer: Code }),
  lost: searches({ Customer: Code, Lost: true }),
  quotes: quotes({ CustomerCode: Code }),
  won: quotes({ CustomerCode: Code, Stage: 'won' }),
  lostQuotes: quotes({ CustomerCode: Code, Stage: 'lost' }),
})

function cellsOf(row: CustomerFigures['Sums'], showsMargin: boolean, to: Partial<ReturnType<typeof linksOf>> = {}): TableCell[] {
  const decided = row.Won + row.Lost
  const rate: TableCell =
    decided === 0
      ? { value: null }
      : decided < leastPoints
        ? { value: null, note: texts.few(decided) }
        : { value: `${Math.round((100 * row.Won) / decided)}%` }
  return [
    { value: row.Searches, former: row.FormerSearches, to: to.searches },
    { value: row.LostSearches, to: to.lost },
    { value: row.Quotes, former: row.FormerQuotes, to: to.quotes },
    { value: row.Won, former: row.FormerWon, to: to.won },
    { value: row.Lost, to: to.lostQuotes },
    rate,
    ...(showsMargin ? [{ value: Math.round(Number(row.Margin ?? 0)), former: Math.round(Number(row.FormerMargin ?? 0)) }] : []),
  ]
}
