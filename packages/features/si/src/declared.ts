import {
  amendReasons as amendments,
  originalsTable as originals,
  rejectReasons as rejections,
  siEventTable as events,
  siFeeOccasions as occasions,
  siSourceTable as sources,
  siStages as stages,
  siStates,
  siStatusTable as statuses,
  voidReasons as voidings,
} from '@jst/contracts/si'
import { speech } from './speech.ts'

const chinese = {
  moves: siStates.moves,
  siStatusTable: statuses,
  siEventTable: events,
  siStages: stages,
  siSourceTable: sources,
  siFeeOccasions: occasions,
  originalsTable: originals,
  rejectReasons: rejections,
  amendReasons: amendments,
  voidReasons: voidings,
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
