import { mergeValues, placeKey, sameJson, share, taken, type Content, type Merger, type ValueConflict } from '@jst/store/keeping'

/** Input of a form: the version of the record below it (null: a new one), the initial values, and the current values. */
export interface Typed {
  readonly over: string | null
  readonly first: object
  readonly values: object
  readonly revision: number
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)
// two pages over different versions of the record say the same when their fields do
const same = (a: Typed, b: Typed) => sameJson(a.values, b.values)

export const typedContent: Content<Typed> = {
  same,
  sameHere: same,
  isEmpty: ({ first, values }) => sameJson(first, values),
  revisionOf: ({ revision }) => revision,
  toText: (typed) => JSON.stringify(typed),
  fromJson: (json) => {
    const { over = null, first, values, revision } = (isObject(json) ? json : {}) as Partial<Typed>
    return isObject(first) && isObject(values) && typeof revision === 'number' ? { over, first, values, revision } : null
  },
  share: (previous, read) => share(previous, read),
}

/** Merged by fields, and lists by rows with ids; version and beginning stay those of the page. */
export const typedMerger: Merger<Typed, ValueConflict> = {
  merge: (base, mine, theirs) => {
    const { value, conflicts } = mergeValues(base?.values ?? null, mine.values, theirs.values)
    return { value: { ...mine, values: value, revision: Math.max(mine.revision, theirs.revision) }, conflicts }
  },
  taken: (typed, conflict, side) => ({ ...typed, values: taken(typed.values, conflict, side) }),
  placeKey,
}
