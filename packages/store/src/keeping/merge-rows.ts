import { sameJson } from './json.ts'
import type { Row, Rows } from './rows.ts'
import type { Report, Step } from './value-conflict.ts'

/** Merges two rows of one id. */
type MergeRow = (path: readonly Step[], base: unknown, mine: unknown, theirs: unknown, report: Report) => unknown

/**
 * Rows of both sides by their ids. One that the other side removed goes, unless it was changed here, and the other way round: then a person is asked.
 * Theirs is the order, where I kept mine; new rows follow the row that they followed.
 */
export function mergeRows(path: readonly Step[], base: Rows, mine: Rows, theirs: Rows, report: Report, merge: MergeRow): Row[] {
  const merged = new Map<string, Row>()
  for (const [id, row] of mine) {
    const [before, other] = [base.get(id), theirs.get(id)]
    const at = [...path, { row: id }]
    if (other) merged.set(id, merge(at, before, row, other, report) as Row)
    else if (!before || !sameJson(before, row)) merged.set(id, row)
    if (!other && before && !sameJson(before, row)) report({ path: at, base: before, mine: row, theirs: undefined })
  }
  for (const [id, row] of theirs) {
    const before = base.get(id)
    if (mine.has(id)) continue
    if (!before) merged.set(id, row)
    else if (!sameJson(before, row)) report({ path: [...path, { row: id }], base: before, mine: undefined, theirs: row })
  }
  const [first, second] = sameOrder(base, mine) ? [theirs, mine] : [mine, theirs]
  return inOrder(merged, [...first.keys()], [...second.keys()])
}

function sameOrder(before: Rows, after: Rows): boolean {
  const common = [...after.keys()].filter((id) => before.has(id))
  return [...before.keys()].filter((id) => after.has(id)).every((id, index) => common[index] === id)
}

/** The rows in the order of `first`; those that only `second` has follow the row that they follow there. */
function inOrder(rows: Rows, first: readonly string[], second: readonly string[]): Row[] {
  const order = first.filter((id) => rows.has(id))
  second.forEach((id, index) => {
    if (!rows.has(id) || order.includes(id)) return
    const previous = order.lastIndexOf(second.slice(0, index).findLast((key) => order.includes(key)) ?? '')
    order.splice(previous + 1, 0, id)
  })
  return order.map((id) => rows.get(id)!)
}
