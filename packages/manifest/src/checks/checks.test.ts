import { describe, expect, it } from 'vitest'
import { emptyParty, type Consignment } from '../model/consignment.ts'
import { regimeCodes, type RegimeCode } from '../regimes/regimes.ts'
import { boxOf, goodConsignment, goodGoods } from '../testing/consignments.ts'
import { manifestProblems, passes, problemsOfAll } from './index.ts'

const codes = (code: RegimeCode, consignment: Consignment) =>
  manifestProblems(code, consignment).map(({ severity, code: name, path }) => `${severity} ${name} ${path}`)
const shipper = (more: object) => ({ ...goodConsignment().Shipper, ...more })

describe('a consignment', () => {
  it('that is whole passes in China', () => {
    expect(codes('cnExport', goodConsignment())).toEqual([])
  })
  it('lacks every starred field by its path', () => {
    const bare = goodConsignment({
      BillNo: '',
      Vessel: '',
      Voyage: '',
      Pol: '',
      Pod: '',
      Shipper: emptyParty,
      Consignee: emptyParty,
      Goods: [goodGoods({ PackageKind: '', GoodsEn: '', Packages: 0, Weight: 0, Volume: 0 })],
      Boxes: [],
    })
    const found = codes('cnExport', bare)
    for (const path of ['BillNo', 'Vessel', 'Voyage', 'Pol', 'Pod']) expect(found).toContain(`ERROR REQUIRED ${path}`)
    for (const role of ['Shipper', 'Consignee']) {
      for (const field of ['Code', 'Name', 'Country', 'Address']) expect(found).toContain(`ERROR REQUIRED ${role}.${field}`)
      expect(found).toContain(`ERROR REACH ${role}.Phone`)
    }
    for (const field of ['PackageKind', 'GoodsEn', 'Packages', 'Weight']) expect(found).toContain(`ERROR REQUIRED Goods[0].${field}`)
    expect(found).toContain('ERROR BOXES Boxes')
  })
  it('to order needs a notify party who is no consignee', () => {
    const order = goodConsignment({ ToOrder: true, Consignee: { ...emptyParty, Name: 'TO ORDER OF SHIPPER' } })
    expect(codes('cnExport', order)).toEqual(['ERROR TO_ORDER Notify.Name'])
    const same = { ...order, Notify: { ...goodConsignment().Consignee, Name: 'SAME AS CONSIGNEE' } }
    expect(codes('cnExport', same)).toEqual(['ERROR TO_ORDER Notify.Name'])
    expect(codes('cnExport', { ...order, Notify: goodConsignment().Consignee })).toEqual([])
    expect(codes('cnExport', goodConsignment({ Consignee: { ...goodConsignment().Consignee, Name: 'To Order' } }))).toEqual([
      'ERROR TO_ORDER ToOrder',
    ])
  })
  it('may have an unfinished notify party, or the consignee again, where the consignee is known', () => {
    const half = goodConsignment({ Notify: { ...emptyParty, Name: 'KONINKLIJKE EXPEDITIE NV' } })
    expect(codes('cnExport', half).every((one) => one.startsWith('WARN') && one.includes('Notify.'))).toBe(true)
    expect(codes('cnExport', half)).toContain('WARN REQUIRED Notify.Address')
    const same = goodConsignment({ Notify: { ...emptyParty, Name: 'SAME AS CONSIGNEE' } })
    expect(codes('cnExport', same)).toEqual([])
    expect(codes('us', { ...same, Scac: 'COSU' })).toEqual([])
    const named = { ...same, Notify: { ...goodConsignment().Consignee, Name: 'SAME AS CONSIGNEE' } }
    expect(codes('jp', named)).toEqual(['ERROR TO_ORDER Notify.Name'])
  })
  it('takes packages by two characters, and offers the code of an abbreviation', () => {
    const typed = (PackageKind: string) => {
      const [one] = manifestProblems('cnExport', goodConsignment({ Goods: [goodGoods({ PackageKind })] })).filter(
        ({ code }) => code === 'PACKAGE',
      )
      return one && [one.severity, one.path, one.repair?.value]
    }
    expect([typed('CT'), typed('1A'), typed('ZZ')]).toEqual([undefined, undefined, undefined])
    expect(typed('CTN')).toEqual(['ERROR', 'Goods[0].PackageKind', 'CT'])
    expect(typed('ct')).toEqual(['ERROR', 'Goods[0].PackageKind', 'CT'])
    expect(typed('托盘')).toEqual(['ERROR', 'Goods[0].PackageKind', 'PX'])
    expect(typed('XYZ')).toEqual(['ERROR', 'Goods[0].PackageKind', undefined])
  })
  it('repairs a company code without its plus sign', () => {
    const [found] = manifestProblems('cnExport', goodConsignment({ Shipper: shipper({ Code: 'USCI91441900730442249J' }) }))
    expect([found!.severity, found!.path, found!.repair!.value]).toEqual(['ERROR', 'Shipper.Code', 'USCI+91441900730442249J'])
  })
  it('has three equal sums, and offers the total that two agree on', () => {
    const [total] = manifestProblems('cnExport', goodConsignment({ Weight: 8_400 }))
    expect([total!.code, total!.path, total!.repair!.value]).toEqual(['SUMS', 'Weight', '8400.5'])
    expect(total!.message.zh).toBe('毛重不一致：合计 8400，货物 8400.5，集装箱 8400.5，三处必须相等')
    const other = goodConsignment({ Boxes: [boxOf('MSKU6011672', [goodGoods({ Packages: 419 })])] })
    expect(manifestProblems('cnExport', other).map(({ path, repair }) => [path, repair])).toEqual([['Packages', undefined]])
    // a tenth is no binary fraction: 0.1 + 0.2 is 0.3 here
    const tenths = [goodGoods({ Key: 'a', Weight: 0.1, Volume: 0.1 }), goodGoods({ Key: 'b', Weight: 0.2, Volume: 0.2 })]
    expect(codes('cnExport', goodConsignment({ Goods: tenths }))).toEqual([])
    expect(codes('cnExport', { ...goodConsignment(), Goods: [goodGoods({ Weight: 1.0005 })], Weight: 1.0005 })).toEqual([
      'ERROR DECIMALS Weight',
      'ERROR DECIMALS Goods[0].Weight',
    ])
  })
  it('is too long or has wrong characters where it says so, and nothing is cut', () => {
    const long = goodConsignment({ Voyage: 'V'.repeat(18), Shipper: shipper({ Name: 'N'.repeat(71) }) })
    expect(codes('cnExport', long)).toEqual(['ERROR TOO_LONG Voyage', 'ERROR TOO_LONG Shipper.Name'])
    expect(codes('cnExport', goodConsignment({ Voyage: 'V'.repeat(17), Shipper: shipper({ Name: 'N'.repeat(70) }) }))).toEqual([])
    const [wide] = manifestProblems('cnExport', goodConsignment({ Vessel: 'ＥＶＥＲ ONE' }))
    expect([wide!.code, wide!.repair!.value]).toEqual(['ASCII', 'EVER ONE'])
    expect(codes('cnExport', goodConsignment({ Shipper: shipper({ Name: '宁波远帆\u0007' }) }))).toEqual(['ERROR CONTROL Shipper.Name'])
    expect(codes('cnExport', goodConsignment({ Shipper: shipper({ Name: '宁波远帆' }) }))).toEqual([])
  })
  it('with vague goods warns in China, and is refused in the United States, the Union and Japan', () => {
    const vague = goodConsignment({ Goods: [goodGoods({ GoodsEn: 'Daily necessities' })] })
    const severity = (code: RegimeCode) => manifestProblems(code, vague).find((one) => one.code === 'VAGUE')!.severity
    expect(['cnExport', 'us', 'usIsf', 'eu', 'jp'].map((code) => severity(code as RegimeCode))).toEqual([
      'WARN',
      'ERROR',
      'ERROR',
      'ERROR',
      'ERROR',
    ])
  })
})

