import type { PackingGrid } from '@jst/contracts/packing'
import { FactsTable, formatNumber, Section } from '@jst/ui'
import { texts } from './texts.ts'

const words = texts.page
type Sums = Pick<PackingGrid['Order'], 'Packages' | 'Weight' | 'Volume'>
const measures = ['Packages', 'Weight', 'Volume'] as const

/** Sums of all boxes beside those of the order. */
export function Compared({ order, sums, rest }: { order: PackingGrid['Order']; sums: Sums; rest: Sums }) {
  const from = texts.order[order.From]
  return (
    <Section title={words.compared(from)}>
      <FactsTable
        label={words.compared(from)}
        titles={words.comparedTitles(from)}
        numeric
        rows={measures}
        rowKey={(key) => key}
        renderRow={(key) => (
          <>
            <th scope="row">{words.measures[key]}</th>
            <td>{formatNumber(order[key])}</td>
            <td>{formatNumber(sums[key])}</td>
            <td>{rest[key] === 0 ? words.agrees : <strong className="jst-slip-rest">{formatNumber(rest[key])}</strong>}</td>
          </>
        )}
      />
    </Section>
  )
}
