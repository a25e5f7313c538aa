import type { Queryable } from '../kernel/database/database.ts'
import { unnamedBlob } from '../kernel/files/blobs.repo.ts'
import type { OwnerDb } from '../kernel/migrations/owner.ts'
import { createSurroundings, type Surroundings } from '../kernel/process/surroundings.ts'
import { demoCompanies } from './accounts.ts'
import { clearJoining, joinedCompanies } from './clear-companies.ts'
import { clearSchedules } from './schedules.ts'

/** Tables whose rows belong to a company, children before what they point to. */
const companyTables = [
  'si_version',
  'si_line',
  'si_container',
  'si_master_bill',
  'si_record',
  'si_draft_set',
  'si_template',
  'late_request',
  'document_message',
  'booking_channel',
  'packing_channel',
  'vgm_answer',
  'vgm',
  'manifest_receipt',
  'manifest',
  'manifest_template',
  'manifest_config',
  'manifest_remark',
  'si_channel',
  'booking_request',
  'booking_third',
  'booking_price',
  'booking_upload',
  'portal_recommended_port',
  'portal_recommended_freight_dms',
  'freight_subscription_use',
  'freight_subscription_term',
  'freight_subscription',
  'freight_channel',
  'bill_seen',
  'bill_paper',
  'bill_layout_version',
  'bill_layout',
  'bill_printer',
  'bill_box_line',
  'bill_box',
  'house_bill_version',
  'master_bill_version',
  'house_bill',
  'master_bill',
  'guarantee_entry',
  'guarantee_item',
  'settlement',
  'invoice_total',
  'receipt',
  'invoice',
  'guarantee',
  'guarantee_change',
  'release_bill',
  'release_loi',
  'release_return_copy',
  'release_return',
  'release_rule',
  'release_fee',
  'release_wording',
  'release_channel',
  'release_application',
  'release_address',
  'release_receiver',
  'release_risk',
  'release_hold',
  'release_setting',
  'approval_round',
  'approval_rule',
  'approval_delegation',
  'credit_application',
  'credit_rule',
  'customer',
  'provider',
  'partner_contact',
  'partner_address',
  'partner_bank',
  'partner_staff',
  'partner_handover',
  'document_upload',
  'document_file',
  'document_entry',
  'document_charge',
  'document_print',
  'document_follower',
  'document_claim',
  'document_number',
  'document_number_rule',
  'track_partner',
  'track_meaning',
  'track_unmapped',
  'track_standing',
  'track_terms',
  'track_calendar',
  'track_search',
  'track_arrival',
  'track_withdrawal',
  'track_version',
  'track_event',
  'track_shipment',
  'cargo_order_box',
  'cargo_order',
  'cargo_order_total',
  'booking',
  'job_run',
  'notice_mail',
  'company_robot',
  'message',
  'global_message',
  'code_relation',
  'stored_file',
  'audit_log',
]

export interface ClearedDemo {
  readonly companies: number
  /** Bytes that nothing names any more, by their hash, and uploads that nobody finishes: to be removed once this has committed. */
  readonly files: { readonly blobs: readonly string[]; readonly stored: readonly string[]; readonly uploads: readonly number[] }
}

/** Removes the demo companies with all their people, orders and records. Other companies stay as they are. */
export async function clearDemo(owner: OwnerDb): Promise<ClearedDemo> {
  const codes = Object.values(demoCompanies).map(({ code }) => code)
  return owner.tx(async (tx) => {
    const found = await tx.query<{ id: number }>('select id from company where code = any($1)', [codes])
    const ids = [...found.map(({ id }) => id), ...(await joinedCompanies(tx))]
    const named = await filesOf(tx, ids)
    const applicants = await clearJoining(tx, ids)
    if (ids.length > 0) await clearSchedules(tx)
    for (const table of companyTables) await tx.query(`delete from ${table} where company_id = any($1)`, [ids])
    const employed = await tx.query<{ id: number }>(
      'select distinct user_id as id from employee where company_id = any($1) and user_id is not null',
      [ids],
    )
    const users = [...employed.map(({ id }) => id), ...applicants]
    await tx.query('delete from session where user_id = any($1)', [users])
    await tx.query('delete from idempotency_key where user_id = any($1)', [users])
    await tx.query('delete from login_log where user_id = any($1)', [users])
    await tx.query('delete from employee where company_id = any($1)', [ids])
    await tx.query('delete from demo_seed')
    await tx.query('delete from role where company_id = any($1)', [ids])
    await tx.query('delete from app_user u where id = any($1) and not exists (select from employee e where e.user_id = u.id)', [users])
    await tx.query('delete from company where id = any($1) and operator_id is not null', [ids])
    await tx.query('delete from company where id = any($1)', [ids])
    return { companies: ids.length, files: await unnamedOf(tx, named) }
  })
}

/** Hashes of the bytes that files of these companies name. */
async function filesOf(tx: Queryable, ids: readonly number[]): Promise<ClearedDemo['files']> {
  const hashes = async (text: string) => (await tx.query<{ sha256: string }>(text, [ids])).map(({ sha256 }) => sha256)
  const [blobs, stored, uploads] = [
    await hashes(
      `select sha256 from document_file where company_id = any($1) or operator_id = any($1)
        union select sha256 from export_file where company_id = any($1) union select sha256 from portal_cv where company_id = any($1)`,
    ),
    await hashes('select distinct sha256 from stored_file where company_id = any($1) or operator_id = any($1)'),
    await tx.query<{ id: number }>('select id from document_upload where company_id = any($1) or operator_id = any($1)', [ids]),
  ]
  return { blobs, stored, uploads: uploads.map(({ id }) => id) }
}

/** Those of them that no other company names. */
async function unnamedOf(tx: Queryable, { blobs, stored, uploads }: ClearedDemo['files']): Promise<ClearedDemo['files']> {
  const gone = await tx.query<{ sha256: string }>(`delete from blob b where sha256 = any($1) and ${unnamedBlob} returning sha256`, [blobs])
  const stillStored = await tx.query<{ sha256: string }>('select distinct sha256 from stored_file where sha256 = any($1)', [stored])
  const others = new Set(stillStored.map(({ sha256 }) => sha256))
  return { blobs: gone.map(({ sha256 }) => sha256), stored: stored.filter((sha256) => !others.has(sha256)), uploads }
}

/** Removes the bytes of a demo that was cleared. `place`: where they lie. */
export async function removeDemoFiles(
  { blobs, stored, uploads }: ClearedDemo['files'],
  at: { readonly dataDir: string; readonly filesUrl?: string | undefined },
): Promise<void> {
  const place: Pick<Surroundings, 'blobs' | 'stored'> = createSurroundings(at)
  for (const sha256 of blobs) await place.blobs.remove(sha256)
  for (const sha256 of stored) await place.stored.remove(sha256)
  for (const upload of uploads) await place.blobs.drop(upload)
}
