import type { Page } from '@jst/contracts'
import type { GlobalMessage, GlobalMessageInput, GlobalMessageRow, GlobalScope, GlobalState, MessageTarget } from '@jst/contracts/messages'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../../kernel/database/paging.ts'
import type { Reach } from './global.policy.ts'

const columns = `g.id as "Id", g.title as "Title", g.scope as "Scope", g.state as "State", g.sender_name as "SenderName", g.send_at as "SendAt",
  g.sent_time as "SentTime",
  g.withdrawn_time as "WithdrawnTime", g.delivered as "Delivered", g.read_before + (select count(*) from message m where m.global_id = g.id
  and m.read_time is not null) as "Read",
  g.create_time as "CreateTime", g.update_time as "UpdateTime"`

export interface GlobalFilter extends PageInput {
  Keyword?: string
  State?: GlobalState
  CreatedFrom?: string
  CreatedTo?: string
}
export const globalPage = (db: Db, companyId: number, filter: GlobalFilter): Promise<Page<GlobalMessageRow>> =>
  readPage(db, filter, {
    select: columns,
    from: 'global_message g',
    where: new Conditions()
      .add('g.company_id = ?', companyId)
      .add('g.state = ?', filter.State)
      .add('g.title ilike ? or g.description ilike ?', containing(filter.Keyword))
      .add('g.create_time >= ?', filter.CreatedFrom)
      .add('g.create_time <= ?', filter.CreatedTo),
    sorts: { CreateTime: { filled: 'g.id' }, SentTime: 'g.sent_time', SendAt: 'g.send_at', Title: 'g.title collate "zh-x-icu"' },
    defaultSort: '-CreateTime',
    tieBreaker: 'g.id desc',
  })

/** Targets stand as ids here; `findTargets` gives them their names. */
export type StoredGlobal = Omit<GlobalMessage, 'Targets'> & { TargetIds: number[] }
const one = `select ${columns}, g.description as "Description", g.link as "Link", g.target_ids as "TargetIds" from global_message g where g.id = $1`
export async function findGlobal(db: Queryable, id: number): Promise<StoredGlobal | undefined> {
  const [row] = await db.query<StoredGlobal>(one, [id])
  return row
}
export const lockGlobal = (tx: Queryable, id: number) => tx.query('select id from global_message where id = $1 for update', [id])

const stored = ({ Title, Description, Link, Scope, TargetIds, SendAt }: GlobalMessageInput) => [
  Title.trim(),
  Description.trim(),
  Link,
  Scope,
  TargetIds,
  SendAt,
]
export async function insertGlobal(
  tx: Queryable,
  sender: { companyId: number; employeeId: number; employeeName: string },
  input: GlobalMessageInput,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into global_message (company_id, sender_id, sender_name, title, description, link, scope, target_ids, send_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [sender.companyId, sender.employeeId, sender.employeeName, ...stored(input)],
  )
  return row!.id
}
export const updateGlobal = (tx: Queryable, input: GlobalMessageInput) =>
  tx.query(
    `update global_message set title = $2, description = $3, link = $4, scope = $5, target_ids = $6, send_at = $7,
      update_time = next_update_time(update_time) where id = $1`,
    [input.Id, ...stored(input)],
  )
export const deleteGlobal = (tx: Queryable, id: number) => tx.query('delete from global_message where id = $1', [id])
export const setState = (tx: Queryable, id: number, state: 'draft' | 'scheduled') =>
  tx.query('update global_message set state = $2, update_time = next_update_time(update_time) where id = $1', [id, state])
export const setSent = (tx: Queryable, id: number, delivered: number, at: Date) =>
  tx.query(
    `update global_message set state = 'sent', sent_time = $3, delivered = $2, update_time = next_update_time(update_time) where id = $1`,
    [id, delivered, at],
  )

