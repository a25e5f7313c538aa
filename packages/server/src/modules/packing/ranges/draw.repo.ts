import type { Queryable } from '../../../kernel/database/database.ts'

export interface StoredRange {
  readonly id: number
  readonly name: string
  readonly carrier: string
  readonly depot: string
  readonly prefix: string
  readonly digits: number
  /** The next number and the last one. */
  readonly next: number
  readonly last: number
  readonly validTo: string
  readonly expired: boolean
}

/** Ranges of a company that serve one of some carriers and depots, held until the transaction ends. Whoever draws next waits. */
export const lockRanges = (
  system: Queryable,
  company: number,
  carriers: readonly string[],
  depots: readonly string[],
): Promise<StoredRange[]> =>
  system.query<StoredRange>(
    `select id, coalesce(nullif(name_zh, ''), code) as name, carrier_code as carrier, depot, prefix, length(from_no) as digits, next,
        to_no::bigint as last, coalesce(valid_to::text, '') as "validTo", coalesce(valid_to < china_day(), false) as expired
      from slip_range where company_id = $1 and enabled and removed_at is null and merged_into is null
        and carrier_code = any($2) and depot = any($3) order by id for update`,
    [company, ['', ...carriers], ['', ...depots]],
  )

export const writeNext = (system: Queryable, ranges: readonly { readonly id: number; readonly next: number }[]) =>
  system.query(
    `update slip_range t set next = x.next, update_time = next_update_time(t.update_time)
      from unnest($1::bigint[], $2::bigint[]) as x (id, next) where t.id = x.id`,
    [ranges.map(({ id }) => id), ranges.map(({ next }) => next)],
  )

/** Those of some numbers that the company has used. */
export const usedOf = async (system: Queryable, company: number, numbers: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await system.query<{ number: string }>('select number from slip_number where company_id = $1 and number = any($2)', [
        company,
        numbers,
      ])
    ).map(({ number }) => number),
  )

/** Keeps numbers as used for ever; answers those that were new. */
export const keepNumbers = async (
  system: Queryable,
  company: number,
  numbers: readonly { readonly id: number; readonly number: string }[],
): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await system.query<{ number: string }>(
        `insert into slip_number (company_id, number, slip_id) select $1, x.number, x.id from unnest($2::text[], $3::bigint[]) as x (number, id)
          order by x.number on conflict do nothing returning number`,
        [company, numbers.map(({ number }) => number), numbers.map(({ id }) => id)],
      )
    ).map(({ number }) => number),
  )
