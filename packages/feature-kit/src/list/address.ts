import { edgeOfDay } from '@jst/ui'

/**
 * How an address value becomes a query value: text as it is · int · flag (`true`) · dayStart/dayEnd: a local day
 * `YYYY-MM-DD` becomes the instant of its begin or end.
 */
export type FilterKind = 'text' | 'int' | 'flag' | 'dayStart' | 'dayEnd'
export type FilterKinds = Readonly<Record<string, FilterKind>>

/** State of a list in the address. */
export interface ListAddress {
  readonly pageIndex: number
  /** undefined: the user's own page size. */
  readonly pageSize: number | undefined
  readonly sort: string
  readonly filters: Readonly<Record<string, string>>
}

const names = { page: 'PageIndex', size: 'PageSize', sort: 'Sort' } as const

const positive = (text: string | null): number | undefined => {
  const value = Number(text ?? Number.NaN)
  return Number.isSafeInteger(value) && value > 0 ? value : undefined
}

/** Reads an address; what is unknown or unreadable is left out. */
export function readAddress(search: string, kinds: FilterKinds, defaultSort: string): ListAddress {
  const params = new URLSearchParams(search)
  const filters = Object.keys(kinds).flatMap((key) => {
    const value = params.get(key)
    return value ? [[key, value]] : []
  })
  return {
    pageIndex: positive(params.get(names.page)) ?? 1,
    pageSize: positive(params.get(names.size)),
    sort: params.get(names.sort) ?? defaultSort,
    filters: Object.fromEntries(filters) as Record<string, string>,
  }
}

/** An address whose filters have the names of now. */
export function withCurrentNames(search: string, former: Readonly<Record<string, string>> = {}): string {
  const params = new URLSearchParams(search)
  const renamed = Object.keys(former).filter((key) => params.has(key))
  if (renamed.length === 0) return search
  for (const key of renamed) {
    params.set(former[key]!, params.get(key)!)
    params.delete(key)
  }
  return `?${params}`
}

/** Writes an address; defaults are left out, parameters that are not the list's stay. Begins with `?` unless empty. */
export function writeAddress(address: ListAddress, kinds: FilterKinds, defaultSort: string, search: string): string {
  const params = new URLSearchParams(search)
  const put = (key: string, value: string | undefined) => (value ? params.set(key, value) : params.delete(key))
  for (const key of Object.keys(kinds)) put(key, address.filters[key])
  put(names.page, address.pageIndex > 1 ? String(address.pageIndex) : undefined)
  put(names.size, address.pageSize ? String(address.pageSize) : undefined)
  if (address.sort === defaultSort) params.delete(names.sort)
  else params.set(names.sort, address.sort)
  const text = params.toString()
  return text && `?${text}`
}

function convert(kind: FilterKind, value: string): string | number | boolean | undefined {
  switch (kind) {
    case 'text':
      return value
    case 'int':
      return /^-?\d{1,15}$/.test(value) ? Number(value) : undefined
    case 'flag':
      return value === 'true' || undefined
    default:
      return edgeOfDay(value, kind === 'dayStart' ? 'start' : 'end')
  }
}

/** The query of the call: paging, sort and filters under their wire names. */
export function queryOf(address: ListAddress, kinds: FilterKinds, pageSize: number): Record<string, string | number | boolean> {
  const query: Record<string, string | number | boolean> = { PageIndex: address.pageIndex, PageSize: address.pageSize ?? pageSize }
  if (address.sort) query['Sort'] = address.sort
  for (const [key, kind] of Object.entries(kinds)) {
    const value = address.filters[key]
    const converted = value === undefined ? undefined : convert(kind, value)
    if (converted !== undefined) query[key] = converted
  }
  return query
}
