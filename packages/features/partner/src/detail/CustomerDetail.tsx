import { CreditPart } from '../credit/CreditPart.tsx'
import { customers } from '../kinds.ts'
import { PartiesPart } from '../parties/PartiesPart.tsx'
import { detailScreen } from './PartnerDetail.tsx'

export const { Screen, preload } = detailScreen(customers, CreditPart, PartiesPart)
