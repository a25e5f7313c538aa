import type { Page } from '@jst/contracts'
import type { SiRecord, SiVersionRow } from '@jst/contracts/si'
import type { EmployeeActor } from '../../kernel/actor.ts'
import type { Db, Queryable } from '../../kernel/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../kernel/paging.ts'
import type { StoredSi } from './si.repo.ts'

export type SiEvent = 'submit' | 'resubmit' | 'approve' | 'reject' | 'withdraw' | 'status'

export interface Author {
  id: number
  name: string
  company: string
}

const latest = 'select snapshot from si_version where record_id = $1 order by id desc limit 1'
/** The record as the newest version has it. */
export async function latestSnapshot(tx: Queryable, recordId: number): Promise<SiRecord | undefined> {
  const [row] = await tx.query<{ snapshot: SiRecord }>(latest, [recordId])
  return row?.snapshot
}

const insert = `insert into si_version (record_id, company_id, operator_id, version, event, status, remarks, author_id, author_name, author_company, changes, snapshot)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`
export async function insertVersion(
  tx: Queryable,
  si: StoredSi,
  event: SiEvent,
  remarks: string,
  author: Author,
  changes: number,
): Promise<void> {
  await tx.query(insert, [
    si.record.id,
    si.companyId,
    si.operatorId,
    si.version,
    event,
    si.record.status,
    remarks,
    author.id,
    author.name,
    author.company,
    changes,
    JSON.stringify(si.record),
  ])
}

export async function findSnapshot(db: Queryable, versionId: number): Promise<SiRecord | undefined> {
  const [row] = await db.query<{ snapshot: SiRecord }>('select snapshot from si_version where id = $1', [versionId])
  return row?.snapshot
}

export interface VersionFilter extends PageInput {
  TDId?: number
  Keyword?: string
  Event?: string
}

const select = `v.id as "Id", v.record_id as "TDId", o.order_no as "OrderNo", r.mbl_no as "MblNo", coalesce(nullif(r.split_mbl_no, ''), r.mbl_no) as "BillNo", c.name as "CompanyName",
  v.version as "Version", v.event as "Event", v.status as "Status", v.remarks as "Remarks", v.author_name as "AuthorName", v.author_company as "AuthorCompany",
  v.changes as "Changes", v.create_time as "CreateTime"`
const from =
  'si_version v join si_record r on r.id = v.record_id join cargo_order o on o.id = r.order_id join company c on c.id = v.company_id'

/** Versions newest first: of one record, or the log over all that the company sees. */
export function versionPage(db: Db, actor: EmployeeActor, filter: VersionFilter): Promise<Page<SiVersionRow>> {
  const words = containing(filter.Keyword)
  const where = new Conditions()
    .side('v', actor)
    .add('v.record_id = ?', filter.TDId)
    .add('v.event = ?', filter.Event)
    .add('r.mbl_no ilike ? or r.split_mbl_no ilike ? or r.si_no ilike ? or o.order_no ilike ?', words)
  return readPage(db, filter, {
    select,
    from,
    counted: words === undefined ? 'si_version v' : from,
    where,
    sorts: { CreateTime: { filled: 'v.create_time' } },
    defaultSort: '-CreateTime',
    tieBreaker: 'v.id desc',
  })
}
