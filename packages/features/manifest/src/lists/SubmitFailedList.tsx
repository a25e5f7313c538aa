import { manifestPages } from '@jst/contracts/manifest'
import { titles } from '../titles.ts'
import { manifestList } from './manifestList.tsx'

/** 提交失败列表: filings with findings that refuse. */
export const { Screen, preload } = manifestList({
  title: titles.submitFails,
  name: 'manifest-submit-fails',
  side: 'staff',
  opens: manifestPages.submitInfo,
  always: { Stage: 'submitFailed' },
  lead: ['Code', 'Wrong', 'Regime', 'BillNo', 'Deadline', 'Due', 'Vessel', 'Voyage', 'NameZh'],
  events: ['submit', 'void'],
  views: [],
})
