import { billTiles, houseBillCalls, masterBillCalls } from '@jst/contracts/bills'
import { countedBy } from '../../kernel/http/counted-tiles.ts'

export const billCounts = countedBy(billTiles, {
  housesToMake: houseBillCalls.list,
  housesToLock: houseBillCalls.list,
  mastersToLock: masterBillCalls.list,
})
