import {
  catalogueOf,
  goodsTypes,
  paymentMethods,
  signingMethods,
  ticks,
  transportTerms,
  type Choice,
  type SiContainer,
  type SiLine,
  type SiRecord,
} from '@jst/contracts/si'
import { totalsOf } from '@jst/si-drafts/rules'
import { cellName, type Layout } from './layout.ts'
import { texts } from './texts.ts'

type Value = string | number | null
/** A filled sheet: what stands in each cell, in the order of its rows. */
export interface FilledSheet {
  readonly sheet: string
  readonly cells: readonly (readonly [cell: string, value: string | number])[]
}
/** A value of the record that the layout has no cell for. */
export interface LayoutLoss {
  readonly path: string
  readonly label: string
  readonly value: string
  readonly why: string
}

/** Code lists that a sheet writes as English words. */
export const choices: Readonly<Record<string, readonly Choice[]>> = {
  goodsType: goodsTypes,
  paymentMethod: paymentMethods,
  signingMethod: signingMethods,
  transportTerms,
  soc: ticks,
  partLoad: ticks,
}
const worded = (name: string, value: Value): string | number =>
  value === null ? '' : (choices[name]?.find((choice) => choice.value === value)?.en ?? value)
const valueOf = (of: object, name: string) => (of as Record<string, Value>)[name] ?? null
const isSaid = (value: Value) => value !== null && value !== '' && value !== 0

/** Rows of the table of boxes: a box each, or a goods line each where the layout has columns of lines. */
const tableRows = ({ columns }: Pick<Layout, 'columns'>, containers: readonly SiContainer[]): [SiContainer, SiLine | undefined][] =>
  columns.some(({ of }) => of === 'line')
    ? containers.flatMap((box): [SiContainer, SiLine | undefined][] =>
        box.lines.length === 0 ? [[box, undefined]] : box.lines.map((line) => [box, line]),
      )
    : containers.map((box) => [box, undefined])

/** Amounts are written once for each row, and for each goods line where rows are goods lines. */
const amounts = new Set(['packages', 'weight', 'volume', 'packageKind'])

/** The sheet of a record by a layout, and each value that the layout has no cell for. */
export function fillLayout(layout: Layout, record: SiRecord): { readonly filled: FilledSheet; readonly losses: readonly LayoutLoss[] } {
  const cells: [row: number, column: number, value: string | number][] = []
  for (const { row, column, field, text } of layout.cells) {
    const said = field?.name === 'packageCount' ? record.packageCount || totalsOf(record.containers).packages : undefined
    cells.push([row, column, text ?? said ?? worded(field!.name, valueOf(record, field!.name))])
  }
  tableRows(layout, record.containers).forEach(([box, line], at) => {
    for (const { column, of, field } of layout.columns) {
      const holder = line && (of === 'line' || amounts.has(field.name)) ? line : of === 'container' ? box : undefined
      if (holder) cells.push([layout.tableRow + at, column, worded(field.name, valueOf(holder, field.name))])
    }
  })
  const filled = cells
    .filter(([, , value]) => value !== '')
    .toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
    .map(([row, column, value]) => [cellName(row, column), value] as const)
  return { filled: { sheet: layout.sheet, cells: filled }, losses: lossesOf(layout, record) }
}

/** Order, set and number of bills are the platform's own. */
const inner = new Set(['orderId', 'siType', 'draftCount', 'id', 'recordId', 'containerId', 'mergedOrderId'])

function lossesOf({ cells, columns }: Layout, record: SiRecord): LayoutLoss[] {
  const losses: LayoutLoss[] = []
  const placed = new Set(cells.map(({ field }) => field?.name))
  const inTable = (of: 'container' | 'line') => new Set(columns.filter((one) => one.of === of).map(({ field }) => field.name))
  const tell = (
    entity: 'record' | 'container' | 'line',
    of: object,
    reportedNames: ReadonlySet<string | undefined>,
    path: string,
    label: string,
  ) => {
    for (const { name, wire, zh, by, key } of catalogueOf(entity)) {
      if (by !== 'user' || key || inner.has(name) || reportedNames.has(name)) continue
      const value = valueOf(of, name)
      if (isSaid(value))
        losses.push({ path: path + wire, label: label + zh, value: String(worded(name, value)).slice(0, 200), why: texts.lost })
    }
  }
  tell('record', record, placed, '', '')
  const [boxes, lines] = [inTable('container'), inTable('line')]
  // goods lines say the amounts of a box that the table shows
  const ofLine = new Set([...lines, ...(lines.size > 0 ? [...boxes].filter((name) => amounts.has(name)) : [])])
  record.containers.forEach((box, at) => {
    tell('container', box, boxes, `BoxInfos[${at}].`, `${box.containerNo || at + 1} `)
    box.lines.forEach((line, no) =>
      tell('line', line, ofLine, `BoxInfos[${at}].BoxDetails[${no}].`, `${box.containerNo || at + 1} #${no + 1} `),
    )
  })
  for (const [at, { mergedMblNo, mergedBookingNo }] of record.masterBills.entries())
    losses.push({
      path: `TDBpMBLNos[${at}]`,
      label: catalogueOf('masterBill').find(({ name }) => name === 'mergedMblNo')?.zh ?? '',
      value: [mergedMblNo, mergedBookingNo].filter(Boolean).join(' '),
      why: texts.lost,
    })
  return losses
}
