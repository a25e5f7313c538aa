import { billKinds, billStateCodes as codes, type BillBox, type BillContent, type BillKind } from '@jst/contracts/bills'
import type { BoxRow } from '@jst/contracts/document'
import { recordContent, replaceBoxRows, type DocumentCall, type SubjectRow } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'
import { AppError } from '../../../kernel/errors.ts'

export interface StoredBill {
  readonly kind: BillKind
  readonly id: number
  readonly code: string
  readonly companyId: number
  readonly operatorId: number | null
  readonly state: number
  readonly updateTime: string
  readonly siId: number | null
  readonly siVersion: number
  readonly customerId: number | null
  /** `YYYY-MM-DD`; '' before the lock. */
  readonly issuedOn: string
  /** 0: never locked. */
  readonly inForce: number
  readonly blNo: string
  readonly mblNo: string
}
const tables = { houseBill: 'house_bill', masterBill: 'master_bill' } as const satisfies Record<BillKind, string>
/** Table of the rows of a kind. */
export const tableOf = (kind: BillKind): string => tables[kind]
const select = (
  kind: BillKind,
) => `select '${kind}' as kind, t.id, t.code, t.company_id as "companyId", t.operator_id as "operatorId", t.state,
  t.update_time as "updateTime", t.si_id as "siId", t.si_version as "siVersion", t.customer_id as "customerId",
  ${dayOrBlank('t.issued_on')} as "issuedOn", t.in_force_version as "inForce", t.bl_no as "blNo", t.mbl_no as "mblNo"
  from ${tableOf(kind)} t where t.removed_at is null and t.merged_into is null`

/** @throws AppError NOT_FOUND */
export async function demandBill(db: Queryable, kind: BillKind, id: number, lock = false): Promise<StoredBill> {
  const [found] = await db.query<StoredBill>(`${select(kind)} and t.id = $1 ${lock ? 'for update of t' : ''}`, [id])
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/** Fields and boxes of a bill. */
export async function contentOf(db: Queryable, kind: BillKind, id: number): Promise<BillContent> {
  const { calls, document } = billKinds[kind]
  const content = await recordContent(calls.entity, document)(db, { id } as SubjectRow)
  return content as unknown as BillContent
}

/** Rows of boxes as the kit writes them; rows that are taken from elsewhere are new ones. */
const boxRows = (boxes: readonly BillBox[]): BoxRow[] =>
  boxes.map(({ Lines, ...box }) => ({ Box: { ...box, Id: 0 }, Lines: Lines.map((line) => ({ ...line, Id: 0 })) }))
export const writeBoxes = (call: DocumentCall, kind: BillKind, id: number, boxes: readonly BillBox[]) =>
  replaceBoxRows(call, { kind, id }, boxRows(boxes))

export const linkInstruction = (
  tx: Queryable,
  kind: BillKind,
  id: number,
  { siId, version, customerId }: { readonly siId: number | null; readonly version: number; readonly customerId: number | null },
) => tx.query(`update ${tableOf(kind)} set si_id = $2, si_version = $3, customer_id = $4 where id = $1`, [id, siId, version, customerId])

/** Bills in use of an instruction. */
export const billsOfInstruction = (db: Queryable, kind: BillKind, siId: number) =>
  db.query<StoredBill>(`${select(kind)} and t.si_id = $1 and t.state <> 4 order by t.id limit 50`, [siId])

/** Content of the version that a step stored last. */
export const lastGivenOut = (db: Queryable, { kind, id }: StoredBill) =>
  db
    .query<{ version: number; content: BillContent }>(
      `select version, snapshot as content from ${tableOf(kind)}_version where record_id = $1 order by id desc limit 1`,
      [id],
    )
    .then(([row]) => row)

/** Bills in use of the other kind: those of the same instruction, and those that the numbers tie to it. */
export const counterpartsOf = (db: Queryable, { kind, siId, blNo, mblNo }: StoredBill): Promise<StoredBill[]> =>
  kind === 'houseBill'
    ? db.query<StoredBill>(
        `${select('masterBill')} and t.state <> 4 and ((t.bl_no = $1 and $1 <> '') or (t.si_id = $2 and $1 = '')) order by t.id limit 1`,
        [mblNo, siId],
      )
    : db.query<StoredBill>(
        `${select('houseBill')} and t.state <> 4 and (t.mbl_no = $1 or (t.si_id = $2 and t.mbl_no = '')) order by t.id limit 100`,
        [blNo, siId],
      )

interface NumberPlace {
  readonly id: number
  readonly companyId: number
  readonly blNo: string
}
const numbersOf = (kind: BillKind, companyId: number) => `bill numbers ${kind} ${companyId}`
/** Of two who give one number at once, the second finds the bill of the first. */
export async function lockNumber(tx: Queryable, kind: BillKind, { companyId, blNo }: NumberPlace): Promise<void> {
  await tx.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [numbersOf(kind, companyId)])
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`bill number ${kind} ${companyId} ${blNo}`])
}
/** Locks all numbers of a company, for rows that come many at a time. */
export const lockNumbers = (tx: Queryable, kind: BillKind, companyId: number) =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [numbersOf(kind, companyId)])

/** Bills in use that another one in use shares its number, or its instruction, with: both name one bill of a kind. */
export const findShared = (tx: Queryable, kind: BillKind, ids: readonly number[]) =>
  tx.query<{ blNo: string; code: string; sameNumber: boolean }>(
    `select t.bl_no as "blNo", o.code, o.bl_no = t.bl_no as "sameNumber" from ${tableOf(kind)} t join ${tableOf(kind)} o
        on o.company_id = t.company_id and o.id <> t.id and (o.bl_no = t.bl_no or o.si_id = t.si_id)
      where t.id = any ($1) and t.state <> $2 and o.state <> $2 and t.removed_at is null and o.removed_at is null
        and t.merged_into is null and o.merged_into is null
      order by t.id, o.id limit 5`,
    [ids, codes.void],
  )
/** Number of making of another bill in use with the same number. */
export async function findSameNumber(tx: Queryable, kind: BillKind, { id, companyId, blNo }: NumberPlace): Promise<string | undefined> {
  const [row] = await tx.query<{ code: string }>(
    `select code from ${tableOf(kind)} where company_id = $1 and bl_no = $2 and id <> $3 and state <> $4 and removed_at is null
      and merged_into is null order by id limit 1`,
    [companyId, blNo, id, codes.void],
  )
  return row?.code
}

/** The day of the lock, and the loading that was established at the issue of the instruction. */
export const writeIssue = (tx: Queryable, kind: BillKind, id: number, { onBoard, place }: { onBoard: string; place: string }) =>
  tx.query(
    `update ${tableOf(kind)} set issued_on = china_day(), on_board = coalesce(on_board, nullif($2, '')::date),
      issue_place = case issue_place when '' then $3 else issue_place end where id = $1`,
    [id, onBoard, place],
  )
export const clearIssue = (tx: Queryable, kind: BillKind, id: number) =>
  tx.query(`update ${tableOf(kind)} set issued_on = null where id = $1`, [id])

/** Code of a company with its name and address as they stand on bills: in English where it has given them. */
export async function companyOf(system: Queryable, id: number): Promise<{ code: string; name: string; address: string }> {
  const [found] = await system.query<{ code: string; name: string; address: string }>(
    `select code, coalesce(nullif(name_en, ''), name) as name, coalesce(nullif(address_en, ''), address) as address from company where id = $1`,
    [id],
  )
  if (!found) throw new AppError('NOT_FOUND')
  return found
}
