import type { SiRecord } from '@jst/contracts/si'
import { furtherOf, withFurther, type Further } from '@jst/si-drafts/standards'
import type { ReactNode } from 'react'
import type { CompareRow } from '../compare/compare-sides.ts'
import type { PutBeside } from '../carrier/takes.ts'
import { CompareRows } from '../compare/CompareRows.tsx'
import { shownOf } from './shown.ts'
import { texts } from './texts.ts'

const keyOf = (name: string) => `further ${name}`

/** Puts the value of a row as another version has it. */
export const putFurther =
  ({ key }: CompareRow, from: SiRecord): PutBeside =>
  (record) => {
    const now = furtherOf(record)
    const name = (Object.keys(now) as (keyof Further)[]).find((one) => keyOf(one) === key)
    const carried = name && withFurther(record, { ...now, [name]: furtherOf(from)[name] })
    return carried === undefined ? undefined : { ...record, carried }
  }

/** Comparison of the data for carriers beside the bill. @param all shows equal values as well */
export function furtherRows(now: SiRecord, before: SiRecord, all = false): CompareRow[] {
  const [shown, earlier] = [shownOf(furtherOf(now)), shownOf(furtherOf(before))]
  const names = new Map([...shown, ...earlier].map(({ name, label }) => [name, label]))
  const valueIn = (list: typeof shown, wanted: string) => list.find(({ name }) => name === wanted)?.value ?? ''
  return [...names].flatMap(([name, label]): CompareRow[] => {
    const [value, then] = [valueIn(shown, name), valueIn(earlier, name)]
    if (!all && value === then) return []
    return [{ key: keyOf(name), place: {}, label: `${texts.title} ${label}`, lines: false, before: then, order: undefined, now: value }]
  })
}

interface FurtherCompareProps {
  readonly now: SiRecord
  readonly before: SiRecord
  readonly all: boolean
  readonly labels: { readonly before: string; readonly now: string }
  /** Content of the empty state. */
  readonly none: ReactNode
  /** Acts of a row, such as restoring its earlier value. */
  readonly acts?: ((row: CompareRow, put: PutBeside) => ReactNode) | undefined
}

/** Differences of two versions beside the bill. */
export function FurtherCompare({ now, before, all, labels, none, acts }: FurtherCompareProps) {
  const rows = furtherRows(now, before, all)
  if (rows.length === 0) return none
  const actsOf = acts && ((row: CompareRow) => acts(row, putFurther(row, before)))
  return <CompareRows rows={rows} tab="previous" labels={{ order: '', ...labels }} acts={actsOf} />
}
