import { manifestPages } from '@jst/contracts/manifest'
import { titles } from '../titles.ts'
import { all, manifestList, view } from './manifestList.tsx'

/** 舱单提交列表: filings of all states, entered and submitted here. */
export const { Screen, preload } = manifestList({
  title: titles.submits,
  name: 'manifest-submits',
  side: 'staff',
  opens: manifestPages.submitInfo,
  adds: manifestPages.create,
  events: ['submit', 'takeBack', 'void'],
  views: [view('draft'), view('toVerify'), view('submitFailed'), view('returned'), all()],
  opensWith: '?Stage=draft',
})
