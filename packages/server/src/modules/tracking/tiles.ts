import { trackingTiles, trackList } from '@jst/contracts/tracking'
import { countedBy } from '../../kernel/http/counted-tiles.ts'

export const trackingCounts = countedBy(trackingTiles, {
  rolled: trackList,
  exceptions: trackList,
  conflicts: trackList,
  freeTime: trackList,
  ownSea: trackList,
  ownFreeTime: trackList,
})
