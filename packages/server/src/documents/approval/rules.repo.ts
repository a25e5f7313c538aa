import type { ApprovalStepRule } from '@jst/contracts/document'
import type { Queryable } from '../../kernel/database/database.ts'

export interface Rules {
  readonly steps: ApprovalStepRule[]
  readonly updateTime: string
}

const read = 'select steps, update_time as "updateTime" from approval_rule where company_id = $1 and kind = $2'
/** The chain of a company as it is now. Held until the transaction ends with `lock`. */
export async function findRules(db: Queryable, companyId: number, kind: string, lock = false): Promise<Rules | undefined> {
  const [rules] = await db.query<Rules>(lock ? `${read} for update` : read, [companyId, kind])
  return rules
}

const add = `insert into approval_rule (company_id, operator_id, kind, steps) values ($1, $2, $3, $4)
  on conflict (company_id, kind) do nothing returning kind`
const change = `update approval_rule set steps = $4, update_time = next_update_time(update_time)
  where company_id = $1 and kind = $3 and operator_id is not distinct from $2::bigint and update_time = $5 returning kind`
/** False when somebody else has written them since. */
export async function writeRules(
  tx: Queryable,
  company: { readonly companyId: number; readonly operatorId: number | null },
  kind: string,
  steps: readonly ApprovalStepRule[],
  version: string | null,
): Promise<boolean> {
  const values = [company.companyId, company.operatorId, kind, JSON.stringify(steps)]
  const written = await (version === null ? tx.query(add, values) : tx.query(change, [...values, version]))
  return written.length > 0
}

const roles = `select r.id as "Id", r.name as "Name", coalesce(array_agg(e.name order by e.name) filter (where e.id is not null), '{}') as "People"
  from role r left join employee_role er on er.role_id = r.id left join employee e on e.id = er.employee_id and not e.disabled
  where r.company_id = $1 group by r.id order by r.name collate "zh-x-icu"`
export const findRoles = (db: Queryable, companyId: number) => db.query<{ Id: number; Name: string; People: string[] }>(roles, [companyId])

const people = `select id as "Id", name as "Name", department as "Department" from employee where company_id = $1 and not disabled
  order by name collate "zh-x-icu", id limit 2000`
export const findPeople = (db: Queryable, companyId: number) =>
  db.query<{ Id: number; Name: string; Department: string }>(people, [companyId])
