import type { Queryable } from '../../kernel/database/database.ts'

/** Code by which a company sends messages. */
export async function senderOf(system: Queryable, company: number): Promise<string> {
  const [row] = await system.query<{ code: string }>('select code from company where id = $1', [company])
  return row?.code ?? ''
}
