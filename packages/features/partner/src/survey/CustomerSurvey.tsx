import { customers } from '../kinds.ts'
import { surveyScreen } from './PartnerSurvey.tsx'

export const { Screen, preload } = surveyScreen(customers)
