import { containerFields as box, lineFields as line, type FieldSpec, type SiContainer, type SiLine, type SiRecord } from '@jst/contracts/si'
import { totalsOf } from '@jst/si-drafts/rules'
import { texts } from './texts.ts'
import { writeSheets, type TableColumn } from '../../../kernel/sheet/sheets.ts'

/** A column of the sheet, and what a container without goods lines and a goods line write into it. */
interface Column {
  readonly look: TableColumn
  readonly ofBox: (container: SiContainer) => string | number
  readonly ofLine: (item: SiLine, container: SiContainer) => string | number
}
type BoxName = keyof typeof box
type LineName = keyof typeof line
type Shared = BoxName & LineName
type Look = Omit<TableColumn, 'title'>

/** A value that is not stated is an empty cell. */
const shown = (value: string | number | null): string | number => value || ''
const ofBox = (name: BoxName, look: Look): Column => ({
  look: { title: box[name].zh, ...look },
  ofBox: (container) => shown(container[name]),
  ofLine: (_item, container) => shown(container[name]),
})
const ofLine = (name: LineName, look: Look): Column => ({
  look: { title: line[name].zh, ...look },
  ofBox: () => '',
  ofLine: (item) => shown(item[name]),
})
const ofBoth = (name: Shared, look: Look): Column => ({
  look: { title: box[name].zh, ...look },
  ofBox: (container) => container[name] ?? '',
  ofLine: (item) => item[name] ?? '',
})

/** Columns of the sheet that customers fill in and get back: what is exported can be read in again. */
const columns: readonly Column[] = [
  ofBox('containerNo', { width: 16 }),
  ofBox('sealNo', { width: 16 }),
  ofBox('type', { width: 8 }),
  ofBoth('packageKind', { width: 14 }),
  ofBoth('packages', { width: 10, format: '#,##0' }),
  ofBoth('weight', { width: 14, format: '#,##0.000' }),
  ofBoth('volume', { width: 14, format: '#,##0.000' }),
  ofLine('goods', { width: 36, wrap: true }),
  ofLine('goodsZh', { width: 20, wrap: true }),
  ofLine('hsCode', { width: 14 }),
  ofLine('marks', { width: 24, wrap: true }),
]
const lookOf = ({ kind, max = 10 }: FieldSpec): Look =>
  kind === 'decimal'
    ? { width: 14, format: '#,##0.000' }
    : { width: Math.min(24, Math.max(10, max)), ...(kind === 'int' ? { format: '0' } : {}) }
const sparse = <N extends string>(fields: Record<N, FieldSpec>) =>
  (Object.entries(fields) as [N, FieldSpec][]).filter(([, field]) => field.sparse)

/** Fields of special cargo: a column only where something is said. */
const specialBox = sparse<keyof typeof box>(box)
const specialLine = sparse<keyof typeof line>(line)

export type SpecialCargo = 'dangerous' | 'reefer' | 'oversize'
const prefixes: Readonly<Record<SpecialCargo, (name: string) => boolean>> = {
  dangerous: () => false,
  reefer: (name) => ['temperature', 'ventilation', 'humidity'].includes(name),
  oversize: (name) => name.startsWith('over'),
}

/** The columns of a blank sheet, with those of a kind of cargo. */
export const columnsFor = (cargo?: SpecialCargo): readonly Column[] => [
  ...columns,
  ...(cargo ? specialBox.filter(([name]) => prefixes[cargo](name)).map(([name, field]) => ofBox(name, lookOf(field))) : []),
  ...(cargo === 'dangerous' ? specialLine.map(([name, field]) => ofLine(name, lookOf(field))) : []),
]

/** The columns of the sheet of these containers: those of special cargo where something is said. */
const usedColumns = (containers: readonly SiContainer[]): readonly Column[] => [
  ...columns,
  ...specialBox
    .filter(([name]) => containers.some((container) => shown(container[name]) !== ''))
    .map(([name, field]) => ofBox(name, lookOf(field))),
  ...specialLine
    .filter(([name]) => containers.some(({ lines }) => lines.some((item) => shown(item[name]) !== '')))
    .map(([name, field]) => ofLine(name, lookOf(field))),
]

/** The containers of a record with their goods lines and the sums, as xlsx. One row per goods line, or one for a container without any. */
export async function containerFile(record: SiRecord): Promise<{ name: string; bytes: Buffer }> {
  const { packages, weight, volume } = totalsOf(record.containers)
  const used = usedColumns(record.containers)
  const sums = [texts.total, '', record.containers.length, '', packages, weight, volume]
  const bytes = await writeSheets([
    {
      name: texts.containerSheet,
      columns: used.map(({ look }) => look),
      rows: record.containers.flatMap((container) =>
        container.lines.length === 0
          ? [used.map((column) => column.ofBox(container))]
          : container.lines.map((item) => used.map((column) => column.ofLine(item, container))),
      ),
      totals: used.map((_column, at) => sums[at] ?? ''),
    },
  ])
  return { name: texts.containerFile(record.splitMblNo || record.mblNo), bytes }
}
