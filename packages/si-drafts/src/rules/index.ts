export { nextBillNo } from '../bill-no.ts'
export {
  billColumns,
  bookingsOf,
  declaredValueOf,
  foreignCharacters,
  gridFindings,
  isSameAsConsignee,
  isToOrder,
  toBillText,
  wrapBillText,
  type GridFinding,
} from './bill-text.ts'
export { isDeclaredAmount, isHsCode } from './bill-rules.ts'
export { checkCredit, type CreditClause, type CreditFacts, type CreditFinding, type Journey } from './credit.ts'
export type { DangerousEntry, DangerousVariant } from './dangerous-entry.ts'
export type { DangerousList } from './dangerous-rules.ts'
export { compareRecords, lineDifferences, type CompareOptions, type Difference, type LineDifference } from './compare.ts'
export { namesCountry } from '@jst/contracts/si/data'
export { missingTaxId, taxIdNames } from '@jst/contracts/si/data'
export { vagueGoods, vagueWordOf } from './data/vague-goods.ts'
export { neededFields } from './field-rules.ts'
export { placeBook, type KnownPlace, type PlaceBook } from './place-rules.ts'
export { checkContainerNo, checkDigit, normalizeContainerNo, type ContainerNoFinding } from '@jst/contracts/values'
export { combineFindings, type CombineFinding } from './merge-rules.ts'
export { knownCodes, type CodeTables, type KnownCodes } from './known-codes.ts'
export { combinableOrders, orderFacts, ruleSettings } from './order-facts.ts'
export { linesById, pairContainers, type Pairing } from './pairing.ts'
export { issueTarget, repairAll, repairsOf, withValue, type IssueTarget, type Repair } from './repairs.ts'
export { isPastCutOff } from './set-rules.ts'
export { chinaDay, stageAt, type Schedule } from './stage.ts'
export { runThrough, type Steps } from './steps.ts'
export { validateTemplate } from './template-rules.ts'
export { chinese, labelIn, type Language } from './texts.ts'
export { english } from './texts-en.ts'
export { boxSummary, round3, sameAmount, totalsOf, type Totals } from './totals.ts'
export type { CombinableOrder, OrderFacts, RuleSettings, SetToCheck } from './facts.ts'
export { passes } from './passes.ts'
export { findingsAbout, standardSettings, validateSet, validationSteps } from './validate.ts'
export {
  completed,
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
