import {
  applicationDocument as applications,
  applicationStates as stagesOfApplications,
  listDocument as lists,
  listStates as stagesOfLists,
  slipDocument as slips,
  slipReasonNames as reasons,
  slipStates as stagesOfSlips,
} from '@jst/contracts/packing'
import { speech } from './speech.ts'

const chinese = {
  applicationDocument: applications,
  applicationStates: stagesOfApplications,
  listDocument: lists,
  listStates: stagesOfLists,
  slipDocument: slips,
  slipReasonNames: reasons,
  slipStates: stagesOfSlips,
} as const
export type DeclaredPacking = typeof chinese

/** Documents and states of packing; their words are read in the language of the page. */
export const { applicationDocument, applicationStates, listDocument, listStates, slipDocument, slipReasonNames, slipStates } = speech.words(
  'declared',
  chinese,
) as DeclaredPacking
