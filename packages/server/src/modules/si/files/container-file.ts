import { containerFields as box, lineFields as line, type SiContainer, type SiLine, type SiRecord } from '@jst/contracts/si'
import { totalsOf } from '@jst/si-drafts/rules'
import { texts } from './texts.ts'
import { writeSheets, type TableColumn } from '../../../kernel/sheets.ts'

/** Columns of the sheet that customers fill in and get back: what is exported can be read in again. */
export const containerColumns: TableColumn[] = [
  { title: box.containerNo.zh, width: 16 },
  { title: box.sealNo.zh, width: 16 },
  { title: box.type.zh, width: 8 },
  { title: box.packageKind.zh, width: 14 },
  { title: box.packages.zh, width: 10, format: '#,##0' },
  { title: box.weight.zh, width: 14, format: '#,##0.000' },
  { title: box.volume.zh, width: 14, format: '#,##0.000' },
  { title: line.goods.zh, width: 36, wrap: true },
  { title: line.goodsZh.zh, width: 20, wrap: true },
  { title: line.hsCode.zh, width: 14 },
  { title: line.marks.zh, width: 24, wrap: true },
]

type Row = (string | number | null)[]
const figures = ({ packageKind, packages, weight, volume }: SiContainer | SiLine): Row => [packageKind, packages, weight, volume]

/** One row per goods line, or one for a container without any. */
function rowsOf(container: SiContainer): Row[] {
  const named = [container.containerNo, container.sealNo, container.type]
  if (container.lines.length === 0) return [[...named, ...figures(container), '', '', '', '']]
  return container.lines.map((item) => [...named, ...figures(item), item.goods, item.goodsZh, item.hsCode, item.marks])
}

/** The containers of a record with their goods lines and the sums, as xlsx. */
export async function containerFile(record: SiRecord): Promise<{ name: string; bytes: Buffer }> {
  const { packages, weight, volume } = totalsOf(record.containers)
  const bytes = await writeSheets([
    {
      name: texts.containerSheet,
      columns: containerColumns,
      rows: record.containers.flatMap(rowsOf),
      totals: [texts.total, '', record.containers.length, '', packages, weight, volume, '', '', '', ''],
    },
  ])
  return { name: texts.containerFile(record.splitMblNo || record.mblNo), bytes }
}
