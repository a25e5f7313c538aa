import { titles } from '../titles.ts'
import { applicationList, stageView } from './applicationList.tsx'

/** 审核记录: what waits for approval, for the signature and for the release. */
export const { Screen, preload } = applicationList(titles.checks, 'release-checks', ['sign', 'receive', 'finish'], {
  opensWith: '?Stage=checking',
  views: [
    stageView('checking'),
    stageView('agreed'),
    stageView('signed'),
    stageView('released'),
    stageView('received'),
    stageView('blocked'),
  ],
  counted: true,
  actions: () => null,
  readOnly: true,
})
