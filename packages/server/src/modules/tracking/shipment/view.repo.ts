import type { TrackException, TrackFile, TrackRow } from '@jst/contracts/tracking'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { ComputedView } from './present.ts'
import { rowsByIds } from './list.repo.ts'

/** A view as it is stored; one that was computed by an earlier version has no lines. */
type StoredView = Omit<ComputedView, 'Groups'> & Partial<Pick<ComputedView, 'Groups'>>

/** A shipment with everything that is stored of its view, or of the brief one, as far as the connection sees it. */
export async function storedView(
  db: Queryable,
  party: boolean,
  id: number,
  brief = false,
): Promise<{ row: TrackRow; view: StoredView } | undefined> {
  const [[row], [stored]] = await Promise.all([
    rowsByIds(db, party, [id]),
    db.query<{ view: StoredView }>(`select ${brief ? 'coalesce(brief, view)' : 'view'} as view from track_shipment where id = $1`, [id]),
  ])
  return row && stored ? { row, view: stored.view } : undefined
}

export const exceptionColumns = `x.id as "Id", x.shipment_id as "ShipmentId", x.rule as "Rule", x.text as "Text", x.subject as "Subject",
  x.level as "Level",
  x.team as "Team", coalesce(x.owner_id, 0) as "OwnerId", coalesce(e.name, '') as "OwnerName", x.opened_at as "OpenedAt", x.closed_at as "ClosedAt",
  x.closed_by as "ClosedBy", x.notes as "Notes", x.update_time as "UpdateTime"`
export const exceptionTables = 'track_exception x left join employee e on e.id = x.owner_id'
export const openExceptions = (db: Queryable, shipment: number, shownOnly: boolean): Promise<TrackException[]> =>
  db.query(
    `select ${exceptionColumns} from ${exceptionTables} where x.shipment_id = $1 and x.closed_at is null and (x.shown or not $2)
     order by x.level desc, x.opened_at, x.id limit 200`,
    [shipment, shownOnly],
  )

/** Latest versions of the files of a shipment's order and booking that the connection sees. */
const files = `select f.id as "Id", f.name as "Name", f.file_kind as "Kind", f.size as "Size", f.at as "CreateTime" from document_file f
  where (f.kind = 'cargoOrder' and f.subject_id = $1 or f.kind = 'booking' and f.subject_id = $2) and f.removed_time is null
    and not exists (select from document_file n where n.origin = f.origin and n.version > f.version)
  order by f.at desc, f.id desc limit 200`
export const filesOf = (db: Queryable, { OrderId, BookingId }: Pick<TrackRow, 'OrderId' | 'BookingId'>): Promise<TrackFile[]> =>
  db.query(files, [OrderId, BookingId])

const shipmentKeys = `select order_id as "orderId", booking_id as "bookingId", create_id as "createId", company_id as "companyId",
  operator_id as "operatorId"
  from track_shipment where id = $1`
export async function keysOf(
  db: Queryable,
  id: number,
): Promise<
  { orderId: number | null; bookingId: number | null; createId: number | null; companyId: number; operatorId: number | null } | undefined
> {
  const [row] = await db.query<{
    orderId: number | null
    bookingId: number | null
    createId: number | null
    companyId: number
    operatorId: number | null
  }>(shipmentKeys, [id])
  return row
}

/** Positions of ports by code. */
export const portPositions = (
  db: Queryable,
  codes: readonly string[],
): Promise<{ code: string; name: string; lon: number | null; lat: number | null }[]> =>
  db.query(
    `select distinct on (code) code, name_zh as name, lon, lat from m_port where code = any ($1) and removed_at is null
     order by code, company_id nulls last`,
    [[...new Set(codes)]],
  )
