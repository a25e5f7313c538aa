import { defineTiles } from '../workbench/tile-facts.ts'
import { freightRateScreens } from './screens.ts'

const rates = freightRateScreens.list
const ended = { path: '/SeaFreight/FreightManagement/ExpiredFreight', always: { Stage: 'published' } } as const

/** Figures of rates and channels for the homes. */
export const rateTiles = defineTiles('freight-rates', {
  ends3: { ...ended, query: { Ends: 'd3' } },
  ends7: { ...ended, query: { Ends: 'd7' } },
  drafts: { path: rates, code: 'publish', query: { Stage: 'draft' } },
  subscribers: {
    path: '/SeaFreight/FreightManagement/ThirdFreightOtherSubscribe',
    code: 'audit',
    part: { View: 'subscribers' },
    query: { Stage: 'pending' },
  },
})
