import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef, useState } from 'react'
import { useUi } from '../context.tsx'
import { formatNumber } from '../format/numbers.ts'
import { Icon } from '../icons/Icon.tsx'
import { Menu } from '../controls/Menu.tsx'
import { useTexts } from '../language.tsx'
import type { ListModel, ListView } from './model.ts'

/** True when the filters in force are exactly those of the view. */
export function isViewActive(view: ListView, filters: Readonly<Record<string, string>>): boolean {
  const wanted = Object.entries(view.filters).filter(([, value]) => value !== '')
  return wanted.length === Object.keys(filters).length && wanted.every(([key, value]) => filters[key] === value)
}

/** It keeps its place, so that what fits can be measured. */
const cut = { visibility: 'hidden' } as const

interface Entry {
  key: string
  label: string
  count?: number | undefined
  active: boolean
  pick: () => void
}

interface ViewTabsProps {
  /** Key of the list. */
  name: string
  views: readonly ListView[]
  list: Pick<ListModel<unknown>, 'filters' | 'searchPart' | 'setFilters' | 'follow'>
}

/** Named sets of filters and the reader's own views, one click each, on one line; what has no room is in a menu at its end. */
export const ViewTabs = observer(function ViewTabs({ name, views, list }: ViewTabsProps) {
  const texts = useTexts().list
  const savedViews = useUi().savedViews?.of(name) ?? []
  const entries: Entry[] = [
    ...views.map((view) => ({
      key: view.key,
      label: view.label,
      count: view.count,
      active: isViewActive(view, list.filters),
      pick: () => list.setFilters(view.filters),
    })),
    ...savedViews.map((view) => ({
      key: `own ${view.id}`,
      label: view.name,
      active: view.search === list.searchPart,
      pick: () => list.follow(view.search),
    })),
  ]
  const line = useRef<HTMLUListElement>(null)
  const fit = useFit(line, entries)
  if (entries.length === 0) return null
  const rest = entries.slice(fit)
  const chosen = rest.find(({ active }) => active)
  return (
    <div className="jst-views">
      <ul ref={line} aria-label={texts.views}>
        {entries.map((entry, place) => (
          <li key={entry.key}>
            <button
              type="button"
              className={entry.active ? 'jst-view is-active' : 'jst-view'}
              aria-pressed={entry.active}
              style={place < fit ? undefined : cut}
              onClick={entry.pick}
            >
              {entry.label}
              {entry.count === undefined ? null : <span className="jst-view-count">{formatNumber(entry.count)}</span>}
            </button>
          </li>
        ))}
      </ul>
      {rest.length > 0 ? (
        <Menu
          label={chosen?.label ?? texts.moreViews}
          triggerClassName={chosen ? 'jst-view is-active' : 'jst-view'}
          trigger={
            <>
              {chosen?.label ?? texts.moreViews}
              <Icon name="down" size={14} />
            </>
          }
          align="start"
          items={rest.map(({ key, label, count, active, pick }) => ({
            key,
            label: count === undefined ? label : `${label} ${formatNumber(count)}`,
            checked: active,
            onSelect: pick,
          }))}
        />
      ) : null}
    </div>
  )
})

/** How many entries of a wrapping list stand on its first line; those behind them are cut off. */
function useFit(line: { current: HTMLElement | null }, { length }: readonly unknown[]): number {
  const [fit, setFit] = useState(length)
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return
    const measure = () => {
      const items = [...element.children] as HTMLElement[]
      const first = items[0]?.offsetTop ?? 0
      const edge = element.offsetLeft + element.clientWidth
      const cut = items.findIndex((item) => item.offsetTop > first || item.offsetLeft + item.offsetWidth > edge)
      setFit(cut < 0 ? length : cut)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const item of element.children) observer.observe(item)
    return () => observer.disconnect()
  }, [line, length])
  return fit
}
