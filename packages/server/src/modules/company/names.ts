import type { Db, Tx } from '../../kernel/database/database.ts'
import { cacheTopic } from '../../kernel/database/tenant-cache.ts'

const topic = 'companies'
/** To be said by every transaction that changes what a company is called. */
export const tellCompanyRenamed = (tx: Tx): void => tx.publish(cacheTopic, topic)

export interface CompanyNames {
  readonly code: string
  readonly name: string
}

/** Names of a company, usually from the cache; undefined if the caller's company may not know of it. */
export async function companyNames(db: Db, id: number): Promise<CompanyNames | undefined> {
  const kept = db.cache<CompanyNames>(topic)
  const known = kept.get(String(id))
  if (known) return known
  const [read] = await db.query<CompanyNames>('select code, name from company where id = $1', [id])
  if (read) kept.set(String(id), read)
  return read
}
