import type { Page, QueryOf } from '@jst/contracts'
import type { TrackSearch, trackSearches } from '@jst/contracts/tracking'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { instantOf } from '../../../kernel/database/day-range.ts'
import { Conditions, containing, readPage } from '../../../kernel/database/paging.ts'
import { staffCompany } from '../shipment/side.ts'

/** A search for numbers of shipments. */
export interface NewSearch {
  readonly companyId: number
  readonly query: string
  readonly who: 'visitor' | 'customer' | 'staff'
  readonly employeeId: number | null
  readonly name: string
  readonly partyId: number | null
  readonly address: string
  readonly page: string
  readonly hits: number
  readonly carrier: string
}
/** The same search of the same person within ten minutes is one. */
export const keepSearch = (tx: Queryable, one: NewSearch) =>
  tx.query(
    `insert into track_search (company_id, query, who, employee_id, name, party_id, address, page, hits, carrier)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10 where not exists (select from track_search s where s.company_id = $1 and s.query = $2
       and s.who = $3 and s.employee_id is not distinct from $4::bigint and s.address = $7 and s.at > now() - interval '10 minutes')`,
    [one.companyId, one.query, one.who, one.employeeId, one.name, one.partyId, one.address, one.page, one.hits, one.carrier],
  )

const columns = `s.id as "Id", s.at as "At", s.query as "Query", s.who as "Who", s.name as "Name", coalesce(c.name, '') as "Company",
  s.party_id as "CompanyId", s.address as "Address", s.page as "Page", s.hits as "Hits", s.carrier as "Carrier", s.followed_at as "FollowedAt",
  s.followed_name as "FollowedBy", s.followed_link as "FollowedLink"`
const from = 'track_search s left join company c on c.id = s.party_id'

/** Marks a search of the company as followed up, unless somebody has before. Answers with the row as it is; undefined for none of the company. */
export async function markFollowed(
  tx: Queryable,
  companyId: number,
  id: number,
  by: { readonly id: number; readonly name: string; readonly link: string },
): Promise<TrackSearch | undefined> {
  await tx.query(
    `update track_search set followed_at = clock_timestamp(), followed_id = $3, followed_name = $4, followed_link = $5
     where company_id = $1 and id = $2 and followed_at is null`,
    [companyId, id, by.id, by.name, by.link],
  )
  const [row] = await tx.query<TrackSearch>(`select ${columns} from ${from} where s.company_id = $1 and s.id = $2`, [companyId, id])
  return row
}

export const searchPage = (
  db: Db,
  actor: EmployeeActor,
  { Keyword, Who, Missed, Unfollowed, From, To, PageIndex, PageSize, Sort }: QueryOf<typeof trackSearches>,
): Promise<Page<TrackSearch>> => {
  const where = new Conditions()
    .add('s.company_id = ?', staffCompany(actor))
    .add('s.query ilike ? or s.name ilike ? or c.name ilike ?', containing(Keyword))
    .add('s.who = ?', Who)
    .add('s.at >= ?', instantOf('From', From))
    .add('s.at < ?', instantOf('To', To, true))
  if (Missed) where.raw('s.hits = 0')
  if (Unfollowed) where.raw(`s.followed_at is null and s.who <> 'staff'`)
  return readPage<TrackSearch>(
    db,
    {
      ...(PageIndex === undefined ? {} : { PageIndex }),
      ...(PageSize === undefined ? {} : { PageSize }),
      ...(Sort === undefined ? {} : { Sort }),
    },
    {
      select: columns,
      from,
      where,
      sorts: { At: { filled: 's.at' }, Hits: { filled: 's.hits' } },
      defaultSort: '-At',
      tieBreaker: 's.id desc',
    },
  )
}
