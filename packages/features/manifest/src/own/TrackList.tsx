import { customerManifestPages as pages } from '@jst/contracts/manifest'
import { all, manifestList, view } from '../lists/manifestList.tsx'
import { inLanguage } from '../inLanguage.ts'
import { names } from '../names.ts'

const list = manifestList({
  title: () => names.tracks,
  name: 'manifest-own-tracks',
  side: 'party',
  opens: pages.trackInfo,
  lead: ['Code', 'Stage', 'Milestone', 'Holds', 'Refusal', 'Regime', 'BillNo', 'Vessel', 'Voyage'],
  views: () => [view('accepted'), view('awaiting'), view('refused'), view('deleted'), all()],
  opensWith: '?Stage=accepted',
})

/** 舱单跟踪列表: what customs have said of own filings. */
export const Screen = inLanguage(list.Screen)
export const { preload } = list
