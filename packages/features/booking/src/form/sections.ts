import { neededFields, type BookingProblem, type BookingTyped } from '@jst/contracts/booking'
import type { Entity, EntityField } from '@jst/contracts/entity'
import { boxes, cargo } from '../declared-content.ts'
import { texts } from './texts.ts'

export type SectionKey = 'order' | 'route' | 'price' | 'cargo' | 'boxes' | 'parties' | 'terms' | 'services' | 'contact'
export const sectionKeys: readonly SectionKey[] = ['order', 'route', 'boxes', 'price', 'cargo', 'parties', 'terms', 'services', 'contact']

const keysOf: Readonly<Record<Exclude<SectionKey, 'price' | 'cargo' | 'boxes' | 'parties'>, readonly string[]>> = {
  order: ['CustomerCode', 'NameZh', 'CargoType'],
  route: [
    'PolCode',
    'PodCode',
    'Etd',
    'ReadyOn',
    'CarrierCode',
    'Vessel',
    'VoyageNo',
    'Eta',
    'ServiceCode',
    'PorCode',
    'DelCode',
    'PotCode',
  ],
  terms: ['TransportTerm', 'PaymentTerm', 'Incoterm', 'ReleaseType', 'Bills', 'FreeDays', 'ContractNo', 'AgentCode'],
  services: ['Truck', 'TruckPlace', 'TruckOn', 'Customs', 'Insurance', 'InsuredValue', 'InsuredCurrency'],
  contact: ['Contact', 'Phone', 'Mail', 'Remark', 'RemarkInternal'],
}
/** Seldom typed, or filled by the sailing that is taken: folded away below the others of their section. */
export const furtherFields: readonly string[] = [
  'CarrierCode',
  'Vessel',
  'VoyageNo',
  'Eta',
  'ServiceCode',
  'PorCode',
  'DelCode',
  'PotCode',
  'ReleaseType',
  'Incoterm',
  'Bills',
  'FreeDays',
  'ContractNo',
  'AgentCode',
  'Mail',
]
/** Columns of goods and boxes that few bookings fill. */
export const furtherColumns: readonly string[] = ['NameZh', 'Marks', 'Soc', 'BoxWeight', 'Note']
const needed = new Set<string>(neededFields)

/** Fields of a section as its reader sees them, the needed ones marked. What a service asks is there once it is wanted. */
export function fieldsOf(section: keyof typeof keysOf, entity: Entity, { Values }: BookingTyped): EntityField[] {
  const wanted = (key: string) =>
    !(key.startsWith('Truck') && key !== 'Truck' && Values['Truck'] !== true) &&
    !(key.startsWith('Insured') && Values['Insurance'] !== true)
  return keysOf[section].flatMap((key) =>
    entity.all
      .filter((field) => field.key === key && wanted(key))
      .map(
        ({ group: _group, groupEn: _groupEn, ...field }) =>
          (needed.has(key) || key === 'CustomerCode' ? { ...field, required: true as const } : field) as EntityField,
      ),
  )
}

/** Columns of goods: those of dangerous goods where the cargo is that. */
export const cargoColumns = ({ Values }: BookingTyped): readonly EntityField[] =>
  cargo.fields.filter((field: EntityField) => field.groupEn === undefined || Values['CargoType'] === '2')
const specialGroups: Readonly<Record<string, string>> = { '3': 'Reefer', '4': 'Out of gauge' }
/** Columns of boxes: those of reefers and of special equipment where the cargo needs them. */
export const boxColumns = ({ Values }: BookingTyped): readonly EntityField[] =>
  boxes.fields.filter(
    (field: EntityField) => field.groupEn === undefined || field.groupEn === specialGroups[String(Values['CargoType'] ?? '')],
  )

/** The section in which something stands. */
export function sectionOf(path: string): SectionKey {
  if (path.startsWith('Cargo')) return 'cargo'
  if (path.startsWith('Boxes')) return 'boxes'
  if (path.startsWith('Parties')) return 'parties'
  if (path.startsWith('Price')) return 'price'
  const key = path.replace(/^Values\./, '')
  const found = Object.entries(keysOf).find(([, keys]) => keys.includes(key))
  return (found?.[0] as SectionKey | undefined) ?? 'order'
}

/** How far the sections are filled: what each of them lacks before it may be submitted. */
export function leftIn(problems: readonly BookingProblem[]): ReadonlyMap<SectionKey, number> {
  const left = new Map<SectionKey, number>()
  for (const { Severity, Path } of problems) if (Severity === 'ERROR') left.set(sectionOf(Path), (left.get(sectionOf(Path)) ?? 0) + 1)
  return left
}
export const sectionName = (key: SectionKey): string => texts.parts[key]
/** Several forms may be open in tabs: each has ids of its own. */
export const sectionId = (form: string, key: SectionKey): string => `${form}-${key}`
