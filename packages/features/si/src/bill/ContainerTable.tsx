import type { SiContainer, SiLine } from '@jst/contracts/si'
import { boxSummary, totalsOf } from '@jst/si-drafts/rules'
import { FactsTable, formatDecimal, formatNumber, StatusTag } from '@jst/ui'
import type { ReactNode } from 'react'
import { containerFields as c, lineFields as l } from '../declared-fields.ts'
import type { Place } from './remark-path.ts'
import { texts } from './texts.ts'

type Mark = (place: Place, value: ReactNode) => ReactNode
const plain: Mark = (_place, value) => value
const cells = ['containerNo', 'sealNo', 'type', 'packageKind'] as const
const amounts = ['packages', 'weight', 'volume'] as const

interface Row {
  readonly box: SiContainer
  readonly index: number
  /** Of a row of goods. */
  readonly line?: SiLine
  readonly at?: number
}

/** Containers of a record with their goods lines, read only, with the sums that people check first. `mark` may dress each value. */
export function ContainerTable({ containers, mark = plain }: { containers: readonly SiContainer[]; mark?: Mark }) {
  const sums = totalsOf(containers)
  const rows = containers.flatMap((box, index): Row[] => [{ box, index }, ...box.lines.map((line, at) => ({ box, index, line, at }))])
  return (
    <FactsTable
      label={texts.bill.containers}
      look="jst-grid-table"
      titles={[texts.bill.seq, ...[...cells, ...amounts].map((name) => c[name].zh)]}
      numeric={[5, 6, 7]}
      rows={rows}
      rowKey={({ box, index, line, at }) => (line ? `${box.id || index} line ${line.id || at}` : box.id || index)}
      rowClass={({ line }) => (line ? 'jst-grid-line' : undefined)}
      renderRow={({ box, index, line, at }) =>
        line ? (
          <GoodsLine line={line} place={{ container: index, line: at! }} mark={mark} />
        ) : (
          <>
            <td>{index + 1}</td>
            {cells.map((name) => (
              <td key={name} className={name === 'containerNo' || name === 'sealNo' ? 'jst-code' : undefined}>
                {mark({ container: index, field: name }, box[name])}
                {name === 'containerNo' && box.partLoad === '1'
                  ? mark({ container: index, field: 'partLoad' }, <StatusTag tone="blue">{c.partLoad.zh}</StatusTag>)
                  : null}
              </td>
            ))}
            <Amounts of={box} place={{ container: index }} mark={mark} />
          </>
        )
      }
      foot={
        <tr>
          <th scope="row" colSpan={5}>
            {texts.bill.total} {boxSummary(containers)}
          </th>
          <Amounts of={sums} />
        </tr>
      }
    />
  )
}

/** Packages, weight and volume of a container, a row of goods or a sum. */
export function Amounts({ of: sums, place, mark = plain }: { of: Pick<SiLine, (typeof amounts)[number]>; place?: Place; mark?: Mark }) {
  return amounts.map((name) => {
    const value = name === 'packages' ? formatNumber(sums[name]) : formatDecimal(sums[name], 3)
    return (
      <td key={name} className="jst-right">
        {place ? mark({ ...place, field: name }, value) : value}
      </td>
    )
  })
}

function GoodsLine({ line, place, mark }: { line: SiLine; place: Place; mark: Mark }) {
  return (
    <>
      <td />
      <td colSpan={3}>
        {mark({ ...place, field: 'goods' }, line.goods)}
        {line.hsCode ? (
          <span className="jst-grid-line-code">
            {l.hsCode.zh} {mark({ ...place, field: 'hsCode' }, line.hsCode)}
          </span>
        ) : null}
      </td>
      <td>{mark({ ...place, field: 'packageKind' }, line.packageKind)}</td>
      <Amounts of={line} place={place} mark={mark} />
    </>
  )
}
