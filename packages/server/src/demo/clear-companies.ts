import type { Queryable } from '../kernel/database/database.ts'
import { joinedCodes } from './companies.ts'

/** Companies that came into the demo by joining. */
export const joinedCompanies = async (tx: Queryable): Promise<number[]> =>
  (await tx.query<{ id: number }>('select id from company where credit_code = any ($1)', [joinedCodes])).map(({ id }) => id)

/** Applications, wishes and departments of demo companies; answers who applied, for they may have no company at all. */
export async function clearJoining(tx: Queryable, companies: readonly number[]): Promise<number[]> {
  const applied = await tx.query<{ id: number }>(
    'delete from company_application where operator_id = any ($1) or company_id = any ($1) or credit_code = any ($2) returning user_id as id',
    [companies, joinedCodes],
  )
  const boundUsers = await tx.query<{ id: number }>('delete from company_bind where target_id = any ($1) returning user_id as id', [
    companies,
  ])
  await tx.query('delete from company_version where company_id = any ($1)', [companies])
  await tx.query('update employee set department_id = null where company_id = any ($1)', [companies])
  await tx.query('update department set parent_id = null, name = id::text where company_id = any ($1)', [companies])
  await tx.query('delete from department where company_id = any ($1)', [companies])
  const people = [...applied, ...boundUsers].map(({ id }) => id)
  await tx.query('delete from audit_log where company_id is null and user_id = any ($1)', [people])
  return people
}
