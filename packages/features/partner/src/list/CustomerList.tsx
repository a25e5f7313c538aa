import { customers } from '../kinds.ts'
import { partnerScreen } from './PartnerList.tsx'

export const { Screen, preload } = partnerScreen(customers)
