import { StandingPart } from '../credit/Standing.tsx'
import { customers } from '../kinds.ts'
import { surveyScreen } from './PartnerSurvey.tsx'

export const { Screen, preload } = surveyScreen(customers, StandingPart)
