import * as si from '@jst/contracts/si'
import { speech } from './speech.ts'

const chinese = {
  moves: si.siStates.moves,
  siStatusTable: si.siStatusTable,
  siEventTable: si.siEventTable,
  siStages: si.siStages,
  siSourceTable: si.siSourceTable,
  siFeeOccasions: si.siFeeOccasions,
  originalsTable: si.originalsTable,
  rejectReasons: si.rejectReasons,
  amendReasons: si.amendReasons,
  voidReasons: si.voidReasons,
} as const
export type DeclaredStates = typeof chinese

/** States, moves and reasons of shipping instructions; their words are read in the language of the page. */
export const {
  moves,
  siStatusTable,
  siEventTable,
  siStages,
  siSourceTable,
  siFeeOccasions,
  originalsTable,
  rejectReasons,
  amendReasons,
  voidReasons,
} = speech.words('states', chinese) as DeclaredStates
