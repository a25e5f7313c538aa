import { lazyComponent } from '@jst/ui'
import { applicationCalls as calls, applicationDocument as document, releaseView } from '@jst/contracts/release'
import { listOrPage, preloadPage } from '@jst/feature-kit/document'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'
import { applicationList, stageView } from './applicationList.tsx'

const Page = lazyComponent(async () => (await import('./ApplicationPage.tsx')).ApplicationPage)
const list = applicationList(titles.apply, 'release-apply', ['submit', 'cancel'], {
  views: [
    stageView('draft'),
    stageView('returned'),
    stageView('blocked'),
    stageView('checking'),
    { key: 'all', label: texts.all, filters: {} },
  ],
})

/** 签单申请: applications that their makers work on, and the page of one. */
export const { Screen, preload } = listOrPage(list, {
  Screen: Page,
  preload: preloadPage(calls, document, (app, Id) => app.reads.start(releaseView, { Id })),
})
