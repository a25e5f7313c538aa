import type { SiContainer, SiRecord } from '@jst/contracts/si/data'
import { charsetFor, writeInterchange, type SegmentData } from '@jst/edifact'
import { totalsOf } from '../../rules/totals.ts'
import { distinct, entriesOf } from '../dcsa/lines.ts'
import { isoTypeOf } from '../iso-type.ts'
import { billNoOf, Losses, TooLargeError, type Loss } from '../loss.ts'
import { texts } from '../texts.ts'
import { mergedReferenceOf } from '../booking.ts'
import { bookingsOf, decimal, freeText, goodsSegments, itemsOf, measures } from './goods.ts'
import { iftminLosses } from './losses.ts'
import { partySegments } from './parties.ts'
import { sealLength, type IftminOptions, type IftminVersion } from './options.ts'
import { equipmentMeasures, outOfGauge, settings } from './special.ts'
import { Texts } from './text-out.ts'

/** The file as text of one byte per character (ISO 8859-1), and all that it does not say. */
export interface ToIftmin {
  /** The interchange, in the characters of its syntax. */
  text: string
  /** Values without a place in the message. */
  losses: Loss[]
}

const two = (value: number) => String(value).padStart(2, '0')
/** `202611211930`, in UTC. */
const minuteOf = (date: Date) =>
  `${date.getUTCFullYear()}${two(date.getUTCMonth() + 1)}${two(date.getUTCDate())}${two(date.getUTCHours())}${two(date.getUTCMinutes())}`

const given = (segment: SegmentData, value: string): SegmentData[] => (value === '' ? [] : [segment])
const services: Readonly<Record<string, string>> = { 'DOOR-DOOR': '27', 'DOOR-CY': '28', 'CY-DOOR': '29', 'CY-CY': '30' }
const payments: Readonly<Record<string, string>> = { PP: 'P', CC: 'C', PE: 'A' }
/** Nature of the cargo: dangerous, temperature controlled. */
const natures: Readonly<Record<string, string>> = { '2': '11', '3': '14' }
const documents: Readonly<Record<string, string>> = { OBL: '706', SWB: '710' }

function header(record: SiRecord, options: IftminOptions, out: Texts): SegmentData[] {
  const emails = distinct(entriesOf(record.emails).map((email) => out.line(email, 512)))
    .filter((email) => email !== '')
    .slice(0, 9)
  const service = services[record.transportTerms] ?? ''
  const { packages, weight, volume } = totalsOf(record.containers)
  const remarks = out.lines(record.remarks, 70)
  const originals = record.signingMethod === 'OBL' && record.originals > 0 && record.originals < 100 ? String(record.originals) : ''
  const nature = natures[record.goodsType] ?? ''
  const issued = out.line(record.issuePlace, 70)
  return [
    ['BGM', '340', out.line(options.reference, 35), String(options.function ?? 9)],
    ...given(['CTA', 'IC', ['', out.line(record.consignor.split('\n')[0] ?? '', 35)]], emails[0] ?? ''),
    ...emails.map((email): SegmentData => ['COM', [email, 'EM']]),
    ['DTM', ['137', minuteOf(options.preparedAt), '203']],
    ...given(['TSR', service], service),
    ...freeText('AAI', remarks),
    ['CNT', ['7', decimal(weight), 'KGM']],
    ['CNT', ['11', String(Math.trunc(packages))]],
    ['CNT', ['15', decimal(volume), 'MTQ']],
    ['CNT', ['16', String(record.containers.length)]],
    ...given(['DOC', documents[record.signingMethod] ?? '705', '', '', '', originals], record.signingMethod),
    ...given(['GDS', nature], nature),
    ...given(['LOC', '91', ['', '', '', issued]], issued),
  ]
}

function references(record: SiRecord, options: IftminOptions, out: Texts): SegmentData[] {
  const billNo = billNoOf(record)
  const values: [string, string][] = [
    ['BN', record.bookingNo || options.order?.bookingReference || options.bookingReference || record.mblNo],
    ...(options.otherBookings ?? record.masterBills.map((bill) => mergedReferenceOf(bill, options.order))).map(
      (other): [string, string] => ['BN', other],
    ),
    ['BM', billNo],
    ['MB', billNo === record.mblNo ? '' : record.mblNo],
    ['SI', record.shipperRef],
    ['CT', record.quotationNo],
  ]
  return values.flatMap(([qualifier, value]) => {
    const text = out.line(value, 35)
    return given(['RFF', [qualifier, text]], text)
  })
}

