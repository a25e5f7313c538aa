import { moveCustomerRows } from './credit/customer-rows.ts'
import type { PartnerKind } from '@jst/contracts/partner'
import type { EntityRow } from '@jst/contracts/entity'
import { documentEntity, type Guard } from '../../documents/index.ts'
import type { EntityRules } from '../../entity-kit/index.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { invalid } from '../../kernel/errors.ts'
import { allowed, refuse } from '../../kernel/access/policy.ts'
import { moveApplications } from './credit/merge.ts'
import { kinds } from './partner.kinds.ts'
import { followCustomer } from './shipping-parties.ts'
import { texts } from './texts.ts'

const owner = (
  kind: PartnerKind,
) => `coalesce((select string_agg(distinct e.name, '、') from partner_staff s join employee e on e.id = s.employee_id
  where s.kind = '${kind}' and s.subject_id = t.id and s.duty = 'sales'), '')`
const contact = (kind: PartnerKind) => `coalesce((select c.name from partner_contact c where c.kind = '${kind}' and c.subject_id = t.id
  order by c.main desc, c.place limit 1), '')`

/** Rules of a kind of partner beyond its declaration. */
export function rulesOf(kind: PartnerKind): EntityRules {
  const rules = documentEntity(kinds[kind].document)
  return {
    ...rules,
    derived: {
      ...rules.derived,
      Owner: owner(kind),
      Contact: contact(kind),
      Joined: 't.linked_id is not null',
      ...(kind === 'customer' ? { CreditLimit: 't.credit_limit', CreditDays: 't.credit_days', CreditGate: 't.credit_gate' } : {}),
    },
    distinct: [['CreditCode']],
    check: async (tx, { CreditCode }, id) => {
      if (CreditCode === '' || CreditCode === null) return
      // as the server: also one that whoever writes does not see is the same company
      const [same] = await tx.system.query<{ name: string; code: string }>(
        `select name_zh as name, code from ${kind} where company_id = (select app_company_id()) and credit_code = $1 and id <> $2
          and removed_at is null and merged_into is null limit 1`,
        [CreditCode, id],
      )
      if (same) throw invalid('Values.CreditCode', texts.sameCode(same.name, same.code), texts.missing.creditCode)
    },
    written: async (call, row, before) => {
      if (kind === 'customer' && before) await followCustomer(call.tx, before.Code, row.Code)
      await rules.written(call, row, before)
    },
    merging: async (call, row, into) => {
      await mergeOwn(kind, call.tx, row, into)
      await rules.merging(call, row, into)
    },
  }
}

/** Nothing of the merged row is lost: its applications, staff and joined company go to the other one, and its terms where that one has none. */
async function mergeOwn(kind: PartnerKind, tx: Tx, row: EntityRow, into: EntityRow): Promise<void> {
  if (kind === 'customer') {
    await moveApplications(tx, row, into)
    await followCustomer(tx, row.Code, into.Code)
    await moveCustomerRows(tx, row.Id, into.Id)
  }
  await tx.query(
    `update partner_staff s set subject_id = $3 where kind = $1 and subject_id = $2 and not exists (select from partner_staff o where o.kind = $1
      and o.subject_id = $3 and o.duty = s.duty and o.lane_code = s.lane_code and o.employee_id = s.employee_id)`,
    [kind, row.Id, into.Id],
  )
  await tx.query('delete from partner_staff where kind = $1 and subject_id = $2', [kind, row.Id])
  const credit = kind === 'customer' ? ['credit_limit', 'credit_days', 'credit_from', 'credit_to'] : []
  await tx.query(
    `with merged as (update ${kind} set linked_id = null where id = $1 returning (select o from ${kind} o where id = $1) as was)
      update ${kind} t set linked_id = coalesce(t.linked_id, (m.was).linked_id)
        ${credit.map((column) => `, ${column} = coalesce(t.${column}, (m.was).${column})`).join('')} from merged m where t.id = $2`,
    [row.Id, into.Id],
  )
}

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
