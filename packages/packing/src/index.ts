export { applyChange, inverse, type Change, type Replacement } from './divide/change.ts'
export { combine, type CombinedField } from './divide/combine.ts'
export { divideBox, divideLine, splitOff, type LeavingLine, type NewKey, type Shares } from './divide/split.ts'
export {
  billsOf,
  boxKeys,
  emptyBox,
  emptyLine,
  isEmptyBox,
  sealSet,
  type PackedBox,
  type PackedLine,
  type Seal,
  type SealSource,
} from './model/box.ts'
export { PackingError, type PackingRefusal, type Words } from './model/error.ts'
export { measures, type MeasureName, type Quantities } from './model/measures.ts'
export {
  divideByCounts,
  divideEvenly,
  divideByRatio,
  hasNone,
  noQuantities,
  ofUnits,
  restOf,
  sameQuantities,
  sumOf,
  unitsOf,
} from './model/quantities.ts'
export { fieldWords, measureWords, type FieldName } from './model/texts.ts'
export { sumsByBill, withSums } from './model/sums.ts'
