import { titles } from '../titles.ts'
import { rateView } from './rateView.tsx'

export const { Screen, preload } = rateView(titles.active, {
  name: 'freight-rate-active',
  always: { Stage: 'published', Effect: 'active' },
  views: [],
})
