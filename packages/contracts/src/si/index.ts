export type { FieldAbout } from './catalogue/about.ts'
export { catalogueOf, fieldOfHeading, type CatalogueField, type SiEntity } from './catalogue/catalogue.ts'
export { siCarrierStates, type SiCarrierState } from './carrier/standing.ts'
export { siCarrierPages, siChannelCalls, siChannels, siNeeds, siWays, type SiNeed, type SiWay } from './carrier/channels.ts'
export * from './data.ts'
export { siDocument } from './document.ts'
export * from './endpoints/amendments.ts'
export * from './endpoints/bill-links.ts'
export * from './endpoints/carrier-drafts.ts'
export * from './endpoints/cockpit.ts'
export * from './endpoints/credit.ts'
export * from './endpoints/neighbours.ts'
export * from './endpoints/drafts.ts'
export * from './endpoints/favourites.ts'
export * from './endpoints/files.ts'
export * from './endpoints/lists.ts'
export * from './endpoints/records.ts'
export * from './endpoints/review.ts'
export * from './endpoints/rules.ts'
export * from './endpoints/standards.ts'
export * from './endpoints/templates.ts'
export * from './endpoints/versions.ts'
export { siFeeOccasions, type SiFeeOccasion } from './fees/occasions.ts'
export { siFeePage, siFeeRuleCalls } from './fees/rules.ts'
export { siFileButtons } from './menus.ts'
export { siParties } from './parties.ts'
export { siModifyInput, siOrderData, siRecordInput, siRecordOutput, siTemplateInput, siTemplateOutput } from './schemas.ts'
export type {
  SiModifyInput,
  SiModifyReasons,
  SiOrderData,
  SiRecordInput,
  SiTemplateFacts,
  SiTemplateInfo,
  SiTemplateInput,
} from './schemas.ts'
export { amendReasons, rejectMark, rejectReasons, switchReason, voidReasons, type RejectReason } from './reasons.ts'
export {
  expectedBills,
  isAmendable,
  isLiveBill,
  isResubmittable,
  siEventTable,
  siSourceTable,
  siStages,
  siStates,
  SiStatus,
  siStatusTable,
  type SiEvent,
  type SiMove,
  type SiSide,
  type SiStage,
} from './states.ts'
