import { billStateCodes as codes, type OwnBill, type OwnBillView, type ownBills } from '@jst/contracts/bills'
import type { Page, QueryOf } from '@jst/contracts'
import { billPapers } from '@jst/contracts/bills'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { FileAnswer } from '../../../kernel/http/file-answer.ts'
import { mediaTypes } from '../../../kernel/files/file-kinds.ts'
import { containing } from '../../../kernel/database/paging.ts'
import { contentOf, demandBill } from '../bill/bill.repo.ts'
import { bytesOf, findPaper, findPapers, paperWire } from '../paper/paper.repo.ts'
import { contentHash, paperState } from '../paper/passport.ts'
import { texts } from '../texts.ts'

const kind = 'houseBill'
/**
 * House bills of a customer, from the first draft that was sent or the lock on. The rows belong to the forwarder: they are read as the server, by the
 * company of the caller alone.
 */
const ownBillsSql = `from house_bill t where t.customer_id = $1 and t.removed_at is null and t.merged_into is null
  and exists (select from house_bill_version v where v.record_id = t.id and v.event in ('send', 'lock'))`
const columns = `t.id as "Id", t.bl_no as "BlNo", t.mbl_no as "MblNo", t.vessel as "Vessel", t.voyage as "Voyage", t.load_port as "LoadPort",
  t.discharge_port as "DischargePort", t.state as "Stage",
  (select max(v.version) from house_bill_version v where v.record_id = t.id) as "Version", t.update_time as "UpdateTime"`

export async function ownPage(
  { system, actor }: { readonly system: Queryable; readonly actor: EmployeeActor },
  { PageIndex = 1, PageSize = 20, Keyword }: QueryOf<typeof ownBills>,
): Promise<Page<OwnBill>> {
  const where = `${ownBillsSql} and ($2::text is null or t.bl_no ilike $2 or t.mbl_no ilike $2 or t.vessel ilike $2)`
  const values = [actor.companyId, containing(Keyword) ?? null]
  const [Rows, [count]] = await Promise.all([
    system.query<OwnBill>(`select ${columns} ${where} order by t.id desc limit $3 offset $4`, [
      ...values,
      PageSize,
      (PageIndex - 1) * PageSize,
    ]),
    system.query<{ total: number }>(`select count(*)::int as total ${where}`, values),
  ])
  return { Rows, Total: count!.total }
}

/** @throws AppError NOT_FOUND for the bill of another company */
async function demandOwn(system: Queryable, companyId: number, id: number): Promise<OwnBill> {
  const [found] = await system.query<OwnBill>(`select ${columns} ${ownBillsSql} and t.id = $2`, [companyId, id])
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

const seen = `insert into bill_seen (kind, bill_id, company_id, operator_id, what, paper_id, by_id, by_name, by_company)
  select '${kind}', id, company_id, operator_id, $2, $3::bigint, $4::bigint, $5, $6 from house_bill where id = $1`
async function keepSeen(
  system: Queryable,
  { employeeId, employeeName, companyName }: EmployeeActor,
  { id, what, paper }: { readonly id: number; readonly what: 'view' | 'file'; readonly paper: number | null },
): Promise<void> {
  await system.query(seen, [id, what, paper, employeeId, employeeName, companyName])
}

/** A customer sees drafts and copies; the originals it gets on paper are listed, not opened. */
export async function openOwn({ tx, actor, audit }: WriteCall, id: number): Promise<OwnBillView> {
  const { system } = tx
  const Bill = await demandOwn(system, actor.companyId, id)
  await keepSeen(system, actor, { id, what: 'view', paper: null })
  audit({ action: 'bill.seen', entity: kind, entityId: id, diff: {} })
  const [bill, content, papers, Versions, Seen] = await Promise.all([
    demandBill(system, kind, id),
    contentOf(system, kind, id),
    findPapers(system, kind, id),
    system.query<OwnBillView['Versions'][number]>(
      `select version as "Version", event as "Event", author_name as "By", author_company as "Company", create_time as "At"
        from house_bill_version where record_id = $1 order by id desc limit 200`,
      [id],
    ),
    system.query<OwnBillView['Seen'][number]>(
      `select what as "What", by_name as "By", by_company as "Company", create_time as "At" from bill_seen
        where kind = '${kind}' and bill_id = $1 order by id desc limit 200`,
      [id],
    ),
  ])
  const hash = contentHash(content)
  return { Bill, Versions, Papers: papers.map((paper) => paperWire(paper, paperState(paper, bill, hash))), Seen }
}

/** @throws AppError NOT_FOUND for the bill of another company, and for originals */
export async function ownFile(system: Queryable, actor: EmployeeActor, id: number, paperId: number): Promise<FileAnswer> {
  const { BlNo, Stage } = await demandOwn(system, actor.companyId, id)
  const paper = await findPaper(system, kind, id, paperId)
  const pdf = paper && paper.paper !== 'original' && Stage !== codes.void ? await bytesOf(system, paperId) : undefined
  if (!paper || !pdf) throw new AppError('NOT_FOUND')
  await keepSeen(system, actor, { id, what: 'file', paper: paperId })
  return new FileAnswer(texts.file(BlNo, billPapers[paper.paper].zh, paper.no, paper.version), mediaTypes.pdf, pdf)
}
