import { titles } from '../titles.ts'
import { rateView } from './rateView.tsx'

export const { Screen, preload } = rateView(titles.notVisible, {
  name: 'freight-rate-hidden',
  always: { NotVisible: true },
  views: [],
  moves: true,
})
