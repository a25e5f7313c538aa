import { slipRangeCalls } from '@jst/contracts/packing'
import { entityScreen } from '@jst/feature-kit/entity'
import { texts } from './texts.ts'
import { IssueSwitch } from './IssueSwitch.tsx'

/** 号段: the numbers that carriers and depots gave, and how many are left. */
export const { Screen } = entityScreen(slipRangeCalls, texts.parts.ranges, { siblings: <IssueSwitch /> })
