import { manifestRemarkCalls } from '@jst/contracts/manifest'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'

/** 备注配置: receipts explained, reasons of changes, canned remarks. */
export const { Screen, preload } = entityScreen(manifestRemarkCalls, titles.remarks, {
  lead: ['Code', 'NameZh', 'Use', 'Regime', 'Outcome', 'Todo', 'Who'],
})
