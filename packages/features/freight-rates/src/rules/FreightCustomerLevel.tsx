import { customerLevelCalls } from '@jst/contracts/freight-rates'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'

export const { Screen, preload } = entityScreen(customerLevelCalls, titles.customerLevels)
