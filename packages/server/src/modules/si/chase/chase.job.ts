import { siStates } from '@jst/contracts/si'
import { Null } from 'typebox'
import { findHolders, sendNotice } from '../../../documents/notices/index.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { defineJob } from '../../../kernel/jobs/job.ts'
import { texts } from './texts.ts'

/**
 * An order that waits for its customer and whose next hour has come: the smallest hour that is due is told once, and larger ones that passed
 * meanwhile are left out. Orders that were submitted, or are past the carrier's cut-off, are not chased. A cut-off that has moved is chased anew.
 */
const take = `with due as (
    select o.id, o.company_id, o.operator_id, o.si_deadline, s.hours from cargo_order o join si_rule r on r.operator_id = o.operator_id
      cross join lateral (select min(h) as hours from unnest(r.chase_hours) h
        where o.si_deadline - make_interval(hours => r.internal_hours + h) <= $1) s
      where o.si_turn = 0 and o.si_deadline > $1
        and s.hours < coalesce((select c.last_hours from si_chase c
          where c.order_id = o.id and coalesce(c.deadline, o.si_deadline) = o.si_deadline), 481)
      order by o.id limit 1 for update of o skip locked)
  insert into si_chase as c (order_id, company_id, operator_id, count, last_hours, last_time, deadline)
    select id, company_id, operator_id, 1, hours, $1, si_deadline from due
    on conflict (order_id) do update set count = c.count + 1, last_hours = excluded.last_hours, last_time = excluded.last_time,
      deadline = excluded.deadline
  returning order_id as id, company_id as "companyId", operator_id as "operatorId", count`
const facts = `select o.order_no as "orderNo", o.mbl_no as "mblNo", to_char((o.si_deadline - make_interval(hours => r.internal_hours)) at time zone
    'Asia/Shanghai', 'MM-DD HH24:MI') as until
  from cargo_order o join si_rule r on r.operator_id = o.operator_id where o.id = $1`
interface Chased {
  readonly id: number
  readonly companyId: number
  readonly operatorId: number
  readonly count: number
}

/** Reminds the customer of one order and counts it, in one transaction. Returns false when no reminder is due. */
async function chaseOne(tx: Tx, now: Date): Promise<boolean> {
  const [order] = await tx.query<Chased>(take, [now.toISOString()])
  if (!order) return false
  const [about] = await tx.query<{ orderNo: string; mblNo: string; until: string }>(facts, [order.id])
  const { orderNo, mblNo, until } = about!
  await sendNotice(tx, {
    recipients: await findHolders(tx.system, order.companyId, siStates.moves.submit.by.submitter),
    audience: { customers: order.operatorId },
    kind: 'si',
    link: `/external/workbench/siSubmit?CGO_ID=${order.id}`,
    subject: { kind: 'cargoOrder', id: order.id },
    senderId: null,
    bill: mblNo,
    title: texts.title(mblNo || orderNo, order.count),
    description: texts.body(orderNo, until),
  })
  return true
}

/** Runs every ten minutes: reminds customers of instructions that are due, at the hours that their operator has set. */
export const siChasing = defineJob({
  name: 'si-chasing',
  zh: texts.job,
  data: Null(),
  cron: '*/10 * * * *',
  run: async ({ tx, now, signal }) => {
    let count = 0
    for (; await tx((inside) => chaseOne(inside, now())); count++) signal.throwIfAborted()
    return { note: texts.done(count) }
  },
})
