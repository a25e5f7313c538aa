import type { Queryable } from '../../../kernel/database/database.ts'
import { surchargeColumns, type SurchargeRow } from './rates.repo.ts'

/** A surcharge of a template with what the template is for; `rateId` is the template. */
export interface TemplateRow extends SurchargeRow {
  readonly template: string
  readonly lanes: readonly string[]
  readonly pols: readonly string[]
  readonly pods: readonly string[]
  readonly carriers: readonly string[]
  readonly boxTypes: readonly string[]
  readonly from: string
}

/**
 * Surcharges of the templates of a company that hold on a day and are for some of the ports. They are the same for all of its people, whatever part
 * of its rows each sees.
 */
export const findTemplates = (
  system: Queryable,
  companyId: number,
  { pods, day }: { readonly pods: readonly string[]; readonly day: string },
): Promise<TemplateRow[]> =>
  system.query<TemplateRow>(
    `select ${surchargeColumns}, t.code as template, t.lanes, t.pols, t.pods, t.carriers, t.boxes as "boxTypes",
        coalesce(t.valid_from::text, '') as "from"
      from freight_surcharge_template t join freight_surcharge_template_line s on s.kind = 'surchargeTemplate' and s.subject_id = t.id
      where t.company_id = $1 and t.enabled and t.removed_at is null and t.merged_into is null
        and daterange(t.valid_from, t.valid_to, '[]') @> $2::date and (t.pods = '{}' or t.pods && $3::text[])
      order by t.id, s.place, s.id`,
    [companyId, day, pods],
  )
