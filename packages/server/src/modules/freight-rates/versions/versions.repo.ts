import type { Queryable } from '../../../kernel/database/database.ts'
import type { RateFacts } from './differences.ts'

interface Surcharges {
  readonly id: number
  readonly before: readonly RateFacts[]
  readonly after: readonly RateFacts[]
}

/** Surcharges of rates in two versions, by rate. */
export async function storedSurcharges(
  db: Queryable,
  rates: readonly { id: number; before: number; version: number }[],
): Promise<Map<number, Surcharges>> {
  const rows = await db.query<Surcharges>(
    `select x.id, b.facts -> 'surcharges' as before, a.facts -> 'surcharges' as after
      from unnest($1::bigint[], $2::integer[], $3::integer[]) as x (id, before, after)
      join freight_rate_kept b on b.rate_id = x.id and b.version = x.before join freight_rate_kept a on a.rate_id = x.id and a.version = x.after`,
    [rates.map(({ id }) => id), rates.map(({ before }) => before), rates.map(({ version }) => version)],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

interface KeptVersion {
  readonly version: number
  readonly by: string
  readonly at: string
  readonly batch: number | null
  readonly facts: RateFacts
}

/** Versions of a rate, newest first. */
export const findVersions = (db: Queryable, rateId: number, most: number): Promise<KeptVersion[]> =>
  db.query<KeptVersion>(
    `select v.version, coalesce(e.name, '') as by, v.create_time as at, v.batch_id as batch, v.facts from freight_rate_kept v
      left join employee e on e.id = v.employee_id where v.rate_id = $1 order by v.version desc limit ${most}`,
    [rateId],
  )

/** Contents of some versions of a rate, by version. */
export async function findFacts(db: Queryable, rateId: number, versions: readonly number[]): Promise<Map<number, RateFacts>> {
  const rows = await db.query<{ version: number; facts: RateFacts }>(
    'select version, facts from freight_rate_kept where rate_id = $1 and version = any($2)',
    [rateId, versions],
  )
  return new Map(rows.map(({ version, facts }) => [version, facts]))
}

/** The last version of a rate that is not removed. */
export async function findNewest(db: Queryable, rateId: number): Promise<RateFacts | undefined> {
  const [row] = await db.query<{ facts: RateFacts }>(
    `select k.facts from freight_rate t join freight_rate_kept k on k.rate_id = t.id and k.version = t.version
      where t.id = $1 and t.removed_at is null and t.merged_into is null`,
    [rateId],
  )
  return row?.facts
}
