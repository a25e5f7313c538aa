import type { Issue } from '@jst/contracts'
import type { SiRecord } from '@jst/contracts/si/data'
import { describe, expect, it } from 'vitest'
import { goodLine, goodContainer, goodRecord } from '../testing/records.ts'
import { english } from './texts-en.ts'
import type { SetToCheck } from './facts.ts'
import { validateSet } from './validate.ts'

const check = (overrides: Partial<SiRecord>, extra: Partial<SetToCheck> = {}): Issue[] =>
  validateSet({ records: [goodRecord(overrides)], num: 1, now: 0, ...extra })
const told = (overrides: Partial<SiRecord>, extra: Partial<SetToCheck> = {}) =>
  check(overrides, extra).map(({ Severity, Code, Path }) => `${Severity} ${Code} ${Path.split('.').at(-1) ?? ''}`)
const suggested = (overrides: Partial<SiRecord>, code: string) => check(overrides).find(({ Code }) => Code === code)?.Suggest?.Value

/** Rules of the record (handbook 5.1), row by row: what is wrong, and the one finding it gives. */
const rows: [rule: string, wrong: Partial<SiRecord>, finding: string][] = [
  ['CGO_ID: a bill belongs to an order', { orderId: 0 }, 'ERROR ORDER_MISSING CGO_ID'],
  ['TBI_SHREF_NO: at most 35 characters', { shipperRef: 'A'.repeat(36) }, 'ERROR TOO_LONG TBI_SHREF_NO'],
  ['TBI_SHREF_NO: printable ASCII', { shipperRef: '合同1' }, 'ERROR CHARSET TBI_SHREF_NO'],
  ['TBI_GOODS_TYPE: needed', { goodsType: '' }, 'ERROR REQUIRED TBI_GOODS_TYPE'],
  ['TBI_GOODS_TYPE: one of the list', { goodsType: '7' }, 'ERROR CHOICE TBI_GOODS_TYPE'],
  ['TBI_GOODS_TYPE: dangerous goods name UN number and class', { goodsType: '2', goods: 'PAINT PG II' }, 'ERROR DANGEROUS_GOODS TBI_GOODS'],
  [
    'TBI_GOODS_TYPE: dangerous goods should name the packing group',
    { goodsType: '2', goods: 'PAINT UN1263 CLASS 3' },
    'WARN PACKING_GROUP TBI_GOODS',
  ],
  [
    'TBI_GOODS_TYPE: reefer cargo names its temperature',
    { goodsType: '3', containers: [goodContainer({ type: '40RH', weight: 9000 })] },
    'ERROR TEMPERATURE TBI_GOODS',
  ],
  ['TBI_SITYPE: 1 or 2', { siType: 5 }, 'ERROR CHOICE TBI_SITYPE'],
  ['TBI_MBL_NO: needed', { mblNo: '' }, 'ERROR REQUIRED TBI_MBL_NO'],
  ['TBI_MBL_NO: 4 to 20 capitals or digits', { mblNo: 'COSU 641' }, 'ERROR BILL_NO TBI_MBL_NO'],
  [
    'TBI_MBL_NO: for the US at most 12 after the carrier code',
    { mblNo: 'COSU1234567890123', dischargePortCode: 'USLAX' },
    'WARN US_BILL_NO TBI_MBL_NO',
  ],
  ['TBI_SIMBL_NO: needed in a split set', { siType: 2 }, 'ERROR REQUIRED TBI_SIMBL_NO'],
  ['TBI_SIMBL_NO: 4 to 20 capitals or digits', { splitMblNo: 'a-b' }, 'ERROR BILL_NO TBI_SIMBL_NO'],
  ['TBI_PAYMENT_METHOD: needed', { paymentMethod: '' }, 'ERROR REQUIRED TBI_PAYMENT_METHOD'],
  ['TBI_DECLARED_VALUE: a number', { declaredValue: '250.000,50', declaredCurrency: 'EUR' }, 'ERROR DECLARED_VALUE TBI_DECLARED_VALUE'],
  ['TBI_DECLARED_VALUE: above nothing', { declaredValue: '0.00', declaredCurrency: 'EUR' }, 'ERROR DECLARED_VALUE TBI_DECLARED_VALUE'],
  ['TBI_DECLARED_VALUE: with its currency', { declaredValue: '250000' }, 'ERROR REQUIRED TBI_DECLARED_CURRENCY'],
  ['TBI_DECLARED_CURRENCY: with its amount', { declaredCurrency: 'USD' }, 'ERROR REQUIRED TBI_DECLARED_VALUE'],
  [
    'TBI_DECLARED_CURRENCY: three letters',
    { declaredValue: '1.50', declaredCurrency: 'U$' },
    'ERROR DECLARED_CURRENCY TBI_DECLARED_CURRENCY',
  ],
  ['TBI_PAYMENT_METHOD: payable elsewhere needs the place', { paymentMethod: 'PE' }, 'ERROR PAYABLE_AT TBI_PAYABLE_AT'],
  ['TBI_SIGNING_METHOD: needed', { signingMethod: '' }, 'ERROR REQUIRED TBI_SIGNING_METHOD'],
  [
    'TBI_SIGNING_METHOD: a sea waybill is not to order',
    { signingMethod: 'SWB', consignee: 'TO ORDER', notifier1: 'ACME' },
    'ERROR WAYBILL_TO_ORDER TBI_SIGNING_METHOD',
  ],
  ['TBI_CONSIGNOR: needed', { consignor: '' }, 'ERROR REQUIRED TBI_CONSIGNOR'],
  ['TBI_CONSIGNOR: not to order', { consignor: 'TO ORDER\nCHINA TEL 0574-8700123' }, 'ERROR CONSIGNOR_TO_ORDER TBI_CONSIGNOR'],
  ['TBI_CONSIGNOR: should have a phone', { consignor: 'YUANFAN\nNINGBO CHINA' }, 'WARN CONSIGNOR_PHONE TBI_CONSIGNOR'],
  ['TBI_CONSIGNOR: should name its country', { consignor: 'YUANFAN\nNINGBO\nTEL 0574-87001234' }, 'WARN CONSIGNOR_COUNTRY TBI_CONSIGNOR'],
  ['TBI_CONSIGNOR: at most 6 lines', { consignor: `CHINA TEL 1${'\nX'.repeat(6)}` }, 'ERROR GRID_LINES TBI_CONSIGNOR'],
  ['TBI_CONSIGNEE: needed', { consignee: '' }, 'ERROR REQUIRED TBI_CONSIGNEE'],
  [
    'TBI_CONSIGNEE: Brazil wants the tax number',
    { consignee: 'LOJA LTDA\nSANTOS BRAZIL', dischargePortCode: 'BRSSZ' },
    'WARN TAX_ID TBI_CONSIGNEE',
  ],
  ['TBI_NOTIFIER_1: needed when the consignee is to order', { consignee: 'TO ORDER', notifier1: '' }, 'ERROR NOTIFY_NEEDED TBI_NOTIFIER_1'],
  ['TBI_NOTIFIER_1: wanted otherwise', { notifier1: '' }, 'WARN NOTIFY_SUGGESTED TBI_NOTIFIER_1'],
  [
    'TBI_NOTIFIER_1: not SAME AS CONSIGNEE when to order',
    { consignee: 'TO ORDER OF SHIPPER' },
    'ERROR NOTIFY_SAME_TO_ORDER TBI_NOTIFIER_1',
  ],
  ['TBI_NOTIFIER_2: 35 columns', { notifier2: `X\n${'A '.repeat(20)}` }, 'ERROR GRID_COLUMNS TBI_NOTIFIER_2'],
  ['TBI_NOTIFIER_3: some carriers print it among the goods', { carrier: 'MSC', notifier3: 'THIRD' }, 'WARN THIRD_NOTIFY TBI_NOTIFIER_3'],
  ['TBI_CARRIER: needed', { carrier: '' }, 'ERROR REQUIRED TBI_CARRIER'],
  ['TBI_VESSEL: needed', { vessel: '' }, 'ERROR REQUIRED TBI_VESSEL'],
  ['TBI_VESSEL: at most 35 characters', { vessel: 'V'.repeat(36) }, 'ERROR TOO_LONG TBI_VESSEL'],
  ['TBI_VOYAGE: needed', { voyage: '' }, 'ERROR REQUIRED TBI_VOYAGE'],
  ['TBI_VOYAGE: capitals, digits, dash, slash', { voyage: '043 w' }, 'ERROR VOYAGE TBI_VOYAGE'],
  ['TBI_VOYAGE: more than 6 in port files', { voyage: '0123456' }, 'WARN VOYAGE_LONG TBI_VOYAGE'],
  ['TBI_VOYAGE: more than 5 for the US', { voyage: '012345', dischargePortCode: 'USLAX' }, 'WARN VOYAGE_LONG TBI_VOYAGE'],
  ['TBI_SHOUHD: needed for pre-carriage', { transportTerms: 'DOOR-CY' }, 'ERROR RECEIPT_NEEDED TBI_SHOUHD'],
  ['TBI_SHOUHD_CODE: five characters', { receiptPlaceCode: 'CN1' }, 'ERROR PORT_CODE TBI_SHOUHD_CODE'],
  ['TBI_ZHUANGHG: needed', { loadPort: '' }, 'ERROR REQUIRED TBI_ZHUANGHG'],
  ['TBI_ZHUANGHG_CODE: needed', { loadPortCode: '' }, 'ERROR REQUIRED TBI_ZHUANGHG_CODE'],
  ['TBI_ZHUANGHG_CODE: no 0 or 1', { loadPortCode: 'CNN01' }, 'ERROR PORT_CODE TBI_ZHUANGHG_CODE'],
  ['TBI_XIEHG: needed', { dischargePort: '' }, 'ERROR REQUIRED TBI_XIEHG'],
  ['TBI_XIEHG_CODE: not the port of loading', { dischargePortCode: 'CNNGB' }, 'ERROR SAME_PORTS TBI_XIEHG_CODE'],
  ['TBI_JIAOHD: needed for on-carriage', { transportTerms: 'CY-DOOR' }, 'ERROR DELIVERY_NEEDED TBI_JIAOHD'],
  ['TBI_SHOUHD_BL: 5 lines', { receiptPlaceOnBill: 'A\nB\nC\nD\nE\nF' }, 'ERROR GRID_LINES TBI_SHOUHD_BL'],
  ['TBI_ZHUANGHG_BL: printable', { loadPortOnBill: '宁波' }, 'ERROR CHARSET TBI_ZHUANGHG_BL'],
  ['TBI_XIEH_BL: 35 columns', { dischargePortOnBill: 'H'.repeat(36) }, 'ERROR GRID_COLUMNS TBI_XIEH_BL'],
  ['TBI_JIAOHD_BL: printable', { deliveryPlaceOnBill: '汉堡' }, 'ERROR CHARSET TBI_JIAOHD_BL'],
  ['TBI_MARKS: needed', { marks: '' }, 'ERROR REQUIRED TBI_MARKS'],
  ['TBI_MARKS: 50 lines', { marks: Array(51).fill('X').join('\n') }, 'ERROR GRID_LINES TBI_MARKS'],
  ['TBI_GOODS: needed', { goods: '' }, 'ERROR REQUIRED TBI_GOODS'],
  ['TBI_GOODS: 150 lines', { goods: Array(151).fill('X').join('\n'), dischargePortCode: 'SGSIN' }, 'ERROR GRID_LINES TBI_GOODS'],
  ['TBI_GOODS: says what it is', { goods: 'Daily necessities' }, 'WARN VAGUE_GOODS TBI_GOODS'],
  [
    'TBI_GOODS: at most 512 characters for entry filings',
    { goods: Array(20).fill('STAINLESS STEEL KITCHENWARE').join('\n') },
    'WARN FILING_TEXT TBI_GOODS',
  ],
  ['TBI_PACKAGE: needed', { packageKind: '', containers: [goodContainer({ packageKind: 'CARTONS' })] }, 'ERROR REQUIRED TBI_PACKAGE'],
  [
    'TBI_PACKAGE: free text of at most 35 characters',
    { packageKind: 'P'.repeat(36), containers: [goodContainer({ lines: [goodLine()] })] },
    'ERROR TOO_LONG TBI_PACKAGE',
  ],
  ['TBI_PACKAGE: in English', { packageKind: '纸箱' }, 'ERROR PACKAGE_KIND TBI_PACKAGE'],
  ['TBI_HSCODE: needed', { hsCode: '' }, 'ERROR REQUIRED TBI_HSCODE'],
  ['TBI_HSCODE: 6 to 10 digits each', { hsCode: '732393, 12' }, 'ERROR HS_CODE TBI_HSCODE'],
  ['TBI_HSCODE: dots are offered to go', { hsCode: '7323.93' }, 'INFO HS_DOTS TBI_HSCODE'],
  ['TBI_HSCODE: a heading of the tariff', { hsCode: '770000' }, 'WARN HS_UNKNOWN TBI_HSCODE'],
  ['TBI_HSCODE: 10 digits on a European lane', { hsCode: '7323930000' }, 'WARN HS_EU TBI_HSCODE'],
  ['TBI_EMAILS: addresses', { emails: 'a@b.cn; nobody' }, 'ERROR EMAIL TBI_EMAILS'],
  ['TBI_EMAILS: each at most 100 characters', { emails: `${'a'.repeat(99)}@b.cn` }, 'ERROR EMAIL_LONG TBI_EMAILS'],
  ['TBI_EMAILS: at most 10', { emails: Array.from({ length: 11 }, (_, index) => `a${index}@b.cn`).join(',') }, 'ERROR TOO_MANY TBI_EMAILS'],
  ['TBI_EMAILS: each once', { emails: 'a@b.cn\nA@B.cn' }, 'WARN EMAIL_TWICE TBI_EMAILS'],
  ['TBI_REMARKS: at most 512 characters of any script', { remarks: '备'.repeat(513) }, 'ERROR TOO_LONG TBI_REMARKS'],
  ['TBI_MERGEMBL_NO: 4 to 20 capitals or digits', { mergeMblNo: 'x', masterBills: [] }, 'ERROR BILL_NO TBI_MERGEMBL_NO'],
  ['TBI_QUNO: at most 35 characters', { quotationNo: 'Q'.repeat(36) }, 'ERROR TOO_LONG TBI_QUNO'],
  ['TBI_TRANSPORT_METHOD: needed', { transportTerms: '' }, 'ERROR REQUIRED TBI_TRANSPORT_METHOD'],
  ['TBI_TRANSPORT_METHOD: one of the list', { transportTerms: 'CY-SEA' }, 'ERROR CHOICE TBI_TRANSPORT_METHOD'],
  ['TBI_NUMBER: the sum of the boxes', { packageCount: '419' }, 'ERROR PACKAGE_COUNT TBI_NUMBER'],
]

