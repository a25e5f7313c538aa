import { isEmptyBox, type PackedBox, type PackedLine } from '../model/box.ts'
import { sumOf, unitsOf } from '../model/quantities.ts'
import type { FieldName } from '../model/texts.ts'
import { actions, layout, loads, mostLines, type ColumnName, type FixedColumn, type RecordType } from './coscln-layout.ts'
import { fitBytes } from './gb18030.ts'
import type { EdiHead, EdiVoyage } from './order.ts'
import { sealCodes } from './segments.ts'
import { lost, notes, type OrderField } from './texts.ts'
import { Account, type WrittenEdi } from './written.ts'

type Value = string | number | undefined
/** A value with the field that it is of, for the account. */
type Given = readonly [value: Value, path: string, field: FieldName | OrderField]

/** Records of one file. */
class RecordWriter {
  readonly records: string[] = []
  private readonly account: Account

  constructor(account: Account) {
    this.account = account
  }
  write(type: RecordType, values: Partial<Record<ColumnName, Value | Given>>): void {
    const columns: readonly FixedColumn[] = layout[type]
    const cells = columns.map((column) => {
      const given = values[column.name]
      const [value, path, field] = Array.isArray(given) ? (given as unknown as Given) : [given as Value, '', undefined]
      return column.kind === 'X'
        ? this.text(column, String(value ?? ''), path, field)
        : this.number(column, Number(value ?? 0), path, field)
    })
    this.records.push(`${type}${cells.join('')}`)
  }
  private text({ length }: FixedColumn, value: string, path: string, field: Given[2] | undefined): string {
    const line = value.replace(/\s*[\r\n]+\s*/g, ' ').trim()
    const fitted = fitBytes(line, length)
    if (fitted.text !== line && field !== undefined) this.account.because(path, field, line, lost.bytes(length, fitted.text))
    return fitted.text + ' '.repeat(length - fitted.bytes)
  }
  private number({ length, decimals = 0 }: FixedColumn, value: number, path: string, field: Given[2] | undefined): string {
    const isExact = unitsOf(value, decimals === 0 ? 'Packages' : 'Weight') !== undefined && value >= 0
    const text = isExact ? value.toFixed(decimals) : ''
    if (isExact && text.length <= length) return text.padStart(length, '0')
    if (field !== undefined) this.account.because(path, field, String(value), lost.number)
    return '0'.repeat(length)
  }

  /** A text in records of 35 bytes; what is beyond the most records of its kind is lost. */
  lines(type: '44' | '47' | '48', value: string, path: string, field: FieldName): void {
    if (value === '') return
    const width = layout[type][2].length
    const parts: { readonly continues: string; readonly text: string; readonly bytes: number }[] = []
    for (const line of value.replace(/\r\n?/g, '\n').split('\n')) {
      let left = line
      let continues = ''
      do {
        const fitted = fitBytes(left, width)
        parts.push({ continues, ...fitted })
        left = left.slice(fitted.text.length)
        continues = '+'
      } while (left !== '')
    }
    const most = mostLines[type]
    for (const { continues, text, bytes } of parts.slice(0, most))
      this.records.push(`${type}${continues.padEnd(1)}${String(bytes).padStart(2, '0')}${text}${' '.repeat(width - bytes)}`)
    if (parts.length > most) {
      const shownParts = parts.slice(0, most).map((part, at) => (part.continues === '' && at > 0 ? `\n${part.text}` : part.text))
      this.account.because(path, field, value, `${lost.mostLines(most)}：“${shownParts.join('')}”`)
    }
  }
}

