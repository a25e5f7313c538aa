import { useApp, useScreen, useScreenParams } from '@jst/feature-kit'
import { texts } from '../texts.ts'

const words = texts.map
const views = { list: words.list, map: words.map } as const

/** Are the voyages shown on the map? It stands in the address. */
export const useIsMap = (): boolean => useScreenParams().get('View') === 'map'

/** 列表 or 地图, in the address beside the filters. @param searchPart filters and order as they stand, which an empty address does not tell */
export function ViewSwitch({ searchPart }: { searchPart: string }) {
  const { navigate } = useApp()
  const { pathname } = useScreen().location
  const current = useIsMap() ? 'map' : 'list'
  const show = (view: keyof typeof views) => {
    const params = new URLSearchParams(searchPart)
    // an empty address would open with what is overdue, not with what was shown
    if (view === 'map' || params.size === 0) params.set('View', view)
    navigate(`${pathname}?${params}`, { replace: true })
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
