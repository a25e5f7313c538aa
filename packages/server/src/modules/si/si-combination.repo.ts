import type { Queryable } from '../../kernel/database/database.ts'

const live = `r.delete_mark = 0 and r.status <> 9 and (r.status <> 8 or r.in_force_version is not null)`

const taken = `select o.id from unnest($1::bigint[]) as o(id) where
  exists (select from si_record r where r.order_id = o.id and ${live})
  or exists (select from order_combination c where c.merged_order_id = o.id and c.order_id <> $2)`
/** Orders among `ids` that have a bill of their own or are part of another bill than that of `mainId`. */
export async function takenOrders(db: Queryable, ids: readonly number[], mainId: number): Promise<ReadonlySet<number>> {
  const rows = await db.query<{ id: number }>(taken, [ids, mainId])
  return new Set(rows.map(({ id }) => id))
}

const holder = `select coalesce(nullif(r.split_mbl_no, ''), r.mbl_no) as bill from order_combination c
  join si_record r on r.order_id = c.order_id and ${live} join si_master_bill m on m.record_id = r.id and m.merged_order_id = c.merged_order_id
  where c.merged_order_id = $1 order by r.id limit 1`
/** Number of the combined bill that an order belongs to; '' without one. */
export async function billWithOrder(db: Queryable, orderId: number): Promise<string> {
  const [row] = await db.query<{ bill: string }>(holder, [orderId])
  return row?.bill ?? ''
}

/** Serialises submissions about one order, as the main or a combined one, by a lock. */
export async function lockOrders(tx: Queryable, ids: readonly number[]): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(id) from unnest($1::bigint[]) as id order by id', [[...new Set(ids)]])
}

const claim = `insert into order_combination (merged_order_id, order_id, company_id, operator_id)
  select id, $2, $3, $4 from unnest($1::bigint[]) as id order by id
  on conflict (merged_order_id) do update set order_id = excluded.order_id where order_combination.order_id = excluded.order_id
  returning merged_order_id as id`
const letGo = `delete from order_combination c where c.order_id = $1 and not exists (
  select from si_master_bill m join si_record r on r.id = m.record_id where r.order_id = c.order_id and m.merged_order_id = c.merged_order_id
  and ${live})`

interface Combination {
  orderId: number
  companyId: number
  operatorId: number
}

/**
 * After the records of an order were written or moved: it holds the orders that its live records combine, and no others.
 * @returns orders that another bill holds already
 */
export async function holdCombined(
  tx: Queryable,
  { orderId, companyId, operatorId }: Combination,
  merged: readonly number[],
): Promise<number[]> {
  const ids = [...new Set(merged)].filter((id) => id !== orderId)
  await tx.query(letGo, [orderId])
  if (ids.length === 0) return []
  const held = await tx.query<{ id: number }>(claim, [ids, orderId, companyId, operatorId])
  return ids.filter((id) => !held.some((one) => one.id === id))
}
