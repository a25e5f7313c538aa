import { quotationStates, type OfferStanding } from '@jst/contracts/quotes'
import { readPage, Conditions, type PageInput } from '../../../kernel/database/paging.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import type { Visit } from '../links/visits.ts'
import type { Offer } from '../quotation/offer.ts'

/** A quotation as the customer opens it who is signed in. */
export interface OwnVisit extends Omit<Visit, 'linkId'> {
  readonly companyId: number
}

const { codes } = quotationStates
const over = `(s.offer ->> 'ValidUntil')::date < china_day()`
/** How it stands for the customer, over `quotation t` and what was sent last, `s`. */
const standing = `case when t.state in (${codes.accepted}, ${codes.won}) then 'accepted' when t.state = ${codes.declined} then 'declined'
    when t.state = ${codes.lost} then 'closed' when t.state in (${codes.negotiating}, ${codes.draft}, ${codes.pendingApproval}) then 'renewing'
    when t.state = ${codes.expired} or ${over} then 'expired' else 'open' end`
/** SQL: quotations of an operator ($1) sent to the customer that it keeps for a company ($2). */
const sentTo = `quotation t join customer c on c.company_id = t.company_id and c.code = t.customer_code and c.removed_at is null
    and c.merged_into is null
  join quotation_sent s on s.quotation_id = t.id and s.version = t.version`

interface Filter extends PageInput {
  readonly Standing?: OfferStanding
}
interface StoredRow {
  readonly Id: number
  readonly SentAt: string
  readonly Standing: OfferStanding
  readonly offer: Offer
}

export const findOwn = (system: Db, operatorId: number, companyId: number, filter: Filter) =>
  readPage<StoredRow>(system, filter, {
    select: `t.id as "Id", s.at as "SentAt", ${standing} as "Standing", s.offer`,
    from: sentTo,
    where: new Conditions()
      .raw('t.removed_at is null and t.merged_into is null')
      .add('t.company_id = ?', operatorId)
      .add('c.linked_id = ?', companyId)
      .add(`${standing} = ?`, filter.Standing),
    sorts: { SentAt: 's.at' },
    defaultSort: '-SentAt',
    tieBreaker: 't.id desc',
  })

export async function findOwnVisit(
  system: Queryable,
  { id, operatorId, companyId }: { readonly id: number; readonly operatorId: number; readonly companyId: number },
  lock = false,
): Promise<(OwnVisit & { readonly standing: OfferStanding }) | undefined> {
  const [row] = await system.query<OwnVisit & { standing: OfferStanding }>(
    `select t.id, t.company_id as "companyId", t.state, t.accepted_option as accepted, false as revoked, ${over} as over,
       ${standing} as standing, s.offer
     from ${sentTo} where t.id = $3 and t.company_id = $1 and c.linked_id = $2 and t.removed_at is null and t.merged_into is null
     ${lock ? 'for update of t' : ''}`,
    [operatorId, companyId, id],
  )
  return row
}
