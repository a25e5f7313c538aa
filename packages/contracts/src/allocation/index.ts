// Quantities of boxes and lines shared out over documents, without schemas: for packages that must stay small.
export {
  allocationRest,
  allocationRows,
  allocationTotals,
  emptyAllocation,
  isAllocated,
  nothingOf,
  type Allocation,
  type AllocationBy,
  type AllocationRow,
} from './allocation.ts'
export { boxKeys, isNothing, lineKeys, restOf, sumOfAmounts, type Amounts, type BoxShape, type Measure } from './boxes.ts'
export { allocatedBoxes, allocationIn, unallocated, type BoxDocument } from './documents.ts'
export { assignBox, assignRow, clearAllocation, fillRest, setCell, splitEvenly, splitInProportion, type Scope } from './operations.ts'
export { shareOut } from './share-out.ts'
