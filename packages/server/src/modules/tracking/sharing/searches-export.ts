import type { QueryOf } from '@jst/contracts'
import { trackSearchesExport, type TrackSearch } from '@jst/contracts/tracking'
import { localOf } from '@jst/contracts/schedules/times'
import type { ExportSource, RowParts } from '../../../entity-kit/index.ts'
import { texts } from '../tracking.texts.ts'
import { searchPage } from './searches.repo.ts'

const PageSize = 200
const { columns, who, label } = texts.searches

const listed: readonly { readonly title: string; readonly width: number; readonly cell: (row: TrackSearch) => string | number }[] = [
  { title: columns.at, width: 18, cell: ({ At }) => localOf(At, 'Asia/Shanghai') },
  { title: columns.query, width: 26, cell: ({ Query }) => Query },
  { title: columns.hits, width: 10, cell: ({ Hits }) => Hits },
  { title: columns.who, width: 10, cell: ({ Who }) => who[Who as keyof typeof who] ?? Who },
  { title: columns.name, width: 14, cell: ({ Name }) => Name },
  { title: columns.company, width: 30, cell: ({ Company }) => Company },
  { title: columns.carrier, width: 16, cell: ({ Carrier }) => Carrier },
  { title: columns.page, width: 30, cell: ({ Page }) => Page },
  { title: columns.address, width: 18, cell: ({ Address }) => Address },
  { title: columns.followed, width: 12, cell: ({ FollowedBy }) => FollowedBy },
  { title: columns.followedAt, width: 18, cell: ({ FollowedAt }) => (FollowedAt ? localOf(FollowedAt, 'Asia/Shanghai') : '') },
]

/** The log of searches as a sheet. */
export const searchExport: ExportSource<QueryOf<typeof trackSearchesExport>> = {
  call: trackSearchesExport,
  zh: label,
  formatOf: () => 'xlsx',
  count: async (db, actor, query) => (await searchPage(db, actor, { ...query, PageSize: 1 })).Total,
  table(db, actor, query) {
    async function* parts(): RowParts {
      for (let PageIndex = 1; ; PageIndex++) {
        const { Rows } = await searchPage(db, actor, { ...query, PageIndex, PageSize, Sort: '-At' })
        yield Rows.map((row) => listed.map(({ cell }) => cell(row)))
        if (Rows.length < PageSize) return
      }
    }
    return { name: label, sheet: label, columns: listed, rows: parts() }
  },
}
