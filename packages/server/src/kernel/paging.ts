import type { Page } from '@jst/contracts'
import type { EmployeeActor } from './actor.ts'
import type { Db } from './database.ts'
import { invalid } from './errors.ts'
import { texts } from './kernel.texts.ts'

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

  /**
   * Rows of `alias` on the side where the actor's company stands: the operator's, or the customer's own. The row-level policy asks
   * the same of both sides at once, and no index can give such rows in order; naming the side lets one do it.
   */
  side(alias: string, { companyKind, companyId }: EmployeeActor): this {
    if (companyKind === 'platform') return this
    return this.add(`${alias}.${companyKind === 'operator' ? 'operator_id' : 'company_id'} = ?`, companyId)
  }

  get text(): string {
    return this.parts.length > 0 ? `where ${this.parts.map((part) => `(${part})`).join(' and ')}` : ''
  }
}

/** Pattern for `ilike` that finds the words as typed. */
export const containing = (words: string | undefined) => (words?.trim() ? `%${words.trim().replace(/[\\%_]/g, '\\$&')}%` : undefined)

/** Without a value a row counts as smallest. A column that always has one is `filled`: then an ordinary index gives its order. */
type SortColumn = string | { readonly filled: string }

export interface ListQuery {
  /** Columns, aliased to wire names. */
  readonly select: string
  /** Table and joins. */
  readonly from: string
  /** Table and joins that are enough to count the rows, when fewer do. */
  readonly counted?: string
  /** What gives the number of rows over `counted`, when they are not counted one by one. */
  readonly total?: string
  /** Rows are counted up to here, and one more says that there are more. */
  readonly most?: number
  readonly where: Conditions
  /** Wire name of a sortable column → SQL expression. */
  readonly sorts: Readonly<Record<string, SortColumn>>
  /** `Field` or `-Field`, used when the caller asks for none. */
  readonly defaultSort: string
  /** Makes the order total, and so paging stable. */
  readonly tieBreaker: string
  /** No value of the filters makes another plan better (statement.ts): the first page is read without planning. */
  readonly keepPlan?: boolean
}

/**
 * One page and the total, in one round trip.
 * @throws AppError INVALID_INPUT for a sort column that is not offered.
 */
export async function readPage<Row>(
  db: Db,
  { PageIndex = 1, PageSize = 20, Sort }: PageInput,
  { select, from, counted = from, total = 'count(*)', most, where, sorts, defaultSort, tieBreaker, keepPlan = false }: ListQuery,
): Promise<Page<Row>> {
  const order = orderOf(sorts, Sort || defaultSort)
  const { values } = where
  const rows = `select ${select} from ${from} ${where.text} order by ${order}, ${tieBreaker} ${limitOf(PageIndex, PageSize, values.length)}`
  const count =
    most === undefined
      ? `select ${total} as "total" from ${counted} ${where.text}`
      : `select count(*) as "total" from (select from ${counted} ${where.text} limit ${most + 1}) as counted`
  const usual = isUsual(PageIndex, PageSize)
  const statements = [
    [rows, usual ? values : [...values, PageSize, (PageIndex - 1) * PageSize]],
    [count, values],
  ] as const
  const [Rows, [sum]] = await db.many<[Row[], { total: number }[]]>(statements, keepPlan && usual ? 'force_generic_plan' : 'auto')
  return { Rows, Total: sum?.total ?? 0 }
}

/**
 * The first page in a usual size has its limit in the text: only then does PostgreSQL keep the plan of a prepared statement, which knows that few
 * rows are wanted.
 */
const usualSizes: ReadonlySet<number> = new Set([10, 20, 50, 100, 200])

const isUsual = (index: number, size: number) => index === 1 && usualSizes.has(size)
const limitOf = (index: number, size: number, values: number) =>
  isUsual(index, size) ? `limit ${size}` : `limit $${values + 1} offset $${values + 2}`

function orderOf(sorts: ListQuery['sorts'], sort: string): string {
  const descending = sort.startsWith('-')
  const column = Object.entries(sorts).find(([name]) => name === sort.slice(descending ? 1 : 0))?.[1]
  if (!column) throw invalid('Sort', texts.notSortable(Object.keys(sorts).join('、')))
  if (typeof column !== 'string') return `${column.filled}${descending ? ' desc' : ''}`
  return `${column} ${descending ? 'desc nulls last' : 'asc nulls first'}`
}
