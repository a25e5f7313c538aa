import { billFindings, originalsOf, type billSources, type BillKind, type BillSource, type BillView } from '@jst/contracts/bills'
import { siStates } from '@jst/contracts/si'
import type { Page, QueryOf } from '@jst/contracts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { containing } from '../../../kernel/database/paging.ts'
import { findBillInstruction } from '../../si/index.ts'
import { findPapers, paperWire } from '../paper/paper.repo.ts'
import { contentHash, paperState } from '../paper/passport.ts'
import { contentOf, demandBill } from './bill.repo.ts'
import { compared } from './fill.service.ts'

interface Reading {
  readonly db: Queryable
  readonly actor: EmployeeActor
}

/** Counterparts and differences of a bill, findings, and its papers. @throws AppError NOT_FOUND */
export async function viewBill({ db }: Reading, { Kind, Id }: { readonly Kind: BillKind; readonly Id: number }): Promise<BillView> {
  const bill = await demandBill(db, Kind, Id)
  const content = await contentOf(db, Kind, Id)
  const [instruction, { others, differences }, papers] = await Promise.all([
    bill.siId === null ? undefined : findBillInstruction(db, bill.siId),
    compared(db, bill, content),
    findPapers(db, Kind, Id),
  ])
  const hash = contentHash(content)
  return {
    SiId: bill.siId ?? 0,
    SiNo: instruction?.no ?? '',
    SiVersion: bill.siVersion,
    SiNewest: instruction?.version ?? bill.siVersion,
    SiUpdateTime: instruction?.updatedAt ?? '',
    Counterparts: others.map(({ id, code, blNo, state }) => ({ Id: id, Code: code, BlNo: blNo, Stage: state })),
    Differences: differences.map((difference) => ({ ...difference })),
    Findings: billFindings(content, Kind).map((finding) => ({ ...finding })),
    Originals: originalsOf(content),
    IssuedOn: bill.issuedOn,
    Papers: papers.map((paper) => paperWire(paper, paperState(paper, bill, hash))),
  }
}

const sources = `from si_record r where r.delete_mark = 0 and r.operator_id = $1
  and (r.status in (2, 4, 5, 6) or (r.in_force_version > 0 and r.status <> 9))
  and ($2::text is null or r.si_no ilike $2 or r.mbl_no ilike $2 or r.split_mbl_no ilike $2 or r.vessel ilike $2)`
const used = (table: string) => `(select count(*)::int from ${table} b where b.si_id = r.id and b.state <> 4 and b.removed_at is null)`

/** Instructions that bills can be made of, the newest first. */
export async function sourcesPage(
  { db, actor }: Reading,
  { PageIndex = 1, PageSize = 20, Keyword }: QueryOf<typeof billSources>,
): Promise<Page<BillSource>> {
  const values = [actor.companyId, containing(Keyword) ?? null]
  const [rows, [count]] = await Promise.all([
    db.query<Omit<BillSource, 'State'> & { status: number }>(
      `select r.id as "Id", r.si_no as "No", coalesce(nullif(r.split_mbl_no, ''), r.mbl_no) as "BlNo", r.mbl_no as "MblNo",
        coalesce((select c.name from company c where c.id = r.company_id), '') as "Customer", r.vessel as "Vessel", r.voyage as "Voyage",
        r.status, r.version as "Version", (select count(*)::int from si_container b where b.record_id = r.id) as "Boxes",
        ${used('house_bill')} as "Houses", ${used('master_bill')} as "Masters"
        ${sources} order by r.update_time desc, r.id desc limit $3 offset $4`,
      [...values, PageSize, (PageIndex - 1) * PageSize],
    ),
    db.query<{ total: number }>(`select count(*)::int as total ${sources}`, values),
  ])
  return { Rows: rows.map(({ status, ...row }) => ({ ...row, State: siStates.wordOf(status) })), Total: count!.total }
}
