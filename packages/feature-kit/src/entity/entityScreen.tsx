import type { EntityCalls } from '@jst/contracts/entity'
import { defineList } from '../list/defineList.ts'
import type { ScreenModule } from '../screens/manifest.ts'
import { EntityList, type EntityScreenParts } from './EntityList.tsx'
import { filterKinds } from './filters.ts'

/** The whole screen of an entity: list, drawer, batch acts, import, export, merging, change log. */
export function entityScreen(
  calls: EntityCalls,
  label: string,
  parts: EntityScreenParts = {},
): Required<Pick<ScreenModule, 'Screen' | 'preload'>> {
  const { entity } = calls
  const list = defineList({
    name: `entity-${entity.kind}`,
    endpoint: calls.list,
    filters: filterKinds(entity),
    sort: entity.ownOnly ? '-UpdateTime' : 'Sort',
    rowKey: (row) => row.Id,
  })
  const Screen = () => <EntityList label={label} name={list.name} calls={calls} list={list.useList()} parts={parts} />
  return { Screen, preload: list.preload }
}
