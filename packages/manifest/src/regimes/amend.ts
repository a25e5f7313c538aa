import type { Words } from '@jst/packing'
import type { Consignment } from '../model/consignment.ts'
import { fieldWords, type ManifestField } from '../model/texts.ts'
import { regimes, type RegimeCode } from './regimes.ts'
import { amendWords } from './texts.ts'

/** Notices of Japan that an amendment after departure may answer. */
const answerable: readonly string[] = ['HLD', 'DNL', 'DNU']

/** Facts that an amendment depends on. */
export interface AmendmentFacts {
  readonly departed: boolean
  /** Open holds and notices, by their codes. */
  readonly holds: readonly string[]
}
/** A reason against an amendment, at its field. */
export interface AmendmentProblem {
  readonly field: string
  readonly message: Words
}

/** Why an accepted filing cannot be changed so. Fields that are fixed need a deletion and a new filing. */
export function amendmentProblems(
  code: RegimeCode,
  before: Consignment,
  after: Consignment,
  { departed, holds }: AmendmentFacts,
): AmendmentProblem[] {
  const { fixed, words } = regimes[code]
  const problems: AmendmentProblem[] = fixed
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, message: amendWords.fixed(words, fieldWords[field as ManifestField]) }))
  if (code === 'jp' && departed && !holds.some((hold) => answerable.includes(hold)))
    problems.push({ field: '', message: amendWords.departed })
  return problems
}

/** One to three different codes of reasons; the sentence of what is wrong, else undefined. */
export function reasonsProblem(codes: readonly string[]): Words | undefined {
  const fits = codes.length >= 1 && codes.length <= 3 && new Set(codes).size === codes.length
  return fits && codes.every((one) => /^[0-9A-Z]{1,3}$/.test(one)) ? undefined : amendWords.reasons
}

/** An earlier use of a reference. */
export interface UsedReference {
  readonly reference: string
  /** ISO 8601. */
  readonly at: string
}
/** A reference of an ENS is taken once a year; the sentence of what is wrong, else undefined. */
export function referenceProblem(reference: string, at: string, uses: readonly UsedReference[]): Words | undefined {
  const found = uses.find((one) => {
    if (one.reference !== reference) return false
    const free = new Date(one.at)
    free.setUTCFullYear(free.getUTCFullYear() + 1)
    return Date.parse(at) < free.getTime()
  })
  return found && amendWords.used(reference, found.at.slice(0, 10))
}
