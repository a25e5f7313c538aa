import { useApp } from '../app/context.tsx'
import { useScreen, useScreenParams } from '../screens/scope.tsx'
import { texts } from './texts.ts'

const words = texts.places
const views = { list: words.list, map: words.map } as const

/** Are the rows shown on the map? It stands in the address. */
export const useIsMap = (): boolean => useScreenParams().get('View') === 'map'

/**
 * List or map of the same rows.
 * @param searchPart filters and order as they stand, for a list whose bare address means something else
 */
export function ListOrMap({ searchPart }: { searchPart?: string }) {
  const { navigate } = useApp()
  const { pathname, search } = useScreen().location
  const current = useIsMap() ? 'map' : 'list'
  const show = (view: keyof typeof views) => {
    const params = new URLSearchParams(searchPart ?? search)
    params.delete('View')
    if (view === 'map' || (searchPart !== undefined && params.size === 0)) params.set('View', view)
    navigate(params.size > 0 ? `${pathname}?${params}` : pathname, { replace: true })
  }
  return (
    <ul className="jst-chips" aria-label={words.views}>
      {(Object.keys(views) as (keyof typeof views)[]).map((view) => (
        <li key={view}>
          <button
            type="button"
            className={view === current ? 'jst-chip is-active' : 'jst-chip'}
            aria-pressed={view === current}
            onClick={() => show(view)}
          >
            {views[view]}
          </button>
        </li>
      ))}
    </ul>
  )
}
