import { targetOf, type Entity, type EntityField } from '@jst/contracts/entity'
import type { Filter, ListView } from '@jst/ui'
import type { FilterKind } from '../list/address.ts'
import { referenceFilter } from '../reference/referenceFilter.tsx'
import type { EntityTexts } from './texts.ts'

const filtered = ({ all, derived = [] }: Entity) => [...all, ...derived].filter(({ filter }) => filter)

/** How the filters of an entity stand in the address. */
export const filterKinds = (entity: Entity): Record<string, FilterKind> => ({
  Keyword: 'text',
  Layer: 'text',
  State: 'text',
  ...Object.fromEntries(filtered(entity).map(({ key, kind }) => [key, kind === 'flag' ? ('flag' as const) : ('text' as const)])),
})

function filterOf(field: EntityField, texts: EntityTexts): Filter {
  const label = texts.nameOf(field)
  const target = field.kind === 'reference' ? targetOf(field) : undefined
  if (target !== undefined) return referenceFilter(field.key, target, label)
  if (field.kind === 'choice' || (field.kind === 'list' && field.choices))
    return {
      kind: 'choice',
      key: field.key,
      label,
      options: Object.entries(texts.choicesOf(field)).map(([value, choice]) => ({ value, label: choice })),
    }
  if (field.kind === 'flag') return { kind: 'choice', key: field.key, label, options: [{ value: 'true', label: texts.yes }] }
  return { kind: 'text', key: field.key, label }
}

/** Searched fields named in the empty field of the keyword: it is as wide as these. */
const named = 3
const hintOf = ({ all, ownOnly }: Entity, texts: EntityTexts): string => {
  const searched = all.filter(({ search }) => search).map((field) => texts.nameOf(field))
  return ownOnly && searched.length > 0 ? searched.slice(0, named).join(texts.wordJoint) : texts.keywordHint
}

export const entityFilters = (entity: Entity, texts: EntityTexts): Filter[] => [
  { kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: hintOf(entity, texts) },
  ...filtered(entity).map((field) => filterOf(field, texts)),
]

/** The platform has no rows of a company, so it needs no view of them. */
export const entityViews = (isPlatform: boolean, texts: EntityTexts): ListView[] => [
  { key: 'all', label: texts.views.all, filters: {} },
  { key: 'active', label: texts.views.active, filters: { State: 'active' } },
  { key: 'disabled', label: texts.views.disabled, filters: { State: 'disabled' } },
  ...(isPlatform ? [] : [{ key: 'own', label: texts.views.own, filters: { Layer: 'company' } }]),
  { key: 'merged', label: texts.views.merged, filters: { State: 'merged' } },
  { key: 'removed', label: texts.views.removed, filters: { State: 'removed' } },
]
