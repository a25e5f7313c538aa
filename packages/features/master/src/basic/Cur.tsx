import { currencyCalls } from '@jst/contracts/master'
import { entityScreen } from '@jst/feature-kit/entity'
import { RatesButton } from '../rates/RatesButton.tsx'
import { titles } from '../titles.ts'

export const { Screen, preload } = entityScreen(currencyCalls, titles.currencies, { actions: () => <RatesButton /> })