describe('abroad', () => {
  it('the United States want both addresses, a tariff number, a seal and a short number behind the SCAC', () => {
    const american = goodConsignment({ Scac: 'COSU', BillNo: 'COSU123456789012', Pod: 'USLAX' })
    expect(codes('us', american)).toEqual([])
    expect(codes('us', { ...american, BillNo: 'COSU1234567890123' })).toEqual(['ERROR HOUSE BillNo'])
    const bare = goodConsignment({
      Scac: '',
      Shipper: shipper({ City: '' }),
      Goods: [goodGoods({ HsCode: '' })],
      Boxes: [boxOf('MSKU6011672', [goodGoods({ HsCode: '' })], { Fcl: 'lcl', Seals: [] })],
    })
    expect(codes('us', bare).filter((one) => one.startsWith('ERROR'))).toEqual([
      'ERROR REQUIRED Shipper.City',
      'ERROR SEAL Boxes[0].Seals',
      'ERROR REQUIRED Scac',
      'ERROR REQUIRED Goods[0].HsCode',
    ])
  })
  it('the importer gives ten elements, his part of the filing of the United States', () => {
    const { Consignee } = goodConsignment()
    const american = goodConsignment({ Scac: 'COSU', Pod: 'USLAX' })
    const own = ['ImporterNo', 'ConsigneeNo', 'Origin', 'Manufacturer', 'ShipTo', 'StuffingPlace', 'Consolidator']
    const trade = ['Buyer', 'Seller'].flatMap((role) => ['Name', 'Address', 'City', 'Country'].map((field) => `${role}.${field}`))
    expect(codes('usIsf', american)).toEqual([...own, ...trade].map((path) => `ERROR REQUIRED ${path}`))
    const whole: Consignment = {
      ...american,
      Buyer: Consignee,
      Seller: Consignee,
      ImporterNo: '12-345678900',
      ConsigneeNo: '12-345678900',
      Origin: 'CN',
      Manufacturer: 'NINGBO POTS FACTORY, 1 INDUSTRY ROAD, NINGBO',
      ShipTo: 'POTS WAREHOUSE, 100 MAIN ST, LOS ANGELES CA',
      StuffingPlace: 'BEILUN CFS, NINGBO',
      Consolidator: 'BEILUN CFS, NINGBO',
    }
    expect(codes('usIsf', whole)).toEqual([])
    expect(codes('usIsf', { ...whole, Origin: '中国', ShipTo: '洛杉矶' })).toEqual([
      'ERROR COUNTRY Origin',
      'ERROR ASCII Origin',
      'ERROR ASCII ShipTo',
    ])
    expect(codes('us', american)).toEqual([])
  })
  it('the Union wants buyer, seller, payment, routing from the first to the last, and an EORI', () => {
    const { Consignee } = goodConsignment()
    const union = goodConsignment({
      Buyer: Consignee,
      Seller: Consignee,
      PaymentMethod: 'H',
      Routing: ['CN', 'SG', 'BE'],
      Eori: 'BE0403019261',
      FilingType: 'F10',
    })
    expect(codes('eu', union)).toEqual([])
    expect(codes('eu', { ...union, Routing: ['SG', 'BE'], Eori: '', PaymentMethod: '' })).toEqual([
      'ERROR REQUIRED PaymentMethod',
      'ERROR ROUTING Routing',
      'ERROR EORI Eori',
    ])
    expect(codes('eu', goodConsignment())).toContain('ERROR REQUIRED Buyer.Name')
    expect(codes('eu', { ...union, PaymentMethod: 'E', Routing: ['CN', '荷兰', 'BE'], Eori: '403019261' })).toEqual([
      'ERROR METHOD PaymentMethod',
      'ERROR ROUTING Routing',
      'ERROR EORI Eori',
    ])
    expect(codes('eu', { ...union, Buyer: { ...Consignee, Country: 'Be' } })).toEqual(['ERROR COUNTRY Buyer.Country'])
    // names of the Union have their letters; Chinese is none of them
    expect(codes('eu', { ...union, Consignee: { ...Consignee, Name: 'MÜLLER & SØN', Address: 'Noorderlaan 100, 1º' } })).toEqual([])
    expect(codes('eu', { ...union, Consignee: { ...Consignee, Name: '穆勒公司' } })).toEqual(['ERROR ASCII Consignee.Name'])
  })
  it('an ENS has the type of whoever files: proposed with its reason, chosen freely, and refused on the wrong bill', () => {
    const { Consignee } = goodConsignment()
    const union = goodConsignment({ Buyer: Consignee, Seller: Consignee, PaymentMethod: 'H', Routing: ['CN', 'BE'], Eori: 'BE0403019261' })
    const typed = (more: Partial<Consignment>) =>
      manifestProblems('eu', { ...union, ...more })
        .filter(({ path }) => path === 'FilingType')
        .map(({ severity, repair }) => [severity, repair?.value])
    expect(typed({})).toEqual([['INFO', 'F10']])
    expect(typed({ MasterNo: 'M1' })).toEqual([['INFO', 'F15']])
    expect(typed({ Seller: emptyParty })).toEqual([['INFO', 'F13']])
    expect(typed({ MasterNo: 'M1', Seller: emptyParty })).toEqual([['INFO', 'F14']])
    for (const FilingType of ['F10', 'F11', 'F12', 'F13', 'F17']) {
      expect(typed({ FilingType })).toEqual([])
      expect(typed({ FilingType, MasterNo: 'M1' })).toEqual([['ERROR', 'F15']])
    }
    for (const FilingType of ['F14', 'F15', 'F16']) {
      expect(typed({ FilingType, MasterNo: 'M1' })).toEqual([])
      expect(typed({ FilingType })).toEqual([['ERROR', 'F10']])
    }
    expect(typed({ FilingType: 'F99' })).toEqual([['ERROR', 'F10']])
    // a part of a multiple filing leaves buyer and seller to others
    expect(codes('eu', { ...union, Buyer: emptyParty, Seller: emptyParty, FilingType: 'F13', Routing: ['CN', 'BE'] })).not.toContain(
      'ERROR REQUIRED Buyer.Name',
    )
  })
  it('Japan wants telephones of all three, short marks and goods, and ASCII', () => {
    const { Consignee } = goodConsignment()
    const japanese = goodConsignment({ Pod: 'JPTYO', Notify: Consignee })
    expect(codes('jp', japanese)).toEqual([])
    expect(codes('jp', { ...japanese, Notify: emptyParty })).toContain('ERROR REQUIRED Notify.Phone')
    expect(codes('jp', { ...japanese, Goods: [goodGoods({ Marks: 'M'.repeat(141), GoodsEn: 'POTS '.repeat(71) })] })).toEqual([
      'ERROR TOO_LONG Goods[0].GoodsEn',
      'ERROR TOO_LONG Goods[0].Marks',
    ])
    expect(codes('jp', { ...japanese, Shipper: shipper({ Name: '宁波远帆' }) })).toEqual(['ERROR ASCII Shipper.Name'])
  })
  it('each filing is judged by itself', () => {
    const all = problemsOfAll(['cnExport', 'us'], goodConsignment())
    expect([passes(all.get('cnExport')!), passes(all.get('us')!)]).toEqual([true, false])
  })
})

