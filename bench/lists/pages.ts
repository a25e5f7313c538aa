import type { Endpoint } from '@jst/contracts'
import { everyEndpoint } from '@jst/server/endpoints'
import type { Product } from '../kit/product.ts'
import { call } from '../kit/http.ts'
import { isSmoke } from '../kit/size.ts'

interface Page {
  readonly Rows: readonly { readonly Id?: number }[]
  readonly Total: number
}
interface Fields {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
}
export interface List {
  readonly path: string
  /** With its query, as it is asked. */
  readonly url: string
  readonly token: string
  /** Rows of the first page. */
  readonly rows: number
  readonly total: number
}
const fieldsOf = ({ query }: Endpoint): Fields => query
/** Calls that answer pages of rows and ask for nothing else. */
const paged = everyEndpoint.filter((endpoint) => endpoint.method === 'GET' && fieldsOf(endpoint).properties?.['PageIndex'] !== undefined)
const free = paged.filter((endpoint) => (fieldsOf(endpoint).required ?? []).length === 0)

/** Each list with the first of the accounts that may open it. @throws Error that names lists which nobody may open */
export async function findLists(product: Product, accounts: readonly string[]): Promise<List[]> {
  const tokens: string[] = []
  for (const account of accounts) tokens.push(await product.signIn(account))
  const lists: List[] = []
  const closed: string[] = []
  for (const { path } of free) {
    const url = `${path}?PageSize=50&PageIndex=1`
    let found: List | undefined
    for (const token of tokens) {
      const answer = await call<Page>(product.origin + url, { token }).catch(() => undefined)
      if (!answer) continue
      const list = { path, url, token, rows: answer.Rows.length, total: answer.Total }
      if (!found || list.total > found.total) found = list
      if (isSmoke) break
    }
    if (found) lists.push(found)
    else closed.push(path)
  }
  if (closed.length > 0) throw new Error(`nobody may open ${closed.join(', ')}`)
  return lists
}
