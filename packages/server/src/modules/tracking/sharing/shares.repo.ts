import type { TrackShare } from '@jst/contracts/tracking'
import type { Queryable } from '../../../kernel/database/database.ts'
import { countView } from '../../../kernel/access/link-table.ts'

const columns = `s.id as "Id", s.shipment_id as "ShipmentId", s.for_whom as "For", s.file_ids as "FileIds", s.with_costs as "WithCosts",
  s.expires_at as "ExpiresAt", s.revoked_at as "RevokedAt", s.by_name as "By", s.create_time as "CreateTime", s.views as "Views",
  s.last_view_at as "LastViewAt"`

/** Links of a shipment that the company itself made. */
export const sharesOf = (db: Queryable, shipment: number, company: number): Promise<TrackShare[]> =>
  db.query(`select ${columns} from track_share s where s.shipment_id = $1 and s.by_company = $2 order by s.id desc limit 200`, [
    shipment,
    company,
  ])

export interface NewShare {
  readonly shipment: number
  readonly forWhom: string
  readonly files: readonly number[]
  readonly withCosts: boolean
  readonly expires: string
  readonly by: { readonly id: number; readonly name: string; readonly company: number }
}
export async function insertShare(
  tx: Queryable,
  { shipment, forWhom, files, withCosts, expires, by }: NewShare,
): Promise<TrackShare | undefined> {
  const [row] = await tx.query<TrackShare>(
    `insert into track_share as s (company_id, operator_id, shipment_id, for_whom, file_ids, with_costs, expires_at, by_id, by_name, by_company)
     select t.company_id, t.operator_id, t.id, $2, $3, $4, $5, $6, $7, $8 from track_shipment t where t.id = $1 returning ${columns}`,
    [shipment, forWhom, files, withCosts, expires, by.id, by.name, by.company],
  )
  return row
}
/** Undefined for a link that the company did not make. */
export async function revokeShare(tx: Queryable, id: number, company: number): Promise<TrackShare | undefined> {
  const [row] = await tx.query<TrackShare>(
    `update track_share s set revoked_at = coalesce(s.revoked_at, clock_timestamp()) where s.id = $1 and s.by_company = $2 returning ${columns}`,
    [id, company],
  )
  return row
}

export async function findShare(system: Queryable, id: number): Promise<TrackShare | undefined> {
  const [row] = await system.query<TrackShare>(`select ${columns} from track_share s where s.id = $1`, [id])
  return row
}
/** Counts a view and keeps when and from which network. */
export async function keepView(tx: Queryable, id: number, address: string, agent: string): Promise<void> {
  await countView(tx, 'track_share', id)
  await tx.query('insert into track_share_view (share_id, address, agent) values ($1, $2, $3)', [id, address, agent.slice(0, 200)])
}

/** Those of some files that are the staff's alone. */
export const internalFiles = (system: Queryable, files: readonly number[]): Promise<readonly { id: number }[]> =>
  system.query(`select id from document_file where id = any ($1) and audience = 'internal'`, [files])

/** A file of the shipment's order or booking, by its stored bytes. */
export async function sharedFile(
  system: Queryable,
  shipment: number,
  file: number,
): Promise<{ sha256: string; size: number; name: string; format: string } | undefined> {
  const [row] = await system.query<{ sha256: string; size: number; name: string; format: string }>(
    `select f.sha256, f.size, f.name, f.format from document_file f join track_shipment t on t.id = $1
     where f.id = $2 and f.removed_time is null
       and (f.kind = 'cargoOrder' and f.subject_id = t.order_id or f.kind = 'booking' and f.subject_id = t.booking_id)`,
    [shipment, file],
  )
  return row
}
