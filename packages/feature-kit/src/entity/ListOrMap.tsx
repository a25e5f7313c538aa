import { Segments } from '@jst/ui'
import { useScreen, useScreenParams } from '../screens/scope.tsx'
import { useEntityTexts } from './useEntityTexts.ts'

const views = ['list', 'map'] as const

/** Are the rows shown on the map? It stands in the address. */
export const useIsMap = (): boolean => useScreenParams().get('View') === 'map'

/**
 * List or map of the same rows.
 * @param searchPart filters and order as they stand, for a list whose bare address means something else
 */
export function ListOrMap({ searchPart }: { searchPart?: string }) {
  const { pathname, search } = useScreen().location
  const words = useEntityTexts().places
  const current = useIsMap() ? 'map' : 'list'
  const addressOf = (view: (typeof views)[number]) => {
    const params = new URLSearchParams(searchPart ?? search)
    params.delete('View')
    if (view === 'map' || (searchPart !== undefined && params.size === 0)) params.set('View', view)
    return params.size > 0 ? `${pathname}?${params}` : pathname
  }
  const items = views.map((view) => ({ key: view, label: words[view], to: addressOf(view) }))
  return <Segments label={words.views} current={current} items={items} />
}
