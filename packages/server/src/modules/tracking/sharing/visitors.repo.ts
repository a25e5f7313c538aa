import type { ComputedLine } from '../shipment/present.ts'
import type { Queryable } from '../../../kernel/database/database.ts'

/** A computed shipment that has the number of a visitor. */
export interface VisitedShipment {
  readonly id: number
  readonly line: ComputedLine
  /** Kind of the number by which it was found. */
  readonly kind: 'bill' | 'booking' | 'box' | 'order'
  /** All numbers that name it. */
  readonly numbers: readonly string[]
  /** Names of its customer and of the parties of its instructions. */
  readonly names: readonly string[]
}

/** Open ones first, then the newest; a box has had many journeys. */
const visited = `select t.id, t.line, m.kind,
    array(select n.value from track_mark n where n.shipment_id = t.id and n.kind in ('box', 'bill', 'booking', 'order')) as numbers,
    array(select name from company where id = t.company_id and t.operator_id is not null union
      select unnest(array[r.consignor, r.consignee]) from si_record r where r.order_id = t.order_id and r.delete_mark = 0) as names
  from (select distinct on (shipment_id) shipment_id, kind from track_mark where staff_id = $1 and value = $2
    and kind in ('box', 'bill', 'booking', 'order') order by shipment_id, kind <> 'bill', kind) m
  join track_shipment t on t.id = m.shipment_id where t.computed_at is not null
  order by t.ended_at is not null, t.id desc limit 5`
/** Shipments of the customers of an operator by a whole number. */
export const shipmentsWith = (system: Queryable, operatorId: number, number: string): Promise<VisitedShipment[]> =>
  system.query(visited, [operatorId, number])
