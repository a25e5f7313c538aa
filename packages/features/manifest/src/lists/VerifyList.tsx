import { manifestPages } from '@jst/contracts/manifest'
import { titles } from '../titles.ts'
import { manifestList } from './manifestList.tsx'

/** 舱单审核列表: the queue of the desk, the most urgent first. */
export const { Screen, preload } = manifestList({
  title: titles.verifies,
  name: 'manifest-verifies',
  side: 'staff',
  opens: manifestPages.verifyInfo,
  always: { Stage: 'toVerify' },
  lead: ['Code', 'Due', 'Regime', 'BillNo', 'Deadline', 'AgentCutoff', 'ClaimedBy', 'Vessel', 'Voyage', 'NameZh'],
  sort: 'Due',
  events: ['approve', 'return'],
  claims: true,
  views: [],
})
