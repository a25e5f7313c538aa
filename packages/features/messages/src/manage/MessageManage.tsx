import { link, useScreen, useScreenParams, type App, type ScreenLocation } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { lazyComponent, Segments } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { BoxList, preloadBoxes } from './BoxList.tsx'
import { texts } from './texts.ts'

const MailOutbox = lazyComponent(async () => (await import('../outbox/MailOutbox.tsx')).MailOutbox)
const JobList = lazyComponent(async () => (await import('../jobs/JobList.tsx')).JobList)

const kinds = ['boxes', 'mails', 'jobs'] as const
type Kind = (typeof kinds)[number]
const kindOf = (params: URLSearchParams): Kind => kinds.find((kind) => kind === params.get('List')) ?? 'boxes'

/** The other lists load themselves with their code. */
export const preload = (app: App, location: ScreenLocation): void => {
  if (kindOf(new URLSearchParams(location.search)) === 'boxes') preloadBoxes(app, location)
}

/** Messages to people of the company, and the jobs that send them (spec §2.19). */
export const Screen = observer(function MessageManage() {
  const kind = kindOf(useScreenParams())
  const { pathname } = useScreen().location
  const seen: Record<Kind, boolean> = { boxes: usePermitted('view'), mails: usePermitted('outbox'), jobs: usePermitted('jobs') }
  const items = kinds
    .filter((one) => seen[one])
    .map((one) => ({ key: one, label: texts.kinds[one], to: link(pathname, { List: one === 'boxes' ? '' : one }) }))
  const siblings = items.length > 1 ? <Segments label={texts.kinds.label} current={kind} items={items} /> : null
  if (kind === 'boxes') return <BoxList siblings={siblings} />
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      {kind === 'mails' ? <MailOutbox siblings={siblings} /> : <JobList siblings={siblings} />}
    </Suspense>
  )
})
