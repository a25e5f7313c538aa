import type { Db, ServerView, Tx } from './database.ts'

/**
 * A transaction of the server in the scope of one company, for callers outside of it: row-level security applies to every statement. The caller of
 * this function decides what may be read.
 */
export const withScopeOf = <T>(system: Db, companyId: number, work: (tx: Tx) => Promise<T>): Promise<T> =>
  system.tx(async (tx) => {
    await tx.query(
      `select set_config('app.scope', 'tenant', true), set_config('app.company_id', $1, true), set_config('app.reach', '', true)`,
      [String(companyId)],
    )
    return work(tx)
  })

const setScope = `select set_config('app.scope', $1, true)`
/** Runs single statements of such a transaction in the scope of the server and restores the company's scope after each. */
export const serverView = (tx: Tx): ServerView => ({
  cache: (topic) => tx.serverCache(topic),
  query(text, values) {
    tx.defer(setScope, ['system'])
    const rows = tx.query<never>(text, values)
    tx.defer(setScope, ['tenant'])
    return rows
  },
})

const currentScope = `select current_setting('app.scope', true) as scope, current_setting('app.company_id', true) as company,
  current_setting('app.reach', true) as reach`
const changeScope = `select set_config('app.scope', $1, true), set_config('app.company_id', $2, true), set_config('app.reach', $3, true)`
/** Runs work in the scope of a company inside a transaction that is under way, and restores its scope. A failed statement ends both. */
export async function inScopeOf<T>(tx: Tx, companyId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  // sent together: statements of a connection run in their order
  const before = tx.query<{ scope: string; company: string; reach: string }>(currentScope)
  tx.defer(changeScope, ['tenant', String(companyId), ''])
  const [[previousScope], done] = await Promise.all([before, work(tx)])
  tx.defer(changeScope, [previousScope!.scope, previousScope!.company, previousScope!.reach])
  return done
}

/** A transaction whose statements all run in the scope of the server. */
export const asServer = (tx: Tx): Tx => ({ ...tx, query: (text, values) => tx.system.query(text, values) })
