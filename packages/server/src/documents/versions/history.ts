import type { May } from '@jst/contracts'
import type { HistoryFace } from '../thread/shipment.ts'
import type { VersionModule } from './module.ts'

/** Steps of versions as entries of the timeline of a shipment. `reasons`: events whose reason is not repeated in their remarks. */
export const historyOf = ({ table }: Pick<VersionModule, 'table'>, may: May, reasons: readonly string[]): HistoryFace => ({
  may,
  from: `${table} v`,
  subject: 'v.record_id',
  id: 'v.id',
  at: 'v.create_time',
  event: 'v.event',
  authorId: 'v.author_id',
  authorName: 'v.author_name',
  companyName: 'v.author_company',
  words: 'v.remarks',
  reason: `case when v.event in (${reasons.map((event) => `'${event}'`).join(', ')}) then v.reason_code else '' end`,
  version: 'v.version',
  differences: 'v.changes',
  fieldRemarks: 'jsonb_array_length(v.field_remarks)',
})
