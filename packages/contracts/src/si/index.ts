export { commercialType, containerTypes, goodsTypes, paymentMethods, signingMethods, transportTerms, type Choice } from './choices.ts'
export * from './endpoints.ts'
export { containerFields, lineFields, masterBillFields, recordFields, templateFields } from './fields.ts'
export type {
  DomainOf,
  FieldSpec,
  SiContainer,
  SiContainerWire,
  SiLine,
  SiLineWire,
  SiMasterBill,
  SiMasterBillWire,
  SiRecord,
  SiRecordWire,
  SiTemplate,
  SiTemplateWire,
  WireOf,
} from './fields.ts'
export { siOrderData, siRecordInput, siRecordOutput, siTemplateInput, siTemplateOutput } from './schemas.ts'
export type { SiOrderData, SiRecordInput, SiTemplateInput } from './schemas.ts'
export { rejectReasons, resubmittable, siSourceTable, SiStatus, siStatusTable, siTransitions, type SiSide, type Tone } from './status.ts'
