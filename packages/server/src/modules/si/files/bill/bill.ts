import { paymentMethods, SiStatus, type SiRecord } from '@jst/contracts/si'
import { totalsOf } from '@jst/si-drafts/rules'
import { inWords } from './words.ts'
import { Printer } from './print-text.ts'

/** Room on the face (bill-pdf.ts draws it): lines of the goods area, columns of its marks, containers below it. */
export const face = { lines: 22, marksColumns: 20, containers: 6, places: 2, alsoNotify: 9, wordColumns: 112 } as const

export interface Bill {
  billNo: string
  mblNo: string
  orderNo: string
  version: number
  /** Instant of the version: the only time in the file, so that the same version is the same file. */
  at: string
  title: 'BILL OF LADING' | 'SEA WAYBILL'
  /** Written across every page; empty on the issued bill. */
  mark: 'DRAFT' | 'VOID' | 'SUPERSEDED' | ''
  carrier: string
  shipper: string[]
  consignee: string[]
  notify: string[]
  alsoNotify: string[]
  receiptPlace: string[]
  loadPort: string[]
  dischargePort: string[]
  deliveryPlace: string[]
  vessel: string
  terms: string
  freight: string
  originals: string
  marks: string[]
  packages: string
  goods: string[]
  weight: string
  volume: string
  /** One container a line. */
  containers: string[]
  words: string[]
  /** Blocks of the face that are longer than their box, in full, each under its heading. */
  more: string[]
  /** What is too long for the face and stands on the rider. */
  rider: { text: boolean; containers: boolean }
  /** Characters that the font has not got, shown as question marks. */
  replaced: number
}

export interface BillFacts {
  version: number
  at: string
  newest: boolean
  orderNo: string
}

/** Blocks that must fit their boxes: the face shows what fits and points to the rider, which has the whole block. */
class Boxes {
  readonly more: string[] = []

  fit(heading: string, lines: string[], most: number): string[] {
    if (lines.length <= most) return lines
    this.more.push(heading, ...lines, '')
    return [...lines.slice(0, most - 1), 'CONTINUED ON RIDER']
  }
}

const clause = ["SHIPPER'S LOAD, COUNT & SEAL", 'SAID TO CONTAIN']

/** What stands on the bill of lading of a record (documents §10.1). */
export function billOf(record: SiRecord, { version, at, newest, orderNo }: BillFacts): Bill {
  const print = new Printer()
  const boxes = new Boxes()
  const place = (heading: string, text: string) => boxes.fit(heading, print.lines(text), face.places)
  const totals = totalsOf(record.containers)
  const marks = print.lines(record.marks)
  const goods = [...clause, ...print.lines(record.goods), ...hsLine(print, record.hsCode)]
  const containers = record.containers.map((box) =>
    print.line(
      [
        box.containerNo.padEnd(11),
        box.sealNo.padEnd(15),
        box.type.padEnd(5),
        `${box.packages} ${box.packageKind}`.padEnd(20),
        `${box.weight.toFixed(3)}KGS`.padStart(14),
        `${box.volume.toFixed(3)}CBM`.padStart(12),
      ].join(' '),
      96,
    ),
  )
  return {
    billNo: print.line(record.splitMblNo || record.mblNo),
    mblNo: print.line(record.mblNo),
    orderNo: print.line(orderNo),
    version,
    at,
    title: record.signingMethod === 'SWB' ? 'SEA WAYBILL' : 'BILL OF LADING',
    mark: markOf(record.status, newest),
    carrier: print.line(record.carrier),
    shipper: print.lines(record.consignor),
    consignee: print.lines(record.consignee),
    notify: print.lines(record.notifier1),
    alsoNotify: boxes.fit('ALSO NOTIFY', [...print.lines(record.notifier2), ...print.lines(record.notifier3)], face.alsoNotify),
    receiptPlace: place('PLACE OF RECEIPT', record.receiptPlaceOnBill || record.receiptPlace),
    loadPort: place('PORT OF LOADING', record.loadPortOnBill || record.loadPort),
    dischargePort: place('PORT OF DISCHARGE', record.dischargePortOnBill || record.dischargePort),
    deliveryPlace: place('PLACE OF DELIVERY', record.deliveryPlaceOnBill || record.deliveryPlace),
    vessel: print.line(`${record.vessel} ${record.voyage}`.trim()),
    terms: print.line(record.transportTerms),
    freight: paymentMethods.find(({ value }) => value === record.paymentMethod)?.en ?? '',
    originals: record.signingMethod === 'OBL' ? 'THREE (3)' : 'ZERO (0)',
    marks,
    packages: print.line(`${totals.packages} ${record.packageKind}`, 24),
    goods,
    weight: `${totals.weight.toFixed(3)} KGS`,
    volume: `${totals.volume.toFixed(3)} CBM`,
    containers,
    words: print.lines(wordsOf(record.containers.length, totals.packages, record.packageKind), face.wordColumns),
    more: boxes.more,
    rider: {
      text: goods.length > face.lines || marks.length > face.lines || marks.some((line) => line.length > face.marksColumns),
      containers: containers.length > face.containers,
    },
    replaced: print.replaced,
  }
}

const hsLine = (print: Printer, hsCode: string) => (hsCode.trim() === '' ? [] : print.lines(`HS CODE: ${hsCode.replaceAll('\n', ' ')}`))

function wordsOf(containers: number, packages: number, kind: string): string {
  const boxes = `${inWords(containers)} (${containers}) ${containers === 1 ? 'CONTAINER' : 'CONTAINERS'}`
  return `SAY ${boxes} / ${inWords(packages)} (${packages}) ${kind || 'PACKAGES'} ONLY`
}

function markOf(status: number, newest: boolean): Bill['mark'] {
  if (status === SiStatus.voided || status === SiStatus.withdrawn) return 'VOID'
  if (!newest) return 'SUPERSEDED'
  return status === SiStatus.issued ? '' : 'DRAFT'
}
