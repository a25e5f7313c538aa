import type { ScreenModule } from '@jst/feature-kit'
import { useScreenParams } from '@jst/feature-kit'
import { Segments } from '@jst/ui'

type Half = Required<Pick<ScreenModule, 'Screen' | 'preload'>>

/** Two lists beside each other. */
export const halfTabs = (path: string, label: string, first: string, view: string, second: string) => {
  const items = [
    { key: '', label: first, to: path },
    { key: view, label: second, to: `${path}?View=${view}` },
  ]
  return { first: <Segments label={label} current="" items={items} />, second: <Segments label={label} current={view} items={items} /> }
}

/** The screen of two lists, of which `?View=` opens the second one. */
export function halves(first: Half, view: string, second: Half): Half {
  function Screen() {
    return useScreenParams().get('View') === view ? <second.Screen /> : <first.Screen />
  }
  const preload: Half['preload'] = (app, location) =>
    (new URLSearchParams(location.search).get('View') === view ? second : first).preload(app, location)
  return { Screen, preload }
}
