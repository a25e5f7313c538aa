import * as si from '@jst/contracts/si'
import { speech } from './speech.ts'

const chinese = {
  recordFields: si.recordFields,
  containerFields: si.containerFields,
  lineFields: si.lineFields,
  masterBillFields: si.masterBillFields,
  templateFields: si.templateFields,
  creditKinds: si.creditKinds,
  goodsTypes: si.goodsTypes,
  paymentMethods: si.paymentMethods,
  signingMethods: si.signingMethods,
  packingGroups: si.packingGroups,
  vgmMethods: si.vgmMethods,
  ticks: si.ticks,
} as const
export type DeclaredFields = typeof chinese

/** Fields of shipping instructions and their choices; their labels are read in the language of the page. */
export const {
  recordFields,
  containerFields,
  lineFields,
  masterBillFields,
  templateFields,
  creditKinds,
  goodsTypes,
  paymentMethods,
  signingMethods,
  packingGroups,
  vgmMethods,
  ticks,
} = speech.words('fields', chinese) as DeclaredFields
