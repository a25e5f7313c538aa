import {
  containerFields,
  lineFields,
  recordFields,
  type SiContainer,
  type SiLine,
  type SiMasterBill,
  type SiRecord,
} from '@jst/contracts/si/data'
import { Parser } from 'edifact'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyContainer, emptyLine, emptyRecord } from '../rules/wire.ts'
import { iftminFaults, readInterchange, type ReadSegment } from '../testing/edifact/faults.ts'
import { goodContainer, goodLine } from '../testing/records.ts'
import type { BookedOrder } from './booking.ts'
import { fromDcsa } from './dcsa/from-dcsa.ts'
import type { DcsaParty, DcsaShippingInstructions } from './dcsa/payload.ts'
import { toDcsa } from './dcsa/to-dcsa.ts'
import { toIftmin } from './edifact/to-iftmin.ts'

const word = fc.stringMatching(/^[A-Z0-9 .,&/中，\t-]{0,44}$/)
const block = (most: number) => fc.array(word, { maxLength: most }).map((lines) => lines.join('\n'))
const amounts = {
  packages: fc.oneof(fc.integer({ min: -5, max: 200_000_000 }), fc.constant(1.5)),
  weight: fc.integer({ min: -10, max: 30_000_000 }).map((grams) => grams / 1000),
  volume: fc.integer({ min: 0, max: 90_000 }).map((litres) => litres / 1000),
  packageKind: fc.constantFrom('CARTONS', '纸箱', '', 'ODD THINGS'),
}
const line: fc.Arbitrary<SiLine> = fc
  .record({
    ...amounts,
    goods: block(3),
    unNo: fc.constantFrom('', '1263', '12'),
    imoClass: fc.constantFrom('', '3', '2.1X345678'),
    subRisks: fc.constantFrom('', '6.1', '3,6.1,8,9'),
    packingGroup: fc.constantFrom('', 'II'),
    flashPoint: fc.constantFrom('', '-18', '23.5', '1234', 'X'),
    ems: fc.constantFrom('', 'F-E,S-D', '中'),
    properName: word,
    emergency: fc.constantFrom('', 'LI 138 0000 0000', '中'),
    marinePollutant: fc.constantFrom('', '1'),
    limitedQuantity: fc.constantFrom('', '1'),
    goodsZh: fc.constantFrom('', '锅'),
    hsCode: fc.constantFrom('', '732393', '7323.93', 'X'),
    marks: block(2),
  })
  .map((fields) => ({ ...emptyLine(), ...fields }))
const container: fc.Arbitrary<SiContainer> = fc
  .record({
    ...amounts,
    type: fc.constantFrom('40HQ', '20GP', ''),
    containerNo: fc.constantFrom('MSKU6011672', 'TEXU3070079', 'CSQU3054383', '', 'TOO LONG NUMBER', ' MSKU6011672'),
    soc: fc.constantFrom('', '', '1'),
    partLoad: fc.constantFrom('', '1'),
    tare: fc.constantFrom(0, 3_900.5),
    temperature: fc.constantFrom('', '-18'),
    overHeight: fc.constantFrom(0, 12),
    sealNo: fc.constantFrom('A1', 'A1/B2', 'A1,B2', '', 'S'.repeat(16)),
    lines: fc.array(line, { maxLength: 3 }),
  })
  .map((fields) => ({ ...emptyContainer(), ...fields }))
