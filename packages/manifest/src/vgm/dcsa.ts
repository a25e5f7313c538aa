import type { WrittenManifest } from '../messages/account.ts'
import { sealsIn, type VgmDeclaration } from './declaration.ts'
import { isJson, type Json } from './json.ts'
import { lossesOf, usualFields } from './losses.ts'
import { vgmOf } from './record.ts'
import { vgmWords, type VgmField } from './texts.ts'

/** Fields of a declaration of DCSA VGM 1.0. */
const carried: readonly VgmField[] = [...usualFields, 'Cargo', 'Place', 'WeighedBy']

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
  for (const { Record: record } of declarations)
    for (const field of ['BoxNo', 'Method', 'Unit', 'Person'] as const) if (record[field] === '') missing.add(vgmWords[field].zh)
  const text = `${JSON.stringify({ VGMDeclarations: declarations.map(declared) }, null, 2)}\n`
  return {
    text,
    lost: declarations.flatMap(({ Record: record }, at) => lossesOf(record, at, carried, 'DCSA VGM')),
    missing: [...missing],
    assumed: [],
    note: '',
  }
}
