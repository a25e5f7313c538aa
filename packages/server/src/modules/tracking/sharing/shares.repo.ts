import { sharedTrackPage, type TrackShare } from '@jst/contracts/tracking'
import { linkRows } from '../../../kernel/access/link-rows.ts'
import type { EndingLink } from '../../../kernel/access/link-table.ts'
import { readerLinks } from '../../../kernel/access/reader-links.ts'
import type { Queryable } from '../../../kernel/database/database.ts'

export interface StoredShare extends EndingLink {
  readonly shipmentId: number
  readonly fileIds: readonly number[]
  readonly withCosts: boolean
}
export const trackShares = linkRows<TrackShare, StoredShare>({
  table: 'track_share',
  record: 'shipment_id',
  shown: `l.shipment_id as "ShipmentId", l.for_whom as "For", l.file_ids as "FileIds", l.with_costs as "WithCosts"`,
  stored: `l.shipment_id as "shipmentId", l.file_ids as "fileIds", l.with_costs as "withCosts"`,
  view: 'share_id',
  most: 200,
})

export const trackReaders = readerLinks({
  rows: trackShares,
  purpose: 'track share',
  page: sharedTrackPage,
  entity: 'track_share',
  key: 'link',
  action: 'track.share',
})

/** The companies of a shipment, by the columns of its links. */
export async function ownersOf(tx: Queryable, shipment: number): Promise<{ company_id: number; operator_id: number | null } | undefined> {
  const [row] = await tx.query<{ company_id: number; operator_id: number | null }>(
    'select company_id, operator_id from track_shipment where id = $1',
    [shipment],
  )
  return row
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
