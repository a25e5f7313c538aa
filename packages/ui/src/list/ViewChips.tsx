import { formatNumber } from '../format/numbers.ts'
import { useTexts } from '../language.tsx'
import type { ListView } from './model.ts'

/** True when the filters in force are exactly those of the view. */
export function isViewActive(view: ListView, filters: Readonly<Record<string, string>>): boolean {
  const wanted = Object.entries(view.filters).filter(([, value]) => value !== '')
  return wanted.length === Object.keys(filters).length && wanted.every(([key, value]) => filters[key] === value)
}

/** Named sets of filters, one click each. */
export function ViewChips({
  views,
  filters,
  onPick,
}: {
  views: readonly ListView[]
  filters: Readonly<Record<string, string>>
  onPick: (view: ListView) => void
}) {
  const texts = useTexts()
  return (
    <ul className="jst-chips" aria-label={texts.list.views}>
      {views.map((view) => {
        const active = isViewActive(view, filters)
        return (
          <li key={view.key}>
            <button type="button" className={active ? 'jst-chip is-active' : 'jst-chip'} aria-pressed={active} onClick={() => onPick(view)}>
              {view.label}
              {view.count === undefined ? null : <span className="jst-chip-count">{formatNumber(view.count)}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
