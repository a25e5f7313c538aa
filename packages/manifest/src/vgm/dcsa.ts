import type { LostValue } from '@jst/contracts/document'
import type { WrittenManifest } from '../messages/account.ts'
import { sealsIn, VgmError, type ReadVgm, type VgmDeclaration } from './declaration.ts'
import { emptyVgm, vgmOf, type VgmRecord } from './record.ts'
import { vgmLost as lost, vgmWords, type VgmField } from './texts.ts'

type Json = Readonly<Record<string, unknown>>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields without a place in a declaration of DCSA VGM 1.0. */
const noPlace: readonly VgmField[] = ['BoxType', 'Truck', 'Chassis', 'Dunnage', 'MaxGross', 'Reason']

/** An object without what is blank. */
const compact = (object: Json): Json =>
  Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) =>
        value !== '' &&
        value !== undefined &&
        !(isJson(value) && Object.keys(value).length === 0) &&
        !(Array.isArray(value) && value.length === 0),
    ),
  )
/** A wall clock as DCSA has it; the zone of the scale is not known, so that its offset is that of China. */
const instant = (local: string): string => (local === '' ? '' : `${local.replace(' ', 'T')}:00+08:00`)

function declared({ Reference, Retracted, At, Record: record }: VgmDeclaration): Json {
  const {
    BoxNo,
    IsoType,
    Seals,
    BookingNo,
    BillNo,
    Method,
    Unit,
    Cargo,
    Tare,
    Place,
    Certificate,
    Party,
    Person,
    Phone,
    Email,
    WeighedBy,
  } = record
  const unit = Unit === '' ? 'KGM' : Unit
  return compact({
    declarationReference: Reference,
    isRetracted: Retracted,
    declarationDateTime: At,
    VGM: compact({
      weight: { value: record.Vgm || (vgmOf(record) ?? 0), unit: 'KGM' },
      method: Method,
      dateTime: instant(record.WeighedAt),
      location: compact({ locationName: Place }),
      certificationReference: Certificate,
    }),
    equipmentDetails: compact({
      equipmentReference: BoxNo,
      ISOEquipmentCode: IsoType,
      seals: sealsIn(Seals).map((number) => ({ number })),
      cargoGrossWeight: Cargo === 0 ? '' : { value: Cargo, unit },
      tareWeight: Tare === 0 ? '' : { value: Tare, unit },
    }),
    shipmentDetails: compact({ carrierBookingReference: BookingNo, transportDocumentReference: BillNo }),
    responsibleParty: compact({ partyName: Party, contactDetails: compact({ name: Person, phone: Phone, email: Email }) }),
    weighingParty: compact({ partyName: WeighedBy }),
    authorizedPersonSignatory: Person,
  })
}

/** DCSA VGM 1.0: declarations as JSON. */
export function writeVgmJson(declarations: readonly VgmDeclaration[]): WrittenManifest {
  const missing = new Set<string>()
  const values: LostValue[] = []
  declarations.forEach(({ Record: record }, at) => {
    for (const field of ['BoxNo', 'Method', 'Unit', 'Person'] as const) if (record[field] === '') missing.add(vgmWords[field].zh)
    const tell = (field: VgmField, Why: string) =>
      void values.push({ Path: `[${at}].${field}`, Label: vgmWords[field].zh, Value: String(record[field]), Why })
    for (const field of noPlace) if (record[field] !== '' && record[field] !== 0) tell(field, lost.noField('DCSA VGM'))
    if (record.Weighed !== 0 && (record.Weighed !== record.Vgm || record.Unit !== 'KGM')) tell('Weighed', lost.rounded)
  })
  const text = `${JSON.stringify({ VGMDeclarations: declarations.map(declared) }, null, 2)}\n`
  return { text, lost: values, missing: [...missing], assumed: [], note: '' }
}

/** Reads values of an object by path, and keeps account of those that were not read. */
class JsonReader {
  private readonly read = new Set<string>()
  private readonly root: Json
  constructor(root: Json) {
    this.root = root
  }
  at(path: string): unknown {
    this.read.add(path)
    let here: unknown = this.root
    for (const step of path.split('.')) here = isJson(here) ? here[step] : undefined
    return here
  }
  text(path: string): string {
    const value = this.at(path)
    if (typeof value === 'string') return value.trim()
    this.read.delete(path)
    return ''
  }
  /** Leaves that nobody has read. */
  unread(place: string): LostValue[] {
    const all: LostValue[] = []
    const walk = (value: unknown, path: string) => {
      if (this.read.has(path)) return
      if (Array.isArray(value)) for (const [at, one] of value.entries()) walk(one, `${path}[${at}]`)
      else if (isJson(value)) for (const [key, one] of Object.entries(value)) walk(one, path === '' ? key : `${path}.${key}`)
      else if (value !== null && value !== undefined && value !== '')
        all.push({
          Path: `${place}.${path}`,
          Label: path.split('.').at(-1)!,
          Value: JSON.stringify(value).replace(/^"|"$/g, ''),
          Why: lost.notRead,
        })
    }
    walk(this.root, '')
    return all
  }
}

