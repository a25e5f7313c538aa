export {
  billColumns,
  foreignCharacters,
  gridFindings,
  isSameAsConsignee,
  isToOrder,
  toBillText,
  wrapBillText,
  type GridFinding,
} from './bill-text.ts'
export { checkContainerNo, checkDigit, normalizeContainerNo, type ContainerNoFinding } from './iso6346.ts'
export { boxSummary, round3, totalsOf, type Totals } from './totals.ts'
export { passes, validateSet, type OrderFacts, type SetToCheck } from './validate.ts'
export {
  containerFromWire,
  emptyContainer,
  emptyLine,
  emptyRecord,
  lineFromWire,
  recordFromOrder,
  recordFromWire,
  recordToWire,
  templateFromWire,
  templateToWire,
  wholeNumberText,
} from './wire.ts'
