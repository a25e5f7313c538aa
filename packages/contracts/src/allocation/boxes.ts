/** A quantity of boxes and lines, such as packages or weight. */
export interface Measure<M extends string = string> {
  readonly key: M
  /** Decimals; the smallest part that is shared out. */
  readonly digits: number
}
/** Quantities by measure. */
export type Amounts<M extends string = string> = Readonly<Record<M, number>>

const partsOf = ({ digits }: Measure) => 10 ** digits
/** Smallest parts of an amount, a whole number. */
export const toParts = (measure: Measure, value: number): number => Math.round(value * partsOf(measure))
export const fromParts = (measure: Measure, parts: number): number => parts / partsOf(measure)
/** Rounds away what floating point adds to a sum. */
const rounded = (measure: Measure, value: number) => fromParts(measure, toParts(measure, value + Number.EPSILON))

/** Amounts by a function of the measure. */
export const amountsBy = <M extends string>(measures: readonly Measure<M>[], value: (measure: Measure<M>) => number): Amounts<M> =>
  Object.fromEntries(measures.map((measure) => [measure.key, value(measure)])) as Amounts<M>

/** Sums of amounts. */
export const sumOfAmounts = <M extends string>(measures: readonly Measure<M>[], amounts: readonly Amounts<M>[]): Amounts<M> =>
  amountsBy(measures, (measure) => {
    let sum = 0
    for (const amount of amounts) sum += amount[measure.key]
    return rounded(measure, sum)
  })

/** Rest of an amount after others; negative if they are more. */
export const restOf = <M extends string>(measures: readonly Measure<M>[], total: Amounts<M>, parts: readonly Amounts<M>[]): Amounts<M> => {
  const given = sumOfAmounts(measures, parts)
  return amountsBy(measures, (measure) => rounded(measure, total[measure.key] - given[measure.key]))
}
export const isNothing = <M extends string>(measures: readonly Measure<M>[], amounts: Amounts<M>): boolean =>
  measures.every(({ key }) => amounts[key] === 0)

/**
 * Boxes with lines below them, of any form: how to read and write them. `B` is a box, `L` a line below one. The first measure leads: the others
 * follow it in proportion.
 */
export interface BoxShape<M extends string, B, L> {
  readonly measures: readonly [Measure<M>, ...Measure<M>[]]
  /** Number of a box, such as that on its doors; '' while it has none. */
  readonly noOf: (box: B) => string
  /** Stored key; 0 of a new one. */
  readonly idOf: (source: B | L) => number
  readonly linesOf: (box: B) => readonly L[]
  /** Text of a line beside its quantities: lines of two records with the same text are one line. */
  readonly textOf: (line: L) => string
  readonly amountsOf: (source: B | L) => Amounts<M>
  readonly withLines: (box: B, amounts: Amounts<M>, lines: readonly L[]) => B
  readonly withAmounts: (line: L, amounts: Amounts<M>) => L
  readonly withId: (line: L, id: number) => L
}

/** Adds the occurrence to keys that stand there before. `first`: the first one is counted as well. */
function counted(keys: readonly string[], first: boolean): string[] {
  const seen = new Map<string, number>()
  return keys.map((key) => {
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    return times === 1 && !first ? key : `${key}~${times}`
  })
}

/** Keys of boxes: their number, else id, else position; each once. */
export const boxKeys = <B>({ noOf, idOf }: { noOf: (box: B) => string; idOf: (box: B) => number }, boxes: readonly B[]): string[] =>
  counted(
    boxes.map((box, index) => noOf(box) || (idOf(box) > 0 ? `#${idOf(box)}` : `@${index + 1}`)),
    false,
  )

/** Keys of lines in their box: the id, else what they say, counted. `byText`: what they say alone. */
export const lineKeys = <M extends string, B, L>({ idOf, textOf }: BoxShape<M, B, L>, lines: readonly L[], byText = false): string[] =>
  counted(
    lines.map((line) => (idOf(line) > 0 && !byText ? `#${idOf(line)}` : textOf(line))),
    true,
  )
