import type { EntityCalls } from '@jst/contracts/entity'
import { observer } from 'mobx-react-lite'
import { defineList } from '../list/defineList.ts'
import { answerLanguageOf } from '../screens/answer-language.ts'
import type { ScreenModule } from '../screens/manifest.ts'
import { EntityList, type EntityScreenParts } from './EntityList.tsx'
import { filterKinds } from './filters.ts'
import { useSeenCalls } from './useSeenCalls.ts'

/**
 * The whole screen of an entity: list, drawer, batch acts, import, export, merging, change log.
 * @param label a function where the page speaks more than one language
 */
export function entityScreen(
  calls: EntityCalls,
  label: string | (() => string),
  parts: EntityScreenParts = {},
): Required<Pick<ScreenModule, 'Screen' | 'preload'>> {
  const { entity } = calls
  const list = defineList({
    name: parts.name ?? `entity-${entity.kind}`,
    endpoint: calls.list,
    filters: Object.fromEntries(Object.entries(filterKinds(entity)).filter(([key]) => !(key in (parts.always ?? {})))),
    // names of what the rows refer to, in the language of the page
    always: (app) => ({ ...answerLanguageOf(app), ...parts.always }),
    ...(parts.opensWith === undefined ? {} : { opensWith: parts.opensWith }),
    sort: parts.sort ?? (entity.ownOnly ? '-UpdateTime' : 'Sort'),
    rowKey: (row) => row.Id,
  })
  const Screen = observer(function EntityScreen() {
    return (
      <EntityList
        label={typeof label === 'function' ? label() : label}
        name={list.name}
        calls={useSeenCalls(calls)}
        list={list.useList()}
        parts={parts}
      />
    )
  })
  return { Screen, preload: list.preload }
}
