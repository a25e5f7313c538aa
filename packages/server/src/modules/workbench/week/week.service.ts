import type { ReplyOf } from '@jst/contracts'
import { weekDays, type workWeek } from '@jst/contracts/workbench'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { daysFrom } from '../../../kernel/database/day-range.ts'
import { ordersByDay } from '../../cargo-orders/index.ts'
import { siByDay, siByReason } from '../../si/index.ts'

/** Counted over the lists that the figures open, with their filters (`packages/features/workbench/src/home/week.ts` has the addresses). */
export async function workWeekOf(db: Db, actor: EmployeeActor, now: number): Promise<ReplyOf<typeof workWeek>> {
  const days = daysFrom(now, weekDays)
  const range = { DeadlineFrom: days[0]!, DeadlineTo: days.at(-1)! }
  const [counts, Reasons] = await Promise.all([
    actor.companyKind === 'customer'
      ? ordersByDay(db, actor, { ...range, SiState: 'none' })
      : siByDay(db, actor, { ...range, Status: '1,3' }),
    siByReason(db, actor, { Status: '3' }),
  ])
  const byDay = new Map(counts.map(({ Day, Count }) => [Day, Count]))
  return { Days: days.map((Day) => ({ Day, Count: byDay.get(Day) ?? 0 })), Reasons }
}
