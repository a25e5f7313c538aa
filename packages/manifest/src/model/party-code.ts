import { creditCodeProblem, creditCodeWarning, taxIdNames, taxIdProblem } from '@jst/contracts/si/data'
import type { Words } from '@jst/packing'
import { codeWords } from './texts.ts'
import { codeTypes, otherType } from './vocabulary.ts'

/** A company code of a manifest: type, plus sign, number. */
export interface PartyCode {
  readonly type: string
  readonly value: string
  /** The code as it should be written. */
  readonly text: string
  /** Refuses. */
  readonly problem?: Words
  /** Passes. */
  readonly warning?: Words
}

const codeKinds: readonly string[] = [...new Set([...codeTypes, ...Object.values(taxIdNames).flatMap((names) => names.split('|'))])]
/** Names of a country's own types; those of two words in a table of tax numbers are left out. */
const typesOf = (country: string): string[] => (country === 'CN' ? ['USCI', 'OC'] : (taxIdNames[country]?.split('|') ?? []))

/** Type and number of a text, with a plus sign that was left out between a known type and its number. */
function divided(code: string): readonly [type: string, value: string] | undefined {
  const plus = code.indexOf('+')
  if (plus > 0) return [code.slice(0, plus).trim(), code.slice(plus + 1).trim()]
  // of `MERSIS NUMBER1` the longest type that fits
  const type = codeKinds.filter((one) => code.startsWith(one)).toSorted((one, other) => other.length - one.length)[0]
  const value = type === undefined ? '' : code.slice(type.length).replace(/^[\s:#.-]+/, '')
  return type === undefined || value === '' ? undefined : [type, value]
}

const problemOf = (type: string, value: string, country: string): Words | undefined => {
  if (value === '') return codeWords.noValue(type)
  if (type === 'USCI') {
    const said = creditCodeProblem(value)
    return said === undefined ? undefined : codeWords.credit(said)
  }
  if (type === 'OC') return /^[0-9A-Z]{8}-?[0-9X]$/.test(value) ? undefined : codeWords.organisation
  const said = taxIdProblem(type, value, country)
  return said === undefined ? undefined : codeWords.taxId(type, said)
}

/**
 * Reads a company code. A plus sign that was left out is repaired: `USCI91441900730442249J` becomes `USCI+91441900730442249J`.
 * @param country of the company, ISO 3166; a type of its own is asked for where `9999` is used
 */
export function readPartyCode(typed: string, country: string): PartyCode {
  const code = typed.normalize('NFKC').trim().toUpperCase()
  const parts = divided(code)
  if (!parts) return { type: '', value: code, text: code, problem: codeWords.form }
  const [type, value] = parts
  const read = { type, value, text: `${type}+${value}` }
  const problem = problemOf(type, value, country)
  if (problem) return { ...read, problem }
  if (type === 'USCI' && creditCodeWarning(value) !== undefined) return { ...read, warning: codeWords.digit }
  const [ownType] = typesOf(country)
  if (type === otherType && ownType !== undefined) return { ...read, warning: codeWords.hasType(country, ownType) }
  if (!codeKinds.includes(type)) return { ...read, warning: codeWords.unknownType(type) }
  return read
}
