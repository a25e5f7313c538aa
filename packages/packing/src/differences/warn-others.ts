import { billsOf, sealSet, type PackedBox } from '../model/box.ts'
import type { Words } from '../model/error.ts'
import { sumOf } from '../model/quantities.ts'
import { fieldWords, type FieldName } from '../model/texts.ts'
import { changeWords, stateWords } from './texts.ts'

/** A packing list with its state, in words of the caller. */
export type ListedBox = PackedBox & {
  readonly State?: string
  /** Number in the lists before, where it was another one: goods went into another box, or the box has its number only now. */
  readonly FormerNo?: string
}

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
 * Warnings to the bills that share a box whose number, seals, weight or state changed. `by`: the bill whose change it is, which is not warned. A
 * box that had one bill alone before and after warns nobody.
 */
export function warnOthers(before: readonly ListedBox[], after: readonly ListedBox[], by = ''): SharedWarning[] {
  const old = new Map(before.map((box) => [box.BoxNo, box]))
  return after.flatMap((box) => {
    const was = box.BoxNo === '' && box.FormerNo === undefined ? undefined : old.get(box.FormerNo ?? box.BoxNo)
    if (!was) return []
    const bills = [...new Set([...billsOf(was), ...billsOf(box)])]
    const changes = changesOf(was, box)
    const BoxNo = box.BoxNo || was.BoxNo
    if (bills.length < 2 || changes.length === 0) return []
    return bills
      .filter((bill) => bill !== by)
      .map((BillNo) => ({
        BillNo,
        BoxNo,
        With: bills.filter((bill) => bill !== BillNo),
        changes,
        message: changeWords(BoxNo, changes),
      }))
  })
}

function changesOf(was: ListedBox, is: ListedBox): SharedChange[] {
  const of = (field: 'BoxNo' | 'Seals' | 'Weight', before: string, after: string): SharedChange[] =>
    before === after ? [] : [{ field, label: fieldWords[field], before, after }]
  const [before, after] = [was.State ?? '', is.State ?? '']
  return [
    // a box that gets its number is the same box
    ...(was.BoxNo === '' ? [] : of('BoxNo', was.BoxNo, is.BoxNo)),
    ...of('Seals', sealSet(was.Seals), sealSet(is.Seals)),
    ...of('Weight', String(weightOf(was)), String(weightOf(is))),
    ...(before === after ? [] : [{ field: 'State' as const, label: stateWords, before, after }]),
  ]
}
const weightOf = (box: PackedBox) => (box.Lines.length > 0 ? sumOf(box.Lines).Weight : box.Weight)
