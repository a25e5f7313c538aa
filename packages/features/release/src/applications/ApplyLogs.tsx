import { titles } from '../titles.ts'
import { applicationList } from './applicationList.tsx'

/** 申请记录: every application, to look up and to take away. */
export const { Screen, preload } = applicationList(titles.applications, 'release-applications', [], {
  actions: () => null,
  readOnly: true,
})
