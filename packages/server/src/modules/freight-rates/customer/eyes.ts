import type { Db, Queryable, Tx } from '../../../kernel/database.ts'

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
/** The server's own view inside such a transaction, for what belongs to further companies; each statement goes back to the company's eyes. */
export const asServer = (tx: Tx): Queryable => ({
  query(text, values) {
    tx.defer(setScope, ['system'])
    const rows = tx.query<never>(text, values)
    tx.defer(setScope, ['tenant'])
    return rows
  },
})
