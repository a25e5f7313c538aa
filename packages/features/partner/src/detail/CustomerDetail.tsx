import { CreditPart } from '../credit/CreditPart.tsx'
import { customers } from '../kinds.ts'
import { detailScreen } from './PartnerDetail.tsx'

export const { Screen, preload } = detailScreen(customers, CreditPart)
