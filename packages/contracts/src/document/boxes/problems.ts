import { boxKeys, sumOfAmounts } from '../../allocation/index.ts'
import { boxShape, quantityFields, type BoxesFacts, type BoxRow } from './boxes.ts'

/** A contradiction between boxes and lines, at a field of a box: its place among the boxes. */
export interface BoxProblem {
  readonly box: number
  readonly field: string
  readonly label: string
  readonly message: string
}

/** Contradictions that no single field shows: a number that stands twice, and lines that do not add up to their box. */
export function boxProblems(facts: BoxesFacts, boxes: readonly BoxRow[]): BoxProblem[] {
  const shape = boxShape(facts)
  const fields = quantityFields(facts)
  const label = facts.boxes.fields.find(({ key }) => key === facts.by)?.zh ?? facts.zh
  const first = new Map<string, number>()
  return boxes.flatMap((box, at) => {
    const no = shape.noOf(box)
    const before = no === '' ? undefined : first.get(no)
    if (before === undefined) first.set(no, at)
    const twice: BoxProblem[] =
      before === undefined ? [] : [{ box: at, field: facts.by, label, message: `${label} ${no} 与第 ${before + 1} 行重复，请修改其中一个` }]
    if (box.Lines.length === 0) return twice
    const [stated, sum] = [shape.amountsOf(box), sumOfAmounts(shape.measures, box.Lines.map(shape.amountsOf))]
    const sums = fields
      .filter(({ key }) => stated[key] !== sum[key])
      .map(({ key, zh }): BoxProblem => {
        const message = `${no === '' ? `第 ${at + 1} 行` : no} 的明细${zh}合计 ${sum[key]}，与 ${stated[key]} 不一致，请修改其中一个`
        return { box: at, field: key, label: zh, message }
      })
    return [...twice, ...sums]
  })
}

/** A box of which the records of a group have more than is booked, or of which something is left. */
export interface AllocationProblem {
  /** Number of the box, or its place. */
  readonly box: string
  readonly field: string
  readonly label: string
  /** Negative: more is given away than there is. */
  readonly rest: number
}

/** Compares what is booked with the sum of what all records of the group have, box by box. Boxes that are not booked count as given too much. */
export function allocationProblems(
  facts: BoxesFacts,
  booked: readonly BoxRow[],
  records: readonly (readonly BoxRow[])[],
): AllocationProblem[] {
  const shape = boxShape(facts)
  const given = new Map<string, BoxRow[]>()
  for (const boxes of records) {
    const keys = boxKeys(shape, boxes)
    boxes.forEach((box, at) => given.set(keys[at]!, [...(given.get(keys[at]!) ?? []), box]))
  }
  const keys = boxKeys(shape, booked)
  const loaded = new Map(booked.map((box, at) => [keys[at]!, box]))
  return [...new Set([...keys, ...given.keys()])].flatMap((key) => {
    const loadedBox = loaded.get(key)
    const sums = sumOfAmounts(shape.measures, (given.get(key) ?? []).map(shape.amountsOf))
    const rests = sumOfAmounts(shape.measures, [
      ...(loadedBox ? [shape.amountsOf(loadedBox)] : []),
      Object.fromEntries(facts.quantities.map((measure) => [measure, -sums[measure]!])),
    ])
    return quantityFields(facts).flatMap(({ key: field, zh }) =>
      rests[field] === 0 ? [] : [{ box: key, field, label: zh, rest: rests[field]! }],
    )
  })
}
