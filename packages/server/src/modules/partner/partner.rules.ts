import type { PartnerKind } from '@jst/contracts/partner'
import type { EntityRow, EntityValues } from '@jst/contracts/entity'
import { drawNumbers, follow, recordChanges, recordEvent, type Guard } from '../../documents/index.ts'
import type { EntityRules } from '../../entity-kit/index.ts'
import { allowed, refuse } from '../../kernel/policy.ts'
import { stageOf } from './partner.kinds.ts'
import { texts } from './texts.ts'

const owner = (
  kind: PartnerKind,
) => `coalesce((select string_agg(distinct e.name, '、') from partner_staff s join employee e on e.id = s.employee_id
  where s.kind = '${kind}' and s.subject_id = t.id and s.duty = 'sales'), '')`
const contact = (kind: PartnerKind) => `coalesce((select c.name from partner_contact c where c.kind = '${kind}' and c.subject_id = t.id
  order by c.main desc, c.place limit 1), '')`

/** What a kind of partner asks beyond its declaration. */
export const rulesOf = (kind: PartnerKind): EntityRules => ({
  derived: {
    Stage: stageOf(kind, 't.state'),
    Owner: owner(kind),
    Contact: contact(kind),
    Joined: 't.linked_id is not null',
    ...(kind === 'customer' ? { CreditLimit: 't.credit_limit', CreditDays: 't.credit_days', CreditGate: 't.credit_gate' } : {}),
  },
  // drawn last before the row is written: a refused save has used no number
  fill: async ({ tx, actor }, { Code }): Promise<EntityValues> =>
    Code === '' ? { Code: (await drawNumbers(tx, { companyId: actor.companyId, kind }, 1))[0]! } : {},
  written: async (call, row, before) => {
    const place = { kind, row: { id: row.Id, companyId: call.actor.companyId, operatorId: null } }
    if (before) {
      await recordChanges(call, place, valuesOf(call.entity, before), valuesOf(call.entity, row))
      return
    }
    await recordEvent(call, place, { audience: 'internal', event: 'created' })
    await follow(call.tx, place, [call.actor.employeeId])
  },
})

const valuesOf = ({ fields }: { fields: readonly { key: string }[] }, row: EntityRow) =>
  Object.fromEntries(fields.map(({ key }) => [key, row[key] ?? null]))

const facts = (kind: PartnerKind) => `select credit_code <> '' as "creditCode",
  exists (select from partner_contact c where c.kind = '${kind}' and c.subject_id = t.id) as contact,
  exists (select from partner_staff s where s.kind = '${kind}' and s.subject_id = t.id and s.duty = 'sales') as owner
  from ${kind} t where t.id = $1`

/** Business begins with a company that is known by its code, its contact and whoever of ours is responsible. */
export const complete =
  (kind: PartnerKind): Guard =>
  async ({ tx }, { id }) => {
    const [row] = await tx.query<Record<keyof typeof texts.missing, boolean>>(facts(kind), [id])
    const missing = Object.entries(texts.missing).flatMap(([key, zh]) => (row?.[key as keyof typeof texts.missing] ? [] : [zh]))
    return missing.length === 0 ? allowed : refuse('ILLEGAL_TRANSITION', texts.incomplete(missing.join('、')))
  }
