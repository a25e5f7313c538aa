import { encodeGb18030 } from '@jst/packing/edi'
import { consigneeOf, namesOrder, type Consignment, type ManifestParty } from '../model/consignment.ts'
import { chinaDigits, ManifestAccount, oneLine, plainHs, type ManifestHead, type WrittenManifest } from './account.ts'
import { ifcsumActions, ifcsumLayout, type PlatformColumn, type PlatformRecord } from './ifcsum-layout.ts'
import { fieldsOf } from './carried.ts'
import { accountTexts, headWords } from './texts.ts'

type TextField = { [K in keyof Consignment]-?: Consignment[K] extends string ? K : never }[keyof Consignment]
/** A value with its path, for the account. */
type Given = readonly [value: string | number, path: string]

/** Records of one file. A value that does not fit its column is left out and told: a part of a number is another number. */
class PlatformFile {
  readonly records: string[] = []
  private readonly account: ManifestAccount
  constructor(account: ManifestAccount) {
    this.account = account
  }
  write(type: PlatformRecord, values: Readonly<Record<string, Given>>): void {
    const columns: readonly PlatformColumn[] = ifcsumLayout[type]
    this.records.push(type + columns.map((column) => this.cell(column, values[column.name])).join(''))
  }
  private cell({ length, isNumber }: PlatformColumn, [value, path]: Given = ['', '']): string {
    const text = oneLine(String(value))
    const bytes = encodeGb18030(text).length
    if (bytes <= length) return isNumber ? text.padStart(length, '0') : text + ' '.repeat(length - bytes)
    this.account.because(path, text, accountTexts.bytes(bytes, length))
    if (neededPaths.has(path)) this.account.needed(path, '')
    return (isNumber ? '0' : ' ').repeat(length)
  }
  /** A text in records of 70 bytes. Records without the blanks at their ends, one behind the other, are the text again. */
  lines(type: '44' | '47' | '48', text: string): void {
    const width = ifcsumLayout[type][0].length
    for (const line of text.split(/\r?\n/))
      for (const piece of pieces(line.trim(), width)) this.records.push(type + piece + ' '.repeat(width - encodeGb18030(piece).length))
  }
}
/** A file without one of these is none. */
const neededPaths: ReadonlySet<string> = new Set(['BillNo', 'Vessel', 'Voyage', 'Pol', 'Pod'])

/** Pieces of a line that take at most so many bytes; no character is divided. Blanks begin a piece: at its end they would fill the record. */
function pieces(line: string, width: number): string[] {
  const all: string[] = []
  let piece = ''
  let bytes = 0
  for (const sign of line) {
    const signBytes = encodeGb18030(sign).length
    if (bytes + signBytes > width) {
      const trimmed = piece.trimEnd()
      const blanks = trimmed === '' ? '' : piece.slice(trimmed.length)
      all.push(trimmed === '' ? piece : trimmed)
      piece = blanks
      bytes = blanks.length
    }
    piece += sign
    bytes += signBytes
  }
  return piece === '' ? all : [...all, piece]
}

const ofParty = ['Code', 'Name', 'Address', 'City', 'Country', 'Phone', 'Email'] as const
const fields = [
  ...fieldsOf(
    '',
    'BillNo MasterNo Vessel Imo Voyage Carrier Receipt Pol Transit Pod Delivery LoadingAt DepartureAt BillType Payment Terms',
  ),
  'CustomsArea',
  ...['Shipper.', 'Consignee.', 'Notify.'].flatMap((role) => fieldsOf(role, ofParty.join(' '))),
  ...fieldsOf('Goods.', 'Packages Weight Volume PackageKind GoodsEn GoodsZh HsCode Marks UnNo'),
  ...fieldsOf('Boxes.', 'BoxNo IsoType Fcl Seals.No Packages Weight Volume'),
]

function writeParty(out: PlatformFile, role: string, name: 'Shipper' | 'Consignee' | 'Notify', party: ManifestParty): void {
  if (ofParty.every((key) => party[key] === '')) return
  const of = (key: keyof ManifestParty): Given => [party[key], `${name}.${key}`]
  out.write('16', {
    role: [role, name],
    code: of('Code'),
    name: of('Name'),
    address: of('Address'),
    city: of('City'),
    country: of('Country'),
    phone: of('Phone'),
    email: of('Email'),
  })
}

