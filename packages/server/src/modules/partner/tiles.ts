import { customerCalls, partnerTiles, providerCalls } from '@jst/contracts/partner'
import { countedBy } from '../../kernel/http/counted-tiles.ts'

export const partnerCounts = countedBy(partnerTiles, {
  potential: customerCalls.list,
  stopped: customerCalls.list,
  providers: providerCalls.list,
})