/** Any record, however odd: what rules would refuse, too. */
const oddRecord: fc.Arbitrary<SiRecord> = fc
  .record({
    mblNo: fc.constantFrom('COSU1', '', 'COSU64123456701234567'),
    splitMblNo: fc.constantFrom('', 'COSU1A'),
    mergeMblNo: fc.constantFrom('', 'COSU1', 'COSU2'),
    siType: fc.constantFrom(1, 2),
    draftCount: fc.constantFrom(1, 3),
    paymentMethod: fc.constantFrom('PP', 'CC', 'PE', ''),
    signingMethod: fc.constantFrom('OBL', 'TLX', 'SWB', 'EBL', 'DST', ''),
    shipperRef: word,
    consignor: block(9),
    consignee: fc.oneof(block(9), fc.constantFrom('TO ORDER', 'TO ORDER OF BANK\nX', 'TO THE ORDER OF BANK', 'to order of')),
    notifier1: fc.oneof(block(3), fc.constantFrom('SAME AS CONSIGNEE', 'Same as consignee')),
    notifier2: block(3),
    notifier3: block(2),
    payableAt: fc.constantFrom('', 'SGSIN', 'SOMEWHERE'),
    issuePlace: fc.constantFrom('', 'CNNGB', ' YIWU '),
    originals: fc.constantFrom(0, 1, 3),
    declaredValue: fc.constantFrom('', '250000.50'),
    declaredCurrency: fc.constantFrom('', 'USD'),
    vessel: fc.constantFrom('', 'ARIES', 'OTHER'),
    goods: block(6),
    marks: block(6),
    hsCode: fc.constantFrom('', '732393', '732393, 7323.99', '123456789012', 'ABC 732393'),
    packageKind: amounts.packageKind,
    packageCount: fc.constantFrom('', '420', '1'),
    emails: fc.constantFrom('', 'a@b.cn', 'a@b.cn, c@d.cn', 'nonsense'),
    remarks: fc.constantFrom('', '快'),
    loadPortOnBill: block(7),
    containers: fc.array(container, { maxLength: 4 }),
    masterBills: fc.constantFrom<SiMasterBill[]>(
      [],
      [{ id: 0, orderId: 1, recordId: 0, mergedOrderId: 2, mergedMblNo: 'COSU2', mergedBookingNo: '' }],
      [{ id: 0, orderId: 1, recordId: 0, mergedOrderId: 2, mergedMblNo: 'COSU2', mergedBookingNo: 'ABCDEFGHIJ0123456789KLMNOPQ1234' }],
    ),
  })
  .map((fields) => ({ ...emptyRecord(), ...fields }))

const order = (record: SiRecord): BookedOrder => ({ bookingReference: 'BKG0001', record, scac: 'COSU' })
const back = (record: SiRecord, booked?: BookedOrder) =>
  fromDcsa(JSON.parse(JSON.stringify(toDcsa(record, booked).payload)), booked).records[0]

const content = (fields: Record<string, { by: string }>) =>
  Object.entries(fields)
    .filter(([name, { by }]) => by === 'user' && name !== 'carried' && !/^id$|Id$/.test(name))
    .map(([name]) => name)
const emailsOf = (value: unknown) =>
  String(value)
    .split(/[\s,;]+/)
    .join()

/** Every limit of the standard that a text or number of the payload could break. */
function brokenLimits(payload: DcsaShippingInstructions): string[] {
  const broken: string[] = []
  const demand = (met: boolean, what: string) => met || broken.push(what)
  const lines = (list: readonly string[] | undefined, most: number, what: string) =>
    demand((list?.length ?? 0) <= most && (list ?? []).every((text) => text.length <= 35), what)
  const solid = (text: string | undefined, most: number, what: string) =>
    demand(text === undefined || (text.length <= most && /^\S(?:.*\S)?$/.test(text)), what)
  const { shipper, consignee, endorsee, notifyParties = [] } = payload.documentParties
  demand(notifyParties.length <= 3, 'notify parties')
  for (const party of [shipper, consignee, endorsee, ...notifyParties].filter((one): one is DcsaParty => one !== undefined)) {
    if (party !== shipper || party.partyName !== '') solid(party.partyName, 70, 'party name')
    solid(party.reference, 35, 'party reference')
    lines(party.displayedAddress, 6, 'party address')
  }
  solid(payload.transportDocumentReference, 20, 'bill number')
  lines(payload.displayedNameForPortOfLoad, 5, 'name on the bill')
  for (const contact of payload.partyContactDetails) {
    solid(contact.name, 35, 'contact')
    demand(contact.email === undefined || /^.+@\S+$/.test(contact.email), 'e-mail')
  }
  for (const item of payload.consignmentItems) {
    lines(item.descriptionOfGoods, 150, 'goods')
    for (const text of item.descriptionOfGoods) solid(text, 35, 'line of goods')
    lines(item.shippingMarks, 50, 'marks')
    lines(item.descriptionOfGoodsForCustoms, 150, 'goods for customs')
    demand(
      item.HSCodes.every((code) => /^\d{6,10}$/.test(code)),
      'HS code',
    )
    for (const { equipmentReference, cargoGrossWeight, outerPackaging } of item.cargoItems) {
      solid(equipmentReference, 11, 'container')
      demand((cargoGrossWeight?.value ?? 1) > 0, 'weight')
      const { numberOfPackages = 1 } = outerPackaging ?? {}
      demand(Number.isInteger(numberOfPackages) && numberOfPackages >= 1 && numberOfPackages <= 99_999_999, 'packages')
    }
  }
  const names = payload.utilizedTransportEquipments.map((one) =>
    one.isShipperOwned ? one.equipment.equipmentReference : one.equipmentReference,
  )
  demand(new Set(names).size === names.length, 'containers once')
  demand(
    payload.utilizedTransportEquipments.every(({ seals }) => seals.every(({ number }) => number.length <= 15)),
    'seal',
  )
  return broken
}

