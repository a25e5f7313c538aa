import { titles } from '../titles.ts'
import { rateView } from './rateView.tsx'

export const { Screen, preload } = rateView(titles.increase, { name: 'freight-rate-increase', batch: 'byBox' })
