import { targetOf, type Entity, type EntityField } from '@jst/contracts/entity'
import type { Filter, ListView } from '@jst/ui'
import type { FilterKind } from '../list/address.ts'
import { referenceFilter } from '../reference/referenceFilter.tsx'
import { texts } from './texts.ts'

/** How the filters of an entity stand in the address. */
export const filterKinds = (entity: Entity): Record<string, FilterKind> => ({
  Keyword: 'text',
  Layer: 'text',
  State: 'text',
  ...Object.fromEntries(
    entity.all.filter(({ filter }) => filter).map(({ key, kind }) => [key, kind === 'flag' ? ('flag' as const) : ('text' as const)]),
  ),
})

function filterOf(field: EntityField): Filter {
  const target = field.kind === 'reference' ? targetOf(field) : undefined
  if (target !== undefined) return referenceFilter(field.key, target, field.zh)
  if (field.kind === 'choice')
    return {
      kind: 'choice',
      key: field.key,
      label: field.zh,
      options: Object.entries(field.choices).map(([value, label]) => ({ value, label })),
    }
  if (field.kind === 'flag') return { kind: 'choice', key: field.key, label: field.zh, options: [{ value: 'true', label: texts.yes }] }
  return { kind: 'text', key: field.key, label: field.zh }
}

export const entityFilters = (entity: Entity): Filter[] => [
  { kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keywordHint },
  ...entity.all.filter(({ filter }) => filter).map(filterOf),
]

/** The platform has no rows of a company, so it needs no view of them. */
export const entityViews = (isPlatform: boolean): ListView[] => [
  { key: 'all', label: texts.views.all, filters: {} },
  { key: 'active', label: texts.views.active, filters: { State: 'active' } },
  { key: 'disabled', label: texts.views.disabled, filters: { State: 'disabled' } },
  ...(isPlatform ? [] : [{ key: 'own', label: texts.views.own, filters: { Layer: 'company' } }]),
  { key: 'merged', label: texts.views.merged, filters: { State: 'merged' } },
  { key: 'removed', label: texts.views.removed, filters: { State: 'removed' } },
]
