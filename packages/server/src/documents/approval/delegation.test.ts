import { delegations, endDelegation, saveDelegation } from '@jst/contracts/document'
import { creditStates } from '@jst/contracts/partner'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { refusals, openApproval, type Account } from '../../testing/approval-stage.ts'

const { server, by, ids, step, chain, applied, roundOf, vote, stateOf, deskOf, words } = await openApproval()
const { codes } = creditStates
afterAll(() => server.close())
beforeEach(() => server.db.owner((owner) => owner.query('delete from approval_delegation')))

describe('somebody who is away', () => {
  const today = (days = 0) => new Date(Date.now() + (8 + days * 24) * 3_600_000).toISOString().slice(0, 10)
  const away = (From: string, To: string, ToId = ids.hanxue, who: Account = 'finance') =>
    by[who].call(saveDelegation, { FromId: 0, ToId, From, To, Reason: '出差' })

  it('is stood in for, and the record names both', async () => {
    await chain(step('财务', ['finance']))
    const one = await applied()
    expect(refusals(await vote('hanxue', one))).toEqual(['FORBIDDEN'])
    await away(today(), today(3))
    expect((await deskOf('hanxue')).find(({ SubjectId }) => SubjectId === one.Id)).toMatchObject({ ForName: '吴敏', Step: '财务' })
    expect((await vote('hanxue', one)).NotMoved).toEqual([])
    expect(await words(one)).toContain('approval 财务：同意（代 吴敏）')
    expect((await roundOf(one)).Steps[0]!.Votes).toMatchObject([{ VoterName: '韩雪', ForName: '吴敏' }])
  })
  it('is not stood in for after the last day, nor by the delegate of the delegate', async () => {
    await chain(step('财务', ['finance']))
    const one = await applied()
    const { Rows } = (await away(today(), today(3))).body.Data
    expect((await away(today(), today(1), ids.tangyi, 'hanxue')).status).toBe(200)
    expect(refusals(await vote('tangyi', one))).toEqual(['FORBIDDEN'])
    await server.db.owner((owner) =>
      owner.query(`update approval_delegation set days = daterange(china_day() - 3, china_day()) where id = $1`, [Rows[0]!.Id]),
    )
    expect(refusals(await vote('hanxue', one))).toEqual(['FORBIDDEN'])
    expect((await vote('finance', one)).NotMoved).toEqual([])
  })
  it('is away once at a time, and ends it at will', async () => {
    const [first] = (await away(today(), today(3))).body.Data.Rows
    expect((await away(today(3), today(5))).body.Issues?.[0]?.Message).toContain('该期间已有委托')
    expect((await away(today(4), today(5))).status).toBe(200)
    expect((await by.hanxue.call(endDelegation, { Id: first!.Id })).status).toBe(404)
    expect((await by.finance.call(endDelegation, { Id: first!.Id })).status).toBe(200)
    expect((await away(today(), today(3))).status).toBe(200)
  })
  it('is sent away by who keeps the people alone, and never for the past', async () => {
    const other = { FromId: ids.gaojun, ToId: ids.tangyi, From: today(), To: today(1), Reason: '病假' }
    expect((await by.finance.call(saveDelegation, other)).status).toBe(403)
    expect((await by.boss.call(saveDelegation, other)).status).toBe(200)
    expect((await by.gaojun.call(delegations, {})).body.Data.Rows).toHaveLength(1)
    expect((await by.reviewer.call(delegations, {})).body.Data.Rows).toEqual([])
    expect((await away(today(-5), today(-1))).status).toBe(422)
    expect((await away(today(), today(), ids.finance)).status).toBe(422)
  })
  it('and both in one step have one vote each', async () => {
    await chain(step('会签', ['finance', 'hanxue'], { Need: 'all' }))
    const one = await applied()
    await away(today(), today(3))
    expect((await vote('hanxue', one)).NotMoved).toEqual([])
    expect(refusals(await vote('hanxue', one))).toEqual(['FORBIDDEN'])
    expect(await stateOf(one)).toBe(codes.submitted)
  })
})
