import type { Message, MessageLine } from '@jst/contracts/messages'
import type { Page } from '@jst/contracts'
import type { Db, Queryable } from '../../kernel/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../kernel/paging.ts'

const columns = `id as "Id", title as "Title", description as "Description", coalesce(sender_id, 0) as "SendId", sender_name as "SenderName",
  kind as "Kind",
  link as "Link", bill as "Bill", create_time as "CreateTime", read_time as "ReadTime", withdrawn_time is not null as "Withdrawn"`

export async function unreadCount(db: Queryable, employeeId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*) as count from message where recipient_id = $1 and read_time is null', [
    employeeId,
  ])
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

const folds = `partition by (create_time at time zone 'Asia/Shanghai')::date, case bill when '' then id::text else bill end`

export function listMessages(db: Db, employeeId: number, filter: MessageFilter): Promise<Page<MessageLine>> {
  const where = new Conditions()
    .add('recipient_id = ?', employeeId)
    .add('kind = ?', filter.Kind)
    .add('bill = ?', filter.Bill)
    .add('title ilike ? or description ilike ?', containing(filter.Keyword))
  if (filter.UnReadOnly) where.raw('read_time is null')
  return filter.Fold ? foldedPage(db, filter, where) : plainPage(db, filter, where)
}

const plainPage = (db: Db, filter: PageInput, where: Conditions) =>
  readPage<MessageLine>(db, filter, {
    select: `${columns}, array[id] as "Ids", case when read_time is null then 1 else 0 end as "Unread"`,
    from: 'message',
    where,
    sorts: { CreateTime: 'id', Title: 'title collate "C"', ReadTime: 'read_time' },
    defaultSort: '-CreateTime',
    tieBreaker: 'id desc',
  })

function foldedPage(db: Db, filter: PageInput, { text, values }: Conditions): Promise<Page<MessageLine>> {
  const newest = new Conditions().raw('place = 1')
  newest.values.push(...values)
  return readPage<MessageLine>(db, filter, {
    select: `${columns}, ids as "Ids", unread as "Unread"`,
    from: `(select *, row_number() over (${folds} order by create_time desc, id desc) as place,
        array_agg(id) over (${folds} order by create_time desc, id desc rows between unbounded preceding and unbounded following) as ids,
        count(*) filter (where read_time is null) over (${folds}) as unread
      from message ${text}) as line`,
    where: newest,
    sorts: { CreateTime: { filled: 'create_time' }, Title: 'title collate "C"', ReadTime: 'read_time' },
    defaultSort: '-CreateTime',
    tieBreaker: 'id desc',
  })
}
