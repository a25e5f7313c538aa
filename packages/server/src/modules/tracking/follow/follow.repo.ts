import type { CarrierCodes } from '@jst/track'
import type { Queryable } from '../../../kernel/database/database.ts'

/** Carriers of the platform and the company, by whose codes a number is guessed. */
export const carrierCodes = (db: Queryable): Promise<CarrierCodes[]> =>
  db.query(
    `select distinct on (code) code, scac, prefixes from m_carrier where removed_at is null and merged_into is null and enabled
     order by code, company_id nulls last`,
  )

/** A shipment that has a number already. */
export interface FollowedBefore {
  readonly id: number
  readonly value: string
  readonly isEnded: boolean
}
/** Shipments that the connection sees, by any of their numbers; of one company where it is given. */
export const followedBefore = (db: Queryable, values: readonly string[], companyId: number | undefined): Promise<FollowedBefore[]> =>
  db.query(
    `select distinct on (m.value) t.id, m.value, t.ended_at is not null as "isEnded" from track_mark m join track_shipment t on t.id = m.shipment_id
     where m.value = any ($1) and m.kind in ('box', 'bill', 'booking', 'order') and ($2::bigint is null or t.company_id = $2)
     order by m.value, t.ended_at is not null, t.id desc`,
    [values, companyId ?? null],
  )

export async function countFollowed(db: Queryable, companyId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*) as count from track_shipment where company_id = $1 and order_id is null and ended_at is null',
    [companyId],
  )
  return row!.count
}

/** A company that the operator serves as a customer. */
export async function isServed(db: Queryable, companyId: number, operatorId: number): Promise<boolean> {
  const [row] = await db.query(`select from company where id = $1 and operator_id = $2 and kind = 'customer'`, [companyId, operatorId])
  return row !== undefined
}

export interface NewShipment {
  readonly number: string
  readonly kind: 'bill' | 'booking' | 'box'
  readonly carrier: string
  readonly guess: string
}
const insert = `insert into track_shipment (company_id, operator_id, number, number_kind, bill, booking, boxes, carrier, carrier_guess, create_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (company_id, number_kind, number) where order_id is null do update set ended_at = null, end_reason = '', ended_by = '' returning id`
/** Adds a shipment, or takes up again the one that had this number. */
export async function insertShipment(
  tx: Queryable,
  { companyId, operatorId, createId }: { readonly companyId: number; readonly operatorId: number | null; readonly createId: number },
  { number, kind, carrier, guess }: NewShipment,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(insert, [
    companyId,
    operatorId,
    number,
    kind,
    kind === 'bill' ? number : '',
    kind === 'booking' ? number : '',
    JSON.stringify(kind === 'box' ? [{ box: number, type: '', seals: [] }] : []),
    carrier,
    guess,
    createId,
  ])
  return row!.id
}

/** Ends shipments or takes them up again; only those that the connection sees and that stand otherwise. */
export const setEnded = async (tx: Queryable, ids: readonly number[], isEnded: boolean, reason: string): Promise<number[]> =>
  (
    await tx.query<{ id: number }>(
      isEnded
        ? `update track_shipment set ended_at = clock_timestamp(), end_reason = $2, ended_by = 'person', update_time = next_update_time(update_time)
           where id = any ($1) and ended_at is null returning id`
        : `update track_shipment set ended_at = null, end_reason = $2, ended_by = '', check_at = clock_timestamp(),
          update_time = next_update_time(update_time)
           where id = any ($1) and ended_at is not null returning id`,
      [ids, isEnded ? reason : ''],
    )
  ).map(({ id }) => id)
