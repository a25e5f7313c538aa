import { currencyCalls } from '@jst/contracts/master'
import { entityScreen } from '@jst/feature-kit/entity'
import { ExchangeRatesButton } from '../exchange-rates/ExchangeRatesButton.tsx'
import { titles } from '../titles.ts'

export const { Screen, preload } = entityScreen(currencyCalls, titles.currencies, { actions: () => <ExchangeRatesButton /> })
