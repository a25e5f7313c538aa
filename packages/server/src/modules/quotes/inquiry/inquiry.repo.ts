import { quotedBoxes, type QuotedBox } from '@jst/contracts/quotes'
import { columnOf } from '../../../entity-kit/index.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { dayOrBlank, dayText } from '../../../kernel/database/day-range.ts'

/** An inquiry with its answer. */
export interface Inquiry {
  readonly id: number
  readonly no: string
  readonly updateTime: string
  readonly customer: string
  readonly pol: string
  readonly pods: readonly string[]
  readonly day: string
  readonly currency: string
  readonly boxes: Readonly<Record<QuotedBox, number | null>>
  readonly offerPod: string
  readonly offerCarrier: string
  readonly prices: Readonly<Record<QuotedBox, string | null>>
  readonly until: string
  readonly note: string
}
const byBox = (side: string, as: string) =>
  `json_build_object(${quotedBoxes.map((box) => `'${box}', ${as.replace('?', `t.${columnOf(`${side}${box}`)}`)}`).join(', ')})`
const select = `select t.id, t.code as no, t.update_time as "updateTime", t.customer_code as customer, t.pol_code as pol, t.pods,
    ${dayText('t.day')} as day, t.currency_code as currency, ${byBox('Qty', '?')} as boxes, t.offer_pod as "offerPod",
    t.offer_carrier as "offerCarrier", ${byBox('Offer', 'trim_scale(?)::text')} as prices,
    ${dayOrBlank('t.offer_until')} as until,
    t.offer_note as note
  from rate_inquiry t where t.id = $1 and t.removed_at is null and t.merged_into is null for update`

/** Locked until the transaction ends. @throws AppError NOT_FOUND */
export async function demandInquiry(tx: Queryable, id: number): Promise<Inquiry> {
  const [row] = await tx.query<Inquiry>(select, [id])
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

interface Answer {
  readonly Pod: string
  readonly Carrier: string
  readonly Prices: Readonly<Record<QuotedBox, string>>
  readonly Until: string
  readonly Note: string
}
export const storeAnswer = (tx: Queryable, id: number, employeeId: number, { Pod, Carrier, Prices, Until, Note }: Answer) =>
  tx.query(
    `update rate_inquiry set offer_pod = $3, offer_carrier = $4, offer_until = $5, offer_note = $6, offer_by = $2,
       ${quotedBoxes.map((box, at) => `${columnOf(`Offer${box}`)} = nullif($${at + 7}, '')::numeric`).join(', ')} where id = $1`,
    [id, employeeId, Pod, Carrier, Until, Note, ...quotedBoxes.map((box) => Prices[box])],
  )

/** When pricing has to have answered, by the hours of the company. */
export const storeDue = (tx: Queryable, id: number, hours: number) =>
  tx.query('update rate_inquiry set state_due = clock_timestamp() + make_interval(hours => $2) where id = $1', [id, hours])
