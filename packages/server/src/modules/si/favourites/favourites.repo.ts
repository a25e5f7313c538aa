import { favouriteLimits, type SiFavourite, type SiFavouriteField } from '@jst/contracts/si'
import type { Queryable } from '../../../kernel/database/database.ts'
import { containing } from '../../../kernel/database/paging.ts'

interface Of {
  readonly companyId: number
  readonly customerId: number
  readonly field: SiFavouriteField
}

const list = `select id as "Id", content as "Text", customer_id = $2 as "OfCustomer", used as "Used" from si_favourite
  where company_id = $1 and field = $3 and ($4::text is null or content ilike $4)
  order by customer_id = $2 desc, update_time desc, id desc limit ${favouriteLimits.rows}`
export const favouritesOf = (db: Queryable, { companyId, customerId, field }: Of, keyword?: string): Promise<SiFavourite[]> =>
  db.query<SiFavourite>(list, [companyId, customerId, field, containing(keyword) ?? null])

/** Favourites of a customer that a company keeps for a field. */
export async function countFavourites(tx: Queryable, { companyId, customerId, field }: Of): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from si_favourite where company_id = $1 and customer_id = $2 and field = $3',
    [companyId, customerId, field],
  )
  return row?.count ?? 0
}

const add = `insert into si_favourite (company_id, customer_id, field, content, by_name) values ($1, $2, $3, $4, $5)
  on conflict (company_id, customer_id, field, md5(content)) do update set update_time = clock_timestamp() returning id, used = 0 as fresh`
export async function addFavourite(tx: Queryable, { companyId, customerId, field }: Of, text: string, by: string): Promise<number> {
  const [row] = await tx.query<{ id: number }>(add, [companyId, customerId, field, text, by])
  return row!.id
}

/** Returns true if the row existed. */
export async function countUse(tx: Queryable, companyId: number, id: number): Promise<boolean> {
  const rows = await tx.query(
    'update si_favourite set used = used + 1, update_time = clock_timestamp() where id = $1 and company_id = $2 returning id',
    [id, companyId],
  )
  return rows.length > 0
}

export async function dropFavourite(tx: Queryable, companyId: number, id: number): Promise<SiFavouriteField | undefined> {
  const [row] = await tx.query<{ field: SiFavouriteField }>('delete from si_favourite where id = $1 and company_id = $2 returning field', [
    id,
    companyId,
  ])
  return row?.field
}
