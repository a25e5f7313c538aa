import { manifestDocument as document, manifestStates as states } from '@jst/contracts/manifest'
import { speech } from './speech.ts'

const chinese = { manifestDocument: document, manifestStates: states } as const
export type DeclaredManifests = typeof chinese

/** The filing and its states; their words are read in the language of the page. */
export const { manifestDocument, manifestStates } = speech.words('declared', chinese) as DeclaredManifests