describe('the deadline', () => {
  // loading at 08:00 in Shanghai on 3 December: 24 hours before it is 00:00 UTC on the 2nd
  const at = (now: string, more: Partial<Consignment> = {}, lateReason?: string) =>
    manifestProblems('cnExport', goodConsignment(more), { now, ...(lateReason === undefined ? {} : { lateReason }) }).map(
      ({ severity, code }) => `${severity} ${code}`,
    )
  it('is met at the instant itself', () => {
    expect(at('2026-12-01T03:00:00.000Z')).toEqual([])
    expect(at('2026-12-02T00:00:00.000Z')).toEqual(['WARN LATE_AGENT'])
    expect(at('2026-12-02T00:00:00.001Z')).toEqual(['ERROR LATE'])
  })
  it('passes later with the right and a reason alone', () => {
    expect(at('2026-12-02T01:00:00Z', {}, '  ')).toEqual(['ERROR LATE'])
    expect(at('2026-12-02T01:00:00Z', {}, '船期提前')).toEqual(['INFO LATE'])
  })
  it('that is unknown is a warning and never in time', () => {
    expect(at('2026-12-01T00:00:00Z', { LoadingAt: '', AgentCutoff: '' })).toEqual(['WARN UNKNOWN_TIME'])
    // the cut-off of the agent has passed as well: both are told
    expect(at('2026-12-02T00:00:00Z', { LoadingAt: '' })).toEqual(['WARN UNKNOWN_TIME', 'WARN LATE_AGENT'])
    expect(at('2026-12-01T00:00:00Z', { LoadingAt: '2026-02-31 08:00', AgentCutoff: '' })).toEqual(['ERROR TIME', 'WARN UNKNOWN_TIME'])
  })
})

it('names no field twice for one mistake, whatever the filing', () => {
  for (const code of regimeCodes) {
    const found = codes(code, goodConsignment({ Shipper: emptyParty, Consignee: emptyParty, Goods: [], Boxes: [] }))
    expect(new Set(found).size).toBe(found.length)
  }
})