function writeCargo(out: PlatformFile, consignment: Consignment, account: ManifestAccount): void {
  consignment.Goods.forEach((goods, at) => {
    const path = (key: string) => `Goods[${at}].${key}`
    out.write('41', {
      sequence: [at + 1, path('Key')],
      packages: [goods.Packages, path('Packages')],
      kind: [goods.PackageKind, path('PackageKind')],
      weight: [goods.Weight, path('Weight')],
      volume: [goods.Volume, path('Volume')],
      hsCode: [plainHs(goods.HsCode), path('HsCode')],
      unNo: [goods.UnNo, path('UnNo')],
    })
    out.lines('44', goods.Marks)
    out.lines('47', goods.GoodsEn)
    out.lines('48', goods.GoodsZh)
  })
  consignment.Boxes.forEach((box, at) => {
    const path = (key: string) => `Boxes[${at}].${key}`
    out.write('51', {
      boxNo: [box.BoxNo, path('BoxNo')],
      isoType: [account.isoOf(box, `Boxes[${at}]`), path('IsoType')],
      load: [box.Fcl === 'full' ? 'F' : 'L', path('Fcl')],
      packages: [box.Packages, path('Packages')],
      weight: [box.Weight, path('Weight')],
      volume: [box.Volume, path('Volume')],
    })
    for (const { No } of box.Seals) out.write('52', { seal: [No, path('Seals')] })
  })
}

/** IFCSUM: the platform file of one bill. `encodeGb18030` of `@jst/packing/edi` gives its bytes. */
export function writeIfcsum(consignment: Consignment, head: ManifestHead): WrittenManifest {
  const account = new ManifestAccount()
  const out = new PlatformFile(account)
  const of = (key: TextField): Given => [consignment[key], key]
  account.needed('Sender', head.Sender, headWords.Sender)
  account.needed('Receiver', head.Receiver, headWords.Receiver)
  const departure = consignment.DepartureAt.replace(/\D/g, '').slice(0, 8)
  if (consignment.DepartureAt.length > 10) account.because('DepartureAt', consignment.DepartureAt, accountTexts.dayOnly(departure))
  out.write('00', {
    messageType: ['IFCSUM', ''],
    description: [head.Test ? 'MANIFEST TEST' : 'MANIFEST', ''],
    action: [ifcsumActions[head.Action], ''],
    sender: [head.Sender, 'Sender'],
    receiver: [head.Receiver, 'Receiver'],
    at: [chinaDigits(head.At).slice(0, 12), ''],
    reference: [head.MessageId, ''],
  })
  out.write('10', {
    vesselCode: of('Imo'),
    vessel: of('Vessel'),
    voyage: of('Voyage'),
    etd: [departure, 'DepartureAt'],
    carrier: of('Carrier'),
  })
  out.write('12', {
    bill: of('BillNo'),
    master: of('MasterNo'),
    receipt: of('Receipt'),
    pol: of('Pol'),
    transit: of('Transit'),
    pod: of('Pod'),
    delivery: of('Delivery'),
    loadingAt: [
      consignment.LoadingAt.replace(/\D/g, '')
        .padEnd(14, '0')
        .slice(0, consignment.LoadingAt === '' ? 0 : 14),
      'LoadingAt',
    ],
    billType: of('BillType'),
    payment: of('Payment'),
    terms: of('Terms'),
    area: of('CustomsArea'),
  })
  if (head.Action !== 'delete') {
    writeParty(out, 'CZ', 'Shipper', consignment.Shipper)
    writeParty(out, 'CN', 'Consignee', consigneeOf(consignment))
    writeParty(out, 'N1', 'Notify', consignment.Notify)
    writeCargo(out, consignment, account)
    account.rest(consignment, new Set([...fields, ...(namesOrder(consignment) ? ['ToOrder'] : [])]))
  }
  for (const code of head.Reasons ?? []) out.write('61', { reason: [code, ''] })
  out.write('99', { records: [out.records.length + 1, ''] })
  return account.finish(out.records.map((record) => `${record}\r\n`).join(''), 'IFCSUM', accountTexts.gb18030)
}
