import type { Page, QueryOf } from '@jst/contracts'
import type { siVersionList, SiVersionRow } from '@jst/contracts/si'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../../kernel/database/paging.ts'
import { instantOf } from '../../../kernel/database/day-range.ts'
import { codesOf, wordsOf } from './filter.ts'

export type VersionFilter = Omit<QueryOf<typeof siVersionList>, keyof PageInput | 'Lang'>

const select = `v.id as "Id", v.record_id as "TDId", r.order_no as "OrderNo", r.si_no as "SiNo", r.mbl_no as "MblNo",
  coalesce(nullif(r.split_mbl_no, ''), r.mbl_no) as "BillNo",
  v.company_id as "CompanyId", c.name as "CompanyName", r.carrier_code as "CarrierCode", o.carrier_name as "CarrierName",
  v.version as "Version", v.version = coalesce(r.in_force_version, 0) as "InForce", v.event as "Event", v.status as "Status", v.source as "Source",
  v.stage as "Stage",
  v.reason_code as "ReasonCode", v.remarks as "Remarks", v.field_remarks as "FieldRemarks", v.author_name as "AuthorName",
  v.author_company as "AuthorCompany",
  v.changes as "Changes", v.differences as "Differences", v.create_time as "CreateTime"`
const record = 'si_version v join si_record r on r.id = v.record_id'
const from = `${record} join cargo_order o on o.id = r.order_id join company c on c.id = v.company_id`

/** Versions newest first: of one record, or the log over all that the company sees. */
export function versionPage(db: Db, actor: EmployeeActor, filter: VersionFilter & PageInput): Promise<Page<SiVersionRow>> {
  const words = containing(filter.Keyword)
  const where = new Conditions()
    .side('v', actor)
    .add('v.record_id = ?', filter.TDId)
    .add('v.event = any(?::text[])', wordsOf(filter.Event))
    .add('v.status = any(?::int[])', codesOf(filter.Status))
    .add('v.source = any(?::int[])', codesOf(filter.Source))
    .add('v.company_id = ?', filter.CompanyId)
    .add('v.create_time >= ?', instantOf('CreatedFrom', filter.CreatedFrom))
    .add('v.create_time < ?', instantOf('CreatedTo', filter.CreatedTo, true))
    .add('r.carrier_code = ?', filter.CarrierCode)
    .add('r.search like lower(?) or r.company_id in (select id from company where name ilike ?)', words)
  return readPage(db, filter, {
    select,
    from,
    counted: words === undefined && !filter.CarrierCode ? 'si_version v' : record,
    where,
    sorts: { CreateTime: { filled: 'v.create_time' } },
    defaultSort: '-CreateTime',
    tieBreaker: 'v.id desc',
  })
}
