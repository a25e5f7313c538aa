import { remindApprovers } from '@jst/contracts/document'
import { messageSelfList } from '@jst/contracts/messages'
import { type CreditApplication } from '@jst/contracts/partner'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { runScheduled } from '../../testing/jobs.ts'
import { approvalReminder } from '../index.ts'
import { openApproval, type Account } from '../../testing/approval-stage.ts'

const { server, by, step, chain, applied, roundOf } = await openApproval()
afterAll(() => server.close())
beforeEach(() => server.db.owner((owner) => owner.query('delete from approval_delegation')))

describe('reminders', () => {
  const told = async (who: Account, one: CreditApplication, beginning: string) =>
    (await by[who].call(messageSelfList, { PageSize: 100 })).body.Data.Rows.filter(
      ({ Title }) => Title.startsWith(beginning) && Title.includes(one.No),
    ).length
  it('are sent by who asked, once an hour', async () => {
    await chain(step('财务', ['finance']))
    const one = await applied()
    const { Id } = await roundOf(one)
    expect((await by.boss.call(remindApprovers, { Id })).status).toBe(403)
    expect((await by.sales.call(remindApprovers, { Id })).body.Data).toBe(1)
    expect((await by.sales.call(remindApprovers, { Id })).status).toBe(429)
    expect(await told('finance', one, '催办')).toBe(1)
  })
  it('come by the clock once when it is late and once more to those who keep the chain, whoever runs the job', async () => {
    await chain(step('财务', ['finance'], { Hours: 4 }))
    const one = await applied()
    const later = (hours: number) => ({ now: () => new Date(Date.now() + hours * 3_600_000) })
    await runScheduled(server, approvalReminder, later(3))
    expect(await told('finance', one, '催办')).toBe(0)
    await runScheduled(server, approvalReminder, later(5))
    await runScheduled(server, approvalReminder, later(5))
    expect([await told('finance', one, '催办'), await told('boss', one, '审批逾时未决')]).toEqual([1, 0])
    await runScheduled(server, approvalReminder, later(9))
    await runScheduled(server, approvalReminder, later(20))
    expect([await told('finance', one, '催办'), await told('boss', one, '审批逾时未决'), await told('sales', one, '审批逾时未决')]).toEqual(
      [2, 1, 1],
    )
  })
  it('of a job that dies on the way are sent once', async () => {
    await chain(step('财务', ['finance'], { Hours: 1 }))
    const [one, two] = [await applied(), await applied()]
    const now = () => new Date(Date.now() + 1.5 * 3_600_000)
    await server.db.owner((owner) =>
      owner.query(`create function die() returns trigger language plpgsql as $$ begin raise 'the process dies here'; end $$;
        create trigger die before insert on message for each row when (new.title like '%${two.No}%') execute function die()`),
    )
    expect(await runScheduled(server, approvalReminder, { now })).toBe('failed')
    await server.db.owner((owner) => owner.query('drop trigger die on message; drop function die()'))
    await runScheduled(server, approvalReminder, { now })
    expect([await told('finance', one, '催办'), await told('finance', two, '催办')]).toEqual([1, 1])
  })
})
