import type { Page } from '@jst/contracts'
import type { BindRequest, BindState, FoundCompany } from '@jst/contracts/company'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../../kernel/database/paging.ts'

const columns = `b.id as "Id", b.state as "State", c.name as "CompanyName", b.person_name as "PersonName", b.person_mobile as "PersonMobile",
  b.reason as "Reason", b.remarks as "Remarks",
  b.answered_name as "AnsweredName", b.create_time as "CreateTime", b.update_time as "UpdateTime"`
const from = 'company_bind b join company c on c.id = b.target_id'

export interface StoredBind {
  wire: BindRequest
  userId: number
  targetId: number
}
const one = `select ${columns}, b.user_id as "userId", b.target_id as "targetId" from ${from} where b.id = $1`
export async function findBind(db: Queryable, id: number, lock = false): Promise<StoredBind | undefined> {
  const [row] = await db.query<BindRequest & { userId: number; targetId: number }>(lock ? `${one} for update of b` : one, [id])
  if (!row) return undefined
  const { userId, targetId, ...wire } = row
  return { wire, userId, targetId }
}

const ofUserSql = `select ${columns} from ${from} where b.user_id = $1 order by b.id desc limit 50`
export const bindsOf = (system: Queryable, userId: number) => system.query<BindRequest>(ofUserSql, [userId])

export const bindPage = (db: Db, companyId: number, { State, ...page }: PageInput & { State?: BindState }): Promise<Page<BindRequest>> =>
  readPage<BindRequest>(db, page, {
    select: columns,
    from,
    where: new Conditions().add('b.target_id = ?', companyId).add('b.state = ?', State),
    sorts: { CreateTime: 'b.id', State: 'b.state' },
    defaultSort: '-CreateTime',
    tieBreaker: 'b.id desc',
  })

// companies that nobody may join by asking: the platform, and those that are switched off
const search = `select id as "CompanyId", name as "Name", city as "City", credit_code as "MaskedCode" from company
  where not disabled and kind <> 'platform' and (name ilike $1 or (credit_code <> '' and credit_code = $2)) order by length(name), id limit 10`
/** `MaskedCode` comes whole; the service masks it. */
export const searchCompanies = (system: Queryable, keyword: string, code: string) =>
  system.query<FoundCompany>(search, [containing(keyword), code])

export interface BindTarget {
  name: string
  /** The person is in its books already. */
  member: boolean
  waiting: boolean
}
const target = `select c.name, exists (select from employee e where e.company_id = c.id and e.user_id = $2) as member,
    exists (select from company_bind b where b.target_id = c.id and b.user_id = $2 and b.state = 'SUBMITTED') as waiting
  from company c where c.id = $1 and not c.disabled and c.kind <> 'platform'`
export async function bindTarget(system: Queryable, companyId: number, userId: number): Promise<BindTarget | undefined> {
  const [row] = await system.query<BindTarget>(target, [companyId, userId])
  return row
}

export async function openBinds(system: Queryable, userId: number): Promise<number> {
  const [row] = await system.query<{ n: number }>(`select count(*) as n from company_bind where user_id = $1 and state = 'SUBMITTED'`, [
    userId,
  ])
  return row!.n
}

const insert = `insert into company_bind (user_id, target_id, person_name, person_mobile, reason) values ($1, $2, $3, $4, $5) returning id`
export async function insertBind(
  system: Queryable,
  companyId: number,
  person: { userId: number; userName: string; mobile: string },
  reason: string,
): Promise<number> {
  const [row] = await system.query<{ id: number }>(insert, [person.userId, companyId, person.userName, person.mobile, reason])
  return row!.id
}

const move = `update company_bind set state = $2, remarks = $3, answered_name = $4, update_time = next_update_time(update_time) where id = $1`
export const moveBind = (tx: Queryable, id: number, state: BindState, remarks = '', answeredName = '') =>
  tx.query(move, [id, state, remarks, answeredName])
