import type { Queryable } from '../kernel/database/database.ts'
import type { StepAuthor } from '../documents/index.ts'

export interface Person extends StepAuthor {
  companyId: number
}

/** People who appear in the history: submitters by company code, the provider, the clerk, and the reviewer with its operator. */
export interface Cast {
  customers: Map<string, Person>
  provider: Person
  clerk: Person
  reviewer: Person
}

const people = `select e.id, e.name, c.id as "companyId", c.code, c.name as company, lower(u.account) as account from employee e
  join company c on c.id = e.company_id join app_user u on u.id = e.user_id
  where lower(u.account) in ('customer', 'customer2', 'provider', 'doc', 'reviewer')`

export async function findCast(tx: Queryable): Promise<Cast> {
  const found = await tx.query<Person & { code: string; account: string }>(people)
  const by = (account: string) => {
    const person = found.find((row) => row.account === account)
    if (!person) throw new Error(`demo account missing: ${account}`)
    return person
  }
  const customers = [by('customer'), by('customer2')]
  return {
    customers: new Map(customers.map((person) => [person.code, person])),
    provider: by('provider'),
    clerk: by('doc'),
    reviewer: by('reviewer'),
  }
}
