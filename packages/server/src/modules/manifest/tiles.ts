import { manifestCalls, manifestTiles } from '@jst/contracts/manifest'
import { countedBy } from '../../kernel/http/counted-tiles.ts'

export const manifestCounts = countedBy(manifestTiles, {
  toVerify: manifestCalls.list,
  toSend: manifestCalls.list,
  refused: manifestCalls.list,
  ownReturned: manifestCalls.list,
})
