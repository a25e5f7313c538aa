import type { EntityCalls, EntityRow } from '@jst/contracts/entity'
import type { ReactNode } from 'react'
import { defineList } from '../list/defineList.ts'
import type { ListStore } from '../list/ListStore.ts'
import type { ScreenModule } from '../screens/manifest.ts'
import type { EntityForm } from './useEntityForm.ts'
import { EntityList } from './EntityList.tsx'
import { filterKinds } from './filters.ts'

/** What a screen adds to the list that the declaration makes. */
export interface EntityScreenParts {
  /** Above the list. */
  head?: (list: ListStore<EntityRow>) => ReactNode
  /** Buttons beside 新增. */
  actions?: (list: ListStore<EntityRow>) => ReactNode
  /** Draws the table, which it is handed, or the rows another way; `open` shows one in its drawer. */
  body?: (table: ReactNode, list: ListStore<EntityRow>, open: (row: EntityRow) => void) => ReactNode
  /** Below the fields of the drawer. */
  extra?: (form: EntityForm) => ReactNode
}

/** The whole screen of an entity: list, drawer, batch acts, import, export, merging, change log. */
export function entityScreen(calls: EntityCalls, label: string, parts: EntityScreenParts = {}): Required<ScreenModule> {
  const { entity } = calls
  const list = defineList({
    name: `entity-${entity.kind}`,
    endpoint: calls.list,
    filters: filterKinds(entity),
    sort: 'Sort',
    rowKey: (row) => row.Id,
  })
  const Screen = () => <EntityList label={label} name={list.name} calls={calls} list={list.useList()} parts={parts} />
  return { Screen, preload: list.preload }
}
