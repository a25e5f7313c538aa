import type { CheckedRate, PublishTerms } from '@jst/contracts/freight-rates'
import { texts } from './texts.ts'

/** Form values of the second step; '' keeps the value of each rate. */
export const blankTerms = {
  Visibility: '' as NonNullable<PublishTerms['Visibility']> | '',
  VisibleTo: [] as readonly string[],
  Featured: '' as 'yes' | 'no' | '',
}
export type TermValues = typeof blankTerms

export const asksWho = ({ Visibility }: TermValues) => Visibility === 'LEVELS' || Visibility === 'CUSTOMERS'

export const termsOf = (values: TermValues): PublishTerms => ({
  ...(values.Visibility === '' ? {} : { Visibility: values.Visibility, VisibleTo: asksWho(values) ? [...values.VisibleTo] : [] }),
  ...(values.Featured === '' ? {} : { Featured: values.Featured === 'yes' }),
})

export const doublesOf = ({ Problems }: CheckedRate) => Problems.flatMap(({ Doubles = [] }) => Doubles)

/** True where nothing refuses the publication but duplicates that are superseded. */
export const isReady = ({ Id, Problems }: CheckedRate, superseded: ReadonlySet<number>): boolean =>
  Problems.every(({ Refused, Doubles }) => !Refused || (Doubles !== undefined && superseded.has(Id)))

/** Text about the duplicates of a rate after its publication. */
export const supersedeText = (rate: CheckedRate): string =>
  doublesOf(rate)
    .map(({ Code, Left }) => (Left ? texts.ends(Code) : texts.archives(Code)))
    .join(texts.joint)

export const toggled = (set: ReadonlySet<number>, id: number, on: boolean): ReadonlySet<number> => {
  const next = new Set(set)
  if (on) next.add(id)
  else next.delete(id)
  return next
}
