import type { FreeTimeTerms, PortCalendar } from '@jst/track/free-time'
import type { Queryable } from '../../../kernel/database.ts'

export async function termsFor(_db: Queryable, _companyId: number): Promise<FreeTimeTerms[]> {
  return []
}
export async function calendarsFor(_db: Queryable, _companyId: number): Promise<(port: string) => PortCalendar> {
  return () => ({ years: [], holidays: [] })
}
