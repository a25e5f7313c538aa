import {
  containerFields as boxes,
  creditKinds as credits,
  goodsTypes as cargoTypes,
  lineFields as lines,
  masterBillFields as masterBills,
  packingGroups as groups,
  paymentMethods as payments,
  recordFields as records,
  signingMethods as signings,
  templateFields as templates,
  ticks as yes,
  vgmMethods as vgms,
} from '@jst/contracts/si'
import { speech } from './speech.ts'

const chinese = {
  recordFields: records,
  containerFields: boxes,
  lineFields: lines,
  masterBillFields: masterBills,
  templateFields: templates,
  creditKinds: credits,
  goodsTypes: cargoTypes,
  paymentMethods: payments,
  signingMethods: signings,
  packingGroups: groups,
  vgmMethods: vgms,
  ticks: yes,
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
