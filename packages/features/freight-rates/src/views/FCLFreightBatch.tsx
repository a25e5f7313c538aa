import { titles } from '../titles.ts'
import { rateView } from './rateView.tsx'

export const { Screen, preload } = rateView(titles.batch, { name: 'freight-rate-batch', batch: 'any' })
