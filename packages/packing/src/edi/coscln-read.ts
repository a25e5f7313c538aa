import { emptyBox, emptyLine, type PackedBox, type PackedLine, type SealSource } from '../model/box.ts'
import { sumOf, unitsOf } from '../model/quantities.ts'
import { actions, layout, lengthOf, loads, type ColumnName, type FixedColumn, type RecordType } from './coscln-layout.ts'
import { decodeGb18030 } from './gb18030.ts'
import type { EdiHead, EdiVoyage } from './order.ts'
import { sealCodes } from './segments.ts'
import { columnWords, problems } from './texts.ts'

/** A clean list that was read. */
export interface ReadCoscln {
  readonly head: EdiHead
  readonly voyage: EdiVoyage
  readonly boxes: readonly PackedBox[]
  readonly problems: readonly string[]
}

/** A file that is no COSCLN. */
export class CosclnError extends Error {
  override readonly name = 'CosclnError'
}

type Fields = Readonly<Partial<Record<ColumnName, string>>>
interface FileRecord {
  readonly line: number
  readonly type: RecordType
  readonly fields: Fields
}

/** Records of a file; those of an unknown type or another length are problems. */
function recordsOf(bytes: Uint8Array, found: string[]): FileRecord[] {
  const records: FileRecord[] = []
  let start = 0
  let line = 0
  while (start < bytes.length) {
    const end = bytes.indexOf(0x0a, start)
    const stop = end < 0 ? bytes.length : end
    // no second byte of a character is a line end
    const record = bytes.subarray(start, bytes[stop - 1] === 0x0d ? stop - 1 : stop)
    start = stop + 1
    line += 1
    if (record.length === 0) continue
    const type = decodeGb18030(record.subarray(0, 2))
    if (!Object.hasOwn(layout, type)) found.push(problems.record(line, type))
    else if (record.length !== lengthOf(type as RecordType))
      found.push(problems.length(line, type, record.length, lengthOf(type as RecordType)))
    else records.push({ line, type: type as RecordType, fields: fieldsOf(record, layout[type as RecordType]) })
  }
  return records
}

function fieldsOf(record: Uint8Array, columns: readonly FixedColumn[]): Fields {
  const fields: Partial<Record<ColumnName, string>> = {}
  let at = 2
  for (const { name, length } of columns) {
    // a text of several records keeps its blanks: its length stands in front of it
    const taken = name === 'text' ? Math.min(length, Number(fields.length)) : length
    const text = decodeGb18030(record.subarray(at, at + taken))
    fields[name] = name === 'text' ? text : text.trim()
    at += length
  }
  return fields
}

const sources = new Map<string, SealSource>(Object.entries(sealCodes).map(([source, code]) => [code, source as SealSource]))

/** Reads a file of COSCLN. @throws CosclnError for another file */
export function readCoscln(bytes: Uint8Array): ReadCoscln {
  const found: string[] = []
  const records = recordsOf(bytes, found)
  const [first] = records
  if (first?.type !== '00' || first.fields.messageType !== 'COSCLN') throw new CosclnError(problems.notCoscln)
  const reader = new BoxReader(found)
  for (const record of records) reader.take(record)
  const boxes = reader.finish()
  checkTrailer(records, boxes, found)
  const voyage = records.find(({ type }) => type === '10')?.fields ?? {}
  return { head: headOf(first.fields), voyage: voyageOf(voyage), boxes, problems: found }
}

/** Number of a column; 0 and a problem where it is none. */
const numberOf = (record: FileRecord, name: ColumnName, found: string[]): number => {
  const text = record.fields[name] ?? ''
  const value = /^\d+(?:\.\d{1,3})?$/.test(text) ? Number(text) : text === '' ? 0 : NaN
  if (unitsOf(value, 'Weight') !== undefined) return value
  found.push(problems.value(record.line, columnWords[name], text))
  return 0
}

const textFields = { '44': 'Marks', '47': 'GoodsEn', '48': 'GoodsZh' } as const
type TextField = (typeof textFields)[keyof typeof textFields]
interface OpenLine {
  line: PackedLine
  readonly texts: Readonly<Record<TextField, string[]>>
}
interface OpenBox {
  box: PackedBox
  readonly lines: OpenLine[]
}

/** Puts boxes together from their records. */
class BoxReader {
  private readonly boxes: OpenBox[] = []
  private readonly found: string[]

