import type { CallInput } from '@jst/api-client'
import type { Endpoint, Page, QueryOf, ReplyOf } from '@jst/contracts'
import type { RowKey } from '@jst/ui'
import { useEffect, useState } from 'react'
import type { App } from '../app/App.ts'
import { useApp } from '../app/context.tsx'
import type { ScreenLocation } from '../screens/manifest.ts'
import { useScreen } from '../screens/scope.tsx'
import { queryOf, readAddress, withCurrentNames, type FilterKind } from './address.ts'
import { ListStore, type ListQuery } from './ListStore.ts'

/** Row of a paged reply. */
export type RowOf<E extends Endpoint> = ReplyOf<E> extends { Rows: (infer Row)[] } ? Row : never
/** The reply itself, of which the compiler does not see that its rows are those. */
type Rows<E extends Endpoint> = Page<RowOf<E>>

export interface ListSpec<E extends Endpoint> {
  /** Key of the column settings, unique in the product: `si-check`. */
  name: string
  endpoint: E
  /** Filters of the address by the wire name of the query field. */
  filters?: { readonly [K in Exclude<keyof QueryOf<E>, 'PageIndex' | 'PageSize' | 'Sort'>]?: FilterKind }
  /** Query fields that are always sent and never shown in the address. */
  always?: Partial<QueryOf<E>> | ((app: App) => Partial<QueryOf<E>>)
  /** Filters under the names that they had in addresses and views that people stored: `{ Carrier: 'Partner' }`. */
  formerFilters?: Readonly<Record<string, string>>
  /** Query for an address without parameters: `?Status=1`. */
  opensWith?: string
  /** Sort when the address says none: `-CreateTime`. */
  sort?: string
  rowKey: (row: RowOf<E>) => RowKey
}

export interface ListDefinition<E extends Endpoint> {
  readonly name: string
  /** Export it from the screen's module: the first page is asked for while the page itself is still loading. */
  readonly preload: (app: App, location: ScreenLocation) => void
  /** The list of the screen around the component; it lives as long as the tab's page. */
  readonly useList: () => ListStore<RowOf<E>>
}

/** Declares a server-paged list once; preload and page ask the same question. */
export function defineList<E extends Endpoint>(spec: ListSpec<E>): ListDefinition<E> {
  // The declared keys are those of the endpoint's query; a plain record is all that is needed from here on.
  const kinds = (spec.filters ?? {}) as Record<string, FilterKind>
  const defaultSort = spec.sort ?? ''
  const { always } = spec
  const input = (app: App, query: ListQuery) => ({ ...query, ...(typeof always === 'function' ? always(app) : always) }) as CallInput<E>

  const current = (search: string) => withCurrentNames(search, spec.formerFilters)
  const firstQuestion = (app: App, { search }: ScreenLocation) =>
    input(
      app,
      queryOf(readAddress(current(search) || (spec.opensWith ?? ''), kinds, defaultSort), kinds, app.ui.lists.of(spec.name).pageSize),
    )

  const preload = (app: App, location: ScreenLocation) => app.reads.start(spec.endpoint, firstQuestion(app, location))

  const useList = () => {
    const app = useApp()
    const { location } = useScreen()
    const [list] = useState(
      () =>
        new ListStore<RowOf<E>>({
          // what was asked for ahead answers an address that is opened, never a list that is renewed after a change
          fetch: (query, signal, ahead) =>
            (ahead
              ? app.reads.read(spec.endpoint, input(app, query), { signal })
              : app.api.call(spec.endpoint, input(app, query), { signal })) as Promise<Rows<E>>,
          rowKey: spec.rowKey,
          filters: kinds,
          defaultSort,
          search: current(location.search),
          opensWith: spec.opensWith,
          first: app.reads.take(spec.endpoint, firstQuestion(app, location)) as Rows<E> | undefined,
          mirror: (search) => app.navigate(location.pathname + search, { replace: true }),
          settings: app.ui.lists.of(spec.name),
          changedAt: () => app.reads.changedAt,
        }),
    )
    useEffect(() => list.show(current(location.search)), [list, location.search])
    return list
  }
  return { name: spec.name, preload, useList }
}
