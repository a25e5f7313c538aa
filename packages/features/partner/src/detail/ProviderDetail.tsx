import { providers } from '../kinds.ts'
import { detailScreen } from './PartnerDetail.tsx'

export const { Screen, preload } = detailScreen(providers)
