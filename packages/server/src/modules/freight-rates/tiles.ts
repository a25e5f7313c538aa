import { freightRateCalls, rateTiles, subscribersOf } from '@jst/contracts/freight-rates'
import { countedBy } from '../../kernel/http/counted-tiles.ts'

const { list } = freightRateCalls

export const rateCounts = countedBy(rateTiles, { ends3: list, ends7: list, drafts: list, subscribers: subscribersOf })
