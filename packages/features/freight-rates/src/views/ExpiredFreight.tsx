import { titles } from '../titles.ts'
import { endViews, rateView } from './rateView.tsx'

export const { Screen, preload } = rateView(titles.expired, {
  name: 'freight-rate-expired',
  always: { Stage: 'published' },
  opensWith: '?Ends=over',
  views: endViews,
  batch: 'any',
  moves: true,
})
