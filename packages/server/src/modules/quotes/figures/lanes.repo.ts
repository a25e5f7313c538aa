import type { FigurePeriod } from '@jst/contracts/freight-rates'
import type { LaneQuotes } from '@jst/contracts/quotes'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { namesOf, portLanes } from '../../freight-rates/index.ts'
import { sentInBoth, wentOf } from './went.ts'

/** How quotations went by the lane of their port of discharge, most quotations first. */
export async function lanesOf(db: Db, actor: EmployeeActor, period: FigurePeriod): Promise<LaneQuotes[]> {
  const rows = await db.query<Omit<LaneQuotes, 'Name'>>(
    `with lanes as materialized (${portLanes()})
     select coalesce(l.lane, '') as "Code", ${wentOf(actor, period)} from quotation t left join lanes l on l.code = t.pod_code
     where ${sentInBoth(period)} group by 1 order by "Quotes" desc, 1`,
  )
  const name = await namesOf(
    db,
    'lane',
    rows.map(({ Code }) => Code),
  )
  return rows.map((row) => ({ ...row, Name: name(row.Code) }))
}
