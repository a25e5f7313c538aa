import { defineEndpoint } from '../../endpoint.ts'
import { Instant } from '../../envelope.ts'
import { buttons } from '../../may.ts'
import { BooleanSchema, Integer, Null, NumberSchema, ObjectSchema, type Static, Union, strict } from '../../schema.ts'

const values = {
  /** Packages by which a set may differ from its order with a warning. */
  PackageTolerance: Integer({ minimum: 0, maximum: 100 }),
  /** Share by which weight and volume may differ with a warning. */
  Tolerance: NumberSchema({ minimum: 0, maximum: 0.05 }),
  HsCodeRequired: BooleanSchema(),
  VolumeRequired: BooleanSchema(),
  /** Chinese names of goods are needed. */
  ManifestFiling: BooleanSchema(),
  /** Types of boxes, volumes and marks may be left out, as DCSA eBL 3 leaves them. */
  StandardMinimum: BooleanSchema(),
}
/** Rule settings of an operator for shipping instructions. */
export const SiRules = ObjectSchema(values)
export type SiRules = Static<typeof SiRules>
/** UpdateTime: null while the usual holds. */
export const SiRulesStored = ObjectSchema({ ...values, UpdateTime: Union([Instant, Null()]) })
export type SiRulesStored = Static<typeof SiRulesStored>

const may = buttons({ path: '/tdManage/siCheck', code: 'rules' })
export const siRules = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingSI/GetRuleSetting',
  summary: '补料校验规则',
  may,
  reply: SiRulesStored,
})
/** UpdateTime is what the caller saw; an older one is refused with 412 and the stored rules. */
export const saveSiRules = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingSI/SaveRuleSetting',
  summary: '保存补料校验规则',
  may,
  body: ObjectSchema({ ...values, UpdateTime: Union([Instant, Null()]) }, strict),
  reply: SiRulesStored,
})