describe('rules of a record', () => {
  it.each(rows)('%s', (_rule, wrong, finding) => expect(told(wrong)).toContain(finding))
  it('remarks may be in any script: they are not printed', () => expect(told({ remarks: '请尽快出样单' })).toEqual([]))
  it('complete texts of dangerous goods and reefer cargo are asked for as fields; a tax number: nothing to say', () => {
    expect(told({ goodsType: '2', goods: 'PAINT UN 1263 CLASS 3 PG II\nFP 23C\nEMERGENCY: 86-574-87001234' })).toEqual([
      'WARN DG_FIELDS TBI_GOODS',
    ])
    expect(told({ goodsType: '3', goods: 'FROZEN FISH TEMP: -18C', containers: [goodContainer({ type: '40RH' })] })).toEqual([
      'WARN TEMPERATURE_FIELD TBX_TEMPERATURE',
    ])
    expect(told({ consignee: 'LOJA LTDA CNPJ 12.345.678/0001-95\nTEL 55-13-32010000', dischargePortCode: 'BRSSZ' })).toEqual([])
  })
  it('what customs of the destination ask of parties refuses where the operator chose the country', () => {
    const partyCountries = ['BR', 'DE']
    const brazil = { consignee: 'LOJA LTDA\nSANTOS BRAZIL TEL 55-13-32010000', dischargePortCode: 'BRSSZ' }
    expect(told(brazil)).toEqual(['WARN TAX_ID TBI_CONSIGNEE'])
    expect(told(brazil, { settings: { partyCountries } })).toEqual(['ERROR TAX_ID TBI_CONSIGNEE'])
    expect(told({}, { settings: { partyCountries } })).toEqual(['ERROR TAX_ID TBI_CONSIGNEE'])
    // a number that is told to the carrier beside the bill counts
    const part = (name: string, value: object, of = 'LOJA LTDA') => ({
      at: '/documentParties/consignee',
      name,
      beside: JSON.stringify([of, null]),
      value: [value],
    })
    const carrying = (...parts: object[]) => ({ ...brazil, carried: JSON.stringify({ dcsa: 1, names: [], bookings: [], parts }) })
    const cnpj = { type: 'CNPJ', countryCode: 'BR', value: '33000167000101' }
    expect(told(carrying(part('taxLegalReferences', cnpj)))).toEqual([])
    expect(told(carrying(part('taxLegalReferences', { ...cnpj, value: '33000167000102' })))).toEqual(['WARN TAX_ID_FORM TBI_CONSIGNEE'])
    // that of the party before it was renamed does not go out
    expect(told(carrying(part('taxLegalReferences', cnpj, 'OUTRA LTDA')))).toEqual(['WARN TAX_ID TBI_CONSIGNEE'])
    const mute = { consignee: 'LOJA LTDA\nSANTOS BRAZIL' }
    const contact = { name: 'Ana', phone: '+55 13 32010000' }
    expect(told({ ...carrying(part('taxLegalReferences', cnpj)), ...mute })).toEqual(['WARN PARTY_PHONE TBI_CONSIGNEE'])
    expect(told({ ...carrying(part('taxLegalReferences', cnpj), part('partyContactDetails', contact)), ...mute })).toEqual([])
    expect(told({ ...brazil, carried: '{"taxLegalReferences"' })).toEqual(['WARN TAX_ID TBI_CONSIGNEE'])
  })
  it('a destination that no code names is asked nothing', () => {
    for (const dischargePortCode of ['', '_', '1', '中文港口', "';--"])
      expect(told({ dischargePortCode }).filter((finding) => /TAX_ID|PARTY_|COUNTRY_NUMBER/.test(finding))).toEqual([])
  })
  it('a notify party whose text names no country of the destination is asked nothing, and a number with blanks is not judged', () => {
    const consignee = 'LOJA LTDA\nSANTOS BRAZIL\nCNPJ 33.000.167 / 0001-02\nTEL 55-13-32010000'
    expect(told({ consignee, notifier1: 'ACME TRADING\nP.O. BOX 1', dischargePortCode: 'BRSSZ' })).toEqual([])
    expect(told({ consignee, notifier1: 'ACME TRADING\nRIO DE JANEIRO, BRAZIL', dischargePortCode: 'BRSSZ' })).toEqual([
      'WARN TAX_ID TBI_NOTIFIER_1',
    ])
  })
  it('the carrier and the HS code are looked up in the tables of the host', () => {
    const known = { carrier: (code: string) => code === 'MSK', hsCode: (six: string) => six === '732394' }
    expect(told({}, { known })).toEqual(['ERROR CARRIER TBI_CARRIER', 'WARN HS_UNKNOWN TBI_HSCODE'])
  })
  it('a host may do without HS codes', () => expect(told({ hsCode: '' }, { settings: { hsCodeRequired: false } })).toEqual([]))
  it('in a draft what is missing is a warning', () => {
    const found = check({ consignee: '', mblNo: '', containers: [goodContainer({ containerNo: '', sealNo: '' })] }, { stage: 'draft' })
    expect(found.map(({ Severity, Code }) => `${Severity} ${Code}`)).toEqual(Array(4).fill('WARN REQUIRED'))
  })
})

