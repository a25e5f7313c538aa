import { recommendedFreightDmsCalls } from '@jst/contracts/portal'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'

export const { Screen, preload } = entityScreen(recommendedFreightDmsCalls, titles.recommendedFreightDms)
