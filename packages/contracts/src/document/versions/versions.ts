import type { May } from '../../may.ts'
import type { SensitiveField } from '../../system/field-rights.ts'

/** Standing of a version beside the version in force. */
export const versionStandings = {
  inForce: { zh: '生效', en: 'In force', tone: 'green' },
  proposed: { zh: '待审', en: 'Proposed', tone: 'orange' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn', tone: 'grey' },
  superseded: { zh: '已被取代', en: 'Superseded', tone: 'grey' },
} as const
export type VersionStanding = keyof typeof versionStandings

/** A field of a content that versions are compared by. */
export interface ComparedField {
  readonly key: string
  readonly zh: string
  readonly en: string
  /** English of words inside its values. */
  readonly wordsEn?: Readonly<Record<string, string>>
  /** Roles that hide it are told of no difference in it. */
  readonly sensitive?: SensitiveField
}
/** Rows of a content. Rows of two versions are paired by `by`, else by `Id`, else by their place. */
export interface ComparedLines {
  readonly zh: string
  readonly en: string
  /** The field that identifies a row among the others: a container number. */
  readonly by?: string
  readonly fields: readonly ComparedField[]
  /** Rows below each row, by property. */
  readonly lines?: Readonly<Record<string, ComparedLines>>
}
export interface VersionShape {
  readonly fields: readonly ComparedField[]
  readonly lines?: Readonly<Record<string, ComparedLines>>
}

/** A kind whose records are kept whole with each step. */
export interface VersionsFacts {
  /** Readers of the history, among those who read the kind. */
  readonly may?: May
  /** Events that end a version which is not in force. */
  readonly withdrawing: readonly string[]
  /** How two contents are compared; left out where the server has a comparison of the kind's own. */
  readonly shape?: VersionShape
}

interface StandingFacts {
  readonly number: number
  /** The latest event of the version. */
  readonly event: string
}
/** The standing of a version. `inForce`: number of the version in force, 0 without one; `latest`: the highest number. */
export function standingOf(
  { withdrawing }: Pick<VersionsFacts, 'withdrawing'>,
  { number, event }: StandingFacts,
  { inForce, latest }: { readonly inForce: number; readonly latest: number },
): VersionStanding {
  if (number === inForce) return 'inForce'
  if (withdrawing.includes(event)) return 'withdrawn'
  return number === latest && number > inForce ? 'proposed' : 'superseded'
}
