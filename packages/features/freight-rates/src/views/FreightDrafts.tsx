import { titles } from '../titles.ts'
import { rateView } from './rateView.tsx'

export const { Screen, preload } = rateView(titles.drafts, {
  name: 'freight-rate-drafts',
  always: { Stage: 'draft' },
  views: [],
  moves: true,
  publish: true,
})
