import { countedFields, type EntityCalls, type EntityQuery, type EntityRow } from '@jst/contracts/entity'
import type { ListView } from '@jst/ui'
import { useDetail } from '../detail/useDetail.ts'
import type { ListStore } from '../list/ListStore.ts'
import { useLiveReload } from '../live/useLiveReload.ts'

interface Counted {
  /** Absent: nothing is counted. */
  readonly counted: true | undefined
  readonly always: EntityQuery | undefined
  readonly list: ListStore<EntityRow>
}

/** The one filter of a view, where it is one whose rows are counted. */
function filterOf({ filters }: ListView, counted: ReadonlySet<string>): readonly [key: string, value: string] | undefined {
  const [filter, ...more] = Object.entries(filters)
  return filter && more.length === 0 && counted.has(filter[0]) ? filter : undefined
}

/**
 * Views with the number of rows behind each: those of one filter whose values the server counts, and the one of everything. List and numbers are
 * renewed when documents of the kind change.
 */
export function useViewCounts({ entity, counts: call }: EntityCalls, views: readonly ListView[], { counted, always, list }: Counted) {
  const countedKeys = new Set(countedFields(entity).map(({ key }) => key))
  const keys = counted ? [...new Set(views.flatMap((view) => filterOf(view, countedKeys)?.[0] ?? []))] : []
  const counts = useDetail(call, keys.length === 0 ? undefined : { ...always, Of: keys.join(',') }, { renew: true })
  useLiveReload(['document/changed'], counted ? [list, counts] : [], ({ Kinds }) => Kinds.includes(entity.kind))
  const { data } = counts
  if (!data) return views
  const sum = (of: (count: { readonly Field: string; readonly Value: string }) => boolean) =>
    data.filter(of).reduce((total, { Count }) => total + Count, 0)
  return views.map((view): ListView => {
    const filter = filterOf(view, countedKeys)
    if (filter) return { ...view, count: sum(({ Field, Value }) => Field === filter[0] && Value === filter[1]) }
    // each row has one value of a field
    return Object.keys(view.filters).length === 0 ? { ...view, count: sum(({ Field }) => Field === keys[0]) } : view
  })
}
