import {
  allocatedBoxes,
  allocationIn,
  emptyAllocation,
  type Allocation as BoxAllocation,
  type AllocationBy,
  type AllocationRow as BoxRow,
  type Amounts,
  type BoxShape,
} from '@jst/contracts/allocation'
import type { SiContainer, SiLine, SiRecord } from '@jst/contracts/si/data'
import { normalizeContainerNo } from '@jst/contracts/values'
import { sharedNumbers } from '../rules/part-load.ts'
import { totalsOf } from '../rules/totals.ts'

type Measure = 'packages' | 'weight' | 'volume'

/** Quantities of one row that go to one draft: whole packages, kg and m³ with three decimals, never negative. */
export type AllocationCell = Amounts<Measure>
/** A container, or a goods line of one, with what is loaded. */
export type AllocationRow = BoxRow<Measure, SiContainer, SiLine>
/** Quantities by row and draft: `cells[row][draft]`. Immutable. */
export type Allocation = BoxAllocation<Measure, SiContainer, SiLine>

/** Containers and their goods lines: packages lead, kg and m³ follow them. */
export const containerShape: BoxShape<Measure, SiContainer, SiLine> = {
  measures: [
    { key: 'packages', digits: 0 },
    { key: 'weight', digits: 3 },
    { key: 'volume', digits: 3 },
  ],
  noOf: ({ containerNo }) => containerNo,
  idOf: ({ id }) => id,
  linesOf: ({ lines }) => lines,
  textOf: ({ goods, goodsZh, hsCode, marks }) => [goods, goodsZh, hsCode, marks].join('|'),
  amountsOf: ({ packages, weight, volume }) => ({ packages, weight, volume }),
  withLines: (container, amounts, lines) => ({ ...container, ...amounts, lines: [...lines] }),
  withAmounts: (line, amounts) => ({ ...line, ...amounts }),
  withId: (line, id) => ({ ...line, id }),
}

/** An empty allocation of an order's containers over drafts. */
export const allocationOf = (containers: readonly SiContainer[], draftIds: readonly number[], by: AllocationBy = 'box'): Allocation =>
  emptyAllocation(containerShape, containers, draftIds, by)

/**
 * Reads an allocation from drafts: what each has of every container (or line) of the order. What only drafts have is a row of its own,
 * loaded with what they say. Without the order's containers the drafts themselves say what is loaded.
 */
export const readAllocation = (containers: readonly SiContainer[], drafts: readonly SiRecord[], by: AllocationBy = 'box'): Allocation =>
  allocationIn(
    containerShape,
    containers,
    drafts.map((draft) => ({ id: draft.id, boxes: draft.containers })),
    by,
  )

/**
 * Writes an allocation into the drafts: each draft gets the containers (and lines) of which it has a part, with its quantities, and its
 * total of packages. What people typed about a container in a draft (seal, type) stays; a container of several drafts is marked as a
 * part load, until one of them has all of it.
 * Drafts that are no column stay as they are.
 */
export function applyAllocation(allocation: Allocation, drafts: readonly SiRecord[]): SiRecord[] {
  const documents = drafts.map((draft) => ({ id: draft.id, boxes: draft.containers }))
  const given = allocatedBoxes(containerShape, allocation, documents)
  const marked = markPartLoads(
    drafts,
    given.map(({ boxes }) => boxes),
  )
  return drafts.map((draft, index) => {
    if (!allocation.draftIds.includes(draft.id)) return draft
    const containers = marked[index]!
    return { ...draft, containers, packageCount: String(totalsOf(containers).packages) }
  })
}

/** Containers of drafts with the mark of a part load where several drafts have them now, and without it where one has all that several had. */
export function markPartLoads(
  before: readonly Pick<SiRecord, 'containers'>[],
  after: readonly (readonly SiContainer[])[],
): SiContainer[][] {
  const shared = sharedNumbers(after.map((containers) => ({ containers })))
  const wasShared = sharedNumbers(before)
  const marked = (box: SiContainer): SiContainer => {
    const number = normalizeContainerNo(box.containerNo)
    const partLoad = shared.has(number) ? '1' : wasShared.has(number) ? '' : box.partLoad
    return partLoad === box.partLoad ? box : { ...box, partLoad }
  }
  return after.map((containers) => containers.map(marked))
}
