import { titles } from '../titles.ts'
import { priceScreen } from './PriceScreen.tsx'

export const { Screen, preload } = priceScreen(titles.rateResult)
