import { textField } from '../entity/common-fields.ts'
import { importCalls } from '../entity/import-calls.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { orderHeadings } from './vocabulary.ts'

type Headings = readonly string[]
const text = (key: string, zh: string, en: string, max: number, aliases: Headings) => textField(key, zh, en, max, { aliases })
const amount = (key: string, zh: string, en: string, digits: number, unit: string, aliases: Headings): EntityField => ({
  key,
  kind: 'number',
  zh,
  en,
  aliases,
  min: 0,
  max: 99_999_999,
  digits,
  unit,
})
const time = (key: string, zh: string, en: string, aliases: Headings) =>
  textField(key, zh, en, 30, { aliases, moment: 'china', hint: '中国时间，例如 2026-03-12 16:00' })

/** A file of cargo orders: one row for each container, the rows of an order below each other; what the first of them says is of the order. */
export const cargoOrderFile = defineEntity({
  name: 'CargoOrder',
  kind: 'cargo-order',
  table: 'cargo_order',
  zh: '委托',
  en: 'Cargo order',
  path: '/tdManage/siCheck',
  stated: true,
  fields: [
    {
      key: 'OrderNo',
      kind: 'code',
      zh: '委托编号',
      en: 'Order no',
      aliases: orderHeadings.orderNo,
      max: 35,
      required: true,
    },
    {
      key: 'Customer',
      kind: 'text',
      zh: '客户代码',
      en: 'Customer',
      aliases: ['客户', '客户名称', '委托单位', 'CustomerCode'],
      max: 60,
      required: true,
      hint: '客户的代码或全称',
      example: 'YFJCK',
    },
    {
      key: 'MblNo',
      kind: 'code',
      zh: '主提单号',
      en: 'MBL no',
      aliases: ['提单号', 'MblNo', 'BL no', 'BlNo', 'MBL'],
      max: 20,
      upper: true,
    },
    { key: 'Carrier', kind: 'reference', zh: '船公司', en: 'Carrier', aliases: ['承运人', 'SCAC'], to: 'carrier' },
    text('Vessel', '船名', 'Vessel', 35, []),
    text('Voyage', '航次', 'Voyage', 17, []),
    {
      key: 'LoadPort',
      kind: 'reference',
      zh: '装货港',
      en: 'POL',
      aliases: orderHeadings.loadPort,
      to: 'port',
      required: true,
    },
    {
      key: 'DischargePort',
      kind: 'reference',
      zh: '卸货港',
      en: 'POD',
      aliases: orderHeadings.dischargePort,
      to: 'port',
      required: true,
    },
    { key: 'DeliveryPlace', kind: 'reference', zh: '交货地', en: 'Place of delivery', aliases: ['Delivery place'], to: 'port' },
    { key: 'Goods', kind: 'lines', zh: '英文品名', en: 'Goods', aliases: ['货物描述', '货描', '品名', 'Commodity'], max: 2_000 },
    text('HsCode', 'HS 编码', 'HS code', 200, ['HS']),
    text('QuotationNo', '合约号', 'Contract no', 35, ['约号', 'Quotation no']),
    time('SailingDate', '开船日期', 'ETD', ['开航日', 'Sailing date']),
    time('SiDeadline', '截单时间', 'SI cut-off', orderHeadings.siDeadline),
    {
      key: 'BoxType',
      kind: 'code',
      zh: '箱型',
      en: 'Container type',
      aliases: ['Type', '柜型'],
      max: 10,
      required: true,
      upper: true,
      example: '40HQ',
    },
    { key: 'ContainerNo', kind: 'code', zh: '箱号', en: 'Container no', aliases: ['柜号'], max: 20, upper: true },
    text('SealNo', '封号', 'Seal no', 35, []),
    text('PackageKind', '包装', 'Package', 35, ['包装种类', 'Package kind']),
    amount('Packages', '件数', 'Packages', 0, 'PKGS', ['PKGS']),
    amount('Weight', '毛重', 'Weight', 6, 'KGS', ['毛重(KGS)', 'Gross weight']),
    amount('Volume', '体积', 'Volume', 6, 'CBM', ['体积(CBM)', 'Measurement']),
  ],
})
/** Columns about the container of a row; all other columns are about the order. */
export const orderBoxFields = ['BoxType', 'ContainerNo', 'SealNo', 'PackageKind', 'Packages', 'Weight', 'Volume'] as const

/** An import of orders: planned first, then run, and taken back as long as nobody has worked with them. */
export const cargoOrderImport = importCalls(cargoOrderFile)
