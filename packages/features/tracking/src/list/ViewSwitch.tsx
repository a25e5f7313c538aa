import { useScreen, useScreenParams } from '@jst/feature-kit'
import { Segments } from '@jst/ui'
import { texts } from './texts.ts'

/** Ways to look at the followed shipments. */
export type TrackViewName = keyof typeof texts.view
const names = Object.keys(texts.view) as TrackViewName[]

/** The view of the address; the list where it names none. */
export function useTrackView(): TrackViewName {
  const requestedView = useScreenParams().get('View')
  return names.find((name) => name === requestedView) ?? 'list'
}

/** List, map, exceptions and accuracy; list and map keep their filters. @param searchPart filters and order as they stand */
export function ViewSwitch({ searchPart }: { searchPart?: string }) {
  const { pathname } = useScreen().location
  const current = useTrackView()
  const addressOf = (view: TrackViewName) => {
    const params = new URLSearchParams(view === 'list' || view === 'map' ? searchPart : '')
    params.delete('View')
    if (view !== 'list') params.set('View', view)
    return params.size > 0 ? `${pathname}?${params}` : pathname
  }
  return (
    <Segments label={texts.views} current={current} items={names.map((key) => ({ key, label: texts.view[key], to: addressOf(key) }))} />
  )
}
