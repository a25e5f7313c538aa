import type { Page } from '@jst/contracts'
import type { ManagedMessage, NoticeKind } from '@jst/contracts/messages'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../kernel/database/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../kernel/database/paging.ts'
import { isNarrowed } from '../../kernel/database/tenant.ts'

/** Messages from or to the own company's people; a narrowed role sees its holder's own only, for messages speak of business. */
function visible(actor: EmployeeActor): Conditions {
  const where = new Conditions()
  if (actor.companyKind !== 'platform')
    where.add('m.company_id = ? or m.sender_id in (select id from employee where company_id = ?)', actor.companyId)
  if (isNarrowed(actor)) where.add('m.recipient_id = ? or m.sender_id = ?', actor.employeeId)
  return where
}

export interface ManagedFilter extends PageInput {
  Keyword?: string
  Kind?: string
  Sender?: string
  Recipient?: string
  Read?: boolean
  CreatedFrom?: string
  CreatedTo?: string
}
export function managedPage(db: Db, actor: EmployeeActor, filter: ManagedFilter): Promise<Page<ManagedMessage>> {
  const where = visible(actor)
    .add('m.kind = ?', filter.Kind)
    .add('m.title ilike ? or m.description ilike ?', containing(filter.Keyword))
    .add('m.sender_name ilike ?', containing(filter.Sender))
    .add('e.name ilike ?', containing(filter.Recipient))
    .add('m.create_time >= ?', filter.CreatedFrom)
    .add('m.create_time <= ?', filter.CreatedTo)
  if (filter.Read !== undefined) where.raw(`m.read_time is ${filter.Read ? 'not ' : ''}null`)
  return readPage(db, filter, {
    select: `m.id as "Id", m.title as "Title", m.description as "Description", m.kind as "Kind", m.sender_name as "SenderName",
      e.name as "RecipientName",
      c.name as "RecipientCompany", m.create_time as "CreateTime", m.read_time as "ReadTime", m.withdrawn_time is not null as "Withdrawn"`,
    from: 'message m join employee e on e.id = m.recipient_id join company c on c.id = m.company_id',
    where,
    sorts: { CreateTime: { filled: 'm.id' }, ReadTime: 'm.read_time', RecipientName: 'e.name collate "zh-x-icu"' },
    defaultSort: '-CreateTime',
    tieBreaker: 'm.id desc',
  })
}

export interface SentBefore {
  title: string
  description: string
  kind: NoticeKind
  link: string
  bill: string
  recipientId: number
}
/** Those of the ids that the caller sees, with whom they went to; withdrawn ones are left out. */
export function resendable(db: Queryable, actor: EmployeeActor, ids: readonly number[]): Promise<SentBefore[]> {
  const where = visible(actor).add('m.id = any(?)', ids).raw('m.withdrawn_time is null').raw('not e.disabled')
  return db.query(
    `select m.title, m.description, m.kind, m.link, m.bill, m.recipient_id as "recipientId" from message m
      join employee e on e.id = m.recipient_id ${where.text} order by m.id`,
    where.values,
  )
}
