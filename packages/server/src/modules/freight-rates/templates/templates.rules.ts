import { surchargeTemplateDocument as document } from '@jst/contracts/freight-rates'
import { documentEntity } from '../../../documents/index.ts'
import type { EntityRules } from '../../../entity-kit/index.ts'
import { invalid } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'

const table = 'freight_surcharge_template'
/** Both are for everything there, or have something in common: of two that differ in it the narrower one counts. */
const alike = (column: string) => `(o.${column} = '{}') = (t.${column} = '{}') and (o.${column} = '{}' or o.${column} && t.${column})`
const scope = ['lanes', 'pols', 'pods', 'carriers', 'boxes']

const { derived: _, derivedFilters: __, ...rules } = documentEntity(document)

/** Rules of templates beyond their fields: days in order. The list and the page name other templates with the same charge for the same scope. */
export const templateRules: EntityRules = {
  ...rules,
  derived: {
    Charges: `coalesce((select string_agg(distinct l.charge_code, '、') from ${table}_line l where l.subject_id = t.id), '')`,
    Overlaps: `coalesce((select string_agg(distinct o.code || ' ' || m.charge_code, '、') from ${table}_line l
      join ${table}_line m on m.company_id = l.company_id and m.charge_code = l.charge_code join ${table} o on o.id = m.subject_id
      where l.subject_id = t.id and t.enabled and o.id <> t.id and o.enabled and o.removed_at is null and o.merged_into is null
        and daterange(o.valid_from, o.valid_to, '[]') && daterange(t.valid_from, t.valid_to, '[]')
        and ${scope.map(alike).join(' and ')}), '')`,
  },
  check: (_tx, values) => {
    const [from, to] = [String(values['ValidFrom'] ?? ''), String(values['ValidTo'] ?? '')]
    if (from !== '' && to !== '' && from > to) throw invalid('Values.ValidTo', texts.daysInOrder)
    return Promise.resolve()
  },
}
