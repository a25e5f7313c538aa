import { containerFields, lineFields, masterBillFields, recordFields, templateFields, type FieldSpec } from '../fields.ts'
import type { FieldAbout } from './about.ts'
import { containerAbout, lineAbout, masterBillAbout, templateAbout } from './record-parts.ts'
import { recordAbout } from './record.ts'

/** A field with everything that is known about it; `entity.name` names it once in the whole product. */
export interface CatalogueField extends FieldSpec {
  readonly entity: SiEntity
  /** Name in the code. */
  readonly name: string
  readonly about: FieldAbout
}

const entities = {
  record: { fields: recordFields, about: recordAbout },
  container: { fields: containerFields, about: containerAbout },
  line: { fields: lineFields, about: lineAbout },
  masterBill: { fields: masterBillFields, about: masterBillAbout },
  template: { fields: templateFields, about: templateAbout },
} as const
export type SiEntity = keyof typeof entities

/** Fields of an entity in reading order. */
export function catalogueOf(entity: SiEntity): readonly CatalogueField[] {
  const fields: Record<string, FieldSpec> = entities[entity].fields
  const meanings: Record<string, FieldAbout | undefined> = entities[entity].about
  return Object.entries(fields).map(([name, field]) => ({
    ...field,
    entity,
    name,
    about: meanings[name] ?? { zh: field.zh, en: field.en, dcsa: null },
  }))
}

const plain = (heading: string) => heading.toLowerCase().replace(/[\s.,:/()（）：_*-]/g, '')

/** The field that a spreadsheet heading means (`柜号`, `Container No.` → containerNo); undefined when none does. */
export function fieldOfHeading(entity: SiEntity, heading: string): CatalogueField | undefined {
  const wanted = plain(heading)
  const fields = catalogueOf(entity).filter(({ by }) => by === 'user')
  return (
    fields.find(({ zh, en, wire }) => [zh, en, wire].some((label) => plain(label) === wanted)) ??
    fields.find((field) => field.about.headers?.some((header) => plain(header) === wanted))
  )
}
