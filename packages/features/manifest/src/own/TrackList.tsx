import { customerManifestPages as pages } from '@jst/contracts/manifest'
import { all, manifestList, view } from '../lists/manifestList.tsx'
import { titles } from '../titles.ts'

/** 舱单跟踪列表: what customs have said of own filings. */
export const { Screen, preload } = manifestList({
  title: titles.tracks,
  name: 'manifest-own-tracks',
  side: 'party',
  opens: pages.trackInfo,
  lead: ['Code', 'Stage', 'Milestone', 'Holds', 'Refusal', 'Regime', 'BillNo', 'Vessel', 'Voyage'],
  views: [view('accepted'), view('awaiting'), view('refused'), view('deleted'), all],
  opensWith: '?Stage=accepted',
})
