import { quotationStates, unpriced, type QuoteCharge, type QuoteOption, type QuoteView } from '@jst/contracts/quotes'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { Header } from './header.repo.ts'

/** Options that were stored before rates were priced by rules say nothing of minimum, per cent, place of delivery and guards. */
const charged = (charge: QuoteCharge): QuoteCharge => ({ ...charge, Minimum: charge.Minimum ?? '', PercentOf: charge.PercentOf ?? [] })
const complete = ({ Charges, Rated, ...option }: QuoteOption): QuoteOption => ({
  ...unpriced,
  ...option,
  Del: option.Del ?? '',
  Excluded: option.Excluded ?? [],
  Charges: Charges.map(charged),
  Rated: Rated.map(charged),
})

export const findOptions = async (db: Queryable, id: number): Promise<QuoteOption[]> =>
  (await db.query<{ facts: QuoteOption }>('select facts from quotation_option where quotation_id = $1 order by place, id', [id])).map(
    ({ facts }) => complete(facts),
  )

export async function replaceOptions(tx: Queryable, { id, companyId, operatorId }: Header, options: readonly QuoteOption[]): Promise<void> {
  await tx.query('delete from quotation_option where quotation_id = $1', [id])
  await tx.query(
    `insert into quotation_option (company_id, operator_id, quotation_id, place, facts)
     select $2, $3, $1, o.place, o.facts from jsonb_array_elements($4::jsonb) with ordinality as o (facts, place)`,
    [id, companyId, operatorId, JSON.stringify(options)],
  )
}

const { codes } = quotationStates
const open = [codes.draft, codes.pendingApproval, codes.sent, codes.viewed, codes.negotiating]
/** How many quotations without an end name one of some rates. */
export async function countAffected(db: Queryable, rateIds: readonly number[]): Promise<number> {
  const [found] = await db.query<{ total: number }>(
    `select count(distinct t.id)::int as total from quotation_option o join quotation t on t.id = o.quotation_id
     where t.state = any ($1) and t.removed_at is null and t.merged_into is null and (o.facts ->> 'RateId')::bigint = any ($2)`,
    [open, rateIds],
  )
  return found?.total ?? 0
}

interface Figures {
  readonly options: number
  readonly total: string | undefined
  readonly margin: string | undefined
}
/** Writes the figures of the options for lists. With `touch` the record gets a new version. */
export const writeFigures = (tx: Queryable, id: number, { options, total, margin }: Figures, touch: boolean) =>
  tx.query(
    `update quotation set options = $2, total = $3, margin = $4, update_time = ${touch ? 'next_update_time(update_time)' : 'update_time'} where id = $1`,
    [id, options, total ?? null, margin ?? null],
  )

export const findSent = (db: Queryable, id: number) =>
  db.query<QuoteView['Sent'][number]>(
    `select s.version as "Version", s.at as "At", coalesce(e.name, '') as "By", s.hash as "Hash" from quotation_sent s
     left join employee e on e.id = s.employee_id where s.quotation_id = $1 order by s.version desc`,
    [id],
  )

export async function findLink(db: Queryable, id: number): Promise<QuoteView['Link']> {
  const [link] = await db.query<NonNullable<QuoteView['Link']>>(
    `select create_time as "CreateTime", revoked_at is not null as "Revoked", views as "Views", first_view as "FirstView", last_view as "LastView"
     from quotation_link where quotation_id = $1 order by id desc limit 1`,
    [id],
  )
  return link ?? null
}
