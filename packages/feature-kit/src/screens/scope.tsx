import type { ScreenMeta } from '@jst/contracts/screens'
import { createContext, useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { useApp } from '../app/context.tsx'
import type { ScreenLocation } from './manifest.ts'

/** The screen around a component, with the location of its own tab. */
export interface ScreenScope {
  readonly meta: ScreenMeta
  readonly location: ScreenLocation
  /** Key of the tab; undefined for a screen outside of the tabs. */
  readonly tab: string | undefined
}

const ScreenContext = createContext<ScreenScope | null>(null)

export function ScreenProvider({ scope, children }: { scope: ScreenScope; children: ReactNode }) {
  return <ScreenContext value={scope}>{children}</ScreenContext>
}

/** The screen around the component. Throws outside of a screen. */
export function useScreen(): ScreenScope {
  const scope = useContext(ScreenContext)
  if (!scope) throw new Error('ScreenProvider is missing above this component')
  return scope
}

/** Parameters of the tab's own address, also while another tab is shown. */
export function useScreenParams(): URLSearchParams {
  const { search } = useScreen().location
  return useMemo(() => new URLSearchParams(search), [search])
}

/** A positive whole number from the address, such as a key; undefined when it is missing or no such number. */
export function useScreenId(name = 'id'): number | undefined {
  const value = Number(useScreenParams().get(name) ?? Number.NaN)
  return Number.isSafeInteger(value) && value > 0 ? value : undefined
}

/** Puts a more telling title on the tab, such as a bill number; undefined leaves it. The page title keeps the route's. */
export function useTitle(title: string | undefined): void {
  const { retitle } = useApp()
  const { location } = useScreen()
  useEffect(() => {
    if (title) retitle(location.pathname + location.search, title)
  }, [retitle, location, title])
}

/** 返回: the previous page, else the back target of the route, else the workbench. */
export function useBack(): () => void {
  const app = useApp()
  const { lastPagePath } = useScreen().meta
  return useCallback(() => app.back(lastPagePath), [app, lastPagePath])
}

/** Has the user asked once before a tab with unsaved edits is closed or the product is left; `giveUp`: the user leaves them. */
export function useConfirmLeave(isDirty: () => boolean, giveUp?: () => void): void {
  const { guards } = useApp()
  const { tab } = useScreen()
  const id = useId()
  const latest = useRef({ isDirty, giveUp })
  useLayoutEffect(() => {
    latest.current = { isDirty, giveUp }
  })
  useEffect(() => {
    if (tab === undefined) return
    guards.set(
      tab,
      id,
      () => latest.current.isDirty(),
      () => latest.current.giveUp?.(),
    )
  }, [guards, tab, id])
}
