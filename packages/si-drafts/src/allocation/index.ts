export {
  allocationOf,
  allocationRest,
  allocationTotals,
  isAllocated,
  type Allocation,
  type AllocationBy,
  type AllocationCell,
  type AllocationRow,
} from './allocation.ts'
export { combine, type Combined, type CombinedOrder } from './combine.ts'
export { applyAllocation, readAllocation } from './drafts.ts'
export { assignBox, assignRow, clearAllocation, fillRest, setCell, splitEvenly, splitInProportion, type Scope } from './operations.ts'
export { shareOut } from './share-out.ts'
