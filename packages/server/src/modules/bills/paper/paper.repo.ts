import type { BillKind, BillLayoutContent, BillPaper, BillPaperType } from '@jst/contracts/bills'
import { applicationStates } from '@jst/contracts/release'
import type { Queryable, Tx } from '../../../kernel/database/database.ts'
import { insertInto } from '../../../kernel/database/insert.ts'
import type { StoredBill } from '../bill/bill.repo.ts'

export interface StoredPaper {
  readonly id: number
  readonly kind: BillKind
  readonly billId: number
  readonly paper: BillPaperType
  readonly no: number
  readonly of: number
  readonly print: number
  readonly version: number
  /** The number that was printed. */
  readonly blNo: string
  readonly layout: string
  readonly overprint: boolean
  readonly reason: string
  readonly hash: string
  readonly contentHash: string
  readonly by: string
  readonly at: string
  /** A later print of the same original, or a later version of its bill on such paper. */
  readonly replaced: boolean
}
const select = `select p.id, p.kind, p.bill_id as "billId", p.paper, p.no, p.of_originals as "of", p.print, p.version, p.bl_no as "blNo", p.layout,
    p.overprint, p.reason,
    p.hash, p.content_hash as "contentHash", p.by_name as by, p.create_time as at,
    p.paper = 'original' and exists (select from bill_paper q where q.kind = p.kind and q.bill_id = p.bill_id and q.paper = 'original'
      and q.no = p.no
      and q.id > p.id) as replaced
  from bill_paper p`
export const findPapers = (db: Queryable, kind: BillKind, billId: number) =>
  db.query<StoredPaper>(`${select} where p.kind = $1 and p.bill_id = $2 order by p.id desc limit 500`, [kind, billId])
export const findPaper = (db: Queryable, kind: BillKind, billId: number, id: number) =>
  db.query<StoredPaper>(`${select} where p.kind = $1 and p.bill_id = $2 and p.id = $3`, [kind, billId, id]).then(([paper]) => paper)
export const findByHash = (system: Queryable, hash: string) =>
  system.query<StoredPaper>(`${select} where p.hash = $1`, [hash]).then(([paper]) => paper)
export const bytesOf = (db: Queryable, id: number) =>
  db.query<{ pdf: Buffer }>('select pdf from bill_paper where id = $1', [id]).then(([row]) => row?.pdf)

const outside = `select distinct p.no || '/' || p.of_originals as no from bill_paper p
  where p.kind = $1 and p.bill_id = $2 and p.paper = 'original' and p.version = $3 and not exists (
    select from release_return r join release_return_copy c on c.return_id = r.id and c.undone_at is null
    where r.company_id = p.company_id and r.code = p.bl_no and r.kind_of = 'original' and r.removed_at is null and r.merged_into is null
      and c.copy = p.no and c.create_time > (select max(q.create_time) from bill_paper q where q.kind = p.kind and q.bill_id = p.bill_id
        and q.paper = 'original' and q.version = p.version and q.no = p.no)) order by 1`
const lost = `select coalesce(max(coalesce(b.lost_copies, case when b.lost then b.issued end)), 0) as lost from release_bill b
  join release_application a on a.id = b.subject_id and a.removed_at is null and a.merged_into is null
  where b.kind = 'releaseApplication' and b.company_id = $1 and b.bl_no = $2 and a.state = any ($3)`
const { agreed, signed, released, received, finished } = applicationStates.codes
/**
 * Originals of the version in force that were printed and not counted in by their barcodes since, as `1/3`. None where an application was agreed to
 * with letters for as many lost ones.
 */
export async function originalsOutside(system: Queryable, { kind, id, companyId, blNo, inForce }: StoredBill): Promise<string[]> {
  const [out, [letters]] = await Promise.all([
    system.query<{ no: string }>(outside, [kind, id, inForce]),
    system.query<{ lost: number }>(lost, [companyId, blNo, [agreed, signed, released, received, finished]]),
  ])
  return out.length > letters!.lost ? out.map(({ no }) => no) : []
}