describe('a DCSA instruction of any record, however odd', () => {
  it('every value comes back, or is among the losses; and every limit of the standard is kept', () => {
    const known = { ...emptyRecord(), mblNo: 'COSU1', vessel: 'ARIES', containers: [goodContainer()] }
    fc.assert(
      fc.property(oddRecord, fc.boolean(), (given, withOrder) => {
        const booked = withOrder ? order(known) : undefined
        const { payload, losses } = toDcsa(given, booked)
        expect(brokenLimits(payload)).toEqual([])
        if (payload.consignmentItems.length === 0) return
        const told = new Set(losses.map(({ path }) => path))
        const found = back(given, booked)
        const unlisted: string[] = []
        const compare = (names: string[], specs: Record<string, { wire: string }>, at: string, a: object, b: object) => {
          for (const name of names) {
            const [old, now] = [(a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]]
            if (old === now || (name === 'emails' && emailsOf(old) === emailsOf(now))) continue
            if (typeof old === 'number' && typeof now === 'number' && Math.abs(old - now) < 0.0005) continue
            const path = at + (specs[name]?.wire ?? '')
            if (!told.has(path)) unlisted.push(path)
          }
        }
        compare(content(recordFields), recordFields, '', given, found ?? {})
        if (!told.has('BoxInfos'))
          given.containers.forEach((box, index) => {
            const other = found?.containers[index]
            compare(content(containerFields), containerFields, `BoxInfos[${index}].`, box, other ?? {})
            if (told.has(`BoxInfos[${index}]`)) return
            box.lines.forEach((row, at) =>
              compare(content(lineFields), lineFields, `BoxInfos[${index}].BoxDetails[${at}].`, row, other?.lines[at] ?? {}),
            )
          })
        given.masterBills.forEach((bill, index) => {
          if (
            !found?.masterBills.some(({ mergedMblNo }) => mergedMblNo === bill.mergedMblNo) &&
            !told.has(`TDBpMBLNos[${index}].TMM_MMBL_NO`)
          )
            unlisted.push(`TDBpMBLNos[${index}]`)
        })
        expect(unlisted).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})

const preparedAt = new Date('2026-11-21T19:30:00Z')

/** Segments as `edifact` of the npm registry reads them: tag and components. */
function readByOthers(text: string): string[][] {
  const segments: string[][] = []
  const parser = new Parser()
  parser.on('opensegment', (tag) => segments.push([tag]))
  parser.on('component', (value) => segments.at(-1)?.push(value))
  parser.encoding(text.includes('UNB+UNOA') ? 'UNOA' : 'UNOC')
  parser.write(text)
  parser.end()
  return segments
}
const valuesOf = (segments: readonly ReadSegment[]) => segments.map(({ tag, elements }) => [tag, ...elements.flat()])

describe('an IFTMIN of any record, however odd', () => {
  it('of any record, in both directories, has nothing against its directory; an independent parser reads the same values', () => {
    const typed = fc.string({ unit: fc.constantFrom('A', 'b', ' ', '\n', '中', "'", '+', ':', '?', '\t', '，', 'é', '😀'), maxLength: 200 })
    const texts = fc.record({
      goods: typed,
      marks: typed,
      consignor: typed,
      consignee: typed,
      notifier1: typed,
      vessel: typed,
      voyage: typed,
      remarks: typed,
      emails: typed,
      loadPort: typed,
      loadPortOnBill: typed,
      shipperRef: typed,
      hsCode: typed,
    })
    fc.assert(
      fc.property(oddRecord, texts, typed, fc.boolean(), fc.constantFrom('D99B', 'D01B'), (odd, text, box, typedTexts, version) => {
        const strange = goodContainer({ sealNo: box, containerNo: box, packageKind: box, type: box, lines: [goodLine({ goods: box })] })
        const record = typedTexts ? { ...odd, ...text, containers: [...odd.containers, strange] } : odd
        const message = toIftmin(record, { version, reference: box || 'SI1', sender: box, recipient: 'COSU', preparedAt })
        expect(iftminFaults(message.text)).toEqual([])
        expect(readByOthers(message.text)).toEqual(valuesOf(readInterchange(message.text)))
      }),
      { numRuns: 1_000 },
    )
  })
})
