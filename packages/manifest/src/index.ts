export { ensFilingTypes, ensTypeOf, proposedEnsType, type EnsFilingCode, type EnsFilingType } from './regimes/filing-types.ts'
export {
  emptyConsignment,
  emptyGoods,
  emptyParty,
  partyRoles,
  withoutBlanks,
  type Consignment,
  type ManifestGoods,
  type ManifestParty,
  type PartyRole,
} from './model/consignment.ts'
export { consignmentLengths, goodsLengths, partyLengths } from './model/lengths.ts'
export { fieldWords, labelOf, partyWords, roleWords, type ManifestField } from './model/texts.ts'
export { readPartyCode, type PartyCode } from './model/party-code.ts'
export {
  amendmentProblems,
  reasonsProblem,
  referenceProblem,
  type AmendmentFacts,
  type AmendmentProblem,
  type UsedReference,
} from './regimes/amend.ts'
export { deadlineOf, timingOf, type FilingDeadline, type Timed, type Timing } from './regimes/deadlines.ts'
export { regimeCodes, regimes, regimesFor, type NeededRegime, type Regime, type RegimeCode } from './regimes/regimes.ts'
