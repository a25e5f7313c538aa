import { EdifactError, part, readEdifact, readMoment, type Segment } from '@jst/edifact'
import { edifact as faults } from '../texts.ts'

/** Response status of a carrier. `changed`: accepted with changes. */
export type IftmbcStatus = 'accepted' | 'changed' | 'pending' | 'declined' | 'cancelled'

interface CodedDate {
  readonly Code: string
  /** `2026-12-03`, or `2026-12-03T18:00` in the time of the place; with its offset (`+08:00`, `Z`) where the message says one. */
  readonly Value: string
  /** Code of the place that the date belongs to; '' for a date of the voyage or the message. */
  readonly At: string
}
export interface IftmbcMessage {
  readonly Status: IftmbcStatus
  readonly Reference: string
  /** RFF+BN and RFF+BM. */
  readonly SoNo: string
  readonly BlNo: string
  readonly References: readonly { readonly Code: string; readonly Value: string }[]
  readonly Carrier: string
  readonly Vessel: string
  readonly Imo: string
  readonly VoyageNo: string
  readonly Etd: string
  readonly Eta: string
  /** Latest delivery of the full boxes (DTM 180). */
  readonly Closing: string
  readonly Dates: readonly CodedDate[]
  readonly Places: readonly { readonly Code: string; readonly Port: string; readonly Name: string }[]
  readonly Boxes: readonly { readonly Iso: string; readonly Count: number }[]
  readonly Remarks: readonly string[]
  /** Segments with data that this reader does not map. */
  readonly Rest: readonly { readonly Segment: number; readonly Tag: string }[]
}
const answers: Readonly<Record<string, IftmbcStatus>> = { AP: 'accepted', CA: 'changed', AJ: 'pending', RE: 'declined' }
const functions: Readonly<Record<string, IftmbcStatus>> = {
  '1': 'cancelled',
  '4': 'changed',
  '5': 'changed',
  '6': 'accepted',
  '9': 'accepted',
  '27': 'declined',
  '29': 'accepted',
  '30': 'changed',
  '34': 'changed',
  '44': 'accepted',
  '45': 'changed',
  '12': 'pending',
}

/** Date or time of a DTM segment, with its offset if it has one. */
function dateOf(segment: Segment): string {
  const value = part(segment, 0, 1)
  const moment = readMoment(value, part(segment, 0, 2))
  if ('local' in moment) return `${moment.local}${moment.offset}`
  const fault = moment.wrong === 'zone' ? faults.zone(segment.number, moment.zone) : faults.date(segment.number, value)
  throw new EdifactError(fault, segment.number)
}

/** Segments of the single message in the interchange, UNH to UNT. */
function messageOf(all: readonly Segment[]): readonly Segment[] {
  const start = all.findIndex(({ tag }) => tag === 'UNH')
  if (start < 0) throw new EdifactError(faults.noMessage)
  const header = all[start]!
  if (part(header, 1) !== 'IFTMBC') throw new EdifactError(faults.otherMessage(header.number, part(header, 1) || '?'), header.number)
  const end = all.findIndex(({ tag }, at) => at > start && tag === 'UNT')
  if (end < 0) throw new EdifactError(faults.noUnt, all.length)
  const counted = end - start + 1
  const said = part(all[end]!, 0)
  if (said !== String(counted)) throw new EdifactError(faults.count(all[end]!.number, said || '?', counted), all[end]!.number)
  return all.slice(start + 1, end)
}

/** Parses the booking confirmation of a carrier. @throws EdifactError with the segment that is wrong */
export function readIftmbc(text: string): IftmbcMessage {
  const segments = messageOf(readEdifact(text))
  const bgm = segments.find(({ tag }) => tag === 'BGM')
  const status = bgm && (answers[part(bgm, 3)] ?? functions[part(bgm, 2)])
  if (!bgm || !status) throw new EdifactError(faults.noBgm(bgm?.number ?? 1), bgm?.number ?? 1)
  const all = (tag: string) => segments.filter((one) => one.tag === tag)
  const references = all('RFF').map((one) => ({ Code: part(one, 0), Value: part(one, 0, 1) }))
  const reference = (code: string) => references.find(({ Code }) => Code === code)?.Value ?? ''
  const main = all('TDT').find((one) => part(one, 0) === '20') ?? all('TDT')[0]
  const dates: CodedDate[] = []
  let place = ''
  let inHeader = true
  const remarks: string[] = []
  const boxes: { Iso: string; Count: number }[] = []
  const rest: { Segment: number; Tag: string }[] = []
  for (const one of segments) {
    if (one.tag === 'LOC') place = part(one, 0)
    else if (/^(TDT|NAD|GID|EQD|RFF)$/.test(one.tag)) place = ''
    if (one.tag === 'GID' || one.tag === 'EQD') inHeader = false
    if (one.tag === 'DTM') dates.push({ Code: part(one, 0), Value: dateOf(one), At: place })
    else if (one.tag === 'FTX' && inHeader) remarks.push((one.elements[3] ?? []).join(' ').trim() || part(one, 2))
    else if (one.tag === 'EQD') boxes.push({ Iso: part(one, 2), Count: 1 })
    else if (one.tag === 'EQN' && boxes.length > 0) boxes.at(-1)!.Count = Number(part(one, 0)) || 1
    else if (!/^(BGM|RFF|TDT|LOC)$/.test(one.tag)) rest.push({ Segment: one.number, Tag: one.tag })
  }
  const dated = (code: string, at: string) =>
    (dates.find((one) => one.Code === code && one.At === at) ?? dates.find((one) => one.Code === code))?.Value ?? ''
  return {
    Status: status,
    Reference: part(bgm, 1) || reference('FF') || reference('SI'),
    SoNo: reference('BN'),
    BlNo: reference('BM'),
    References: references,
    Carrier: main ? part(main, 4) : '',
    Vessel: main ? part(main, 7, 3) : '',
    Imo: main && /^\d{7}$/.test(part(main, 7)) ? part(main, 7) : '',
    VoyageNo: main ? part(main, 1) : '',
    Etd: dated('133', '9'),
    Eta: dated('132', '11'),
    Closing: dated('180', '9'),
    Dates: dates,
    Places: all('LOC').map((one) => ({ Code: part(one, 0), Port: part(one, 1), Name: part(one, 1, 3) })),
    Boxes: boxes,
    Remarks: remarks.filter((one) => one !== ''),
    Rest: rest,
  }
}
