import { slipDocument as document } from '@jst/contracts/packing'
import { speech } from '../speech.ts'

const chinese = { slipDocument: document } as const
export type DeclaredSlips = typeof chinese

/** The slip as a document; its words are read in the language of the page. */
export const { slipDocument } = speech.words('slipDeclared', chinese) as DeclaredSlips
