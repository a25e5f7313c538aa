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
  const cache = db.cache<CompanyNames>(topic)
  const cached = cache.get(String(id))
  if (cached) return cached
  const [read] = await db.query<CompanyNames>('select code, name from company where id = $1', [id])
  if (read) cache.set(String(id), read)
  return read
}
