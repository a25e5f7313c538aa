import type { Queryable } from '../../../kernel/database/database.ts'

export interface SailingOrder {
  readonly id: number
  readonly orderNo: string
  readonly companyId: number
  readonly companyName: string
  readonly loadPort: string
  readonly sailingDate: string | null
  /** States of the voyage that its customer was notified of. */
  readonly told: readonly string[]
}

/** Orders that an operator serves on a sailing, by vessel, voyage and load port. */
export const ordersOnSailing = (
  db: Queryable,
  operatorId: number,
  voyage: { Id: number; Vessel: string; VoyageNo: string },
  ports: readonly string[],
): Promise<SailingOrder[]> =>
  db.query<SailingOrder>(
    `select o.id, o.order_no as "orderNo", o.company_id as "companyId", c.name as "companyName", o.load_port_code as "loadPort",
      o.sailing_date as "sailingDate",
       array(select n.said from voyage_notice n where n.voyage_id = $5 and n.order_id = o.id) as told
     from cargo_order o join company c on c.id = o.company_id
     where o.operator_id = $1 and upper(o.vessel) = upper($2) and upper(o.voyage) = upper($3) and o.load_port_code = any($4) order by o.order_no
      limit 500`,
    [operatorId, voyage.Vessel, voyage.VoyageNo, ports, voyage.Id],
  )

/** Keeps that it was told; answers the orders that nobody was told for before. */
export const keepNotices = async (
  tx: Queryable,
  voyageId: number,
  operatorId: number,
  said: ReadonlyMap<number, string>,
): Promise<Set<number>> => {
  const rows = await tx.query<{ id: number }>(
    `insert into voyage_notice (voyage_id, company_id, order_id, said) select $1, $2, x.order_id, x.said
      from jsonb_to_recordset($3::jsonb) as x (order_id bigint, said text)
     on conflict do nothing returning order_id as id`,
    [voyageId, operatorId, JSON.stringify([...said].map(([order_id, text]) => ({ order_id, said: text })))],
  )
  return new Set(rows.map(({ id }) => id))
}

/** People of companies who read messages: those in office. */
export const staffOf = (system: Queryable, companies: readonly number[]): Promise<{ id: number; companyId: number }[]> =>
  system.query(
    'select id, company_id as "companyId" from employee where company_id = any($1) and not disabled and user_id is not null order by id',
    [companies],
  )
