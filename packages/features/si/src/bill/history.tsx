import { amendReasons, rejectReasons, siEventTable, siVersionList, voidReasons, type SiEvent, type SiVersionRow } from '@jst/contracts/si'
import { Timeline, type TimelineEntry } from '@jst/ui'
import { texts } from './texts.ts'

/** Question for all versions of a record, newest first. */
export const historyOf = (id: number) => ({ TDId: id, PageSize: 200 })
export const historyEndpoint = siVersionList

const aboutEvent = (event: string): { zh: string; tone: TimelineEntry['tone'] } =>
  siEventTable[event as SiEvent] ?? { zh: event, tone: 'grey' }
/** What people call a step: 改单, 退回修改. */
export const eventLabel = (event: string): string => aboutEvent(event).zh
export const eventTone = (event: string): NonNullable<TimelineEntry['tone']> => aboutEvent(event).tone ?? 'grey'

const reasons: readonly { code: string; zh: string }[] = [...amendReasons, ...rejectReasons, ...voidReasons]
/** `A04 箱封号更正`; a code that is not in the tables stands for itself. */
export function reasonText(code: string): string {
  const known = reasons.find((reason) => reason.code === code)
  return known ? `${known.code} ${known.zh}` : code
}

/** Submits and reviews of a record, newest first. */
export function History({ rows }: { rows: readonly SiVersionRow[] }) {
  return <Timeline label={texts.history} entries={rows.map(entryOf)} />
}

const entryOf = (row: SiVersionRow): TimelineEntry => ({
  key: row.Id,
  at: row.CreateTime,
  title: `${eventLabel(row.Event)} · ${texts.versionNo(row.Version)}`,
  who: `${row.AuthorCompany} ${row.AuthorName}`,
  detail:
    [
      row.Changes > 0 ? texts.changes(row.Changes) : '',
      row.Event === 'amend' && row.ReasonCode ? texts.reason(reasonText(row.ReasonCode)) : '',
      row.Remarks,
      row.FieldRemarks.length > 0 ? texts.fieldRemarks(row.FieldRemarks.length) : '',
    ]
      .filter(Boolean)
      .join('；') || undefined,
  tone: eventTone(row.Event),
})
