import type { Page } from '@jst/contracts'
import type { AuditRow } from '@jst/contracts/system'
import { changeOf } from './audit.ts'
import type { Db } from '../database/database.ts'
import { Conditions, readPage, type PageInput } from '../database/paging.ts'

type Row = Omit<AuditRow, 'Changes'> & { diff: Record<string, unknown> }
const noFields: ReadonlySet<string> = new Set()

/**
 * Audit rows of one record, newest first, with the names of the actors of all companies: the caller must decide whose actions may be shown.
 * @param limit adds conditions over `a` (audit_log), `c` (company) @param hidden fields that are left out
 */
export async function historyPage(
  system: Db,
  paging: PageInput,
  entity: string,
  id: number,
  limit: (where: Conditions) => Conditions,
  hidden: ReadonlySet<string> = noFields,
): Promise<Page<AuditRow>> {
  const { Rows, Total } = await readPage<Row>(system, paging, {
    select: `a.id as "Id", a.at as "At", a.action as "Action", coalesce(e.name, u.name, '') as "EmployeeName", coalesce(c.name, '') as "CompanyName",
      a.diff`,
    from: `audit_log a left join employee e on e.id = a.employee_id left join app_user u on u.id = a.user_id
      left join company c on c.id = a.company_id`,
    counted: 'audit_log a left join company c on c.id = a.company_id',
    where: limit(new Conditions().add('a.entity = ?', entity).add('a.entity_id = ?', id)),
    sorts: { At: { filled: 'a.at' } },
    defaultSort: '-At',
    tieBreaker: 'a.id desc',
  })
  return {
    Rows: Rows.map(({ diff, ...row }) => ({
      ...row,
      Changes: Object.entries(diff)
        .filter(([field]) => !hidden.has(field))
        .map(([Field, value]) => ({ Field, ...changeOf(value) })),
    })),
    Total,
  }
}
