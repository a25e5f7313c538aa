import type { BillKind, BillPaper, BillPaperType } from '@jst/contracts/bills'
import type { Queryable, Tx } from '../../../kernel/database.ts'
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

/** Originals of a version that were printed, as `1/3`. */
export const printedOriginals = (db: Queryable, kind: BillKind, billId: number, version: number): Promise<string[]> =>
  db
    .query<{ no: string }>(
      `select distinct p.no || '/' || p.of_originals as no from bill_paper p
        where p.kind = $1 and p.bill_id = $2 and p.paper = 'original' and p.version = $3 order by 1`,
      [kind, billId, version],
    )
    .then((rows) => rows.map(({ no }) => no))

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
export async function insertPaper(tx: Tx, { kind, id, companyId, operatorId, blNo }: StoredBill, made: NewPaper): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into bill_paper (kind, bill_id, company_id, operator_id, paper, no, of_originals, print, version, layout, layout_version, overprint,
        reason, hash, content_hash, pdf, by_id, by_name, bl_no)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) returning id`,
    [
      kind,
      id,
      companyId,
      operatorId,
      made.paper,
      made.no,
      made.of,
      made.print,
      made.version,
      made.layout,
      made.layoutVersion,
      made.overprint,
      made.reason,
      made.hash,
      made.contentHash,
      made.pdf,
      made.by.id,
      made.by.name,
      blNo,
    ],
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
