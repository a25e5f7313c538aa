import { priceScreens } from '@jst/contracts/freight-rates'
import { titles } from '../titles.ts'
import { priceScreen } from './PriceScreen.tsx'

export const { Screen, preload } = priceScreen(titles.rateSearch, priceScreens.result)
