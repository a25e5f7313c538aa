import { manifestPages } from '@jst/contracts/manifest'
import { titles } from '../titles.ts'
import { manifestList } from './manifestList.tsx'

/** 审核退回列表: filings that were returned to whoever submitted them. */
export const { Screen, preload } = manifestList({
  title: titles.verifyFails,
  name: 'manifest-verify-fails',
  side: 'staff',
  opens: manifestPages.verifyInfo,
  always: { Stage: 'returned' },
  events: ['submit', 'void'],
  views: [],
})
