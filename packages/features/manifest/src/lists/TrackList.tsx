import { manifestPages } from '@jst/contracts/manifest'
import { titles } from '../titles.ts'
import { texts } from '../texts.ts'
import { all, manifestList, view } from './manifestList.tsx'

/** 舱单跟踪列表: what customs have said of each filing. */
export const { Screen, preload } = manifestList({
  title: titles.tracks,
  name: 'manifest-tracks',
  side: 'staff',
  opens: manifestPages.trackInfo,
  lead: ['Code', 'Stage', 'Milestone', 'Holds', 'Refusal', 'Regime', 'BillNo', 'Agent', 'Vessel', 'Voyage', 'NameZh'],
  views: [
    view('accepted'),
    view('awaiting'),
    view('changing'),
    view('deleting'),
    view('deleted'),
    { key: 'notShipped', label: texts.notShipped, filters: { NotShipped: 'true' } },
    all(),
  ],
  opensWith: '?Stage=accepted',
})
