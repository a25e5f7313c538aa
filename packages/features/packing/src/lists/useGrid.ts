import type { BoxRow } from '@jst/contracts/document'
import { savePackingLists, type GridList, type PackingGrid } from '@jst/contracts/packing'
import { useApp } from '@jst/feature-kit'
import { unreadBox, useBoxTexts } from '@jst/feature-kit/boxes'
import { useForm, type FormModel } from '@jst/feature-kit/form'
import { sumOf } from '@jst/packing'
import { boxOf, byOf, freshRow, gridFacts, reasonOf, rowOf } from './gridFacts.ts'
import { texts } from './texts.ts'

const words = texts.page

interface GridTyped {
  readonly Rows: readonly BoxRow[]
}
export type GridForm = FormModel<GridTyped, PackingGrid, PackingGrid>

/** Rows of the lists that may be written; slips without a list are proposals. */
const openRows = ({ Lists }: Pick<PackingGrid, 'Lists'>): BoxRow[] =>
  Lists.filter(({ MayWrite }) => MayWrite).map((list) => (list.Id === 0 ? freshRow(list.Box) : rowOf(list)))

const same = (row: BoxRow, list: GridList) =>
  JSON.stringify([boxOf(row), byOf(row), reasonOf(row)]) === JSON.stringify([boxOf(rowOf(list)), list.By, list.Reason])

/** Changes of the rows to be written: new boxes, and lists that say something else now. */
export function changesOf(rows: readonly BoxRow[], { Lists }: PackingGrid) {
  const stored = new Map(Lists.filter(({ Id }) => Id !== 0).map((list) => [list.Id, list]))
  return rows.flatMap((row) => {
    const list = stored.get(row.Box.Id)
    if (list && same(row, list)) return []
    return [
      {
        Id: list?.Id ?? 0,
        ...(list?.UpdateTime ? { UpdateTime: list.UpdateTime } : {}),
        Box: boxOf(row),
        By: byOf(row),
        Reason: reasonOf(row),
      },
    ]
  })
}
/** Stored lists whose rows are gone. */
export const removedOf = (rows: readonly BoxRow[], { Lists }: PackingGrid): GridList[] =>
  Lists.filter(({ Id, MayWrite }) => Id !== 0 && MayWrite && !rows.some(({ Box }) => Box.Id === Id))

const shown = (rows: readonly BoxRow[]) => {
  const sums = sumOf(rows.map(boxOf))
  const total = words.total(String(sums.Packages), String(sums.Weight), String(sums.Volume))
  return words.withTotal(rows.map(({ Box }) => String(Box['BoxNo'] ?? '')).join(texts.joints.names), total)
}

/** The lists of a booking being written together. */
export function useGridForm(grid: PackingGrid, saved: (grid: PackingGrid) => void): GridForm {
  const { api } = useApp()
  const boxTexts = useBoxTexts()
  return useForm<GridTyped, PackingGrid, PackingGrid>({
    stored: grid,
    start: (from) => ({ Rows: openRows(from ?? grid) }),
    fields: { Rows: { label: texts.grid, show: shown, check: (rows) => unreadBox(gridFacts, rows, boxTexts) } },
    at: () => 'Rows',
    keep: `packing ${grid.BookingId}`,
    save: async ({ Rows }, from) => {
      const Lists = changesOf(Rows, from ?? grid)
      return Lists.length === 0 ? (from ?? grid) : api.call(savePackingLists, { BookingId: grid.BookingId, Lists })
    },
    saved,
  })
}
