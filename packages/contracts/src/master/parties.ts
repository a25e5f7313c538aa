import { entityCalls } from '../entity/calls.ts'
import { codeField, nameEn, nameZh, remark } from '../entity/common-fields.ts'
import { defineEntity } from '../entity/fields.ts'
import { contacts } from './shared.ts'

/** Carriers with the codes that bills, messages and containers carry (commercial handbook §1.4). */
export const carrier = defineEntity({
  name: 'Carrier',
  kind: 'carrier',
  aliased: true,
  table: 'm_carrier',
  zh: '船公司',
  path: '/BasicData/ShippingCompany',
  source: 'SCAC 以 NMFTA 公布为准；部分亚洲船公司日常不使用 SCAC，请以本公司代码为准',
  fields: [
    codeField('船公司代码', 12),
    nameZh,
    nameEn,
    { key: 'Abbr', kind: 'text', zh: '简称', en: 'Short name', max: 20, listed: 90, search: true, overridable: true },
    {
      key: 'Scac',
      kind: 'code',
      zh: 'SCAC',
      en: 'SCAC',
      max: 4,
      upper: true,
      listed: 90,
      search: true,
      pattern: { source: '[A-Z0-9]{2,4}', say: 'SCAC 为 2～4 位字母或数字' },
    },
    { key: 'Smdg', kind: 'code', zh: 'SMDG 代码', en: 'SMDG code', max: 4, upper: true, listed: 110, search: true },
    {
      key: 'Prefixes',
      kind: 'list',
      zh: '箱主代码',
      en: 'Container prefixes',
      max: 4,
      most: 30,
      listed: 140,
      search: true,
      hint: '箱号前四位，例如 CSNU',
    },
    {
      key: 'Channels',
      kind: 'list',
      zh: '订舱渠道',
      en: 'Booking channels',
      max: 10,
      most: 6,
      choices: { EDI: 'EDI', API: 'API', MAIL: '邮件', WEB: '船司官网', INTTRA: 'INTTRA' },
      listed: 140,
    },
    { key: 'FreeDays', kind: 'number', zh: '默认免箱期（天）', en: 'Free days', min: 0, max: 60, digits: 0, listed: 140, inline: true },
    {
      key: 'Aliases',
      kind: 'list',
      zh: '别名',
      en: 'Other names',
      max: 60,
      most: 20,
      search: true,
      hint: '其他代码或叫法，导入与搜索时都认',
    },
    {
      key: 'Website',
      kind: 'text',
      zh: '网址',
      en: 'Website',
      max: 200,
      pattern: { source: 'https?://[^\\s]+', say: '网址以 http:// 或 https:// 开头' },
    },
    remark,
  ],
})

const agencyFields = [
  codeField('代码', 20),
  nameZh,
  nameEn,
  { key: 'Ports', kind: 'list', zh: '服务港口', en: 'Ports', max: 60, most: 60, to: 'port', listed: 180 },
  { key: 'Carriers', kind: 'list', zh: '代理船公司', en: 'Carriers', max: 60, most: 60, to: 'carrier', listed: 180 },
] as const

/** Agents of vessels at a port. */
export const shipAgency = defineEntity({
  name: 'ShipAgency',
  kind: 'shipAgency',
  table: 'm_ship_agency',
  zh: '船代',
  path: '/DataMaintenance/ShipAgency',
  fields: [
    ...agencyFields,
    { key: 'EdiCode', kind: 'code', zh: 'EDI 代码', en: 'EDI code', max: 20, upper: true, listed: 110, search: true },
    ...contacts,
    remark,
  ],
})

/** Agents that book for us, with the carriers they have contracts with. */
export const orderAgency = defineEntity({
  name: 'OrderAgency',
  kind: 'orderAgency',
  table: 'm_order_agency',
  zh: '订舱代理',
  path: '/DataMaintenance/OrderAgency',
  fields: [
    ...agencyFields,
    {
      key: 'Settlement',
      kind: 'choice',
      zh: '结算方式',
      en: 'Settlement',
      choices: {
        TICKET: '票结',
        M30: '月结 30 天',
        M45: '月结 45 天',
        M60: '月结 60 天',
        PREPAID: '预付款',
        BL: '见提单付款',
        CASH: '现结',
      },
      listed: 120,
      filter: true,
      inline: true,
    },
    ...contacts,
    remark,
  ],
})

/** Vessels by IMO number (check digit of the IMO). */
export const vessel = defineEntity({
  name: 'Vessel',
  kind: 'vessel',
  table: 'm_vessel',
  zh: '船舶',
  path: '/DataMaintenance/Shipmaintain',
  fields: [
    {
      key: 'Code',
      kind: 'code',
      zh: 'IMO 编号',
      en: 'IMO number',
      aliases: ['IMO'],
      max: 7,
      required: true,
      listed: 110,
      search: true,
      rule: 'imo',
    },
    { ...nameZh, zh: '船名', aliases: ['中文船名', '名称'] },
    { ...nameEn, zh: '英文船名', en: 'Vessel name', aliases: ['船名（英文）'] },
    { key: 'Mmsi', kind: 'code', zh: 'MMSI', en: 'MMSI', max: 9, rule: 'mmsi', listed: 110, search: true },
    { key: 'CallSign', kind: 'code', zh: '呼号', en: 'Call sign', max: 10, upper: true, listed: 90, search: true },
    {
      key: 'Flag',
      kind: 'code',
      zh: '船旗国',
      en: 'Flag',
      max: 2,
      upper: true,
      listed: 80,
      pattern: { source: '[A-Z]{2}', say: '船旗国为两位国家代码，例如 CN' },
    },
    { key: 'CarrierCode', kind: 'reference', zh: '经营船公司', en: 'Operator', to: 'carrier', listed: 130, filter: true, search: true },
    { key: 'Teu', kind: 'number', zh: '箱位（TEU）', en: 'TEU', min: 0, max: 40_000, digits: 0, listed: 110, inline: true },
    { key: 'Built', kind: 'number', zh: '建造年份', en: 'Built', min: 1950, max: 2100, digits: 0, grouped: false, listed: 100 },
    { key: 'Gt', kind: 'number', zh: '总吨', en: 'GT', min: 0, max: 500_000, digits: 0, listed: 90, hidden: true },
    { key: 'Dwt', kind: 'number', zh: '载重吨', en: 'DWT', min: 0, max: 500_000, digits: 0, listed: 90, hidden: true },
    remark,
  ],
})

export const carrierCalls = entityCalls(carrier)
export const shipAgencyCalls = entityCalls(shipAgency)
export const orderAgencyCalls = entityCalls(orderAgency)
export const vesselCalls = entityCalls(vessel)
