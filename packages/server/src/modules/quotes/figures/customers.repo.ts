import type { FigurePeriod } from '@jst/contracts/freight-rates'
import { plus } from '@jst/contracts/money'
import { mostCustomers, type CustomerFigures, type CustomerRow } from '@jst/contracts/quotes'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { searchesByCustomer } from '../../freight-rates/index.ts'
import { aboveOf, marginsOf } from './bands.repo.ts'
import { seesMargin, sentInBoth, wentOf } from './went.ts'

type Quoted = Omit<CustomerRow, 'Name' | 'Searches' | 'LostSearches' | 'FormerSearches'>
const none = { Quotes: 0, Won: 0, Lost: 0, FormerQuotes: 0, FormerWon: 0, FormerLost: 0 }
const counts = ['Searches', 'LostSearches', 'FormerSearches', 'Quotes', 'Won', 'Lost', 'FormerQuotes', 'FormerWon', 'FormerLost'] as const

const named = `select code, name_zh as name from customer
  where company_id = (select app_company_id()) and code = any($1) and removed_at is null and merged_into is null`

/** Requests, offers and acceptances by customer, for customers in the reader's scope. */
export async function customersOf(db: Db, actor: EmployeeActor, period: FigurePeriod): Promise<CustomerFigures> {
  const [searched, quoted, Above, Margins] = await Promise.all([
    searchesByCustomer(db, period),
    db.query<Quoted>(`select t.customer_code as "Code", ${wentOf(actor, period)} from quotation t where ${sentInBoth(period)} group by 1`),
    aboveOf(db, period),
    seesMargin(actor) ? marginsOf(db, period) : undefined,
  ])
  const codes = [...new Set([...searched.map(({ code }) => code), ...quoted.map(({ Code }) => Code)])]
  const customers = await db.query<{ code: string; name: string }>(named, [codes])
  const searches = new Map(searched.map((one) => [one.code, one]))
  const quotes = new Map(quoted.map((one) => [one.Code, one]))
  const earned = seesMargin(actor) ? { Margin: '0', FormerMargin: '0' } : {}
  const rows = customers.map(({ code, name }): CustomerRow => {
    const { searches: Searches = 0, lost: LostSearches = 0, former: FormerSearches = 0 } = searches.get(code) ?? {}
    return { ...none, ...earned, Searches, LostSearches, FormerSearches, ...quotes.get(code), Code: code, Name: name }
  })
  const activity = ({ Searches, Quotes, Won }: CustomerRow) => Searches + Quotes + Won
  return {
    Customers: rows.length,
    Rows: rows.toSorted((a, b) => activity(b) - activity(a) || a.Code.localeCompare(b.Code)).slice(0, mostCustomers),
    Sums: sumsOf(rows, seesMargin(actor)),
    Above,
    ...(Margins ? { Margins } : {}),
  }
}

function sumsOf(rows: readonly CustomerRow[], margin: boolean): CustomerFigures['Sums'] {
  const all = Object.fromEntries(counts.map((key) => [key, rows.reduce((sum, row) => sum + row[key], 0)])) as Omit<
    CustomerFigures['Sums'],
    'Margin' | 'FormerMargin'
  >
  const total = (key: 'Margin' | 'FormerMargin') => plus(...rows.map((row) => row[key] ?? '0'))
  return margin ? { ...all, Margin: total('Margin'), FormerMargin: total('FormerMargin') } : all
}
