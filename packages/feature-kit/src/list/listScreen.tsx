import type { Endpoint, LiveEvents } from '@jst/contracts'
import { ListPage, type Filter, type ListPageProps } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ComponentType, ReactNode } from 'react'
import { useApp } from '../app/context.tsx'
import { useLiveReload } from '../live/useLiveReload.ts'
import type { ScreenModule } from '../screens/manifest.ts'
import { defineList, type ListSpec, type RowOf } from './defineList.ts'
import type { ListStore } from './ListStore.ts'

/** Parts of the page around the rows. */
interface PageParts<Row> extends Partial<Omit<ListPageProps<Row>, 'label' | 'name' | 'list' | 'filters'>> {
  /** Conditions that a reader fills in; the first text is what is searched for. */
  conditions?: readonly Filter[] | undefined
  /** Beside the page: dialogs and drawers. */
  beside?: ReactNode
}

export interface ListScreenSpec<E extends Endpoint> extends ListSpec<E>, PageParts<RowOf<E>> {
  /** Name of the list for readers; a function where the page speaks more than one language. */
  label: string | (() => string)
  /** Page of a row: Enter and a double click open it. */
  open?: (row: RowOf<E>) => string
  /** Live events after which the rows are renewed. */
  live?: readonly (keyof LiveEvents)[]
  /** Parts that depend on rights, dialogs or other reads; a hook of the screen. They come before those of the declaration. */
  usePage?: (list: ListStore<RowOf<E>>) => PageParts<RowOf<E>>
}

export interface ListScreen extends Required<Pick<ScreenModule, 'preload'>> {
  /** `siblings`: the lists that it stands beside, at the beginning of its line. */
  readonly Screen: ComponentType<{ siblings?: ReactNode }>
}

const noParts = () => ({})

/** The whole screen of a server-paged list by its declaration: query, columns, views, acts. */
export function listScreen<E extends Endpoint>(spec: ListScreenSpec<E>): ListScreen {
  const {
    label,
    open,
    live = [],
    usePage = noParts,
    endpoint,
    filters,
    formerFilters,
    always,
    opensWith,
    sort,
    rowKey,
    name,
    ...declared
  } = spec
  const list = defineList<E>({
    name,
    endpoint,
    rowKey,
    ...(filters ? { filters } : {}),
    ...(formerFilters ? { formerFilters } : {}),
    ...(always ? { always } : {}),
    ...(opensWith === undefined ? {} : { opensWith }),
    ...(sort === undefined ? {} : { sort }),
  })
  const Screen = observer(function ListScreen({ siblings }: { siblings?: ReactNode }) {
    const { navigate } = useApp()
    const store = list.useList()
    useLiveReload(live, [store])
    const { conditions, beside, columns = [], ...parts } = { ...declared, ...usePage(store) }
    return (
      <>
        <ListPage
          {...(open ? { onOpen: (row: RowOf<E>) => navigate(open(row)) } : {})}
          {...parts}
          label={typeof label === 'function' ? label() : label}
          name={name}
          list={store}
          siblings={siblings ?? parts.siblings}
          columns={columns}
          {...(conditions ? { filters: conditions } : {})}
        />
        {beside}
      </>
    )
  })
  return { Screen, preload: list.preload }
}
