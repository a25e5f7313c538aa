import { entityCalls } from '../entity/calls.ts'
import { codeField, nameEn, remark } from '../entity/common-fields.ts'
import { defineEntity, type EntityField, type TextEntityField } from '../entity/fields.ts'

const root = '/DataMaintenance/FreightRateMaintenance'
/** Rate screens name what they use by the code of the master data. */
const codeOf = (zh: string): EntityField => codeField(zh, 20, { hint: '填写基础数据中的代码' })
const shown: TextEntityField = {
  key: 'NameZh',
  kind: 'text',
  zh: '显示名称',
  en: 'Shown as',
  aliases: ['名称'],
  max: 80,
  required: true,
  listed: 160,
  search: true,
  inline: true,
}
const visible: EntityField = { key: 'Visible', kind: 'flag', zh: '对客户可见', en: 'Visible', listed: 110, filter: true, inline: true }

/** Carriers as rates show them. */
export const rateCarrier = defineEntity({
  name: 'RateCarrier',
  kind: 'rateCarrier',
  table: 'm_rate_carrier',
  zh: '运价船公司',
  path: `${root}/ShipCompany`,
  fields: [
    codeOf('运价船公司代码'),
    shown,
    {
      key: 'CarrierCode',
      kind: 'reference',
      zh: '船公司',
      en: 'Carrier',
      to: 'carrier',
      required: true,
      listed: 130,
      filter: true,
      search: true,
    },
    { key: 'Contracts', kind: 'list', zh: '合约名称', en: 'Contracts', max: 60, most: 30, listed: 200, search: true },
    visible,
    remark,
  ],
})

/** Terminals as rates and schedules show them. */
export const rateTerminal = defineEntity({
  name: 'RateTerminal',
  kind: 'rateTerminal',
  table: 'm_rate_terminal',
  zh: '运价码头',
  path: `${root}/wharfmaintain`,
  fields: [
    codeOf('运价码头代码'),
    shown,
    { key: 'TerminalCode', kind: 'reference', zh: '码头', en: 'Terminal', to: 'terminal', required: true, listed: 160, search: true },
    { key: 'PortCode', kind: 'reference', zh: '港口', en: 'Port', to: 'port', listed: 140, filter: true, search: true },
    visible,
    remark,
  ],
})

/** Groups of surcharges, and whether they are part of an all-in rate. */
export const surchargeType = defineEntity({
  name: 'SurchargeType',
  kind: 'surchargeType',
  table: 'm_surcharge_type',
  zh: '附加费类型',
  path: `${root}/surchargetype`,
  fields: [
    codeField('类型代码', 20),
    { ...shown, zh: '类型名称', en: 'Name' },
    nameEn,
    { key: 'Charges', kind: 'list', zh: '包含费用', en: 'Charges', max: 60, most: 60, to: 'charge', listed: 240 },
    { key: 'InAllIn', kind: 'flag', zh: '默认含在包干价内', en: 'In all-in', listed: 150, filter: true, inline: true },
    remark,
  ],
})

/** Lanes as rates group them. */
export const rateLane = defineEntity({
  name: 'RateLane',
  kind: 'rateLane',
  table: 'm_rate_lane',
  zh: '运价航线',
  path: `${root}/linemaintain`,
  fields: [
    codeOf('运价航线代码'),
    shown,
    { key: 'LaneCode', kind: 'reference', zh: '航线', en: 'Lane', to: 'lane', required: true, listed: 130, filter: true },
    {
      key: 'Color',
      kind: 'code',
      zh: '颜色',
      en: 'Colour',
      max: 7,
      listed: 90,
      pattern: { source: '#[0-9A-Fa-f]{6}', say: '颜色形如 #165DFF' },
    },
    { key: 'Keeper', kind: 'text', zh: '运价专员', en: 'Rates clerk', max: 40, listed: 110, search: true, inline: true },
    { key: 'ValidDays', kind: 'number', zh: '默认有效天数', en: 'Valid days', min: 1, max: 365, digits: 0, listed: 120, inline: true },
    visible,
    remark,
  ],
})

/** Ports as rates show them, with the ports whose rates they share. */
export const ratePort = defineEntity({
  name: 'RatePort',
  kind: 'ratePort',
  table: 'm_rate_port',
  zh: '运价港口',
  path: `${root}/portmaintain`,
  fields: [
    codeOf('运价港口代码'),
    shown,
    { key: 'PortCode', kind: 'reference', zh: '港口', en: 'Port', to: 'port', required: true, listed: 140, filter: true, search: true },
    {
      key: 'Linked',
      kind: 'list',
      zh: '关联装货港',
      en: 'Linked POLs',
      max: 60,
      most: 40,
      to: 'port',
      listed: 200,
      hint: '一条运价同时适用的其他装货港',
    },
    { key: 'IsBasePort', kind: 'flag', zh: '基本港', en: 'Base port', listed: 90, filter: true, inline: true },
    visible,
    remark,
  ],
})

export const rateCarrierCalls = entityCalls(rateCarrier)
export const rateTerminalCalls = entityCalls(rateTerminal)
export const surchargeTypeCalls = entityCalls(surchargeType)
export const rateLaneCalls = entityCalls(rateLane)
export const ratePortCalls = entityCalls(ratePort)
