import { leastPoints } from '@jst/contracts/freight-rates'
import { TablePanel, type TableCell } from '@jst/ui'
import { texts } from './texts.ts'

interface Props<B extends string> {
  title: string
  of: string
  note: string
  bands: Readonly<Record<B, string>>
  rows: readonly { readonly Band: B; readonly Decided: number; readonly Won: number }[] | undefined
  ready: boolean
}

/** How often an offer was taken, by bands of its price. A band of few offers says how many, and no rate. */
export function BandTable<B extends string>({ title, of, note, bands, rows = [], ready }: Props<B>) {
  const any = rows.some(({ Decided }) => Decided > 0)
  return (
    <TablePanel
      title={title}
      note={note}
      none={texts.noneDecided}
      ready={ready}
      columns={[
        { key: 'band', title: of },
        { key: 'decided', title: texts.decided },
        { key: 'won', title: texts.taken },
        { key: 'rate', title: texts.winRate },
      ]}
      lines={
        any
          ? rows.map(({ Band, Decided, Won }) => ({
              key: Band,
              cells: [{ value: bands[Band] }, { value: Decided }, { value: Won }, rateOf(Decided, Won)],
            }))
          : []
      }
    />
  )
}

function rateOf(decided: number, won: number): TableCell {
  if (decided === 0) return { value: null }
  return decided < leastPoints
    ? { value: null, note: texts.bandFew(decided, leastPoints) }
    : { value: `${Math.round((100 * won) / decided)}%` }
}
