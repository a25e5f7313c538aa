import { manifestLimits, manifestStates, type ManifestRegime } from '@jst/contracts/manifest'
import type { FiledMessage, Receipt } from '@jst/manifest/receipts'
import type { Queryable } from '../../../kernel/database/database.ts'

const iso = (column: string) => `coalesce(to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')`

/** Messages of a filing in the order of sending. Its number is the one of the interchange. Asked as the server. */
export const messagesOf = (system: Queryable, id: number) =>
  system.query<FiledMessage>(
    `select m.control as "Id", m.type as "Type", case m.state when 'answered' then 'sent' else m.state end as "State",
        ${iso('m.sent_time')} as "SentAt",
        coalesce((m.told ->> 'Version')::int, 0) as "Version"
      from document_message m where m.kind = 'manifest' and m.record_id = $1 and m.direction = 'out' and not m.test order by m.id`,
    [id],
  )
export const receiptsOf = (system: Queryable, id: number) =>
  system.query<Receipt>(
    `select message as "Message", bill_no as "BillNo", code as "Code", text as "Text", ${iso('at')} as "At"
      from manifest_receipt where manifest_id = $1 order by at, id limit ${manifestLimits.receipts}`,
    [id],
  )
/** Stores a receipt once; false where it was there. */
export const insertReceipt = (tx: Queryable, owner: { readonly id: number; readonly staffId: number }, receipt: Receipt) =>
  tx
    .query<{ id: number }>(
      `insert into manifest_receipt (company_id, manifest_id, message, bill_no, code, text, at) values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (manifest_id, message, bill_no, code, at, md5(text)) do nothing returning id`,
      [owner.staffId, owner.id, receipt.Message, receipt.BillNo, receipt.Code, receipt.Text, receipt.At],
    )
    .then((rows) => rows.length > 0)

export interface CustomsRow {
  readonly id: number
  readonly no: string
  readonly partner: string
}
const select = `select t.id, t.code as no, t.agent as partner from manifest t where t.removed_at is null and t.merged_into is null`
export const findRecord = (db: Queryable, by: { readonly id: number } | { readonly no: string; readonly companyId: number }) =>
  ('id' in by
    ? db.query<CustomsRow>(`${select} and t.id = $1`, [by.id])
    : db.query<CustomsRow>(`${select} and t.staff_id = $1 and t.code = $2`, [by.companyId, by.no])
  ).then(([row]) => row)

/** The filing whose message has a number. */
export const filingOfMessage = (db: Queryable, companyId: number, message: string) =>
  db
    .query<CustomsRow>(
      `${select} and t.staff_id = $1 and t.id in (select m.record_id from document_message m where m.company_id = $1 and m.kind = 'manifest'
        and m.control = $2 and m.direction = 'out' and not m.test) limit 2`,
      [companyId, message],
    )
    .then((rows) => (rows.length === 1 ? rows[0] : undefined))

export interface SentFiling extends CustomsRow {
  readonly regime: ManifestRegime
  readonly isDeleted: boolean
}
/** Filings of a bill that were sent and are not given up. */
export const sentFilings = (db: Queryable, companyId: number, bill: string) =>
  db.query<SentFiling>(
    `${select.replace('t.agent as partner', `t.agent as partner, t.regime, t.state = ${manifestStates.codes.deleted} as "isDeleted"`)}
      and t.staff_id = $1 and t.bill_no = $2 and t.state <> ${manifestStates.codes.void} and exists (select from document_message m
        where m.kind = 'manifest' and m.record_id = t.id and m.direction = 'out' and not m.test) order by t.id limit ${manifestLimits.filings}`,
    [companyId, bill],
  )

/** Writes what follows from the receipts; the state is written by the kit. */
export const writeStanding = (
  tx: Queryable,
  id: number,
  {
    version,
    holds,
    flagged,
    refusal,
    amendFailed,
  }: {
    readonly version: number
    readonly holds: readonly string[]
    readonly flagged: number
    readonly refusal: string
    readonly amendFailed: boolean
  },
) =>
  tx.query(
    `update manifest set in_force_version = $2, holds = $3, flagged = $4, refusal = $5, amend_failed = $6 and wanted <> ''
      where id = $1 and (coalesce(in_force_version, 0), holds, flagged, refusal, amend_failed)
        is distinct from (coalesce($2, 0), $3, $4, $5, $6 and wanted <> '')`,
    [id, version === 0 ? null : version, holds, flagged, refusal, amendFailed],
  )
/** A change or deletion that customs have decided is asked for no more. */
export const clearWanted = (tx: Queryable, id: number) =>
  tx.query(`update manifest set wanted = '', reasons = '{}', amend_failed = false where id = $1 and wanted <> ''`, [id])

/** Agents of a company that verified filings leave for at once. */
export const autoAgents = (db: Queryable, company: number) =>
  db
    .query<{ agent: string }>(
      `select agent from manifest_config where company_id = $1 and auto_send and enabled and removed_at is null and merged_into is null`,
      [company],
    )
    .then((rows) => rows.map(({ agent }) => agent))
