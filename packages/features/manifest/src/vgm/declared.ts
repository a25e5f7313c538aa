import { vgmDocument as document, vgmFields as fields, vgmStates as states } from '@jst/contracts/manifest'
import { speech } from '../speech.ts'

const chinese = { vgmDocument: document, vgmFields: fields, vgmStates: states } as const
export type DeclaredVgm = typeof chinese

/** The declaration of VGM, its fields and states; their words are read in the language of the page. */
export const { vgmDocument, vgmFields, vgmStates } = speech.words('vgmDeclared', chinese) as DeclaredVgm
