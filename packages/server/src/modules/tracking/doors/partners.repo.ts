import type { Queryable } from '../../../kernel/database.ts'

/** Sources that a company has besides its own data. */
export interface Partners {
  readonly isAny: boolean
  readonly isSimulated: boolean
}
export async function partnersOf(db: Queryable, companyId: number): Promise<Partners> {
  const rows = await db.query<{ way: string }>('select way from track_partner where company_id = $1 and enabled', [companyId])
  return { isAny: rows.length > 0, isSimulated: rows.some(({ way }) => way === 'simulator') }
}
