import { applicationDocument as document, applicationStates as states } from '@jst/contracts/packing'
import { speech } from '../speech.ts'

const chinese = { applicationDocument: document, applicationStates: states } as const
export type DeclaredApplications = typeof chinese

/** The application and its states; their words are read in the language of the page. */
export const { applicationDocument, applicationStates } = speech.words('applicationDeclared', chinese) as DeclaredApplications
