import { listDocument as document, listStates as states } from '@jst/contracts/packing'
import { speech } from '../speech.ts'

const chinese = { listDocument: document, listStates: states } as const
export type DeclaredLists = typeof chinese

/** The packing list and its states; their words are read in the language of the page. */
export const { listDocument, listStates } = speech.words('listDeclared', chinese) as DeclaredLists
