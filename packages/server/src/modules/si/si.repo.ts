import {
  containerFields,
  type FieldSpec,
  lineFields,
  type SiCarrierState,
  type SiContainer,
  type SiFieldRemark,
  type SiLine,
  type SiMasterBill,
  type SiRecord,
  type SiStage,
  SiStatus,
} from '@jst/contracts/si'
import { emptyContainer, emptyLine } from '@jst/si-drafts/rules'
import type { Queryable } from '../../kernel/database/database.ts'
import { carrierStanding } from './carrier/standing.ts'
import { rowsOf } from './si-rows.ts'
import { fromSpecial } from './si-special.ts'
import { storedFields } from './si.columns.ts'

/** A record with the facts that the rules need beside its fields. */
export interface StoredSi {
  record: SiRecord
  version: number
  /** Findings of the rules and of the credit; `creditWarnings` are those of the credit. */
  warnings: number
  creditWarnings: number
  companyId: number
  operatorId: number
  orderNo: string
  companyName: string
  /** Version approved last; 0: none. */
  inForceVersion: number
  changes: number
  /** Time, stage and reason of the last submission. */
  submittedAt: string
  stage: SiStage
  reasonCode: string
  reason: string
  /** Remarks of the last rejection or request for changes that has not been answered. */
  fieldRemarks: SiFieldRemark[]
  reviewerName: string
  /** Employee who claimed the record; 0: nobody. `reviewing`: active on it within the last half hour. */
  claimedBy: number
  claimedName: string
  reviewing: boolean
  /** An issued version is in circulation that an open amendment will replace. */
  issuedBefore: boolean
  /** State of the latest message to the carrier; '' without one. */
  carrierState: SiCarrierState | ''
  /** Employee of the customer who is notified of each step; 0: none. */
  contactId: number
}

/** SQL over the record `r` and its company `c` for each fact that is read beside the fields; an expired claim counts as none. */
const held = 'claim_holds(r.claimed_by, r.claim_time, r.assigned)'
const facts: Readonly<Record<Exclude<keyof StoredSi, 'record'>, string>> = {
  version: 'r.version',
  warnings: 'r.warnings',
  creditWarnings: 'r.credit_warnings',
  companyId: 'r.company_id',
  operatorId: 'r.operator_id',
  orderNo: 'r.order_no',
  companyName: 'c.name',
  inForceVersion: 'coalesce(r.in_force_version, 0)',
  changes: 'r.changes',
  submittedAt: 'r.submit_time',
  stage: 'r.stage',
  reasonCode: 'r.reason_code',
  reason: 'r.reason',
  fieldRemarks: 'r.field_remarks',
  reviewerName: 'r.reviewer_name',
  claimedBy: `case when ${held} then r.claimed_by else 0 end`,
  claimedName: `case when ${held} then r.claimed_name else '' end`,
  reviewing: "coalesce(r.claim_time > now() - interval '30 minutes', false)",
  issuedBefore: `exists (select from si_amendment a where a.record_id = r.id and a.from_status = ${SiStatus.issued} and a.ended_at is null)`,
  carrierState: carrierStanding,
  contactId: 'coalesce(r.contact_id, 0)',
}
const factNames = Object.keys(facts) as (keyof typeof facts)[]

interface Row extends Omit<StoredSi, 'record'> {
  id: number
  company_code: string
  deadline: string | null
  create_time: string
  update_time: string
  containers: SiContainer[] | null
  master_bills: SiMasterBill[] | null
  [column: string]: unknown
}

const { containers, masterBills } = rowsOf((name) => name, 'lines')
const columns = [
  ...['id', 'create_time', 'update_time', ...storedFields.map(({ column }) => column)].map((column) => `r.${column}`),
  ...factNames.map((name) => `${facts[name]} as "${name}"`),
].join(', ')

