import type { Page } from '@jst/contracts'
import type { ChannelRoute, MarketChannel } from '@jst/contracts/freight-rates'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { Conditions, containing, readPage, type PageInput } from '../../../kernel/database/paging.ts'
import { namesOf, withNames } from './names.ts'
import { dayText } from '../../../kernel/database/day-range.ts'

/** Channels that others may read: published, and not the reader's own. Over alias `c`, with the reader as `$1`. */
const listed = 'c.state = 1 and c.removed_at is null and c.merged_into is null'
const isFor = (column: string) => `(c.${column} = '{}' or ? = any(c.${column}))`

interface PriceRequest extends PageInput {
  readonly Keyword?: string
  readonly Lane?: string
  readonly Pol?: string
  readonly Carrier?: string
}

/**
 * Public data of channels. The rows are those of other companies, so the server reads them: field by field, and only what is published.
 */
export async function marketPage(
  { db, system, actor }: { readonly db: Db; readonly system: Db; readonly actor: EmployeeActor },
  { Keyword, Lane, Pol, Carrier, ...paging }: PriceRequest,
): Promise<Page<MarketChannel>> {
  const where = new Conditions()
    .add('c.company_id <> ?', actor.companyId)
    .raw(listed)
    .add('(c.name_zh ilike ? or c.code ilike ? or o.name ilike ?)', containing(Keyword))
    .add(isFor('lanes'), Lane)
    .add(isFor('pols'), Pol)
    .add(isFor('carriers'), Carrier)
  const { Rows, Total } = await readPage<Omit<MarketChannel, 'LanesName' | 'PolsName' | 'CarriersName'>>(system, paging, {
    select: `c.id as "Id", c.code as "Code", c.name_zh as "Name", o.name as "Owner", c.lanes as "Lanes", c.pols as "Pols", c.carriers as "Carriers",
      c.days as "Days", c.terms as "Terms", r.rates as "Rates", r.updated as "LastUpdate", coalesce(s.id, 0) as "SubscriptionId",
      coalesce(s.state, -1) as "State"`,
    from: `freight_channel c join company o on o.id = c.company_id
      cross join lateral (select count(*)::int as rates, max(t.update_time) as updated from freight_rate t
        where t.id in (select freight_channel_rates(c.id, c.level_code, china_day()))) r
      left join lateral (select s.id, s.state from freight_subscription s where s.channel_id = c.id and s.company_id = $1
        order by s.id desc limit 1) s on true`,
    counted: 'freight_channel c join company o on o.id = c.company_id',
    where,
    sorts: { Name: { filled: 'c.name_zh' }, Rates: { filled: 'r.rates' }, LastUpdate: 'r.updated' },
    defaultSort: '-LastUpdate',
    tieBreaker: 'c.id',
  })
  return { Rows: await withNames(db, Rows), Total }
}

/** A published channel of another company. @throws AppError NOT_FOUND */
export async function demandListed(
  system: Queryable,
  { companyId }: EmployeeActor,
  id: number,
): Promise<{ id: number; owner: number; name: string; level: string }> {
  const [found] = await system.query<{ id: number; owner: number; name: string; level: string }>(
    `select c.id, c.company_id as owner, c.name_zh as name, c.level_code as level from freight_channel c
      where c.company_id <> $1 and c.id = $2 and ${listed}`,
    [companyId, id],
  )
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

const routes = `select carrier_code as "Carrier", pol_code as "Pol", pod_code as "Pod", '' as "PolName", '' as "PodName", lane_code as "Lane",
    count(*)::int as "Rates", ${dayText('max(valid_to)')} as "ValidTo", concat_ws('–', min(transit_days)::text,
      nullif(max(transit_days), min(transit_days))::text) as "TransitDays", (count(*) over ())::int as total
  from freight_rate where id in (select freight_channel_rates($1, $2, china_day()))
  group by carrier_code, lane_code, pol_code, pod_code order by pol_code, pod_code, carrier_code, lane_code limit $3 offset $4`
/** Routes and carriers of a published channel, without prices. @throws AppError NOT_FOUND */
export async function routePage(
  { db, system, actor }: { readonly db: Db; readonly system: Db; readonly actor: EmployeeActor },
  { Id, ...paging }: PageInput & { readonly Id: number },
): Promise<Page<ChannelRoute>> {
  const { id, level } = await demandListed(system, actor, Id)
  const { PageIndex = 1, PageSize = 20 } = paging
  const Rows = await system.query<ChannelRoute & { total: number }>(routes, [id, level, PageSize, (PageIndex - 1) * PageSize])
  const Total = Rows[0]?.total ?? 0
  const port = await namesOf(
    db,
    'port',
    Rows.flatMap(({ Pol, Pod }) => [Pol, Pod]),
  )
  return { Rows: Rows.map(({ total: _, ...row }) => ({ ...row, PolName: port(row.Pol), PodName: port(row.Pod) })), Total }
}
