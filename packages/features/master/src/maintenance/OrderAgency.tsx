import { orderAgencyCalls } from '@jst/contracts/master'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'

export const { Screen, preload } = entityScreen(orderAgencyCalls, titles.orderAgencies)
