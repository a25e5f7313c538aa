import { entityCalls } from '../entity/calls.ts'
import { codeField, nameZh, remark } from '../entity/common-fields.ts'
import { defineEntity } from '../entity/fields.ts'
import { validity } from './shared.ts'

export const weekdays = { 1: '周一', 2: '周二', 3: '周三', 4: '周四', 5: '周五', 6: '周六', 7: '周日' } as const

/** Services of carriers, such as AEU3, with the ports in the order they are called. */
export const service = defineEntity({
  name: 'CarrierService',
  kind: 'service',
  table: 'm_service',
  zh: '航线代码',
  path: '/DataMaintenance/Linecode',
  fields: [
    codeField('航线代码', 20, { hint: '船公司公布的航线代码，例如 AEU3；不同船公司同名时请加船公司前缀' }),
    { ...nameZh, zh: '航线名称', en: 'Service name', aliases: ['名称'] },
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
    { key: 'LaneCode', kind: 'reference', zh: '航线', en: 'Lane', to: 'lane', listed: 120, filter: true },
    { key: 'Alliance', kind: 'text', zh: '联盟', en: 'Alliance', max: 40, listed: 110, search: true },
    { key: 'Weekdays', kind: 'list', zh: '班期', en: 'Weekdays', max: 2, most: 7, choices: weekdays, listed: 110 },
    { key: 'TransitDays', kind: 'number', zh: '航程（天）', en: 'Transit days', min: 0, max: 120, digits: 0, listed: 100, inline: true },
    {
      key: 'Rotation',
      kind: 'list',
      zh: '挂靠港',
      en: 'Rotation',
      max: 60,
      most: 40,
      to: 'port',
      repeats: true,
      listed: 260,
      hint: '按挂靠顺序填写，同一港口可挂靠多次',
      elsewhere: '取自“船期表维护”的“挂靠与航程”，请到那里修改',
    },
    remark,
  ],
})

/** Contract and booking codes of carriers. */
export const bookCode = defineEntity({
  name: 'BookCode',
  kind: 'bookCode',
  table: 'm_book_code',
  zh: '订舱代码',
  path: '/DataMaintenance/BookCodes',
  screens: ['/quckBook/BookCode'],
  fields: [
    codeField('订舱代码', 40, { aliases: ['合约号', '约号', 'S/C No.'] }),
    { ...nameZh, zh: '说明', en: 'Meaning', aliases: ['名称'] },
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
    {
      key: 'Usage',
      kind: 'choice',
      zh: '用途',
      en: 'Usage',
      choices: { CONTRACT: '服务合约', NAC: '指名客户合约', SPOT: '现舱', ACCOUNT: '订舱账号' },
      required: true,
      listed: 110,
      filter: true,
      inline: true,
    },
    { key: 'PolCode', kind: 'reference', zh: '装货港', en: 'POL', to: 'port', listed: 120, filter: true, search: true },
    { key: 'Customer', kind: 'text', zh: '适用客户', en: 'Customer', max: 80, listed: 150, search: true },
    ...validity,
    remark,
  ],
})

/** Rules of bill numbers per carrier or agent. */
export const billCode = defineEntity({
  name: 'BillCode',
  kind: 'billCode',
  table: 'm_bill_code',
  zh: '提单代码',
  path: '/DataMaintenance/BillCode',
  fields: [
    codeField('提单代码', 20, { hint: '提单号前缀或规则名，例如 COSU' }),
    { ...nameZh, zh: '说明', en: 'Meaning', aliases: ['名称'] },
    { key: 'CarrierCode', kind: 'reference', zh: '船公司', en: 'Carrier', to: 'carrier', listed: 130, filter: true, search: true },
    {
      key: 'BillKind',
      kind: 'choice',
      zh: '提单类型',
      en: 'Kind',
      choices: { MBL: '主提单', HBL: '分提单' },
      required: true,
      listed: 110,
      filter: true,
      inline: true,
    },
    {
      key: 'Rule',
      kind: 'code',
      zh: '编号规则',
      en: 'Rule',
      max: 40,
      required: true,
      rule: 'numberRule',
      listed: 200,
      hint: '大写字母与数字照写；{yy} {yyyy} {mm} 为日期，{seq:6} 为 6 位流水号',
    },
    {
      key: 'NextSeq',
      kind: 'number',
      zh: '下一流水号',
      en: 'Next number',
      min: 1,
      max: 999_999_999,
      digits: 0,
      required: true,
      listed: 120,
      inline: true,
    },
    remark,
  ],
})

export const serviceCalls = entityCalls(service)
export const bookCodeCalls = entityCalls(bookCode)
export const billCodeCalls = entityCalls(billCode)
