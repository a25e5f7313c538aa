import { defineCharges, defineDocument, type ChargeDefaults, type ChargeLine, type DocumentCharges } from '@jst/contracts/document'
import { at } from './sample.ts'

/** A quotation: what the customer pays, by any basis. */
export const quoteDocument = defineDocument({
  kind: 'quote',
  zh: '报价单',
  en: 'Quotation',
  reads: ['/quote/quoteDetail'],
  writes: { path: '/quote/quoteDetail', code: 'edit' },
  page: '/quote/quoteDetail',
  fields: {},
  charges: {
    sell: defineCharges({
      zh: '应收费用',
      en: 'Charges',
      audience: 'customer',
      bases: ['C', 'B', 'S', 'T', 'R', 'F'],
      round: 'line',
    }),
  },
})

const codes: readonly (readonly [string, string, string, string, string, string, string, string, string])[] = [
  ['OFT', '海运费', 'Ocean freight', 'OCEAN', 'C', 'PP', 'USD', '0', 'HYF'],
  ['LFT', '拼箱海运费', 'LCL freight', 'OCEAN', 'R', 'PP', 'USD', '0', 'PXHYF'],
  ['THC', '码头操作费', 'Terminal handling', 'ORIGIN', 'C', 'PP', 'CNY', '6', 'MTCZF'],
  ['DOC', '文件费', 'Documentation', 'ORIGIN', 'B', 'PP', 'CNY', '6', 'WJF'],
  ['AMS', '美国舱单', 'AMS filing', 'DECLARE', 'B', 'PP', 'USD', '0', 'MGCD'],
  ['BAF', '燃油附加费', 'Bunker adjustment', 'FUEL', 'F', 'PP', 'USD', '0', 'RYFJF'],
  ['DTHC', '卸货港码头费', 'Destination THC', 'DEST', 'C', 'CC', 'USD', '0', 'MDGMTF'],
  ['WHC', '进仓费', 'Warehouse', 'LCL', 'R', 'PP', 'CNY', '6', 'JCF'],
]
export const chargeCodes: readonly ChargeDefaults[] = codes.map(
  ([Code, NameZh, NameEn, Group, Basis, PpCc, Currency, TaxRate, initials]) => ({
    Code,
    NameZh,
    NameEn,
    Group,
    Basis,
    PpCc,
    Currency,
    TaxRate,
    InAllIn: false,
    Words: [initials],
  }),
)

let made = 0
export const charge = (Code: string, more: Partial<ChargeLine> = {}): ChargeLine => {
  const usual = chargeCodes.find((one) => one.Code === Code)
  return {
    Id: (made += 1),
    Code,
    NameZh: usual?.NameZh ?? Code,
    NameEn: usual?.NameEn ?? Code,
    Basis: (usual?.Basis ?? 'S') as ChargeLine['Basis'],
    Box: '',
    Quantity: '',
    Price: '0',
    Minimum: '',
    Currency: usual?.Currency ?? 'CNY',
    PpCc: (usual?.PpCc ?? 'PP') as ChargeLine['PpCc'],
    TaxRate: usual?.TaxRate ?? '0',
    Payer: '',
    InAllIn: false,
    PercentOf: [],
    Remark: '',
    ...more,
  }
}

export const chargesOf = (Lines: DocumentCharges['Lines'], more: Partial<DocumentCharges> = {}): DocumentCharges => ({
  UpdateTime: at,
  Lines,
  Measures: {
    Boxes: [
      { Type: '40HQ', Count: 2 },
      { Type: '20GP', Count: 1 },
    ],
    Bills: 1,
    Tons: '12.4',
    Cbm: '15.75',
    Day: '2026-11-20',
    Into: 'CNY',
  },
  Rates: [{ Currency: 'USD', Rate: '7.1342', Turned: false, FromDay: '2026-11-01' }],
  Currencies: [
    { Code: 'CNY', Digits: 2 },
    { Code: 'USD', Digits: 2 },
    { Code: 'JPY', Digits: 0 },
    { Code: 'EUR', Digits: 2 },
  ],
  ...more,
})

/** 2×40HQ and 1×20GP to the United States. */
export const fullLoad = [
  charge('OFT', { Box: '40HQ', Price: '1850' }),
  charge('OFT', { Box: '20GP', Price: '1025' }),
  charge('BAF', { Price: '12.5', PercentOf: ['OFT'] }),
  charge('AMS', { Price: '30' }),
  charge('THC', { Price: '915.5' }),
  charge('DOC', { Price: '450' }),
  charge('DTHC', { Price: '210', Quantity: '2' }),
]
export const partLoad = [
  charge('LFT', { Price: '18.5', Minimum: '50' }),
  charge('WHC', { Price: '25', Remark: '宁波北仑仓' }),
  charge('DOC', { Price: '350' }),
]
