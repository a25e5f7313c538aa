import { customerManifestPages as pages } from '@jst/contracts/manifest'
import { all, manifestList, view } from '../lists/manifestList.tsx'
import { inLanguage } from '../inLanguage.ts'
import { names } from '../names.ts'

const list = manifestList({
  title: () => names.submits,
  name: 'manifest-own',
  side: 'party',
  opens: pages.verifyInfo,
  adds: pages.create,
  events: ['submit', 'takeBack', 'void'],
  views: () => [all(), view('draft'), view('toVerify'), view('returned'), view('submitFailed'), view('accepted')],
})

/** 舱单提交列表: filings of the own company. */
export const Screen = inLanguage(list.Screen)
export const { preload } = list
