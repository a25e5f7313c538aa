import type { PrintLanguage } from '@jst/contracts/document'
import { namesByCode } from '../../entity-kit/index.ts'
import type { Queryable } from '../../kernel/database/database.ts'

/** Language of names on a print. */
export const namesOn = (language: PrintLanguage): 'en' | undefined => (language === 'en' ? 'en' : undefined)

/** Names of codes of one kind, as the connection's company calls them; the code where there is none. */
export async function namesFor(
  db: Queryable,
  kind: 'carrier' | 'port',
  codes: readonly string[],
  Lang?: 'en',
): Promise<(code: string) => string> {
  const uniqueCodes = [...new Set(codes)].filter((code) => code !== '')
  const rows = uniqueCodes.length === 0 ? [] : await db.query<{ code: string; name: string }>(namesByCode(kind, Lang), [uniqueCodes])
  const names = new Map(rows.map(({ code, name }) => [code, name]))
  return (code) => names.get(code) ?? code
}

/** Names of companies by their keys. Asked as the server: readers of a slip do not see the other company. */
export async function companyNames(system: Queryable, ids: readonly number[]): Promise<(id: number) => string> {
  const rows = await system.query<{ id: number; name: string }>('select id, name from company where id = any($1)', [[...new Set(ids)]])
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? ''
}
