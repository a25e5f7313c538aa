import {
  inquiryStates,
  quotedBoxes,
  rateInquiryDocument as document,
  type InquiryStanding,
  type OwnInquiry,
  type QuotedBox,
} from '@jst/contracts/quotes'
import { lastReason } from '../../../documents/index.ts'
import { columnOf } from '../../../entity-kit/index.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { dayText } from '../../../kernel/database/day-range.ts'
import { Conditions, readPage, type PageInput } from '../../../kernel/database/paging.ts'

interface NewInquiry {
  readonly no: string
  readonly operatorId: number
  /** Whose inquiry it is among the staff: the salesperson, else the person of the customer. */
  readonly ownerId: number
  readonly askedBy: number
  readonly customer: string
  readonly subject: string
  readonly pol: string
  readonly pods: readonly string[]
  readonly boxes: Readonly<Partial<Record<QuotedBox, number>>>
  readonly day: string
  readonly currency: string
  /** Also the first remark of the staff. */
  readonly words: string
}

/** Runs in the scope of the operator. */
export async function insertInquiry(tx: Queryable, inquiry: NewInquiry): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into rate_inquiry (company_id, create_id, asked_by, code, customer_code, name_zh, pol_code, pods, day, currency_code, remark, asked_words,
       ${quotedBoxes.map((box) => columnOf(`Qty${box}`)).join(', ')})
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, ${quotedBoxes.map((_, at) => `$${at + 12}`).join(', ')}) returning id`,
    [
      inquiry.operatorId,
      inquiry.ownerId,
      inquiry.askedBy,
      inquiry.no,
      inquiry.customer,
      inquiry.subject,
      inquiry.pol,
      inquiry.pods,
      inquiry.day,
      inquiry.currency,
      inquiry.words,
      ...quotedBoxes.map((box) => inquiry.boxes[box] ?? null),
    ],
  )
  return row!.id
}

export const chinaToday = async (tx: Queryable): Promise<string> =>
  (await tx.query<{ day: string }>('select china_day()::text as day'))[0]!.day

const { codes } = inquiryStates
const standing = `case when t.state = ${codes.closed} then 'closed' when q.id is not null then 'quoted' when t.state = ${codes.created} then 'waiting'
    else 'working' end`
const portName = (code: string, Lang?: 'en') => {
  const name = Lang === 'en' ? `coalesce(nullif(p.name_en, ''), p.name_zh)` : 'p.name_zh'
  return `coalesce((select ${name} from m_port p where p.code = ${code} and p.company_id is null and p.removed_at is null limit 1), ${code})`
}
const boxes = quotedBoxes
  .map((box) => `case when t.${columnOf(`Qty${box}`)} > 0 then t.${columnOf(`Qty${box}`)} || '×${box}' end`)
  .join(', ')

interface Filter extends PageInput {
  readonly Standing?: InquiryStanding
  /** Of the names of ports. */
  readonly Lang?: 'en'
}
/** Inquiries that people of a company sent to an operator; one that the staff wrote for it stays theirs. */
export const findInquiries = (system: Db, operatorId: number, companyId: number, { Lang, ...filter }: Filter) =>
  readPage<OwnInquiry>(system, filter, {
    select: `t.id as "Id", t.code as "No", t.create_time as "AskedAt", coalesce(e.name, '') as "AskedBy",
      ${portName('t.pol_code', Lang)} as "Pol", array(select ${portName('pod', Lang)} from unnest(t.pods) as pod) as "Pods",
      concat_ws(' + ', ${boxes}) as "Boxes", ${dayText('t.day')} as "Day", t.asked_words as "Words", ${standing} as "Standing",
      ${lastReason(document, ['close'])} as "Reason", coalesce(q.id, 0) as "QuotationId", coalesce(q.code, '') as "QuotationNo"`,
    from: `rate_inquiry t join customer c on c.company_id = t.company_id and c.code = t.customer_code and c.removed_at is null
        and c.merged_into is null
      left join employee e on e.id = t.asked_by
      left join quotation q on q.id = t.quotation_id and q.removed_at is null and exists (select from quotation_sent s where s.quotation_id = q.id)`,
    where: new Conditions()
      .raw('t.asked_by is not null and t.removed_at is null and t.merged_into is null')
      .add('t.company_id = ?', operatorId)
      .add('c.linked_id = ?', companyId)
      .add(`${standing} = ?`, filter.Standing),
    sorts: { AskedAt: { filled: 't.id' } },
    defaultSort: '-AskedAt',
    tieBreaker: 't.id desc',
  })

/** Employee of the customer who sent an inquiry; null: the staff made it. */
export async function findAsker(tx: Queryable, id: number): Promise<number | null> {
  const [row] = await tx.query<{ askedBy: number | null }>('select asked_by as "askedBy" from rate_inquiry where id = $1', [id])
  return row?.askedBy ?? null
}
