import { defineEndpoint } from '../../endpoint.ts'
import { Id, InstantOrNull, Quantity } from '../../envelope.ts'
import { buttons, menus } from '../../may.ts'
import { ArraySchema, BooleanSchema, Integer, NumberSchema, ObjectSchema, StringSchema, type Static, strict } from '../../schema.ts'
import { siScreens } from '../menus.ts'

const values = {
  /** Packages by which a set may differ from its order with a warning. */
  PackageTolerance: Integer({ minimum: 0, maximum: 100 }),
  /** Share by which weight and volume may differ with a warning. */
  Tolerance: NumberSchema({ minimum: 0, maximum: 0.05 }),
  HsCodeRequired: BooleanSchema(),
  VolumeRequired: BooleanSchema(),
  /** Chinese names of goods are needed. */
  ManifestFiling: BooleanSchema(),
  /** Container types, volumes and marks are optional, as in DCSA eBL 3. */
  StandardMinimum: BooleanSchema(),
  /** Countries of destination whose demands on parties (tax numbers, telephones) refuse a submission; others warn. */
  PartyCountries: ArraySchema(StringSchema({ pattern: '^[A-Z]{2}$', maxLength: 2 }), { maxItems: 60 }),
  /** Hours before the carrier's cut-off at which the operator's own is. */
  InternalHours: Integer({ minimum: 0, maximum: 240 }),
  /** Hours before the operator's cut-off at which customers are reminded of an instruction that they have not submitted. */
  ChaseHours: ArraySchema(Integer({ minimum: 1, maximum: 480 }), { maxItems: 6 }),
}
/** Rule settings of an operator for shipping instructions. */
export const SiRules = ObjectSchema(values)
export type SiRules = Static<typeof SiRules>
/** UpdateTime: null while the usual holds. */
export const SiRulesStored = ObjectSchema({ ...values, UpdateTime: InstantOrNull })
export type SiRulesStored = Static<typeof SiRulesStored>

/** Cut-offs of an order: the carrier's, and the operator's own; and how often its customer was reminded. */
export const SiClocks = ObjectSchema({
  CarrierCutOff: InstantOrNull,
  InternalCutOff: InstantOrNull,
  Chased: Quantity,
  ChasedAt: InstantOrNull,
})
export type SiClocks = Static<typeof SiClocks>
export const siClocks = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingSI/GetClocks',
  summary: '委托的对内、对外截单与催料次数',
  may: menus(...siScreens.editor, ...siScreens.review),
  query: ObjectSchema({ CGO_ID: Id }, strict),
  reply: SiClocks,
})

const may = buttons({ path: '/tdManage/siCheck', code: 'rules' })
export const siRules = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingSI/GetRuleSetting',
  summary: '补料校验规则',
  may,
  reply: SiRulesStored,
})
/** UpdateTime is the version that the caller has read; an older one answers 412 with the stored rules. */
export const saveSiRules = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingSI/SaveRuleSetting',
  summary: '保存补料校验规则',
  may,
  body: ObjectSchema({ ...values, UpdateTime: InstantOrNull }, strict),
  reply: SiRulesStored,
})
