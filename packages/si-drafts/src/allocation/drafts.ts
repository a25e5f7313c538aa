import type { SiContainer, SiLine, SiRecord } from '@jst/contracts/si/data'
import { totalsOf } from '../rules/totals.ts'
import {
  boxKeys,
  fromParts,
  lineKeys,
  measures,
  nothing,
  rowsOf,
  sumOf,
  toParts,
  type Allocation,
  type AllocationBy,
  type AllocationCell,
  type AllocationRow,
} from './allocation.ts'
import { shareOut } from './share-out.ts'

const isNothing = ({ packages, weight, volume }: AllocationCell) => packages === 0 && weight === 0 && volume === 0
const amount = ({ packages, weight, volume }: AllocationCell): AllocationCell => ({ packages, weight, volume })

/**
 * Writes an allocation into the drafts: each draft gets the containers (and lines) of which it has a part, with its quantities, and its
 * total of packages. What people typed about a container in a draft (seal, type) stays. Drafts that are no column stay as they are.
 */
export function applyAllocation(allocation: Allocation, drafts: readonly SiRecord[]): SiRecord[] {
  const lineRests = new Map<SiLine, AllocationCell>()
  return drafts.map((draft) => {
    const column = allocation.draftIds.indexOf(draft.id)
    if (column < 0) return draft
    const boxes = new Map<string, { row: AllocationRow; cell: AllocationCell }[]>()
    allocation.rows.forEach((row, index) => {
      const cell = allocation.cells[index]?.[column] ?? nothing
      if (!isNothing(cell)) boxes.set(row.box, [...(boxes.get(row.box) ?? []), { row, cell }])
    })
    const containers = [...boxes.values()].map((parts) => containerOf(parts, draft, lineRests))
    return { ...draft, containers, packageCount: String(totalsOf(containers).packages) }
  })
}

function containerOf(
  parts: readonly { row: AllocationRow; cell: AllocationCell }[],
  draft: SiRecord,
  rests: Map<SiLine, AllocationCell>,
): SiContainer {
  const [first] = parts
  if (!first) throw new RangeError('A container needs a part.')
  const source = first.row.container
  const known = knownIn(draft, source)
  const lines = first.row.line
    ? parts.flatMap(({ row, cell }) => (row.line ? [{ ...row.line, ...cell }] : []))
    : linesFor(source.lines, first.cell, rests)
  return { ...source, ...known, ...sumOf(parts.map(({ cell }) => cell)), lines }
}

/** The draft's own box, when it has it already. */
function knownIn(draft: SiRecord, source: SiContainer): Partial<SiContainer> {
  const { containerNo, id } = source
  const same = (box: SiContainer) => box.containerNo === containerNo && (containerNo !== '' || box.id === id)
  return draft.containers.find(same) ?? {}
}

/** A part of a box with lines: each line gives of what it has left, so that over all drafts every line comes out exactly. */
function linesFor(lines: readonly SiLine[], cell: AllocationCell, rests: Map<SiLine, AllocationCell>): SiLine[] {
  const left = lines.map((line) => rests.get(line) ?? amount(line))
  const given = lines.map((): Record<(typeof measures)[number], number> => ({ packages: 0, weight: 0, volume: 0 }))
  for (const measure of measures) {
    const shares = shareOut(
      toParts(measure, cell[measure]),
      left.map((rest) => rest[measure]),
    )
    shares.forEach((share, index) => {
      const target = given[index]
      if (target) target[measure] = fromParts(measure, share)
    })
  }
  return lines.flatMap((line, index) => {
    const [part, rest] = [given[index] ?? nothing, left[index] ?? nothing]
    rests.set(line, {
      packages: rest.packages - part.packages,
      weight: fromParts('weight', toParts('weight', rest.weight) - toParts('weight', part.weight)),
      volume: fromParts('volume', toParts('volume', rest.volume) - toParts('volume', part.volume)),
    })
    return isNothing(part) ? [] : [{ ...line, ...part }]
  })
}

/**
 * Reads an allocation from drafts: what each has of every container (or line) of the order. What only drafts have is a row of its own,
 * loaded with what they say. Without the order's containers the drafts themselves say what is loaded.
 */
export function readAllocation(containers: readonly SiContainer[], drafts: readonly SiRecord[], by: AllocationBy = 'box'): Allocation {
  const rows = new Map(rowsOf(containers, by).map((row) => [row.key, { row, cells: drafts.map(() => nothing), booked: true }]))
  drafts.forEach((draft, column) => {
    for (const found of rowsOf(withOrderLines(draft.containers, containers), by)) {
      const known = rows.get(found.key) ?? { row: found, cells: drafts.map(() => nothing), booked: false }
      known.cells[column] = amount(found)
      rows.set(found.key, known)
    }
  })
  const all = [...rows.values()]
  return {
    by,
    rows: all.map(({ row, cells, booked }) => (booked ? row : { ...row, ...sumOf(cells) })),
    draftIds: drafts.map(({ id }) => id),
    cells: all.map(({ cells }) => cells),
  }
}

/** Lines of a draft carry the ids of their draft's record: those that say the same as a line of the order are that line. */
function withOrderLines(boxes: readonly SiContainer[], order: readonly SiContainer[]): SiContainer[] {
  const byKey = new Map(boxKeys(order).map((key, index) => [key, order[index]]))
  const keys = boxKeys(boxes)
  return boxes.map((box, index) => {
    const booked = byKey.get(keys[index] ?? '')
    if (!booked || box.lines.length === 0) return box
    const ids = new Set(booked.lines.map(({ id }) => id).filter((id) => id > 0))
    if (box.lines.every(({ id }) => ids.has(id))) return box
    const bySaying = new Map(
      lineKeys(booked.lines.map((line) => ({ ...line, id: 0 }))).map((key, position) => [key, booked.lines[position]]),
    )
    const sayings = lineKeys(box.lines.map((line) => ({ ...line, id: 0 })))
    return { ...box, lines: box.lines.map((line, position) => ({ ...line, id: bySaying.get(sayings[position] ?? '')?.id ?? line.id })) }
  })
}
