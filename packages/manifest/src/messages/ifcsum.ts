import { encodeGb18030 } from '@jst/packing/edi'
import type { Consignment, ManifestParty } from '../model/consignment.ts'
import { chinaDigits, ManifestAccount, oneLine, type ManifestHead, type WrittenManifest } from './account.ts'
import { ifcsumActions, ifcsumLayout, type PlatformColumn, type PlatformRecord } from './ifcsum-layout.ts'
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
    return (isNumber ? '0' : ' ').repeat(length)
  }
  /** A text in records of 70 bytes, at the ends of words where there are some. */
  lines(type: '44' | '47' | '48', text: string, path: string): void {
    const width = ifcsumLayout[type][0].length
    for (const line of text.split(/\r?\n/)) for (const piece of pieces(line.trim(), width)) this.write(type, { text: [piece, path] })
  }
}

/** Pieces of a line that take at most so many bytes; no character is divided. */
function pieces(line: string, width: number): string[] {
  const all: string[] = []
  let piece = ''
  let bytes = 0
  for (const sign of line) {
    const own = encodeGb18030(sign).length
    if (bytes + own > width) {
      all.push(piece)
      piece = ''
      bytes = 0
    }
    piece += sign
    bytes += own
  }
  return piece === '' ? all : [...all, piece]
}

function writeParty(out: PlatformFile, role: string, name: 'Shipper' | 'Consignee' | 'Notify', party: ManifestParty): void {
  if (Object.values(party).every((value: string) => value === '')) return
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
      hsCode: [goods.HsCode, path('HsCode')],
      unNo: [goods.UnNo, path('UnNo')],
    })
    account.without(path('DgContact'), goods.DgContact)
    out.lines('44', goods.Marks, path('Marks'))
    out.lines('47', goods.GoodsEn, path('GoodsEn'))
    out.lines('48', goods.GoodsZh, path('GoodsZh'))
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
  for (const field of ['Agreement', 'Originals', 'ExitPlace', 'Remark'] as const) account.without(field, consignment[field])
  for (const role of ['Shipper', 'Consignee', 'Notify'] as const)
    for (const key of ['Province', 'Postcode', 'Fax', 'Aeo', 'Contact', 'ContactPhone'] as const)
      account.without(`${role}.${key}`, consignment[role][key])
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
    etd: [consignment.DepartureAt.replace(/\D/g, '').slice(0, 8), 'DepartureAt'],
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
    writeParty(
      out,
      'CN',
      'Consignee',
      consignment.ToOrder ? { ...consignment.Consignee, Name: consignment.Consignee.Name || 'TO ORDER' } : consignment.Consignee,
    )
    writeParty(out, 'N1', 'Notify', consignment.Notify)
    writeCargo(out, consignment, account)
  }
  for (const code of head.Reasons ?? []) out.write('61', { reason: [code, ''] })
  out.write('99', { records: [out.records.length + 1, ''] })
  return account.finish(out.records.map((record) => `${record}\r\n`).join(''), 'IFCSUM', accountTexts.gb18030)
}
