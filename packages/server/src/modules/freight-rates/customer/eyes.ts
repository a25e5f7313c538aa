import type { Db, ServerView, Tx } from '../../../kernel/database.ts'

/**
 * Reads for somebody outside of a company what belongs to it: a transaction of the server that looks through the eyes of that company alone, so that
 * row-level security stands behind every statement. Whoever calls has judged that it may be read, and answers for what is told of it.
 */
export const throughEyesOf = <T>(system: Db, companyId: number, work: (tx: Tx) => Promise<T>): Promise<T> =>
  system.tx(async (tx) => {
    await tx.query(
      `select set_config('app.scope', 'tenant', true), set_config('app.company_id', $1, true), set_config('app.reach', '', true)`,
      [String(companyId)],
    )
    return work(tx)
  })

const setScope = `select set_config('app.scope', $1, true)`
/**
 * The server's own view inside such a transaction, for what belongs to further companies and what the server remembers; each statement goes back to
 * the company's eyes.
 */
export const asServer = (tx: Tx): ServerView => ({
  kept: (topic) => tx.serverKept(topic),
  query(text, values) {
    tx.defer(setScope, ['system'])
    const rows = tx.query<never>(text, values)
    tx.defer(setScope, ['tenant'])
    return rows
  },
})

const eyes = `select current_setting('app.scope', true) as scope, current_setting('app.company_id', true) as company,
  current_setting('app.reach', true) as reach`
const look = `select set_config('app.scope', $1, true), set_config('app.company_id', $2, true), set_config('app.reach', $3, true)`
/** The same inside a transaction that is under way: it looks through the caller's own eyes again afterwards. A refused statement ends both. */
export async function lookingAs<T>(tx: Tx, companyId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  // sent together, and looked at when they are needed: statements of a connection run in their order
  const before = tx.query<{ scope: string; company: string; reach: string }>(eyes)
  tx.defer(look, ['tenant', String(companyId), ''])
  const [[own], done] = await Promise.all([before, work(tx)])
  tx.defer(look, [own!.scope, own!.company, own!.reach])
  return done
}