/** The longest waiting message whose time has come, locked for this transaction; others that are at work skip it. */
export async function nextDue(system: Queryable, now: Date): Promise<DueGlobal | undefined> {
  const [row] = await system.query<DueGlobal>(
    `select g.id as "Id", g.title as "Title", g.description as "Description", g.link as "Link", g.scope as "Scope", g.target_ids as "TargetIds",
       g.sender_id as "senderId", c.id as "companyId", c.kind as "companyKind"
     from global_message g join company c on c.id = g.company_id where g.state = 'scheduled' and g.send_at <= $1 order by g.send_at, g.id limit 1
      for update of g skip locked`,
    [now],
  )
  return row
}
export interface DueGlobal extends Pick<StoredGlobal, 'Id' | 'Title' | 'Description' | 'Link' | 'Scope' | 'TargetIds'> {
  senderId: number
  companyId: number
  companyKind: 'operator' | 'customer' | 'provider' | 'platform'
}

/** People who can sign in, of companies in use. `$1` reach, `$2` scope, `$3` ids. */
const addressed = `from employee e join company c on c.id = e.company_id
  where not e.disabled and not c.disabled and e.user_id is not null and ($1::bigint is null or e.company_id = $1)
    and case $2::text when 'all' then true when 'company' then e.company_id = any($3::bigint[]) when 'user' then e.id = any($3::bigint[])
      else exists (select from employee_role er where er.employee_id = e.id and er.role_id = any($3::bigint[])) end`
export async function countRecipients(system: Queryable, reach: Reach, scope: GlobalScope, ids: readonly number[]): Promise<number> {
  const [row] = await system.query<{ count: number }>(`select count(*) as count ${addressed}`, [reach, scope, ids])
  return row!.count
}
export const recipientsOf = async (system: Queryable, reach: Reach, scope: GlobalScope, ids: readonly number[]): Promise<number[]> =>
  (await system.query<{ id: number }>(`select e.id ${addressed} order by e.id`, [reach, scope, ids])).map(({ id }) => id)

/** `$1` reach, `$2` pattern, `$3` ids, `$4` how many. */
const targets = {
  company: `select c.id as "Id", c.name as "Name", c.code as "Detail" from company c
    where not c.disabled and ($1::bigint is null or c.id = $1) and ($2::text is null or c.name ilike $2 or c.code ilike $2) and ($3::bigint[] is null
    or c.id = any($3)) order by c.name collate "zh-x-icu", c.id limit $4`,
  role: `select r.id as "Id", r.name as "Name", c.name as "Detail" from role r join company c on c.id = r.company_id
    where not c.disabled and ($1::bigint is null or c.id = $1) and ($2::text is null or r.name ilike $2 or c.name ilike $2) and ($3::bigint[] is null
    or r.id = any($3)) order by c.name collate "zh-x-icu", r.name collate "zh-x-icu", r.id limit $4`,
  user: `select e.id as "Id", e.name as "Name", concat_ws(' · ', nullif(e.department, ''), c.name) as "Detail" from employee e
    join company c on c.id = e.company_id
    where not e.disabled and not c.disabled and e.user_id is not null and ($1::bigint is null or c.id = $1) and ($2::text is null or e.name ilike $2
    or e.department ilike $2 or c.name ilike $2)
      and ($3::bigint[] is null or e.id = any($3)) order by e.name collate "zh-x-icu", e.id limit $4`,
} as const
export const findTargets = (
  system: Queryable,
  reach: Reach,
  scope: keyof typeof targets,
  { keyword, ids = null, most }: { keyword?: string | undefined; ids?: readonly number[] | null; most: number },
) => system.query<MessageTarget>(targets[scope], [reach, containing(keyword) ?? null, ids, most])

/** Takes the unread copies out of the boxes; answers whose boxes. */
export const deleteUnread = async (system: Queryable, id: number): Promise<number[]> =>
  (
    await system.query<{ id: number }>('delete from message where global_id = $1 and read_time is null returning recipient_id as id', [id])
  ).map((row) => row.id)
export async function setWithdrawn(tx: Queryable, system: Queryable, id: number, at: Date): Promise<void> {
  await system.query('update message set withdrawn_time = $2 where global_id = $1', [id, at])
  await tx.query(
    `update global_message set state = 'withdrawn', withdrawn_time = $2, update_time = next_update_time(update_time) where id = $1`,
    [id, at],
  )
}