  constructor(found: string[]) {
    this.found = found
  }
  finish(): PackedBox[] {
    return this.boxes.map(({ box, lines }) => ({
      ...box,
      Lines: lines.map(({ line, texts }) => ({
        ...line,
        Marks: texts.Marks.join('\n'),
        GoodsEn: texts.GoodsEn.join('\n'),
        GoodsZh: texts.GoodsZh.join('\n'),
      })),
    }))
  }
  take(record: FileRecord): void {
    const { type, fields } = record
    const open = this.boxes.at(-1)
    const line = open?.lines.at(-1)
    if (type === '00' || type === '10' || type === '99') return
    if (type === '51') this.boxes.push({ box: this.box(record), lines: [] })
    else if (open && type === '52')
      open.box = { ...open.box, Seals: [...open.box.Seals, { No: fields.seal ?? '', Source: sources.get(fields.source ?? '') ?? '' }] }
    else if (open && type === '12') open.lines.push(this.newLine(fields, open.lines.length))
    else if (line && type === '41') line.line = this.goods(record, line.line)
    else if (line && (type === '44' || type === '47' || type === '48')) {
      const texts = line.texts[textFields[type]]
      if (fields.continues === '+' && texts.length > 0) texts.push(`${texts.pop()!}${fields.text ?? ''}`)
      else texts.push(fields.text ?? '')
    } else this.found.push(problems.order(record.line, type))
  }
  private quantities(record: FileRecord) {
    const of = (name: ColumnName) => numberOf(record, name, this.found)
    return { Packages: of('packages'), Weight: of('weight'), Volume: of('volume') }
  }
  private newLine({ bill = '', booking = '' }: Fields, at: number): OpenLine {
    const line = { ...emptyLine(`${this.boxes.length}.${at + 1}`), BillNo: bill, ...(booking === '' ? {} : { BookingNo: booking }) }
    return { line, texts: { Marks: [], GoodsEn: [], GoodsZh: [] } }
  }
  private box(record: FileRecord): PackedBox {
    const { fields } = record
    const [tare, gross] = [numberOf(record, 'tare', this.found), numberOf(record, 'maxGross', this.found)]
    return {
      ...emptyBox(),
      BoxNo: fields.boxNo ?? '',
      BoxType: fields.boxType ?? '',
      Fcl: fields.load === loads.lcl ? 'lcl' : 'full',
      ...(fields.isoType ? { IsoType: fields.isoType } : {}),
      ...(fields.soc === 'Y' ? { Soc: true } : {}),
      ...(tare > 0 ? { Tare: tare } : {}),
      ...(gross > 0 ? { MaxGross: gross } : {}),
      ...(fields.temperature ? { Temperature: fields.temperature } : {}),
      ...this.quantities(record),
    }
  }
  private goods(record: FileRecord, line: PackedLine): PackedLine {
    const { kind = '', hsCode = '', dgClass = '', unNo = '', temperature = '' } = record.fields
    return {
      ...line,
      PackageKind: kind,
      HsCode: hsCode,
      DgClass: dgClass,
      UnNo: unNo,
      ...(temperature === '' ? {} : { Temperature: temperature }),
      ...this.quantities(record),
    }
  }
}

/** Compares the counts and sums of 99 with what was read. */
function checkTrailer(records: readonly FileRecord[], boxes: readonly PackedBox[], found: string[]): void {
  const trailer = records.find(({ type }) => type === '99')
  if (!trailer) {
    found.push(problems.noTrailer)
    return
  }
  const sums = sumOf(boxes)
  for (const [name, real] of [
    ['records', records.length],
    ['boxes', boxes.length],
    ['packages', sums.Packages],
    ['weight', sums.Weight],
  ] as const) {
    const said = numberOf(trailer, name, found)
    if (said !== real) found.push(problems.trailer(columnWords[name], said, real))
  }
}

const dayTime = (digits: string): string =>
  digits.replace(
    /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d))?.*$/,
    (_, year: string, month: string, day: string, hour?: string, minute?: string) =>
      hour === undefined ? `${year}-${month}-${day}` : `${year}-${month}-${day}T${hour}:${minute}`,
  )

function headOf({ action = '', sender = '', receiver = '', at = '', reference = '', description = '' }: Fields): EdiHead {
  const actionName = Object.entries(actions).find(([, code]) => code === action)?.[0] as EdiHead['Action'] | undefined
  return {
    Sender: sender,
    Receiver: receiver,
    Reference: reference,
    At: dayTime(at),
    ...(actionName === undefined ? {} : { Action: actionName }),
    ...(description.endsWith('TEST') ? { Test: true } : {}),
  }
}
function voyageOf({
  carrier = '',
  vessel = '',
  voyage = '',
  vesselCode = '',
  pol = '',
  pod = '',
  delivery = '',
  etd = '',
}: Fields): EdiVoyage {
  return {
    Carrier: carrier,
    Vessel: vessel,
    Voyage: voyage,
    Pol: pol,
    Pod: pod,
    ...(vesselCode === '' ? {} : { VesselCode: vesselCode }),
    ...(delivery === '' ? {} : { Delivery: delivery }),
    ...(etd === '' ? {} : { Etd: dayTime(etd) }),
  }
}
