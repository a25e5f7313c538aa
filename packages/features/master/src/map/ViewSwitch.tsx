import { useApp, useScreen, useScreenParams } from '@jst/feature-kit'
import { useCallback } from 'react'
import { texts } from '../texts.ts'

const words = texts.map

/** Writes parameters into the tab's own address; undefined takes one out. */
export function useWriteParams(): (changes: Readonly<Record<string, string | undefined>>) => void {
  const { navigate } = useApp()
  const { pathname, search } = useScreen().location
  return useCallback(
    (changes) => {
      const params = new URLSearchParams(search)
      for (const [name, value] of Object.entries(changes)) {
        if (value) params.set(name, value)
        else params.delete(name)
      }
      const text = params.toString()
      navigate(pathname + (text && `?${text}`), { replace: true })
    },
    [navigate, pathname, search],
  )
}

/** Is the list shown as a map? It stands in the address. */
export const useIsMap = (): boolean => useScreenParams().get('View') === 'map'

/** List or map of the same rows. */
export function ViewSwitch() {
  const map = useIsMap()
  const write = useWriteParams()
  const chip = (label: string, on: boolean, view: string | undefined) => (
    <li>
      <button type="button" className={on ? 'jst-chip is-active' : 'jst-chip'} aria-pressed={on} onClick={() => write({ View: view })}>
        {label}
      </button>
    </li>
  )
  return (
    <ul className="jst-chips" aria-label={words.views}>
      {chip(words.list, !map, undefined)}
      {chip(words.map, map, 'map')}
    </ul>
  )
}
