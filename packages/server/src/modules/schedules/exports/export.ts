import { exportVoyages } from '@jst/contracts/schedules'
import type { QueryOf } from '@jst/contracts'
import type { ExportSource, RowParts } from '../../../entity-kit/index.ts'
import { texts } from '../schedules.texts.ts'
import { voyagePage } from '../voyages/voyage-list.repo.ts'
import { layouts } from './layouts.ts'

const PageSize = 200
const words = texts.sheet

/** The list of voyages, a page at a time: a slow reader holds no connection. */
export const voyageExport: ExportSource<QueryOf<typeof exportVoyages>> = {
  call: exportVoyages,
  zh: words.name,
  formatOf: ({ Format = 'xlsx' }) => Format,
  count: async (db, actor, { Format: _, Rows: __, ...query }) => (await voyagePage(db, actor, { ...query, PageSize: 1 }, Infinity)).Total,
  table(db, actor, { Format: _, Rows = 'voyages', ...query }) {
    const { file, columns, cellsOf } = layouts[Rows]
    async function* parts(): RowParts {
      for (let PageIndex = 1; ; PageIndex++) {
        const page = await voyagePage(db, actor, { ...query, PageIndex, PageSize })
        yield await cellsOf(db, page.Rows)
        if (page.Rows.length < PageSize) return
      }
    }
    return { name: file, sheet: words.name, columns, rows: parts() }
  },
}
