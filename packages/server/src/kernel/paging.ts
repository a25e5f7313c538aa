import type { Page } from '@jst/contracts'
import type { Db } from './database.ts'
import { invalid } from './errors.ts'

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

  get text(): string {
    return this.parts.length > 0 ? `where ${this.parts.map((part) => `(${part})`).join(' and ')}` : ''
  }
}

/** Pattern for `ilike` that finds the words as typed. */
export const containing = (words: string | undefined) => (words?.trim() ? `%${words.trim().replace(/[\\%_]/g, '\\$&')}%` : undefined)

export interface ListQuery {
  /** Columns, aliased to wire names. */
  readonly select: string
  /** Table and joins. */
  readonly from: string
  readonly where: Conditions
  /** Wire name of a sortable column → SQL expression. */
  readonly sorts: Readonly<Record<string, string>>
  /** `Field` or `-Field`, used when the caller asks for none. */
  readonly defaultSort: string
  /** Makes the order total, and so paging stable. */
  readonly tieBreaker: string
}

/**
 * One page and the total, in one round trip.
 * @throws AppError INVALID_INPUT for a sort column that is not offered.
 */
export async function readPage<Row>(db: Db, { PageIndex = 1, PageSize = 20, Sort }: PageInput, { select, from, where, sorts, defaultSort, tieBreaker }: ListQuery): Promise<Page<Row>> {
  const order = orderOf(sorts, Sort || defaultSort)
  const count = where.values.length
  const rows = `select ${select} from ${from} ${where.text} order by ${order}, ${tieBreaker} limit $${count + 1} offset $${count + 2}`
  const total = `select count(*) as "total" from ${from} ${where.text}`
  const [Rows, [counted]] = await db.many<[Row[], { total: number }[]]>([
    [rows, [...where.values, PageSize, (PageIndex - 1) * PageSize]],
    [total, where.values],
  ])
  return { Rows, Total: counted?.total ?? 0 }
}

function orderOf(sorts: Readonly<Record<string, string>>, sort: string): string {
  const descending = sort.startsWith('-')
  const column = Object.entries(sorts).find(([name]) => name === sort.slice(descending ? 1 : 0))?.[1]
  if (!column) throw invalid('Sort', `不支持按该列排序，可用：${Object.keys(sorts).join('、')}`)
  return `${column} ${descending ? 'desc nulls last' : 'asc nulls first'}`
}
