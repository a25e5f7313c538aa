import type { Queryable } from '../../../kernel/database/database.ts'

/** Nobody is told again before this while he has not read the last notice. */
const quietMinutes = 10

/** Those who have no unread notice of a list from the last minutes: a flood of forms is one notice. @param bill what notices of the list are about */
export const withoutRecentNotice = async (system: Queryable, employees: readonly number[], bill: string): Promise<number[]> => {
  const rows = await system.query<{ id: number }>(
    `select reader.id from unnest($1::bigint[]) as reader (id)
     where not exists (select from message told where told.recipient_id = reader.id and told.bill = $2 and told.read_time is null
       and told.create_time > clock_timestamp() - make_interval(mins => $3))`,
    [employees, bill, quietMinutes],
  )
  return rows.map(({ id }) => id)
}