/** An original that was printed, by the hash behind its code. */
export interface FoundOriginal {
  readonly no: string
  readonly copy: number
  readonly of: number
  /** A later print, or a later version of its bill, stands for it. */
  readonly replaced: boolean
}
const original = `select p.bl_no as no, p.no as copy, p.of_originals as "of", exists (select from bill_paper q where q.kind = p.kind
    and q.bill_id = p.bill_id and q.paper = 'original' and q.no = p.no and q.id > p.id) as replaced
  from bill_paper p where p.company_id = $1 and p.hash = $2 and p.paper = 'original'`
export const originalByHash = (system: Queryable, companyId: number, hash: string) =>
  system.query<FoundOriginal>(original, [companyId, hash]).then(([found]) => found)

export interface LastPrint {
  readonly print: number
  readonly by: string
  readonly at: string
}
/** The latest print of an original of a version; undefined before the first. */
export const lastPrint = (db: Queryable, { kind, id, inForce }: StoredBill, no: number) =>
  db
    .query<LastPrint>(
      `select print, by_name as by, to_char(create_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as at from bill_paper
        where kind = $1 and bill_id = $2 and version = $3 and paper = 'original' and no = $4 order by print desc limit 1`,
      [kind, id, inForce, no],
    )
    .then(([row]) => row)

/** The layout of the last paper of a bill as it was then; its content is null for the standard one. Undefined before the first paper. */
export const lastLayout = (db: Queryable, { kind, id }: StoredBill) =>
  db
    .query<{ content: BillLayoutContent | null }>(
      `select v.content from (select company_id, layout, layout_version from bill_paper where kind = $1 and bill_id = $2 order by id desc limit 1) p
        left join bill_layout l on l.company_id = p.company_id and l.name = p.layout
        left join bill_layout_version v on v.layout_id = l.id and v.version = p.layout_version
        order by l.removed_at desc nulls first limit 1`,
      [kind, id],
    )
    .then(([row]) => row)

export interface NewPaper {
  readonly paper: BillPaperType
  readonly no: number
  readonly of: number
  readonly print: number
  readonly version: number
  readonly layout: string
  readonly layoutVersion: number
  readonly overprint: boolean
  readonly reason: string
  readonly hash: string
  readonly contentHash: string
  readonly pdf: Buffer
  readonly by: { readonly id: number; readonly name: string }
}
export async function insertPaper(tx: Tx, { kind, id, companyId, operatorId, blNo }: StoredBill, paper: NewPaper): Promise<number> {
  const [row] = await insertInto<{ id: number }>(
    tx,
    'bill_paper',
    {
      kind,
      bill_id: id,
      company_id: companyId,
      operator_id: operatorId,
      bl_no: blNo,
      paper: paper.paper,
      no: paper.no,
      of_originals: paper.of,
      print: paper.print,
      version: paper.version,
      layout: paper.layout,
      layout_version: paper.layoutVersion,
      overprint: paper.overprint,
      reason: paper.reason,
      hash: paper.hash,
      content_hash: paper.contentHash,
      pdf: paper.pdf,
      by_id: paper.by.id,
      by_name: paper.by.name,
    },
    'returning id',
  )
  return row!.id
}

/** The newest version that the steps of a bill stored; 0 before the first. */
export const latestVersion = (db: Queryable, table: string, id: number) =>
  db
    .query<{ version: number }>(`select coalesce(max(version), 0) as version from ${table}_version where record_id = $1`, [id])
    .then(([row]) => row!.version)

export const paperWire = (paper: StoredPaper, State: BillPaper['State']): BillPaper => ({
  Id: paper.id,
  Paper: paper.paper,
  No: paper.no,
  Of: paper.of,
  Print: paper.print,
  Version: paper.version,
  Layout: paper.layout,
  Overprint: paper.overprint,
  Reason: paper.reason,
  Hash: paper.hash,
  By: paper.by,
  At: paper.at,
  State,
})
