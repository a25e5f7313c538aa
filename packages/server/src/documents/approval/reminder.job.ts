import type { ButtonPermission } from '@jst/contracts'
import { Null } from 'typebox'
import type { Tx } from '../../kernel/database/database.ts'
import { defineJob } from '../../kernel/jobs/job.ts'
import { moduleOf } from '../registry.ts'
import { staffCompanyOf } from '../subject.ts'
import * as repo from './approval.repo.ts'
import { texts } from './approval.texts.ts'
import { approvalOf } from './rounds.service.ts'
import { nameOf, peopleOf, pendingApprovers, tellRound } from './notify.ts'

/** A step that is late, once, and again after as many hours more. */
const take = `update approval_step set reminded = reminded + 1 where id = (
    select s.id from approval_step s join approval_round r on r.id = s.round_id and r.state = 'open'
    where s.state = 'open' and s.due is not null and s.reminded < 2
      and s.due + make_interval(hours => s.reminded * (s.rule ->> 'Hours')::integer) <= $1
    order by s.due, s.id limit 1 for update of s skip locked)
  returning id, round_id as "roundId", rule ->> 'Name' as name, reminded`
const keepers = `select distinct er.employee_id as id from employee e join employee_role er on er.employee_id = e.id
  join role_menu rm on rm.role_id = er.role_id join menu m on m.id = rm.menu_id
  where e.company_id = $1 and not e.disabled and lower(m.path) = lower($2) and $3 = any (rm.buttons)`
const findKeepers = (tx: Tx, companyId: number, { path, code }: ButtonPermission) =>
  tx.query<{ id: number }>(keepers, [companyId, path, code])

/** Takes one late step and sends its reminders, in one transaction, so that a process that dies has sent none. False when no step is late. */
async function remindOne(tx: Tx, now: Date): Promise<boolean> {
  const [step] = await tx.query<{ id: number; roundId: number; name: string; reminded: number }>(take, [now.toISOString()])
  if (!step) return false
  const round = (await repo.findRound(tx, step.roundId))!
  const module = moduleOf(round.kind)
  const seats = await pendingApprovers(tx, round, step.id)
  const { reminded, askedBy, late, lateStep } = texts.notice
  await tellRound(tx, module, round, peopleOf(seats), reminded(nameOf(module, round)), askedBy(round.askedName, step.name), null)
  if (step.reminded === 1) return true
  const others = await findKeepers(tx, staffCompanyOf(round), approvalOf(module).keeps)
  const people = [...new Set([...(round.askedBy === null ? [] : [round.askedBy]), ...others.map(({ id }) => id)])]
  await tellRound(
    tx,
    module,
    round,
    people,
    late(nameOf(module, round)),
    lateStep(step.name, seats.map(({ name }) => name).join('、')),
    null,
  )
  return true
}

/** Every ten minutes: reminds of steps that are late, and tells who asked and who keeps the chain when they stay so. */
export const approvalReminder = defineJob({
  name: 'approval-reminder',
  zh: texts.job,
  data: Null(),
  cron: '*/10 * * * *',
  run: async ({ tx, now, signal }) => {
    let count = 0
    for (; await tx((inside) => remindOne(inside, now())); count++) signal.throwIfAborted()
    return { note: texts.done(count) }
  },
})
