import type { Queryable } from '../../../kernel/database/database.ts'

/** Keeps by which box another one was replaced; `''`: by none. */
export const keepSwap = (tx: Queryable, shipment: number, from: string, to: string) =>
  tx.query(
    `update track_shipment set swaps = coalesce((select jsonb_agg(x) from jsonb_array_elements(swaps) x where x ->> 'from' <> $2), '[]')
       || case when $3 = '' then '[]'::jsonb else jsonb_build_array(jsonb_build_object('from', $2::text, 'to', $3::text)) end,
       update_time = next_update_time(update_time)
     where id = $1`,
    [shipment, from, to],
  )
