import type { Page } from '@jst/contracts'
import type { EmployeeActor } from '../access/actor.ts'
import type { Db } from './database.ts'
import { invalid } from '../errors.ts'
import { texts } from '../kernel.texts.ts'

export interface PageInput {
  PageIndex?: number
  PageSize?: number
  Sort?: string
}

/** Conditions of a list, with their values numbered as they come. Empty filters add nothing. */
export class Conditions {
  private readonly parts: string[] = []
  readonly values: unknown[] = []

  /** `?` in the text stands for the value; skipped when the value is undefined, null or empty. */
  add(text: string, value: unknown): this {
    if (value === undefined || value === null || value === '') return this
    this.values.push(value)
    this.parts.push(text.replaceAll('?', `$${this.values.length}`))
    return this
  }

  /** A condition without a value. */
  raw(text: string): this {
    this.parts.push(text)
    return this
  }

  /** Rows for which one of some conditions holds; `?` stands for the value of its own condition. */
  any(conditions: readonly { readonly text: string; readonly value: unknown }[]): this {
    const texts = conditions.map(({ text, value }) => {
      this.values.push(value)
      return `(${text.replaceAll('?', `$${this.values.length}`)})`
    })
    return this.raw(texts.join(' or '))
  }

  /**
   * Rows of `alias` on the side where the actor's company stands: the operator's, or the customer's own. The row-level policy asks
   * the same of both sides at once, and no index can give such rows in order; naming the side lets one do it.
   */
  side(alias: string, { companyKind, companyId }: EmployeeActor): this {
    if (companyKind === 'platform') return this
    return this.add(`${alias}.${companyKind === 'operator' ? 'operator_id' : 'company_id'} = ?`, companyId)
  }

  get text(): string {
    return whereOf(this.parts)
  }

  /** Adds a further condition without a value. */
  textWith(condition: string): string {
    return whereOf([...this.parts, condition])
  }
}

const whereOf = (parts: readonly string[]): string => (parts.length > 0 ? `where ${parts.map((part) => `(${part})`).join(' and ')}` : '')

/** Pattern for `ilike` that finds the words as typed. */
export const containing = (words: string | undefined) => (words?.trim() ? `%${words.trim().replace(/[\\%_]/g, '\\$&')}%` : undefined)

/** Without a value a row counts as smallest. A column that always has one is `filled`: then an ordinary index gives its order. */
export type SortColumn = string | { readonly filled: string } | Parted
/** Rows for which `last` holds come after all others; both parts are read in the order `by`, so that an index can give each. */
interface Parted {
  readonly by: string
  readonly last: string
}

export interface ListQuery {
  /** Columns, aliased to wire names. */
  readonly select: string
  /** Table and joins. */
  readonly from: string
  /** Table and joins that are enough to count the rows, when fewer do. */
  readonly counted?: string
  /** Statement for the number of rows over `counted`, if they are not counted one by one. */
  readonly total?: string
  /** Rows are counted up to here, and one more says that there are more. */
  readonly most?: number
  /** With `most`: a condition that more rows than that satisfy. If all rows of the list satisfy it, the other rows need not be counted. */
  readonly some?: { readonly condition: string; readonly ids: readonly number[] }
  readonly where: Conditions
  /** Wire name of a sortable column → SQL expression. */
  readonly sorts: Readonly<Record<string, SortColumn>>
  /** `Field` or `-Field`, used when the caller asks for none. */
  readonly defaultSort: string
  /** Makes the order total, and so paging stable. */
  readonly tieBreaker: string
  /** True if the best plan does not depend on the values of the filters (statement.ts): the first page is read by a generic plan. */
  readonly keepPlan?: boolean
}

/**
 * One page and the total, in one round trip.
 * @throws AppError INVALID_INPUT for a sort column that is not offered.
 */
