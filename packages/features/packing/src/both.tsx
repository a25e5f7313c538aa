import { useScreen, useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { Segments } from '@jst/ui'
import type { ComponentType, ReactNode } from 'react'
import { texts } from './lists/texts.ts'

type Kind = keyof typeof texts.kinds
const kinds = Object.keys(texts.kinds) as Kind[]
const kindIn = (params: URLSearchParams): Kind => (params.get('Kind') === 'lists' ? 'lists' : 'slips')

/** Slips and packing lists beside each other, by the address. */
export function KindSwitch() {
  const { pathname } = useScreen().location
  const current = kindIn(useScreenParams())
  const items = kinds.map((key) => ({ key, label: texts.kinds[key], to: key === 'slips' ? pathname : `${pathname}?Kind=${key}` }))
  return <Segments label={texts.switch} current={current} items={items} />
}

type Part = { readonly Screen: ComponentType<{ siblings?: ReactNode }> } & Pick<ScreenModule, 'preload'>

/** A screen of both kinds: the type switch stands at the beginning of either list. */
export function bothKinds(parts: Readonly<Record<Kind, Part>>): Required<Pick<ScreenModule, 'Screen' | 'preload'>> {
  const Screen = () => {
    const { Screen: Own } = parts[kindIn(useScreenParams())]
    return <Own />
  }
  return { Screen, preload: (app, location) => parts[kindIn(new URLSearchParams(location.search))].preload?.(app, location) }
}
