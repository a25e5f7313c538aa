import { textField } from '../entity/common-fields.ts'
import type { EntityField } from '../entity/fields.ts'
import { packageKinds } from '../si/package-kinds.ts'
import { containerTypes } from '../si/container-types.ts'

const words = (key: string, zh: string, en: string, max: number, aliases: readonly string[] = [], more: object = {}) =>
  textField(key, zh, en, max, { aliases, listed: 120, ...more })
const figure = (key: string, zh: string, en: string, digits: number, aliases: readonly string[], more: object = {}): EntityField => ({
  key,
  kind: 'number',
  zh,
  en,
  min: 0,
  max: 1e9,
  digits,
  aliases,
  listed: 90,
  ...more,
})
const danger = { group: '危险品', groupEn: 'Dangerous goods' }
const cold = { group: '冷藏', groupEn: 'Reefer' }
const oversize = { group: '超限', groupEn: 'Out of gauge' }

/** Most cargo lines and box lines of one booking. */
export const bookingLimits = { cargo: 50, boxes: 20 } as const

/** A kind of goods. Weight in kg, volume in m³. */
export const bookingCargo = {
  zh: '货物',
  en: 'Cargo',
  table: 'booking',
  most: bookingLimits.cargo,
  fields: [
    words('NameEn', '英文品名', 'Goods', 200, ['品名', '货名', 'Description of Goods', 'Commodity'], { listed: 220 }),
    // what must be said comes first, so that it is in sight where not all columns are
    figure('Packages', '件数', 'Packages', 0, ['PKGS', 'Packages', 'QTY']),
    {
      key: 'PackageKind',
      kind: 'choice',
      zh: '包装',
      en: 'Packing',
      aliases: ['包装种类', '包装单位', 'Kind of Packages'],
      choices: Object.fromEntries(packageKinds.map(({ code, zh, en }) => [code, `${zh} ${en}`])),
      choicesEn: Object.fromEntries(packageKinds.map(({ code, en }) => [code, en])),
      listed: 120,
    },
    figure('Weight', '毛重 KG', 'Gross weight kg', 3, ['毛重', 'G.W.', 'Gross Weight', '重量']),
    figure('Volume', '体积 CBM', 'Volume m³', 3, ['体积', 'CBM', 'Measurement', '尺码', '立方']),
    words('NameZh', '中文品名', 'Chinese name', 100, ['中文货名'], { listed: 140 }),
    words('HsCode', 'HS 编码', 'HS code', 12, ['HS', 'HS CODE', '海关编码', '税则号'], { listed: 110 }),
    words('Marks', '唛头', 'Marks', 300, ['Marks & Nos.', 'Shipping Marks', '标记唛码']),
    words('UnNo', 'UN 编号', 'UN number', 4, ['UN NO.', 'UN'], danger),
    words('DangerClass', '危险品类别', 'Class', 8, ['IMO CLASS', 'CLASS', '类别'], danger),
    words('ProperName', '正确运输名称', 'Proper shipping name', 250, ['PSN', 'PROPER SHIPPING NAME', '危险品运输名称'], danger),
    words('SubRisks', '副危险性', 'Subsidiary risks', 12, ['SUB RISK', 'SUBSIDIARY RISK', '次危险性'], danger),
    words('PackingGroup', '包装类', 'Packing group', 3, ['PG', 'PACKING GROUP'], danger),
    words('Ems', 'EmS 应急表', 'EmS', 12, ['EMS', 'EMS NO.'], danger),
    {
      key: 'LimitedQuantity',
      kind: 'flag',
      zh: '限量',
      en: 'Limited quantity',
      aliases: ['LTD QTY', 'LIMITED QUANTITY'],
      listed: 80,
      ...danger,
    },
    figure('NetWeight', '危险品净重 KG', 'Net weight kg', 3, ['NET WEIGHT', 'N.W.', '净重'], danger),
    figure('FlashPoint', '闪点 ℃', 'Flash point °C', 1, ['FLASH POINT'], { min: -100, max: 200, ...danger }),
    words('DangerContact', '危险品应急联系', 'Emergency contact', 80, ['应急联系人'], danger),
  ],
} as const satisfies { fields: readonly EntityField[]; zh: string; en: string; table: string; most: number }

/** Boxes of a type. Temperature in °C, ventilation in m³/h, humidity in per cent, dimensions in cm over the frame of the box. */
export const bookingBoxes = {
  zh: '箱型箱量',
  en: 'Boxes',
  table: 'booking',
  most: bookingLimits.boxes,
  fields: [
    {
      key: 'Type',
      kind: 'choice',
      zh: '箱型',
      en: 'Type',
      aliases: ['箱型尺寸', 'Container Type'],
      choices: Object.fromEntries(containerTypes.map(({ value }) => [value, value])),
      listed: 100,
    },
    figure('Count', '箱量', 'Count', 0, ['数量', '柜量'], { min: 1, max: 999 }),
    { key: 'Soc', kind: 'flag', zh: '货主箱 SOC', en: 'Shipper owned', listed: 90 },
    figure('BoxWeight', '单箱货重 KG', 'Cargo per box kg', 3, ['单箱重量']),
    words('Note', '用箱要求', 'Box request', 120, ['特殊要求']),
    figure('Temperature', '温度 ℃', 'Temperature °C', 1, ['TEMP'], { min: -80, max: 60, ...cold }),
    figure('Ventilation', '通风 m³/h', 'Ventilation m³/h', 0, ['VENT'], { max: 300, ...cold }),
    figure('Humidity', '湿度 %', 'Humidity %', 0, ['HUMIDITY'], { max: 100, ...cold }),
    figure('OverLength', '超长 CM', 'Over length cm', 0, [], { max: 2_000, ...oversize }),
    figure('OverWidth', '超宽 CM', 'Over width cm', 0, [], { max: 2_000, ...oversize }),
    figure('OverHeight', '超高 CM', 'Over height cm', 0, [], { max: 2_000, ...oversize }),
  ],
} as const satisfies { fields: readonly EntityField[]; zh: string; en: string; table: string; most: number }
