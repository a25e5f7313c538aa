import { defineDocument } from '../document/document.ts'
import { partyUses } from '../document/parties/parties.ts'
import { entityCalls } from '../entity/calls.ts'
import { defineEntity } from '../entity/fields.ts'
import { remark } from '../entity/common-fields.ts'
import { taxIdKinds } from '../tax-ids.ts'
import { changeWords } from '../document/entity.ts'

const path = '/system/company/customer/customerList'

/** The address book of a company: shippers, consignees and notify parties (收发通), as they stand on bills. */
export const shippingParty = defineEntity({
  name: 'ShippingParty',
  kind: 'shippingParty',
  table: 'shipping_party',
  zh: '收发通',
  en: 'Shipping party',
  path,
  screens: ['/BookingSpace/SFTTemp'],
  ownOnly: true,
  stated: true,
  fields: [
    {
      key: 'Code',
      kind: 'code',
      zh: '编号',
      en: 'Code',
      aliases: ['代码', '收发通编号'],
      max: 20,
      upper: true,
      listed: 110,
      search: true,
      hint: '留空按编号规则生成',
      hintEn: 'Drawn by the number rule where blank',
      pattern: { source: '[A-Z0-9][A-Z0-9._/-]*', say: '编号由字母、数字和 . _ / - 组成，以字母或数字开头' },
    },
    {
      key: 'NameZh',
      kind: 'text',
      zh: '名称',
      en: 'Name',
      aliases: ['中文名称', '中文名', '公司名称'],
      max: 120,
      required: true,
      listed: 200,
      search: true,
      hint: '境外企业没有中文名时填英文名',
      hintEn: 'The English name where there is no Chinese one',
    },
    { key: 'NameEn', kind: 'text', zh: '英文名称', en: 'English name', aliases: ['英文名'], max: 160, listed: 220, search: true },
    { key: 'Kinds', kind: 'list', zh: '用途', en: 'Uses', max: 20, most: 3, choices: partyUses, listed: 140, filter: true },
    {
      key: 'Address',
      kind: 'lines',
      zh: '英文地址',
      en: 'Address',
      aliases: ['地址'],
      max: 300,
      listed: 260,
      search: true,
      hint: '按提单格式分行',
    },
    {
      key: 'Country',
      kind: 'code',
      zh: '国家',
      en: 'Country',
      aliases: ['国家代码'],
      max: 2,
      upper: true,
      listed: 70,
      filter: true,
      pattern: { source: '[A-Z]{2}', say: '国家为两位代码，例如 CN' },
    },
    {
      key: 'TaxKind',
      kind: 'choice',
      zh: '税号类型',
      en: 'Tax number of',
      choices: Object.fromEntries(taxIdKinds.map((kind) => [kind, kind])),
      listed: 90,
    },
    { key: 'TaxNo', kind: 'code', zh: '税号', en: 'Tax number', max: 30, upper: true, doubts: 'creditCode', listed: 170, search: true },
    { key: 'Contact', kind: 'text', zh: '联系人', en: 'Contact', max: 60, listed: 100 },
    { key: 'Phone', kind: 'text', zh: '电话', en: 'Telephone', max: 30, rule: 'phone', listed: 140 },
    { key: 'Email', kind: 'text', zh: '邮箱', en: 'E-mail', max: 120, rule: 'email', listed: 180, hidden: true },
    {
      key: 'CustomerCode',
      kind: 'code',
      zh: '所属客户编号',
      en: 'Customer',
      aliases: ['客户编号'],
      max: 20,
      upper: true,
      listed: 130,
      filter: true,
      hint: '留空为全公司通用',
      hintEn: 'Blank: for every customer',
    },
    { key: 'Tags', kind: 'list', zh: '标签', en: 'Tags', max: 20, most: 12, listed: 120, hidden: true },
    remark,
  ],
  derived: [{ key: 'CustomerName', kind: 'text', zh: '所属客户', en: 'Customer', max: 120, listed: 180 }],
})

export const shippingPartyCalls = entityCalls(shippingParty)

/** Draws the codes of the address book. */
export const shippingPartyDocument = defineDocument({
  kind: 'shippingParty',
  zh: '收发通',
  en: 'Shipping party',
  reads: [path],
  writes: { path, code: 'edit' },
  page: '/system/company/customer/customerDetail',
  fields: changeWords(shippingParty.fields),
  number: { rule: 'SFT{seq:6}', button: { path, code: 'number' } },
})
