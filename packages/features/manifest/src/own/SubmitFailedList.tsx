import { customerManifestPages as pages } from '@jst/contracts/manifest'
import { manifestList, view } from '../lists/manifestList.tsx'
import { titles } from '../titles.ts'

/** 舱单提交失败列表: own filings that did not pass the checks, or were returned. */
export const { Screen, preload } = manifestList({
  title: titles.ownSubmitFails,
  name: 'manifest-own-fails',
  side: 'party',
  opens: pages.verifyInfo,
  lead: ['Code', 'Stage', 'Wrong', 'Regime', 'BillNo', 'Deadline', 'Vessel', 'Voyage'],
  events: ['submit', 'void'],
  views: [view('submitFailed'), view('returned')],
  opensWith: '?Stage=submitFailed',
})
