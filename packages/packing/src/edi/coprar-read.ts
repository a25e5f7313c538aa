import { part, readInterchange, readMeasure, type Segment } from '@jst/edifact'
import { commercialType } from '@jst/contracts/si/data'
import { emptyBox, emptyLine, type PackedBox, type PackedLine, type SealSource } from '../model/box.ts'
import { unitsOf } from '../model/quantities.ts'
import type { EdiVoyage } from './order.ts'
import { sealCodes, suppliers } from './segments.ts'
import { problems } from './texts.ts'

/** A load list that was read. */
export interface ReadCoprar {
  readonly voyage: EdiVoyage
  readonly boxes: readonly PackedBox[]
  /** Faults of the text and values that could not be read. */
  readonly problems: readonly string[]
}

const sources = new Map<string, SealSource>(Object.entries(sealCodes).map(([source, code]) => [code, source as SealSource]))
const loading = new Set(['45', '121'])

/** Reads the load lists of an interchange. @throws EdifactError for a text that is no EDIFACT */
export function readCoprar(text: string): ReadCoprar {
  const { messages, warnings } = readInterchange(text)
  const found = warnings.map((one) => one.text)
  const lists = messages.filter(({ type, segments }) => {
    const [bgm] = segments
    const isList = type === 'COPRAR' && bgm !== undefined && loading.has(part(bgm, 0))
    if (!isList) found.push(type === 'COPRAR' ? problems.discharge : problems.notCoprar)
    return isList
  })
  const boxes = lists.flatMap(({ segments, warnings: listWarnings }) => {
    found.push(...listWarnings.map((one) => one.text))
    return groups(segments).flatMap((group) => readBox(group, found))
  })
  return { voyage: readVoyage(lists[0]?.segments ?? []), boxes, problems: found }
}

/** Segments of each box, from EQD on. */
function groups(segments: readonly Segment[]): Segment[][] {
  const all: Segment[][] = []
  for (const segment of segments)
    if (segment.tag === 'EQD') all.push([segment])
    else if (segment.tag !== 'CNT') all.at(-1)?.push(segment)
  return all
}

function readVoyage(segments: readonly Segment[]): EdiVoyage {
  const first = segments.findIndex(({ tag }) => tag === 'EQD')
  const head = first < 0 ? segments : segments.slice(0, first)
  const of = (list: readonly Segment[], tag: string, qualifier: string) => list.find((one) => one.tag === tag && part(one, 0) === qualifier)
  const tdt = of(head, 'TDT', '20')
  const pol = of(head, 'LOC', '9')
  const [pod, delivery] = [of(segments, 'LOC', '11'), of(segments, 'LOC', '7')]
  const etd = part(of(head, 'DTM', '133') ?? nothing, 0, 1)
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)/.exec(etd) ?? []
  const optional = (key: keyof EdiVoyage, value: string) => (value === '' ? {} : { [key]: value })
  return {
    Carrier: tdt ? part(tdt, 4) : '',
    Vessel: tdt ? part(tdt, 7, 3) : '',
    Voyage: tdt ? part(tdt, 1) : '',
    Pol: pol ? part(pol, 1) : '',
    Pod: pod ? part(pod, 1) : '',
    ...optional('VesselCode', tdt ? part(tdt, 7) : ''),
    ...optional('Delivery', delivery ? part(delivery, 1) : ''),
    ...optional('Terminal', pol ? part(pol, 2) : ''),
    ...(year === undefined ? {} : { Etd: `${year}-${month}-${day}T${hour}:${minute}` }),
  }
}
const nothing: Segment = { tag: '', elements: [], number: 0, at: 0, raw: '' }

/** A box has no quantities of its lines in this message: it is one line for each bill, and the weight is that of the box. */
function readBox([eqd, ...group]: readonly Segment[], found: string[]): PackedBox[] {
  if (!eqd) return []
  const BoxNo = part(eqd, 1)
  if (BoxNo === '') found.push(problems.noBoxNo(eqd.number))
  const iso = part(eqd, 2)
  const values = (tag: string, qualifier: string, element: number, component: number) =>
    group.filter((one) => one.tag === tag && part(one, 0) === qualifier).map((one) => part(one, element, component))
  const [bills, bookings] = [values('RFF', 'BM', 0, 1), values('RFF', 'BN', 0, 1)]
  const goods = group.filter((one) => one.tag === 'FTX' && part(one, 0) === 'AAA').flatMap((one) => one.elements[3] ?? [])
  const hazard = group.find(({ tag }) => tag === 'DGS')
  const temperature = group.find(({ tag }) => tag === 'TMP')
  const weights = weightsOf(group, BoxNo, found)
  const line = (BillNo: string, at: number): PackedLine => {
    const BookingNo = bookings[at] ?? (bookings.length === 1 ? bookings[0] : undefined)
    return {
      ...emptyLine(`${eqd.number}.${at + 1}`),
      BillNo,
      ...(BookingNo === undefined ? {} : { BookingNo }),
      GoodsEn: goods.join('\n'),
      DgClass: hazard ? part(hazard, 1) : '',
      UnNo: hazard ? part(hazard, 2) : '',
    }
  }
  const named = bills.length > 0 ? bills : bookings.length > 0 || goods.length > 0 ? [''] : []
  const Lines = named.map(line)
  const [only] = Lines
  return [
    {
      ...emptyBox(),
      BoxNo,
      BoxType: commercialType(iso) ?? iso,
      ...(iso === '' ? {} : { IsoType: iso }),
      ...(weights.tare === undefined ? {} : { Tare: weights.tare }),
      Seals: group
        .filter(({ tag }) => tag === 'SEL')
        .map((sel) => ({ No: part(sel, 0), Source: sources.get(part(sel, 1)) ?? ('' as const) })),
      ...(bills.length > 1 ? { Fcl: 'lcl' as const } : {}),
      ...(part(eqd, 3) === suppliers.shipper ? { Soc: true } : {}),
      ...(temperature ? { Temperature: part(temperature, 1) } : {}),
      Weight: weights.cargo,
      Lines: only && Lines.length === 1 ? [{ ...only, Weight: weights.cargo }] : Lines,
    },
  ]
}

/** Cargo and tare of MEA: AAD, or G less T. */
function weightsOf(group: readonly Segment[], box: string, found: string[]): { cargo: number; tare: number | undefined } {
  const of = (code: string): number | undefined => {
    const mea = group.find((one) => one.tag === 'MEA' && part(one, 0) === 'AAE' && part(one, 1) === code)
    if (!mea) return undefined
    const said = part(mea, 2, 1)
    const read = readMeasure(said)
    const isKg = part(mea, 2) === 'KGM'
    if (isKg && 'value' in read && unitsOf(read.value, 'Weight') !== undefined) return read.value
    found.push(isKg && 'wrong' in read && read.wrong === 'mark' ? problems.weightMark(box, said) : problems.weight(box))
    return undefined
  }
  const [cargo, tare, gross] = [of('AAD'), of('T'), of('G') ?? of('VGM')]
  if (cargo !== undefined || gross === undefined || tare === undefined) return { cargo: cargo ?? 0, tare }
  const units = unitsOf(gross, 'Weight')! - unitsOf(tare, 'Weight')!
  if (units < 0) found.push(problems.weight(box))
  return { cargo: Math.max(units, 0) / 1_000, tare }
}
