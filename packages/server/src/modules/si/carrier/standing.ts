import type { SiCarrierState } from '@jst/contracts/si'
import type { Conditions } from '../../../kernel/database/paging.ts'

const standing = `case when m.state <> 'answered' then m.state when m.result = 'declined' then 'rejected' else 'acknowledged' end`
const counted = `m.kind = 'si' and m.direction = 'out' and not m.test and m.state <> 'dropped'`

/** SQL: the standing of the latest message to the carrier about record `r`, '' without one. Customers read none of their operator's messages. */
export const carrierStanding = `coalesce((select ${standing} from document_message m where m.record_id = r.id and ${counted}
  order by m.id desc limit 1), '')`

/** Records whose latest message stands so; `none`: of which no message was made. */
export function withStanding(where: Conditions, state: SiCarrierState | 'none' | undefined): void {
  if (state === undefined) return
  if (state === 'none') where.raw(`not exists (select from document_message m where m.record_id = r.id and ${counted})`)
  else
    where.add(
      `r.id in (select l.id from (select distinct on (m.record_id) m.record_id as id, ${standing} as standing from document_message m
        where ${counted} and m.record_id is not null order by m.record_id, m.id desc) l where l.standing = ?)`,
      state,
    )
}
