import type { Queryable } from '../../../kernel/database/database.ts'
import type { StoredShipment } from './stored.ts'

/** Somebody who works on a shipment or follows it. */
export interface ShipmentPerson {
  readonly id: number
  readonly companyId: number
  readonly name: string
  readonly phone: string
  readonly role: 'owner' | 'customer' | 'creator'
}
const people = `select distinct on (e.id) e.id, e.company_id as "companyId", e.name, coalesce(u.mobile, '') as phone, p.role from (
    select o.create_id as id, 'creator' as role, 3 as place from cargo_order o where o.id = $1
    union all select b.owner_id, 'owner', 1 from booking b where b.id = $2
    union all select b.create_id, 'customer', 2 from booking b where b.id = $2
    union all select $3::bigint, 'creator', 3) p
  join employee e on e.id = p.id left join app_user u on u.id = e.user_id
  where not e.disabled and e.company_id in ($4, $5) order by e.id, p.place`
/** People who are told of a shipment: those who work on its booking, made it or follow it. */
export const peopleOf = (
  db: Queryable,
  {
    orderId,
    bookingId,
    createId,
    companyId,
    operatorId,
  }: Pick<StoredShipment, 'orderId' | 'bookingId' | 'createId' | 'companyId' | 'operatorId'>,
): Promise<ShipmentPerson[]> => db.query(people, [orderId, bookingId, createId, companyId, operatorId])