function transport(record: SiRecord, options: IftminOptions, out: Texts): SegmentData[] {
  const carrier = options.scac ? [options.scac, '172', '182'] : ['', '', '', out.line(record.carrier, 35)]
  const place = (qualifier: string, code: string, name: string, shown: string): SegmentData[] => {
    const text = out.line(shown || name, 70)
    return code === '' && text === '' ? [] : [['LOC', qualifier, [code, ...(code === '' ? ['', ''] : ['139', '6']), text]]]
  }
  const sailing = record.sailingDate?.slice(0, 10).replaceAll('-', '') ?? ''
  return [
    ['TDT', '20', out.line(record.voyage, 17), '1', '', carrier, '', '', ['', '', '', out.line(record.vessel, 35)]],
    ...given(['DTM', ['133', sailing, '102']], sailing),
    ...place('88', record.receiptPlaceCode, record.receiptPlace, record.receiptPlaceOnBill),
    ...place('9', record.loadPortCode, record.loadPort, record.loadPortOnBill),
    ...place('11', record.dischargePortCode, record.dischargePort, record.dischargePortOnBill),
    ...place('7', record.deliveryPlaceCode, record.deliveryPlace, record.deliveryPlaceOnBill),
  ]
}

function parties(record: SiRecord, options: IftminOptions, out: Texts): SegmentData[] {
  const named: SegmentData[] = [
    ...given(['NAD', 'CA', [options.scac ?? '', '172', '182']], options.scac ?? ''),
    ...partySegments(record, out),
  ]
  // a message must name a party
  return named.length > 0 ? named : [['NAD', 'CZ']]
}

/** Seals of a container, one by one. */
const sealsOf = ({ sealNo }: Pick<SiContainer, 'sealNo'>, out: Texts) =>
  entriesOf(sealNo.replaceAll('/', ' '))
    .map((seal) => out.line(seal, 35))
    .filter((seal) => seal !== '')
    .slice(0, 99)

/** A seal that exceeds its element is written as the first of a range of numbers. */
const sealSegment = (seal: string, version: IftminVersion): SegmentData =>
  seal.length > sealLength[version] ? ['SEL', '', '', '', seal] : ['SEL', seal]

/** Code list 8169: a box of a shipping instruction is full, with goods of one bill or of several. */
const [full, mixed] = ['5', '7']

function equipment(container: SiContainer, { version }: IftminOptions, out: Texts): SegmentData[] {
  const iso = out.line(isoTypeOf(container.type), 4)
  return [
    [
      'EQD',
      'CN',
      [out.line(container.containerNo, 17), '', ''],
      iso === '' ? '' : [iso, '102', '5'],
      container.soc === '1' ? '1' : '',
      '',
      container.partLoad === '1' ? mixed : full,
    ],
    ...measures(container),
    ...equipmentMeasures(container),
    ...outOfGauge(container),
    ...sealsOf(container, out).map((seal) => sealSegment(seal, version)),
    ...settings(container, out),
  ]
}

/** A partner that is not named: the interchange must have both. */
const unknown = 'UNKNOWN'

/** Goods items and containers of one message. */
const most = 999
/** @throws TooLargeError for more than the message holds. */
function demandRoom(record: SiRecord, options: IftminOptions): void {
  const items = itemsOf(record, bookingsOf(record, options))
  const counts = [items.length, record.containers.length, ...items.map(({ placed }) => placed.length)]
  if (counts.some((count) => count > most)) throw new TooLargeError(texts.iftmin.tooLarge(items.length, record.containers.length))
}

const controlOf = ({ control, reference }: IftminOptions) =>
  (control ?? reference.replace(/[^A-Za-z0-9]/g, '')).slice(-14).toUpperCase() || '1'

/**
 * A record as an IFTMIN interchange of one message, D.99B or D.01B: the segments that both directories have in the same order, in lengths that both
 * allow. UNOA where its characters are enough, else UNOC (ISO 8859-1): write the text with one byte per character. What the message cannot say is in
 * `losses`.
 * @throws TooLargeError for more than 999 goods items or containers.
 */
export function toIftmin(record: SiRecord, options: IftminOptions): ToIftmin {
  const out = new Texts()
  const losses = new Losses()
  demandRoom(record, options)
  iftminLosses(record, options, losses)
  const payment = payments[record.paymentMethod] ?? ''
  const payableAt = out.line(record.payableAt, 70)
  const segments: SegmentData[] = [
    ...header(record, options, out),
    ...references(record, options, out),
    ...given(['CPI', '4', '', payment], payment || payableAt),
    ...given(['LOC', '57', ['', '', '', payableAt]], payableAt),
    ...transport(record, options, out),
    ...parties(record, options, out),
    ...goodsSegments(record, options, out),
    ...record.containers.flatMap((container) => equipment(container, options, out)),
  ]
  const text = writeInterchange(
    {
      charset: charsetFor(segments),
      sender: out.line(options.sender, 35) || unknown,
      receiver: out.line(options.recipient, 35) || unknown,
      prepared: minuteOf(options.preparedAt),
      reference: controlOf(options),
    },
    [{ reference: '1', identifier: ['IFTMIN', 'D', options.version.slice(1), 'UN'], segments }],
  )
  return { text, losses: losses.list }
}
