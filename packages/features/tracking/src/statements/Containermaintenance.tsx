import { lazyComponent } from '@jst/ui'
import { useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { Suspense } from 'react'
import { partOf, PartSwitch } from './PartSwitch.tsx'
import { preload as preloadList, StatementList } from './StatementList.tsx'

// kept by few, seldom: files of their own
const Terms = lazyComponent(async () => (await import('./Terms.tsx')).Terms)
const Calendars = lazyComponent(async () => (await import('./Terms.tsx')).Calendars)

/** 箱动态维护: statements about boxes, and the terms and calendars by which free time is counted. */
export function Screen() {
  const part = partOf(useScreenParams().get('View'))
  if (part === 'statements') return <StatementList siblings={<PartSwitch />} />
  return <Suspense fallback={null}>{part === 'terms' ? <Terms /> : <Calendars />}</Suspense>
}

export const preload: NonNullable<ScreenModule['preload']> = (app, location) => {
  if (partOf(new URLSearchParams(location.search).get('View')) === 'statements') preloadList(app, location)
}
