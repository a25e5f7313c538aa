import { numberField } from '../../document/entity.ts'
import { entityCalls } from '../../entity/calls.ts'
import { defineEntity, type EntityField } from '../../entity/fields.ts'
import { remark } from '../../entity/common-fields.ts'
import { dayFields, scopeList, scopePlaces } from '../price-rule-fields.ts'
import { lclChargeFields } from './lcl-lines.ts'
import { coloadFacts, coloadOps, lclCargoTypes, lclCargoTypesEn } from './lcl-words.ts'

const condition = { group: '收取条件（留空为总是收取）', groupEn: 'Condition (blank: always)' } as const
const places = scopePlaces.filter(({ key }) => key !== 'Carriers')

const fields: readonly EntityField[] = [
  { ...numberField('附加费编号'), hint: '留空自动生成' },
  { key: 'NameZh', kind: 'text', zh: '名称', en: 'Name', max: 80, required: true, listed: 160, search: true },
  ...lclChargeFields.map((field): EntityField => (field.key === 'ChargeCode' ? { ...field, filter: true } : field)),
  { key: 'ConditionOf', kind: 'choice', zh: '条件', en: 'Condition', choices: coloadFacts, listed: 130, ...condition },
  { key: 'ConditionOp', kind: 'choice', zh: '比较', en: 'Is', choices: coloadOps, listed: 72, ...condition },
  { key: 'ConditionValue', kind: 'number', zh: '数值', en: 'Value', min: 0, max: 999_999, digits: 3, listed: 84, ...condition },
  scopeList('Suppliers', '拼箱庄家', 'Consolidators', { to: 'provider', sensitive: 'supplier' }),
  ...places,
  scopeList('CargoTypes', '货物', 'Cargo', { choices: lclCargoTypes, choicesEn: lclCargoTypesEn }),
  ...dayFields(),
  remark,
]

/** 拼箱附加费: what co-loaders charge besides the rate, of every LCL rate that it is for. */
export const coloadCalls = entityCalls(
  defineEntity({
    name: 'LclCoload',
    kind: 'coload',
    table: 'lcl_coload',
    zh: '拼箱附加费',
    en: 'Co-load charge',
    path: '/SeaFreight/LCLFreightManagement/FreightCo-load',
    ownOnly: true,
    fields,
  }),
)
