import { manifestPages } from '@jst/contracts/manifest'
import { titles } from '../titles.ts'
import { texts } from '../texts.ts'
import { manifestList, view } from './manifestList.tsx'

/** 发送失败列表: filings that did not leave, and those that customs refused, with their words; also changes and deletions. */
export const { Screen, preload } = manifestList({
  title: titles.sendFails,
  name: 'manifest-send-fails',
  side: 'staff',
  opens: manifestPages.sendFailInfo,
  lead: ['Code', 'Stage', 'Wanted', 'Refusal', 'Agent', 'Regime', 'BillNo', 'Deadline', 'Due', 'Vessel', 'Voyage', 'NameZh'],
  sort: 'Due',
  sends: true,
  views: [view('refused'), view('sendFailed'), { key: 'amendFailed', label: texts.amendFailed, filters: { AmendFailed: 'true' } }],
  opensWith: '?Stage=refused',
})
