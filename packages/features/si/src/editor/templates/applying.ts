import { templateFields, type SiRecord, type SiTemplate, type SiTemplateInput } from '@jst/contracts/si'
import { templateToWire } from '@jst/si-drafts/rules'

/** One of the eleven texts of a template. */
export type TemplateField = Exclude<keyof typeof templateFields, 'id' | 'name'>
const all = (Object.keys(templateFields) as (keyof typeof templateFields)[]).filter(
  (name): name is TemplateField => name !== 'id' && name !== 'name',
)

/** Fields that a template fills. */
export const filledOf = (template: SiTemplate): TemplateField[] => all.filter((name) => template[name] !== '')

/** The chosen texts as changes of a record. */
export const patchOf = (template: SiTemplate, fields: ReadonlySet<TemplateField>): Partial<SiRecord> =>
  Object.fromEntries(all.filter((name) => fields.has(name)).map((name) => [name, template[name]]))

/** A new template with the texts of a record. */
export function templateOf(record: SiRecord, name: string, scope: 'company' | 'personal'): SiTemplateInput {
  const template = { id: 0, name, ...Object.fromEntries(all.map((field) => [field, record[field]])) } as SiTemplate
  return { ...templateToWire(template), Scope: scope }
}
