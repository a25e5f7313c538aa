import { paymentMethods, SiStatus, type SiRecord } from '@jst/contracts/si'
import { bookingsOf, declaredValueOf, totalsOf } from '@jst/si-drafts/rules'
import { cargoList } from './cargo-list.ts'
import { packingClause, receiptClause, termsText, totalWords } from '@jst/contracts/bills'
import { isForeign, widthOf } from '@jst/contracts/document'
import { billText, Printer } from './print-text.ts'
import { facesFor } from '../../../../documents/index.ts'
import { papersOf, type Papers } from './terms.ts'
import { chinaDay } from '../../../../kernel/database/china-time.ts'

/** Room on the face (bill-pdf.ts draws it): lines of the goods area, columns of its marks, lines of the list below it. */
export const face = {
  lines: 17,
  marksColumns: 20,
  packagesColumns: 15,
  containers: 6,
  party: 6,
  places: 2,
  alsoNotify: 9,
  wordColumns: 110,
} as const
/** A quarter of the width, in the small type. */
const quarterColumns = 27

export interface Bill extends Papers {
  billNo: string
  version: number
  /** Instant of the version: the only time in the file, so that the same version is the same file. */
  at: string
  carrier: string
  reference: string[]
  shipper: string[]
  consignee: string[]
  notify: string[]
  alsoNotify: string[]
  receiptPlace: string[]
  loadPort: string[]
  dischargePort: string[]
  deliveryPlace: string[]
  vessel: string[]
  terms: string[]
  freight: string[]
  payableAt: string[]
  /** Place and day of issue; the day stands on the issued bill only. */
  issued: string[]
  /** Day of loading; on the issued bill only, as it was established at the issue. */
  onBoard: string[]
  receipt: string
  marks: string[]
  packages: string[]
  goods: string[]
  weight: string
  volume: string
  /** Containers, each followed by its goods lines. */
  containers: string[]
  words: string[]
  /** Blocks of the face that are longer than their box, in full, each under its heading. */
  more: string[]
  /** Texts that are too long for the face and stand on the rider. */
  rider: { text: boolean; containers: boolean }
  /** Characters without a glyph, printed as code points. */
  replaced: number
  /** Those characters, each once. */
  unprintable: string[]
}

export interface BillFacts {
  record: SiRecord
  version: number
  at: string
  newest: boolean
  orderNo: string
}

/** Blocks with a fixed box: the face shows what fits and refers to the rider, which has the whole block. */
class Boxes {
  readonly more: string[] = []

  fit(heading: string, lines: string[], most: number): string[] {
    if (lines.length <= most) return lines
    this.more.push(heading, ...lines, '')
    return [...lines.slice(0, most - 1), 'CONTINUED ON RIDER']
  }
}

/** Every text of a value and its parts. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []

/** The bill of a record, with the characters that no face has by their numbers. */
export async function billFor(facts: BillFacts): Promise<Bill> {
  const foreign = new Set([facts.orderNo, ...textsIn(facts.record)].flatMap((text) => Array.from(billText(text)).filter(isForeign)))
  foreign.delete('\n')
  return billOf(facts, new Set(foreign.size === 0 ? [] : (await facesFor([...foreign])).unprintable))
}

/** Content of the bill of lading of a record (documents §10.1). @param lacking characters that no face has */
export function billOf({ record, version, at, newest, orderNo }: BillFacts, lacking: ReadonlySet<string> = new Set()): Bill {
  const print = new Printer(lacking)
  const boxes = new Boxes()
  const party = (heading: string, text: string) => boxes.fit(heading, print.lines(text), face.party)
  const place = (heading: string, text: string) => boxes.fit(heading, print.lines(text), face.places)
  const quarter = (heading: string, ...texts: string[]) =>
    boxes.fit(
      heading,
      texts.flatMap((text) => print.lines(text, quarterColumns)),
      face.places,
    )
  const totals = totalsOf(record.containers)
  const marks = print.lines(record.marks)
  const goods = [
    ...packingClause(record.transportTerms),
    ...print.lines(record.goods),
    ...hsLine(print, record.hsCode),
    ...declaredLine(print, record),
  ]
  const containers = cargoList(print, record.containers)
  const packages = [String(totals.packages), ...print.lines(record.packageKind, face.packagesColumns)]
  const issued = record.status === SiStatus.issued
  return {
    ...papersOf(record, newest),
    billNo: print.line(record.mergeMblNo || record.splitMblNo || record.mblNo),
    version,
    at,
    carrier: print.line(record.carrier),
    reference: quarter('REFERENCE', orderNo, record.shipperRef, ...bookingsOf(record)),
    shipper: party('SHIPPER', record.consignor),
    consignee: party('CONSIGNEE', record.consignee),
    notify: party('NOTIFY PARTY', record.notifier1),
    alsoNotify: boxes.fit('ALSO NOTIFY', [...print.lines(record.notifier2), ...print.lines(record.notifier3)], face.alsoNotify),
    receiptPlace: place('PLACE OF RECEIPT', record.receiptPlaceOnBill || record.receiptPlace),
    loadPort: place('PORT OF LOADING', record.loadPortOnBill || record.loadPort),
    dischargePort: place('PORT OF DISCHARGE', record.dischargePortOnBill || record.dischargePort),
    deliveryPlace: place('PLACE OF DELIVERY', record.deliveryPlaceOnBill || record.deliveryPlace),
    vessel: place('VESSEL / VOYAGE', `${record.vessel} ${record.voyage}`.trim()),
    terms: quarter('TERMS', termsText(record.transportTerms)),
    freight: quarter('FREIGHT', paymentMethods.find(({ value }) => value === record.paymentMethod)?.en ?? ''),
    payableAt: quarter('FREIGHT PAYABLE AT', record.payableAt),
    issued: quarter('PLACE AND DATE OF ISSUE', record.issuePlace, issued ? chinaDay(new Date(at)) : ''),
    onBoard: quarter('SHIPPED ON BOARD', issued ? (record.onBoardDate ?? '') : ''),
    receipt: receiptClause(record.signingMethod === 'SWB'),
    marks,
    packages,
    goods,
    weight: `${totals.weight.toFixed(3)} KGS`,
    volume: `${totals.volume.toFixed(3)} CBM`,
    containers,
    words: print.lines(totalWords(record.containers.length, totals.packages, record.packageKind), face.wordColumns),
    more: boxes.more,
    rider: {
      text: goods.length > face.lines || marks.length > face.lines || marks.some((line) => widthOf(line) > face.marksColumns),
      containers: containers.length > face.containers,
    },
    replaced: print.replaced,
    unprintable: [...print.unprintable],
  }
}

const declaredLine = (print: Printer, record: SiRecord) => {
  const declared = declaredValueOf(record)
  return declared === '' ? [] : print.lines(`DECLARED VALUE: ${declared}`)
}
const hsLine = (print: Printer, hsCode: string) => (hsCode.trim() === '' ? [] : print.lines(`HS CODE: ${hsCode.replaceAll('\n', ' ')}`))
