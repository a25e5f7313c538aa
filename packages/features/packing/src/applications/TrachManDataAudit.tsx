import { titles } from '../titles.ts'
import { applicationList, deskViews } from './applicationList.tsx'

/** 箱单审核: applications that wait, the earliest pick-up and cut-off on top. */
export const { Screen, preload } = applicationList({
  title: titles.audit,
  name: 'slip-audit',
  side: 'staff',
  events: ['approve', 'return'],
  more: { opensWith: '?Stage=submitted', sort: 'Due', views: deskViews() },
})
