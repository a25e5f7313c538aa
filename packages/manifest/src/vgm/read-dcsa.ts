import type { LostValue } from '@jst/contracts/document'
import { parseJson, readIsoInstant } from '@jst/contracts/values'
import { VgmError, type ReadVgm, type VgmDeclaration } from './declaration.ts'
import { isJson, type Json } from './json.ts'
import { massesOf, type StatedMass, type StatedMasses } from './masses.ts'
import { emptyVgm } from './record.ts'
import { vgmLost as lost, vgmWords } from './texts.ts'

const stepsOf = (path: string): string[] => path.split(/[.[\]]+/).filter((step) => step !== '')
const labelOf = (path: string): string => stepsOf(path).findLast((step) => !/^\d+$/.test(step)) ?? path

/** Reads values of an object by path, and reports those that were not read. */
class JsonReader {
  private readonly done = new Set<string>()
  private readonly problems: LostValue[] = []
  private readonly root: Json
  private readonly place: string
  constructor(root: Json, place: string) {
    this.root = root
    this.place = place
  }
  /** The value at a path, without marking it as read. */
  look(path: string): unknown {
    let here: unknown = this.root
    for (const step of stepsOf(path)) here = Array.isArray(here) ? (here as unknown[])[Number(step)] : isJson(here) ? here[step] : undefined
    return here
  }
  at(path: string): unknown {
    this.done.add(path)
    return this.look(path)
  }
  /** A text; a value of another type stays unread. */
  text(path: string): string {
    const value = this.look(path)
    if (typeof value !== 'string') return ''
    this.done.add(path)
    return value.trim()
  }
  report(path: string, Value: string, Why: string, Label = labelOf(path)): void {
    this.problems.push({ Path: `${this.place}.${path}`, Label, Value, Why })
  }
  /** Leaves that nobody has read. */
  get unread(): LostValue[] {
    const all: LostValue[] = []
    const walk = (value: unknown, path: string) => {
      if (this.done.has(path)) return
      if (Array.isArray(value)) for (const [at, one] of value.entries()) walk(one, `${path}[${at}]`)
      else if (isJson(value)) for (const [key, one] of Object.entries(value)) walk(one, path === '' ? key : `${path}.${key}`)
      else if (value !== null && value !== undefined && value !== '')
        all.push({ Path: `${this.place}.${path}`, Label: labelOf(path), Value: plainOf(value), Why: lost.notRead })
    }
    walk(this.root, '')
    return [...this.problems, ...all]
  }
}
const plainOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** A moment to the minute: by the clock of China where it has a zone, else as it is written. What cannot be kept is reported. */
function clockAt(reader: JsonReader, path: string): string {
  const text = reader.text(path)
  if (text === '') return ''
  const match = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(text)
  const [, day = '', time, seconds = '00', zone] = match ?? []
  const instant = readIsoInstant(zone === undefined ? `${day}T${time}Z` : text)
  if (!match || instant === undefined || time === undefined) {
    reader.report(path, text, match && time === undefined ? lost.dayOnly(text) : lost.time(text))
    return ''
  }
  if (seconds !== '00') reader.report(path, text, lost.toTheMinute)
  if (zone === undefined) return `${day} ${time}`
  return new Date(Date.parse(instant) + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
}

const massPaths = {
  Vgm: 'VGM.weight',
  Cargo: 'equipmentDetails.cargoGrossWeight',
  Tare: 'equipmentDetails.tareWeight',
} as const satisfies Record<keyof StatedMasses, string>

function massAt(reader: JsonReader, path: string): StatedMass | undefined {
  const found = reader.look(path)
  if (!isJson(found)) return undefined
  const [value, unit] = [reader.at(`${path}.value`), reader.at(`${path}.unit`)]
  if (typeof value === 'number' && Number.isFinite(value) && (unit === 'KGM' || unit === 'LBR')) return { value, unit }
  reader.report(path, JSON.stringify(found), typeof value === 'number' ? lost.unit(plainOf(unit ?? '')) : lost.weight(plainOf(value ?? '')))
  return undefined
}

/** True, also as a text; any other word is reported, since a retraction must not be guessed. */
function isRetracted(reader: JsonReader): boolean {
  const path = 'isRetracted'
  const value = reader.at(path)
  const said = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (said === true || said === 'true') return true
  if (said !== undefined && said !== null && said !== false && said !== 'false' && said !== '')
    reader.report(path, plainOf(value), lost.notRead)
  return false
}

/** Numbers of seals. Their source and type have no place. */
function sealsAt(reader: JsonReader): string[] {
  const path = 'equipmentDetails.seals'
  const list = reader.look(path)
  return Array.isArray(list) ? list.map((_row, at) => reader.text(`${path}[${at}].number`)).filter((no) => no !== '') : []
}

function readOne(json: Json, place: string): { readonly declaration: VgmDeclaration; readonly unread: readonly LostValue[] } {
  const reader = new JsonReader(json, place)
  const said = reader.text('VGM.method')
  const method = said === 'SM1' || said === 'SM2' ? said : ''
  if (method === '' && said !== '') reader.report('VGM.method', said, lost.method(said), vgmWords.Method.zh)
  const stated = Object.fromEntries(Object.entries(massPaths).map(([field, path]) => [field, massAt(reader, path)])) as StatedMasses
  const { masses, converted } = massesOf(method, stated)
  for (const { field, stated: from, kg } of converted)
    reader.report(massPaths[field], `${from.value} ${from.unit}`, lost.converted(kg), vgmWords[field].zh)
  const [contact, signatory] = [reader.text('responsibleParty.contactDetails.name'), reader.text('authorizedPersonSignatory')]
  const Person = contact || signatory
  if (signatory !== '' && signatory !== Person) reader.report('authorizedPersonSignatory', signatory, lost.notRead)
  const declaration: VgmDeclaration = {
    Reference: reader.text('declarationReference'),
    Retracted: isRetracted(reader),
    At: reader.text('declarationDateTime'),
    Record: {
      ...emptyVgm(reader.text('equipmentDetails.equipmentReference')),
      IsoType: reader.text('equipmentDetails.ISOEquipmentCode'),
      Seals: sealsAt(reader).join('/'),
      BookingNo: reader.text('shipmentDetails.carrierBookingReference'),
      BillNo: reader.text('shipmentDetails.transportDocumentReference'),
      Method: method,
      ...masses,
      WeighedAt: clockAt(reader, 'VGM.dateTime'),
      Place: reader.text('VGM.location.locationName'),
      Certificate: reader.text('VGM.certificationReference'),
      WeighedBy: reader.text('weighingParty.partyName'),
      Party: reader.text('responsibleParty.partyName'),
      Person,
      Phone: reader.text('responsibleParty.contactDetails.phone'),
      Email: reader.text('responsibleParty.contactDetails.email'),
    },
  }
  return { declaration, unread: reader.unread }
}

/** Reads declarations of DCSA VGM 1.0. @throws VgmError for a text without them */
export function readVgmJson(text: string): ReadVgm {
  let json: unknown
  try {
    json = parseJson(text)
  } catch {
    throw new VgmError(lost.notDcsa)
  }
  const list: unknown = isJson(json) ? json['VGMDeclarations'] : undefined
  if (!isJson(json) || !Array.isArray(list) || list.length === 0 || !list.every(isJson)) throw new VgmError(lost.notDcsa)
  const read = list.map((one, at) => readOne(one, `VGMDeclarations[${at}]`))
  const others = Object.entries(json)
    .filter(([key]) => key !== 'VGMDeclarations')
    .map(([key, value]) => ({ Path: key, Label: key, Value: plainOf(value).slice(0, 200), Why: lost.notRead }))
  return { declarations: read.map(({ declaration }) => declaration), unread: [...others, ...read.flatMap(({ unread }) => unread)] }
}