describe('repairs offered for a record', () => {
  it.each<[string, Partial<SiRecord>, string, string | undefined]>([
    ['N/M for missing marks', { marks: '' }, 'REQUIRED', 'N/M'],
    ['a tab becomes a space', { marks: 'BOX\t1' }, 'TAB', 'BOX 1'],
    ['full width becomes half width', { goods: 'ＰＡＮＳ，２０' }, 'CHARSET', 'PANS,20'],
    ['accents are dropped', { consignee: 'MÖNCKEBERG' }, 'CHARSET', 'MONCKEBERG'],
    [
      'a long line is wrapped at words',
      { notifier2: 'AAAA BBBB CCCC DDDD EEEE FFFF GGGG HHHH' },
      'GRID_COLUMNS',
      'AAAA BBBB CCCC DDDD EEEE FFFF GGGG\nHHHH',
    ],
    [
      'a long line is not wrapped when the box would overflow',
      { notifier2: 'AAAA BBBB CCCC DDDD EEEE FFFF GGGG HHHH\n'.repeat(6) },
      'GRID_COLUMNS',
      undefined,
    ],
    ['the number of a split bill is proposed', { siType: 2 }, 'REQUIRED', 'COSU6412345670A'],
    ['spaces leave a bill number', { mblNo: 'cosu 641-234' }, 'BILL_NO', 'COSU641234'],
    ['a voyage is tidied', { voyage: '043 w' }, 'VOYAGE', '043W'],
    ['a Chinese package kind becomes its English plural', { packageKind: '托盘' }, 'PACKAGE_KIND', 'PALLETS'],
    ['dots leave HS codes', { hsCode: '7323.93, 7324.10' }, 'HS_DOTS', '732393, 732410'],
    ['e-mails stand once', { emails: 'a@b.cn; c@d.cn; a@b.cn' }, 'EMAIL_TWICE', 'a@b.cn; c@d.cn'],
    ['SAME AS CONSIGNEE for a missing notify party', { notifier1: '' }, 'NOTIFY_SUGGESTED', 'SAME AS CONSIGNEE'],
    ['the sum of the boxes', { packageCount: '1' }, 'PACKAGE_COUNT', '420'],
  ])('%s', (_name, wrong, code, value) => expect(suggested(wrong, code)).toBe(value))
})

describe('language', () => {
  it('is Chinese by default and English on request, label and message both', () => {
    const [chinese] = check({ consignee: '' })
    const [told] = check({ consignee: '' }, { language: english })
    expect([chinese?.Label, chinese?.Message]).toEqual(['收货人', '请填写收货人'])
    expect([told?.Label, told?.Message]).toEqual(['Consignee', 'Fill in Consignee'])
  })
  it('every English sentence is English', () => {
    for (const [, wrong] of rows)
      for (const { Message, Label, Suggest } of check(wrong, { language: english }))
        expect(`${Label} ${Message} ${Suggest?.Text ?? ''}`.replace(/[合同宁波汉堡纸箱托盘, ]/g, '')).not.toMatch(/[\u4e00-\u9fff]/)
  })
})
