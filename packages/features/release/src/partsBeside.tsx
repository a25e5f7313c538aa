import { useScreen, useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { Segments } from '@jst/ui'
import type { ReactNode } from 'react'
import { texts } from './texts.ts'

type Part = Required<Pick<ScreenModule, 'Screen' | 'preload'>>

/** Lists beside each other on one screen; the address names the one that is shown (`?View=`), the first one without. */
export function partsBeside<P extends string>(
  labels: Readonly<Record<P, string>>,
  lists: (siblings: ReactNode) => Readonly<Record<P, Part>>,
): Part {
  const keys = Object.keys(labels) as P[]
  const partIn = (params: URLSearchParams): P => keys.find((key) => key === params.get('View')) ?? keys[0]!
  function Switch() {
    const { pathname } = useScreen().location
    const current = partIn(useScreenParams())
    const items = keys.map((key, at) => ({ key, label: labels[key], to: at === 0 ? pathname : `${pathname}?View=${key}` }))
    return <Segments label={texts.switch} current={current} items={items} />
  }
  const parts = lists(<Switch />)
  const Screen = () => {
    const { Screen: Shown } = parts[partIn(useScreenParams())]
    return <Shown />
  }
  return { Screen, preload: (app, location) => parts[partIn(new URLSearchParams(location.search))].preload(app, location) }
}
