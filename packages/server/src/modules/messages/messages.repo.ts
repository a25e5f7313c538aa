import { mostLines, type Message, type MessageLine } from '@jst/contracts/messages'
import type { Page } from '@jst/contracts'
import type { Db, Queryable } from '../../kernel/database/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../kernel/database/paging.ts'

const columns = `id as "Id", title as "Title", description as "Description", coalesce(sender_id, 0) as "SendId", sender_name as "SenderName",
  kind as "Kind",
  link as "Link", bill as "Bill", create_time as "CreateTime", read_time as "ReadTime", withdrawn_time is not null as "Withdrawn"`

const dayOf = (alias: string) => `(${alias}.create_time at time zone 'Asia/Shanghai')::date`

/** Lines of the folded list of unread messages: the bell says what the list that it opens shows. */
export async function unreadCount(db: Queryable, employeeId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(distinct case bill when '' then id::text else bill || ' ' || ${dayOf('message')} end) as count
      from message where recipient_id = $1 and read_time is null`,
    [employeeId],
  )
  return row!.count
}

/** Undefined when the box of this employee does not hold it. */
export async function findMessage(db: Queryable, employeeId: number, id: number): Promise<Message | undefined> {
  const [message] = await db.query<Message>(`select ${columns} from message where id = $1 and recipient_id = $2`, [id, employeeId])
  return message
}

/** Marks a message read, and what came before it about its bill: the page that opens shows that too. Answers how many were unread. */
export const readWithEarlier = async (tx: Queryable, employeeId: number, id: number): Promise<number> =>
  (
    await tx.query(
      `update message m set read_time = clock_timestamp() from message opened
        where opened.id = $2 and opened.recipient_id = $1 and m.recipient_id = $1 and m.read_time is null
          and (m.id = opened.id or m.bill <> '' and m.bill = opened.bill and m.create_time <= opened.create_time)
        returning m.id`,
      [employeeId, id],
    )
  ).length

/** Without ids: the whole box. Answers how many were unread. */
export const markRead = async (tx: Queryable, employeeId: number, ids: readonly number[] | undefined): Promise<number> =>
  (
    await tx.query(
      `update message set read_time = clock_timestamp() where recipient_id = $1 and read_time is null and ($2::bigint[] is null or id = any($2))
        returning id`,
      [employeeId, ids ?? null],
    )
  ).length

export interface MessageFilter extends PageInput {
  Keyword?: string
  UnReadOnly?: boolean
  Kind?: string
  Bill?: string
  Fold?: boolean
}

const conditionsOf = (alias: string, employeeId: number, { Kind, Bill, Keyword, UnReadOnly }: MessageFilter): Conditions => {
  const where = new Conditions()
    .add(`${alias}.recipient_id = ?`, employeeId)
    .add(`${alias}.kind = ?`, Kind)
    .add(`${alias}.bill = ?`, Bill)
    .add(`${alias}.title ilike ? or ${alias}.description ilike ?`, containing(Keyword))
  return UnReadOnly ? where.raw(`${alias}.read_time is null`) : where
}

const order = {
  sorts: { CreateTime: { filled: 'm.id' }, Title: 'm.title collate "C"', ReadTime: 'm.read_time' },
  defaultSort: '-CreateTime',
  tieBreaker: 'm.id desc',
} as const

export function listMessages(db: Db, employeeId: number, filter: MessageFilter): Promise<Page<MessageLine>> {
  const where = conditionsOf('m', employeeId, filter)
  if (filter.Fold) return foldedPage(db, filter, where, conditionsOf('o', employeeId, filter))
  return readPage<MessageLine>(db, filter, {
    select: `${columns}, array[id] as "Ids", case when read_time is null then 1 else 0 end as "Unread"`,
    from: 'message m',
    where,
    ...order,
  })
}

const fold = `o.bill <> '' and o.bill = m.bill and ${dayOf('o')} = ${dayOf('m')}`

/** Lines of a large box: the newest messages are read until the page is full, each with a look for a later one of its fold. */
const foldedPage = (db: Db, filter: PageInput, where: Conditions, others: Conditions): Promise<Page<MessageLine>> =>
  readPage<MessageLine>(db, filter, {
    select: `${columns},
      case m.bill when '' then array[m.id]
        else array(select o.id from message o ${others.textWith(fold)} order by o.create_time desc, o.id desc) end as "Ids",
      case m.bill when '' then (m.read_time is null)::int
        else (select count(*) from message o ${others.textWith(`o.read_time is null and ${fold}`)}) end as "Unread"`,
    from: 'message m',
    where: where.raw(`not exists (select from message o ${others.textWith(`(o.create_time, o.id) > (m.create_time, m.id) and ${fold}`)})`),
    most: mostLines,
    ...order,
    sorts: { ...order.sorts, CreateTime: { filled: 'm.create_time' } },
  })
