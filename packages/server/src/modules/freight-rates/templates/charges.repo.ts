import type { Page } from '@jst/contracts'
import type { TemplateCharge } from '@jst/contracts/freight-rates'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../../kernel/database/paging.ts'
import { lineOf } from '../batch/facts.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'

interface PriceRequest extends PageInput {
  readonly Pol?: string
  readonly Pod?: string
  readonly Carrier?: string
  readonly Lane?: string
  readonly Day?: string
  readonly Template?: string
  readonly Keyword?: string
}
type Row = Omit<TemplateCharge, 'Line'> & { readonly kept: Readonly<Record<string, unknown>> }

const isFor = (column: string) => `(t.${column} = '{}' or ? = any(t.${column}))`
const name = `coalesce((select coalesce(v.name_zh, c.name_zh) from m_charge c left join entity_override v on v.kind = 'charge' and v.row_id = c.id
    and v.company_id = l.company_id where c.code = l.charge_code and c.removed_at is null order by c.company_id nulls last limit 1), l.charge_code)`

/** Surcharges of templates in use that are for a route on a day, template by template. */
export async function chargePage(
  db: Db,
  { companyId }: EmployeeActor,
  { Pol, Pod, Carrier, Lane, Day, Template, Keyword, ...paging }: PriceRequest,
): Promise<Page<TemplateCharge>> {
  const where = new Conditions()
    .add('t.company_id = ?', companyId)
    .raw('t.enabled and t.removed_at is null and t.merged_into is null')
    .add(isFor('pols'), Pol)
    .add(isFor('pods'), Pod)
    .add(isFor('carriers'), Carrier)
    .add(isFor('lanes'), Lane)
    .add(`daterange(t.valid_from, t.valid_to, '[]') @> ?::date`, Day)
    .add(`daterange(l.valid_from, l.valid_to, '[]') @> ?::date`, Day)
    .add('t.code = ?', Template)
    .add('(t.code ilike ? or t.name_zh ilike ? or l.charge_code ilike ?)', containing(Keyword))
  const { Rows, Total } = await readPage<Row>(db, paging, {
    select: `l.id as "Id", t.id as "TemplateId", t.code as "Template", t.name_zh as "Name", t.lanes as "Lanes", t.pols as "Pols", t.pods as "Pods",
      t.carriers as "Carriers", t.boxes as "Boxes", ${dayOrBlank('t.valid_from')} as "ValidFrom", ${dayOrBlank('t.valid_to')} as "ValidTo",
      ${name} as "Charge",
      to_jsonb(l) as kept`,
    from: `freight_surcharge_template t join freight_surcharge_template_line l on l.kind = 'surchargeTemplate' and l.subject_id = t.id`,
    where,
    sorts: { Template: { filled: 't.code' } },
    defaultSort: 'Template',
    tieBreaker: 'l.place, l.id',
  })
  return { Rows: Rows.map(({ kept: stored, ...row }) => ({ ...row, Line: lineOf(stored) })), Total }
}
