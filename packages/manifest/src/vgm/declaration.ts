import type { LostValue } from '@jst/contracts/document'
import type { VgmRecord } from './record.ts'

/** A declaration of one box: its reference, and what it says. A correction has a new reference, a retraction the old one. */
export interface VgmDeclaration {
  readonly Reference: string
  /** Takes back what was declared under the reference. */
  readonly Retracted: boolean
  /** ISO 8601. */
  readonly At: string
  readonly Record: VgmRecord
}
/** Declarations of a message, with every value that has no field here. */
export interface ReadVgm {
  readonly declarations: readonly VgmDeclaration[]
  readonly unread: readonly LostValue[]
}
/** A text that is no such message; the message is the Chinese sentence. */
export class VgmError extends Error {
  override readonly name = 'VgmError'
}
export const sealsIn = (text: string): string[] =>
  text
    .split('/')
    .map((seal) => seal.trim())
    .filter((seal) => seal !== '')