/** COSCLN: the packing lists of a voyage to the terminal, in records of fixed columns. `encodeGb18030` gives the bytes of the file. */
export function writeCoscln(boxes: readonly PackedBox[], voyage: EdiVoyage, head: EdiHead): WrittenEdi {
  const account = new Account()
  const out = new RecordWriter(account)
  const digits = (value: string | undefined, length: number) => (value ?? '').replace(/\D/g, '').slice(0, length)
  for (const [field, value] of [
    ['Vessel', voyage.Vessel],
    ['Voyage', voyage.Voyage],
    ['Pol', voyage.Pol],
    ['Sender', head.Sender],
    ['Receiver', head.Receiver],
  ] as const)
    if (value.trim() === '') account.lacks(field)
  if (boxes.length === 0) account.lacks('BoxNo')
  account.without('$.Voyage.Terminal', 'Terminal', voyage.Terminal)
  out.write('00', {
    messageType: 'COSCLN',
    description: head.Test ? 'CLEAN LIST TEST' : 'CLEAN LIST',
    action: actions[head.Action ?? 'original'],
    sender: [head.Sender, '$.Head.Sender', 'Sender'],
    receiver: [head.Receiver, '$.Head.Receiver', 'Receiver'],
    at: digits(head.At, 12),
    reference: [head.Document ?? head.Reference, '$.Head.Reference', 'No'],
  })
  out.write('10', {
    vesselCode: [voyage.VesselCode, '$.Voyage.VesselCode', 'VesselCode'],
    vessel: [voyage.Vessel, '$.Voyage.Vessel', 'Vessel'],
    voyage: [voyage.Voyage, '$.Voyage.Voyage', 'Voyage'],
    etd: digits(voyage.Etd, 8),
    carrier: [voyage.Carrier, '$.Voyage.Carrier', 'Carrier'],
    pol: [voyage.Pol, '$.Voyage.Pol', 'Pol'],
    pod: [voyage.Pod, '$.Voyage.Pod', 'Pod'],
    delivery: [voyage.Delivery, '$.Voyage.Delivery', 'Delivery'],
  })
  boxes.forEach((box, at) => writeBox(out, account, box, `$.Boxes[${at}]`))
  const sums = sumOf(boxes)
  out.write('99', {
    records: out.records.length + 1,
    boxes: boxes.length,
    packages: [sums.Packages, '$.Boxes', 'Packages'],
    weight: [sums.Weight, '$.Boxes', 'Weight'],
  })
  return account.finish(out.records.map((record) => `${record}\r\n`).join(''), 'COSCLN', notes.gb18030)
}

function writeBox(out: RecordWriter, account: Account, box: PackedBox, path: string): void {
  if (box.BoxNo === '') account.lacks('BoxNo')
  const of = (field: FieldName, value: Value): Given => [value, `${path}.${field}`, field]
  const isEmpty = isEmptyBox(box)
  account.without(`${path}.Fcl`, 'Fcl', isEmpty && box.Fcl === 'lcl' ? box.Fcl : '')
  out.write('51', {
    boxNo: of('BoxNo', box.BoxNo),
    boxType: of('BoxType', box.BoxType),
    isoType: of('IsoType', box.IsoType),
    load: isEmpty ? loads.empty : loads[box.Fcl],
    soc: box.Soc ? 'Y' : '',
    tare: of('Tare', box.Tare),
    maxGross: of('MaxGross', box.MaxGross),
    temperature: of('Temperature', box.Temperature),
    packages: of('Packages', box.Packages),
    weight: of('Weight', box.Weight),
    volume: of('Volume', box.Volume),
  })
  for (const { No, Source } of box.Seals) out.write('52', { seal: of('Seals', No), source: sealCodes[Source] })
  box.Lines.forEach((line, at) => writeLine(out, line, `${path}.Lines[${at}]`))
}

function writeLine(out: RecordWriter, line: PackedLine, path: string): void {
  const of = (field: FieldName, value: Value): Given => [value, `${path}.${field}`, field]
  out.write('12', { bill: of('BillNo', line.BillNo), booking: of('BookingNo', line.BookingNo) })
  out.write('41', {
    kind: of('PackageKind', line.PackageKind),
    packages: of('Packages', line.Packages),
    weight: of('Weight', line.Weight),
    volume: of('Volume', line.Volume),
    hsCode: of('HsCode', line.HsCode),
    dgClass: of('DgClass', line.DgClass),
    unNo: of('UnNo', line.UnNo),
    temperature: of('Temperature', line.Temperature),
  })
  out.lines('44', line.Marks, `${path}.Marks`, 'Marks')
  out.lines('47', line.GoodsEn, `${path}.GoodsEn`, 'GoodsEn')
  out.lines('48', line.GoodsZh, `${path}.GoodsZh`, 'GoodsZh')
}
