import { siVersionList, type SiVersionRow } from '@jst/contracts/si'
import { Timeline, type TimelineEntry } from '@jst/ui'
import { texts } from '../texts.ts'

const tones: Record<string, NonNullable<TimelineEntry['tone']>> = {
  submit: 'blue',
  resubmit: 'purple',
  approve: 'green',
  reject: 'red',
  withdraw: 'grey',
  status: 'blue',
}

/** Question for all versions of a record, newest first. */
export const historyOf = (id: number) => ({ TDId: id, PageSize: 200 })
export const historyEndpoint = siVersionList

/** Version of the newest row; what a reviewer says they have read. */
export const newestVersion = (rows: readonly SiVersionRow[]) => rows[0]?.Version

/** Submits and reviews of a record, newest first. */
export function History({ rows }: { rows: readonly SiVersionRow[] }) {
  return <Timeline label={texts.detail.history} entries={rows.map(entryOf)} />
}

const entryOf = (row: SiVersionRow): TimelineEntry => ({
  key: row.Id,
  at: row.CreateTime,
  title: `${texts.events[row.Event] ?? row.Event} · ${texts.versionNo(row.Version)}`,
  who: `${row.AuthorCompany} ${row.AuthorName}`,
  detail: [row.Changes > 0 ? texts.changes(row.Changes) : '', row.Remarks].filter(Boolean).join('；') || undefined,
  tone: tones[row.Event] ?? 'grey',
})