export async function readPage<Row>(
  db: Db,
  { PageIndex = 1, PageSize = 20, Sort }: PageInput,
  { select, from, counted = from, total = 'count(*)', most, some, where, sorts, defaultSort, tieBreaker, keepPlan = false }: ListQuery,
): Promise<Page<Row>> {
  const { column, descending } = sortOf(sorts, Sort || defaultSort)
  const { values } = where
  const limits = limitOf(PageIndex, PageSize, values.length)
  const rows = pageText({ select, from, where, order: `${orderOf(column, descending)}, ${tieBreaker}`, limits }, lastOf(column))
  const upToMost = `select count(*) from (select from ${counted} ${where.text} limit ${(most ?? 0) + 1}) as counted`
  const ofSome = some && `select count(*) from ${counted} ${where.textWith(some.condition.replace('?', `$${where.values.length + 1}`))}`
  const count =
    most === undefined || most === Infinity
      ? `select ${total} as "total" from ${counted} ${where.text}`
      : `select ${ofSome ? `case when (${ofSome}) > ${most} then ${most + 1} else (${upToMost}) end` : `(${upToMost})`} as "total"`
  const isDefaultPage = isUsual(PageIndex, PageSize)
  const statements = [
    [rows, isDefaultPage ? values : [...values, PageSize, (PageIndex - 1) * PageSize]],
    [count, some ? [...values, some.ids] : values],
  ] as const
  const [Rows, [sum]] = await db.many<[Row[], { total: number }[]]>(statements, keepPlan && isDefaultPage ? 'force_generic_plan' : 'auto')
  return { Rows, Total: sum?.total ?? 0 }
}

/**
 * The first page in a usual size has its limit in the text: only then does PostgreSQL keep the plan of a prepared statement, which knows that few
 * rows are wanted.
 */
const usualSizes: ReadonlySet<number> = new Set([10, 20, 50, 100, 200])

const isUsual = (index: number, size: number) => index === 1 && usualSizes.has(size)

interface Limits {
  /** Rows up to the end of the page. */
  readonly upTo: string
  readonly page: string
}
const limitOf = (index: number, size: number, values: number): Limits => {
  if (isUsual(index, size)) return { upTo: `limit ${size}`, page: `limit ${size}` }
  const [count, skipped] = [`$${values + 1}::bigint`, `$${values + 2}::bigint`]
  return { upTo: `limit ${count} + ${skipped}`, page: `limit ${count} offset ${skipped}` }
}

interface PageText extends Pick<ListQuery, 'select' | 'from' | 'where'> {
  readonly order: string
  readonly limits: Limits
}

/** The rows of a page. Both parts of a parted order are read up to the end of the page, by the key of the table, and then put together. */
function pageText({ select, from, where, order, limits }: PageText, last: string | undefined): string {
  if (last === undefined) return `select ${select} from ${from} ${where.text} order by ${order} ${limits.page}`
  const [table, alias] = from.split(' ') as [string, string]
  const part = (at: number, condition: string) =>
    `(select ${alias}.id, ${at} as part from ${table} ${alias} ${where.textWith(condition)} order by ${order} ${limits.upTo})`
  return `with parts as (${part(0, `(${last}) is not true`)} union all ${part(1, last)})
    select ${select} from ${from} join parts on parts.id = ${alias}.id order by parts.part, ${order} ${limits.page}`
}

function sortOf(sorts: ListQuery['sorts'], sort: string): { column: SortColumn; descending: boolean } {
  const descending = sort.startsWith('-')
  const column = Object.entries(sorts).find(([name]) => name === sort.slice(descending ? 1 : 0))?.[1]
  if (!column) throw invalid('Sort', texts.notSortable(Object.keys(sorts).join('、')))
  return { column, descending }
}
const lastOf = (column: SortColumn) => (typeof column === 'object' && 'last' in column ? column.last : undefined)

function orderOf(column: SortColumn, descending: boolean): string {
  if (typeof column === 'object' && 'filled' in column) return `${column.filled}${descending ? ' desc' : ''}`
  return `${typeof column === 'string' ? column : column.by} ${descending ? 'desc nulls last' : 'asc nulls first'}`
}