/** `2025-01-23T01:23:45Z` to the minute, as it is written; the zone is that of the text. */
function clockOf(text: string): string {
  const found = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(text)
  if (!found) return ''
  const [, day = '', time = '', zone] = found
  if (zone === undefined) return `${day} ${time}`
  return new Date(Date.parse(text) + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
}

function readOne(json: Json, place: string): { readonly declaration: VgmDeclaration; readonly unread: readonly LostValue[] } {
  const reader = new JsonReader(json)
  const problems: LostValue[] = []
  const weight = (path: string): { readonly value: number; readonly unit: 'KGM' | 'LBR' } | undefined => {
    const found = reader.at(path)
    if (!isJson(found)) return undefined
    const { value, unit } = found
    if (typeof value === 'number' && Number.isFinite(value) && (unit === 'KGM' || unit === 'LBR')) return { value, unit }
    const why = typeof value === 'number' ? lost.unit(String(unit)) : lost.weight(String(value))
    problems.push({ Path: `${place}.${path}`, Label: path.split('.').at(-1)!, Value: JSON.stringify(found), Why: why })
    return undefined
  }
  const method = reader.text('VGM.method')
  const isKnown = method === 'SM1' || method === 'SM2'
  if (!isKnown && method !== '')
    problems.push({ Path: `${place}.VGM.method`, Label: vgmWords.Method.zh, Value: method, Why: lost.method(method) })
  const mass = weight('VGM.weight')
  const [cargo, tare] = [weight('equipmentDetails.cargoGrossWeight'), weight('equipmentDetails.tareWeight')]
  // a record has one unit: a weight in another one stays with what was not read
  const unit = mass?.unit ?? cargo?.unit ?? tare?.unit ?? ''
  const inUnit = (one: typeof cargo, path: string): number => {
    if (!one) return 0
    if (one.unit === unit) return one.value
    problems.push({ Path: `${place}.${path}`, Label: path.split('.').at(-1)!, Value: `${one.value} ${one.unit}`, Why: lost.unit(one.unit) })
    return 0
  }
  const seals = sealsOf(reader)
  const record: VgmRecord = {
    ...emptyVgm(reader.text('equipmentDetails.equipmentReference')),
    IsoType: reader.text('equipmentDetails.ISOEquipmentCode'),
    Seals: seals.numbers.join('/'),
    BookingNo: reader.text('shipmentDetails.carrierBookingReference'),
    BillNo: reader.text('shipmentDetails.transportDocumentReference'),
    Method: isKnown ? method : '',
    Unit: unit,
    Weighed: mass && isKnown && method === 'SM1' ? mass.value : 0,
    Vgm: mass && mass.unit === 'KGM' && (method !== 'SM1' || Number.isInteger(mass.value)) ? mass.value : 0,
    Cargo: inUnit(cargo, 'equipmentDetails.cargoGrossWeight'),
    Tare: inUnit(tare, 'equipmentDetails.tareWeight'),
    WeighedAt: clockOf(reader.text('VGM.dateTime')),
    Place: reader.text('VGM.location.locationName'),
    Certificate: reader.text('VGM.certificationReference'),
    WeighedBy: reader.text('weighingParty.partyName'),
    Party: reader.text('responsibleParty.partyName'),
    Person: reader.text('responsibleParty.contactDetails.name') || reader.text('authorizedPersonSignatory'),
    Phone: reader.text('responsibleParty.contactDetails.phone'),
    Email: reader.text('responsibleParty.contactDetails.email'),
  }
  if (reader.at('authorizedPersonSignatory') !== record.Person) problems.push(...signatory(json, place))
  const declaration: VgmDeclaration = {
    Reference: reader.text('declarationReference'),
    Retracted: reader.at('isRetracted') === true,
    At: reader.text('declarationDateTime'),
    Record: record,
  }
  return {
    declaration,
    unread: [...problems, ...seals.unread.map((one) => ({ ...one, Path: `${place}.${one.Path}` })), ...reader.unread(place)],
  }
}

/** The signatory, where somebody else is responsible. */
function signatory(json: Json, place: string): LostValue[] {
  const said = json['authorizedPersonSignatory']
  return typeof said === 'string' && said !== ''
    ? [{ Path: `${place}.authorizedPersonSignatory`, Label: 'authorizedPersonSignatory', Value: said, Why: lost.notRead }]
    : []
}

/** Numbers of seals; their source and type are told as not read. */
function sealsOf(reader: JsonReader): { readonly numbers: string[]; readonly unread: LostValue[] } {
  const path = 'equipmentDetails.seals'
  const list = reader.at(path)
  const rows: unknown[] = Array.isArray(list) ? list : []
  const unread = rows.flatMap((row, at) =>
    isJson(row)
      ? Object.entries(row)
          .filter(([key]) => key !== 'number')
          .map(([key, value]) => ({ Path: `${path}[${at}].${key}`, Label: key, Value: String(value), Why: lost.notRead }))
      : [],
  )
  return { numbers: rows.flatMap((row) => (isJson(row) && typeof row['number'] === 'string' ? [row['number']] : [])), unread }
}

/** Reads declarations of DCSA VGM 1.0. @throws VgmError for a text without them */
export function readVgmJson(text: string): ReadVgm {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new VgmError(lost.notDcsa)
  }
  const list: unknown = isJson(json) ? json['VGMDeclarations'] : undefined
  if (!Array.isArray(list) || list.length === 0 || !list.every(isJson)) throw new VgmError(lost.notDcsa)
  const read = list.map((one, at) => readOne(one, `VGMDeclarations[${at}]`))
  return { declarations: read.map(({ declaration }) => declaration), unread: read.flatMap(({ unread }) => unread) }
}
