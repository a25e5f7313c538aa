import type { Page, QueryOf } from '@jst/contracts'
import type { Application, applicationList } from '@jst/contracts/company'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { Conditions, containing, readPage } from '../../../kernel/database/paging.ts'
import { applicationColumns } from '../application.repo.ts'
import { commonWords } from './vocabulary.ts'

const stages = { waiting: `a.state in ('SUBMITTED', 'SUPPLEMENT')`, finished: `a.state in ('APPROVED', 'REJECTED', 'FROZEN')` }

/** Applications that the actor's company decides about or has made; row-level security repeats the condition. */
export function applicationPage(db: Db, actor: EmployeeActor, filter: QueryOf<typeof applicationList>): Promise<Page<Application>> {
  const { Keyword, State, Stage, Kind, Purpose, SubmitFrom, SubmitTo, ...page } = filter
  const words = containing(Keyword)
  const where = new Conditions()
    .raw(`a.state <> 'DRAFT'`)
    .add('a.name ilike ? or a.credit_code ilike ? or a.contact_name ilike ? or a.applicant_name ilike ?', words)
    .add('a.state = ?', State)
    .add('a.kind = ?', Kind)
    .add('a.purpose = ?', Purpose)
    .add('a.submit_time >= ?', SubmitFrom)
    .add('a.submit_time < ?', SubmitTo)
  if (Stage) where.raw(stages[Stage])
  if (actor.companyKind !== 'platform') where.add('a.operator_id = ? or a.company_id = ?', actor.companyId)
  return readPage<Application>(db, page, {
    select: applicationColumns,
    from: 'company_application a',
    where,
    sorts: {
      SubmitTime: 'a.submit_time',
      AuditTime: 'a.audit_time',
      Name: 'a.name collate "zh-x-icu"',
      State: 'a.state',
      UpdateTime: { filled: 'a.update_time' },
    },
    defaultSort: '-SubmitTime',
    tieBreaker: 'a.id desc',
  })
}

// what every name has says nothing about likeness
const plain = (column: string) => `regexp_replace(${column}, '${commonWords}', '', 'g')`
const similar = `select name from company where id is distinct from $2 and length(${plain('$1::text')}) > 1
  and (${plain('name')} = ${plain('$1::text')} or position(${plain('$1::text')} in ${plain('name')}) > 0) order by id limit 3`
/** Companies, among those that may be seen, whose name reads much like it. */
export const similarNames = async (db: Queryable, name: string, except: number | null): Promise<string[]> =>
  (await db.query<{ name: string }>(similar, [name, except])).map((row) => row.name)

export const setCompanyDisabled = (system: Queryable, companyId: number, disabled: boolean) =>
  system.query('update company set disabled = $2, update_time = next_update_time(update_time) where id = $1', [companyId, disabled])

const rename = `update company set name = $2, credit_code = $3, legal_person = $4, update_time = next_update_time(update_time) where id = $1`
export const changeLicensedFacts = (system: Queryable, companyId: number, { Name, CreditCode, LegalPerson }: Application) =>
  system.query(rename, [companyId, Name.trim(), CreditCode, LegalPerson.trim()])

export interface LicensedFacts {
  name: string
  creditCode: string
  legalPerson: string
}
export async function licensedFacts(system: Queryable, companyId: number): Promise<LicensedFacts> {
  const [row] = await system.query<LicensedFacts>(
    'select name, credit_code as "creditCode", legal_person as "legalPerson" from company where id = $1 for update',
    [companyId],
  )
  return row!
}

export const addVersion = (system: Queryable, companyId: number, editorName: string, changes: readonly object[]) =>
  system.query('insert into company_version (company_id, editor_name, changes) values ($1, $2, $3)', [
    companyId,
    editorName,
    JSON.stringify(changes),
  ])
