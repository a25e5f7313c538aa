export {
  allocationRest,
  allocationTotals,
  assignBox,
  assignRow,
  clearAllocation,
  fillRest,
  isAllocated,
  setCell,
  shareOut,
  splitEvenly,
  splitInProportion,
  type AllocationBy,
  type Scope,
} from '@jst/contracts/allocation'
export {
  allocationOf,
  applyAllocation,
  markPartLoads,
  containerShape,
  readAllocation,
  type Allocation,
  type AllocationCell,
  type AllocationRow,
} from './allocation.ts'
export { combine, type Combined, type CombinedOrder } from './combine.ts'
