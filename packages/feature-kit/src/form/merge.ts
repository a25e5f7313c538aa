import type { Difference, Side } from './StaleComparison.tsx'

/** Something of a form that two people can have changed. */
export interface Part<F> {
  readonly key: string
  readonly label: string
  /** As people read it; '' when there is nothing. */
  readonly read: (form: F) => string
  /** The form with this part of another one. */
  readonly take: (form: F, from: F) => F
}

/** A part that is one value of the form. @param read default: the value as it stands */
export const valuePart = <F>(key: keyof F & string, label: string, read: (form: F) => string = (form) => String(form[key])): Part<F> => ({
  key,
  label,
  read,
  take: (form, from) => ({ ...form, [key]: from[key] }),
})

/** The three forms of what somebody else saved first: as it was opened, as it stands now, and as it was typed. */
export interface Versions<F> {
  readonly before: F
  readonly theirs: F
  readonly mine: F
}
export type Choices = Readonly<Record<string, Side | undefined>>
type Known = Difference & { readonly before: string }

/** Where what is stored and what was typed differ. */
export const differencesOf = <F>(parts: readonly Part<F>[], { before, theirs, mine }: Versions<F>): Known[] =>
  parts
    .map(({ key, label, read }) => ({ key, label, before: read(before), theirs: read(theirs), mine: read(mine) }))
    .filter((difference) => difference.theirs !== difference.mine)

/** Default choices: a value changed by one side only is that side's; a value changed by both has to be chosen. */
export const firstChoices = (differences: readonly Known[]): Choices =>
  Object.fromEntries(
    differences.map(({ key, before, theirs, mine }) => [key, mine === before ? 'theirs' : theirs === before ? 'mine' : undefined]),
  )

/** Stored values with the chosen input; parts are applied in their order. */
export const mergedOf = <F>(parts: readonly Part<F>[], { theirs, mine }: Versions<F>, choices: Choices): F =>
  parts.reduce((form, part) => (choices[part.key] === 'mine' ? part.take(form, mine) : form), theirs)
