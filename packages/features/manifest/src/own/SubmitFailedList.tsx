import { customerManifestPages as pages } from '@jst/contracts/manifest'
import { manifestList, view } from '../lists/manifestList.tsx'
import { inLanguage } from '../inLanguage.ts'
import { names } from '../names.ts'

const list = manifestList({
  title: () => names.ownSubmitFails,
  name: 'manifest-own-fails',
  side: 'party',
  opens: pages.verifyInfo,
  lead: ['Code', 'Stage', 'Wrong', 'Regime', 'BillNo', 'Deadline', 'Vessel', 'Voyage'],
  events: ['submit', 'void'],
  views: () => [view('submitFailed'), view('returned')],
  opensWith: '?Stage=submitFailed',
})

/** 舱单提交失败列表: own filings that did not pass the checks, or were returned. */
export const Screen = inLanguage(list.Screen)
export const { preload } = list
