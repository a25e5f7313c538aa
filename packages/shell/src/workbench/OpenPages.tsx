import { tabElementId } from '@jst/tab-bar/react'
import { observer } from 'mobx-react-lite'
import { Activity, memo, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { ScreenPage } from './ScreenPage.tsx'
import { useWorkbench } from './context.tsx'
import { useArrival } from './useArrival.ts'
import { useRetainedLayout } from './useRetainedLayout.ts'

/**
 * Every kept tab stays mounted under its own <Activity>: hidden pages keep values, scroll and focus but run no effects.
 * A page is drawn from the path of its own tab, so it renders only when that changes.
 */
export const OpenPages = observer(function OpenPages() {
  const { parts, front } = useWorkbench()
  return (
    <>
      {parts.tabs.living.map((key) => {
        const tab = parts.tabs.get(key)
        return tab ? <Kept key={`${key} ${tab.revision}`} tabKey={key} shown={key === front} /> : null
      })}
      {front === undefined ? <LoosePage key={parts.navigation.shown.path} /> : null}
    </>
  )
})

// memoised: a switch changes two of all kept pages
const Kept = memo(function Kept({ tabKey, shown }: { tabKey: string; shown: boolean }) {
  const page = useRetainedLayout(shown)
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <KeptPage tabKey={tabKey} hold={page} />
    </Activity>
  )
})

const KeptPage = observer(function KeptPage({ tabKey, hold }: { tabKey: string; hold: (page: HTMLDivElement | null) => void }) {
  const { services, tabs } = useWorkbench().parts
  const page = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => hold(page.current), [hold])
  // A stable function: otherwise a change of any tab would render every page.
  const onReload = useCallback(() => tabs.reload(tabKey), [tabs, tabKey])
  const tab = tabs.get(tabKey)
  useArrival(page, tab?.path ?? '')
  const screen = tab && services.screens.match(tab.path)
  if (!tab || !screen) return null
  return (
    <div ref={page} className="jst-kept-page" role="tabpanel" aria-labelledby={tabElementId(tabKey)}>
      <ScreenPage services={services} screen={screen} path={tab.path} tab={tabKey} onReload={onReload} />
    </div>
  )
})

/** A screen that is never a tab, such as 页面不存在. */
const LoosePage = observer(function LoosePage() {
  const { services, navigation } = useWorkbench().parts
  const [revision, setRevision] = useState(0)
  const { path, screen } = navigation.shown
  const page = useRef<HTMLDivElement>(null)
  useArrival(page, path)
  if (!screen) return null
  return (
    <div ref={page} className="jst-kept-page" role="tabpanel">
      <ScreenPage
        key={revision}
        services={services}
        screen={screen}
        path={path}
        tab={undefined}
        onReload={() => setRevision(revision + 1)}
      />
    </div>
  )
})
