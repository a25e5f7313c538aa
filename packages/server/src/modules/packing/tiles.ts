import { applicationCalls, mySlips, packingTiles, slipCalls } from '@jst/contracts/packing'
import { countedBy } from '../../kernel/http/counted-tiles.ts'

export const packingCounts = countedBy(packingTiles, {
  toCheck: applicationCalls.list,
  toIssue: slipCalls.list,
  expired: slipCalls.list,
  ownReturned: applicationCalls.list,
  ownOpen: mySlips,
})
