import type { ChannelMessage, OpenChannelMessage } from '@jst/contracts/document'
import type { Page } from '@jst/contracts'
import { mostCountedRows, normText } from '@jst/contracts/entity'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../kernel/database/database.ts'
import { Conditions, containing, readPage } from '../../kernel/database/paging.ts'
import type { ChannelKind } from './kind.ts'

const columnsOf = ({ module: { log } }: ChannelKind) => `m.id as "Id", coalesce(m.record_id, 0) as "RecordId", m.record_no as "RecordNo",
  coalesce(${log.title}, '') as "Title", m.partner_code as "PartnerCode", coalesce(${log.partnerName}, '') as "PartnerName",
  m.channel as "Channel", m.direction as "Direction", m.type as "Type", m.state as "State", m.result as "Result", m.test as "Test",
  m.words as "Words", m.tries as "Tries", m.error as "Error", m.employee_name as "By", m.sent_time as "SentTime", m.next_time as "NextTime",
  m.create_time as "CreateTime", m.update_time as "UpdateTime"`
const fromOf = ({ table }: ChannelKind) => `document_message m left join ${table} r on r.id = m.record_id`

/** Filters of the log. */
export interface LogFilter {
  readonly Keyword?: string
  readonly Direction?: string
  readonly Channel?: string
  readonly State?: string
  readonly Result?: string
  readonly Partner?: string
  readonly RecordId?: number
  readonly CreatedFrom?: string
  readonly CreatedTo?: string
  readonly PageIndex?: number
  readonly PageSize?: number
  readonly Sort?: string
}

/**
 * Ids of messages that hold a keyword by themselves or by their record. Undefined where more than are counted do: a list in its order soon has its
 * first rows then, while the indexes of letters answer all of them before the first.
 */
async function findMessages(db: Db, { document, table, module: { log } }: ChannelKind, keyword: string): Promise<number[] | undefined> {
  const columns = log.searched.map((column) => `${column} ilike $3`).join(' or ')
  const records = log.found === undefined ? `select r.id from ${table} r where ${columns}` : `select ${log.found}($3)`
  const [row] = await db.query<{ ids: number[] }>(
    `select array(select id from (select booking_message_found($1, $2) as id
        union all select m.id from document_message m where m.kind = $1 and m.record_id in (${records})) found limit ${mostCountedRows + 1}) as ids`,
    // messages are stored as they were said, words of records as texts are compared
    [document.kind, keyword.trim().toUpperCase(), log.found === undefined ? containing(keyword) : normText(keyword)],
  )
  return row!.ids.length > mostCountedRows ? undefined : row!.ids
}

/** Messages of a kind that the company of the reader has, the newest first. Rows are counted up to `mostCountedRows`. */
export async function messagePage(
  db: Db,
  { companyId, companyKind }: Pick<EmployeeActor, 'companyId' | 'companyKind'>,
  kind: ChannelKind,
  filter: LogFilter,
): Promise<Page<ChannelMessage>> {
  const keyword = containing(filter.Keyword)
  // the functions know the company of the reader alone, and the platform reads those of others
  const isFound = keyword !== undefined && companyKind !== 'platform'
  const messageIds = isFound ? await findMessages(db, kind, filter.Keyword!) : undefined
  const searched = ['m.record_no', 'm.words', ...kind.module.log.searched].map((column) => `${column} ilike ?`).join(' or ')
  const where = new Conditions()
    // the condition of row-level security, in a form that can use an index
    .add('m.company_id = ?', companyKind === 'platform' ? undefined : companyId)
    .add('m.kind = ?', kind.document.kind)
    .add(messageIds ? 'm.id = any(?)' : searched, messageIds ?? keyword)
    .add('m.direction = ?', filter.Direction)
    .add('m.channel = ?', filter.Channel)
    .add('m.state = ?', filter.State)
    .add('m.result = ?', filter.Result)
    .add('m.partner_code = ?', filter.Partner)
    .add(`(m.record_id = ? or m.more_ids <> '{}' and m.more_ids @> array[?]::bigint[])`, filter.RecordId)
    .add('m.create_time >= ?', filter.CreatedFrom)
    .add('m.create_time <= ?', filter.CreatedTo)
  return readPage(db, filter, {
    select: columnsOf(kind),
    from: fromOf(kind),
    where,
    sorts: { CreateTime: { filled: 'm.create_time' }, SentTime: 'm.sent_time' },
    defaultSort: '-CreateTime',
    tieBreaker: 'm.id desc',
    most: mostCountedRows,
  })
}

/** A message as it is stored: its codes are explained when it is read. */
type StoredOpenMessage = Omit<OpenChannelMessage, 'Explained'>

export async function openMessage(db: Queryable, kind: ChannelKind, id: number): Promise<StoredOpenMessage | undefined> {
  const [row] = await db.query<StoredOpenMessage>(
    `select ${columnsOf(kind)}, m.format as "Format", m.file_name as "FileName", m.payload as "Payload", m.lost as "Lost",
       m.missing as "Missing", m.key::text as "Key", m.attempts as "Attempts", m.proposal as "Proposal",
       (select coalesce(jsonb_agg(jsonb_build_object('Id', o.id, 'Words', o.words) order by o.id), '[]') from document_message o
         where o.answers_id = m.id or o.id = m.answers_id) as "Others"
     from ${fromOf(kind)} where m.id = $1 and m.kind = $2`,
    [id, kind.document.kind],
  )
  return row
}
