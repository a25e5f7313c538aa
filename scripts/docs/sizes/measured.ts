import { readFileSync } from 'node:fs'

/** Size of a row, in bytes. */
export interface Measured {
  readonly row: number
  readonly index: number
  readonly indexes: number
  /** By rows of the demo; else by made-up ones. */
  readonly demo: boolean
  /** Which of company_id and operator_id it has. */
  readonly owned: 'both' | 'company' | 'none'
}
export type Counts = Readonly<
  Record<'keys' | 'keysWithoutCompany' | 'foreignKeys' | 'exclusions' | 'policies' | 'ownerFunctions' | 'triggers' | 'identities', number>
>

/** As measure.ts wrote it. */
export const readMeasured = () =>
  JSON.parse(readFileSync('scripts/docs/sizes/measured.json', 'utf8')) as { tables: Record<string, Measured>; counts: Counts }
