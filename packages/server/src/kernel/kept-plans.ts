import type { Db } from './database.ts'

const planMode = `select set_config('plan_cache_mode', $1, false)`

/**
 * Several reads in one round trip, by one plan for all values instead of a plan for each: with row-level security planning a short read takes longer than
 * running it. For statements whose filters are in their text, so that no value makes another plan better. The mode ends with the flight, also when a read fails.
 */
export async function manyByKeptPlans<Rows extends unknown[][]>(
  db: Db,
  statements: readonly (readonly [text: string, values?: readonly unknown[]])[],
): Promise<Rows> {
  const answers = await db.many([[planMode, ['force_generic_plan']], ...statements, [planMode, ['auto']]])
  return answers.slice(1, -1) as Rows
}