/** Reads a whole record in one round trip: containers and goods lines come as JSON. */
const select = `
  select ${columns}, c.code as company_code, r.order_deadline as deadline,
    ${containers} as containers, ${masterBills} as master_bills
  from si_record r join company c on c.id = r.company_id
  where r.delete_mark = 0 and `

/** Empty value of a column. */
const emptyOf = (name: string) =>
  name === 'sailingDate' || name === 'onBoardDate' || name === 'reviewedAt' ? null : name === 'reviewerId' ? 0 : ''
/** PostgreSQL's JSON writes `…52.1+00:00`, the wire `…52.100Z`; formatting here is cheaper than in the statement. */
function withInstants<T extends { createdAt: string | null; updatedAt: string | null }>(row: T): T {
  row.createdAt = row.createdAt && new Date(row.createdAt).toISOString()
  row.updatedAt = row.updatedAt && new Date(row.updatedAt).toISOString()
  return row
}

type WithSpecial<T> = T & { special?: Readonly<Record<string, string | number>> | null }
const emptyBox = emptyContainer()
const emptyRow = emptyLine()

function withSpecial<T extends object>(
  { special, ...row }: WithSpecial<T>,
  empty: object,
  catalogue: Readonly<Record<string, FieldSpec>>,
): T {
  return { ...empty, ...row, ...(special && fromSpecial(catalogue, special)) } as unknown as T
}

const containerOf = (container: WithSpecial<SiContainer>): SiContainer => ({
  ...withInstants(withSpecial(container, emptyBox, containerFields)),
  lines: container.lines.map((line) => withInstants(withSpecial<SiLine>(line, emptyRow, lineFields))),
})

const plan = storedFields.map(({ name, column }) => ({ name, column, empty: emptyOf(name) }))

function stored(row: Row): StoredSi {
  const fields: Record<string, unknown> = {}
  for (const { name, column, empty } of plan) fields[name] = row[column] ?? empty
  return {
    record: {
      ...fields,
      id: row.id,
      companyCode: row.company_code,
      deadline: row.deadline,
      createdAt: row.create_time,
      updatedAt: row.update_time,
      containers: row.containers?.map(containerOf) ?? [],
      masterBills: row.master_bills ?? [],
    } as unknown as SiRecord,
    ...(Object.fromEntries(factNames.map((name) => [name, row[name]])) as Omit<StoredSi, 'record'>),
  }
}

const byId = `${select} r.id = $1`
/** The record, when it is there and the connection's company may see it. */
export async function findSi(db: Queryable, id: number): Promise<StoredSi | undefined> {
  const [row] = await db.query<Row>(byId, [id])
  return row && stored(row)
}

// Locks the order first: a change of its cut-off locks order and records in the same order (migrations/0012_list_columns.sql).
const lockRow = `with held as materialized (select from cargo_order where id = (select order_id from si_record where id = $1) for no key update)
  select r.id from si_record r, held where r.id = $1 for update of r`
/** Reads a record as `findSi` does and locks it with its order until the transaction ends. */
export async function lockSi(tx: Queryable, id: number): Promise<StoredSi | undefined> {
  const [, found] = await Promise.all([tx.query(lockRow, [id]), tx.query<Row>(byId, [id])])
  return found[0] && stored(found[0])
}

const byOrder = `${select} r.order_id = $1 order by r.id`
export async function siOfOrder(db: Queryable, orderId: number): Promise<StoredSi[]> {
  return (await db.query<Row>(byOrder, [orderId])).map(stored)
}

const byIds = `${select} r.id = any($1) order by r.id`
export async function findSiMany(db: Queryable, ids: readonly number[]): Promise<StoredSi[]> {
  return (await db.query<Row>(byIds, [ids])).map(stored)
}

/** Numbers of records by their keys. */
export const siNosOf = async (db: Queryable, ids: readonly number[]): Promise<Map<number, string>> =>
  new Map(
    (await db.query<{ id: number; no: string }>('select id, si_no as no from si_record where id = any($1)', [ids])).map(({ id, no }) => [
      id,
      no,
    ]),
  )
