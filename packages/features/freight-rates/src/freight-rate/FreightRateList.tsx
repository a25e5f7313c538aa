import { freightRateCalls } from '@jst/contracts/freight-rates'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'
import { rateParts } from './rateParts.tsx'

export const { Screen, preload } = entityScreen(freightRateCalls, titles.freightRateList, rateParts)
