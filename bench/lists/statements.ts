import type { Client } from 'pg'
import type { Product } from '../kit/product.ts'

/** Starts the product's database anew with counts and times of its statements. @throws Error where it does not start */
export async function withStatementTimes(product: Product): Promise<Client> {
  const before = await product.owner()
  for (const [setting, value] of Object.entries({
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track_planning': 'on',
  }))
    await before.query(`alter system set ${setting} = '${value}'`)
  await before.end()
  await product.stop()
  product.launch()
  await product.ready()
  const owner = await product.owner()
  await owner.query('create extension if not exists pg_stat_statements')
  return owner
}

export const forgetStatements = (owner: Client) => owner.query('select pg_stat_statements_reset()')
/** Milliseconds that PostgreSQL planned and ran statements that were sent to it since they were forgotten; those of jobs and channels are left out. */
export async function statementMs(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ ms: number }>(
    `select coalesce(sum(total_exec_time + total_plan_time), 0) as ms from pg_stat_statements
      where toplevel and query not ilike '%pgboss%' and query not ilike '%bus_message%' and query not ilike '%pg_stat_statements%'`,
  )
  return rows[0]!.ms
}
