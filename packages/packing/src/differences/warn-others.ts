import { billsOf, sealSet, type PackedBox } from '../model/box.ts'
import type { Words } from '../model/error.ts'
import { sumOf } from '../model/quantities.ts'
import { fieldWords, type FieldName } from '../model/texts.ts'
import { changeWords, stateWords } from './texts.ts'

/** A packing list with its state, in words of the caller. */
export type ListedBox = PackedBox & { readonly State?: string }

/** A change of a shared box. */
export interface SharedChange {
  readonly field: FieldName | 'State'
  readonly label: Words
  readonly before: string
  readonly after: string
}
/** A bill that shares a box with others, and what changed in that box. */
export interface SharedWarning {
  readonly BillNo: string
  readonly BoxNo: string
  /** The other bills of the box. */
  readonly With: readonly string[]
  readonly changes: readonly SharedChange[]
  readonly message: Words
}

/**
 * Warnings to the bills that share a box whose seals, weight or state changed. `by`: the bill whose change it is, which is not warned. A box that
 * had one bill alone before and after warns nobody.
 */
export function warnOthers(before: readonly ListedBox[], after: readonly ListedBox[], by = ''): SharedWarning[] {
  const old = new Map(before.filter(({ BoxNo }) => BoxNo !== '').map((box) => [box.BoxNo, box]))
  return after.flatMap((box) => {
    const was = old.get(box.BoxNo)
    if (!was) return []
    const bills = [...new Set([...billsOf(was), ...billsOf(box)])]
    const changes = changesOf(was, box)
    if (bills.length < 2 || changes.length === 0) return []
    return bills
      .filter((bill) => bill !== by)
      .map((BillNo) => ({
        BillNo,
        BoxNo: box.BoxNo,
        With: bills.filter((bill) => bill !== BillNo),
        changes,
        message: changeWords(box.BoxNo, changes),
      }))
  })
}

function changesOf(was: ListedBox, is: ListedBox): SharedChange[] {
  const of = (field: 'Seals' | 'Weight', before: string, after: string): SharedChange[] =>
    before === after ? [] : [{ field, label: fieldWords[field], before, after }]
  const [before, after] = [was.State ?? '', is.State ?? '']
  return [
    ...of('Seals', sealSet(was.Seals), sealSet(is.Seals)),
    ...of('Weight', String(weightOf(was)), String(weightOf(is))),
    ...(before === after ? [] : [{ field: 'State' as const, label: stateWords, before, after }]),
  ]
}
const weightOf = (box: PackedBox) => (box.Lines.length > 0 ? sumOf(box.Lines).Weight : box.Weight)
