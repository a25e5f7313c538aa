import { cargoOrderDocument as order } from '@jst/contracts/cargo-orders'
import { siDocument as instruction, siParties as parties } from '@jst/contracts/si'
import { speech } from './speech.ts'

const chinese = { cargoOrderDocument: order, siDocument: instruction, siParties: parties } as const
export type DeclaredDocuments = typeof chinese

/** Documents of an instruction and of its order; their words are read in the language of the page. */
export const { cargoOrderDocument, siDocument, siParties } = speech.words('documents', chinese) as DeclaredDocuments
