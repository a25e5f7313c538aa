import { numberPreview, numberRule, saveNumberRule } from '@jst/contracts/document'
import { customerCalls } from '@jst/contracts/partner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'

let server: TestServer
let boss: TestClient
let sales: TestClient

beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
  sales = await server.signIn('sales')
})
afterAll(() => server.close())

const Kind = 'customer'
const rule = async (by = boss) => (await by.call(numberRule, { Kind })).body.Data
const set = async (Rule: string, by = boss) => by.call(saveNumberRule, { Kind, Rule, UpdateTime: (await rule(by)).UpdateTime })
const preview = async (Rule: string) => (await boss.call(numberPreview, { Kind, Rule })).body
let made = 0
const add = async (Code = '') =>
  (await boss.call(customerCalls.save, { Id: 0, Values: { NameZh: `编号客户${(made += 1)}`, ...(Code && { Code }) } })).body.Data

describe('the rule of numbers of a company', () => {
  it('is previewed with the numbers that come next, and they come', async () => {
    const { Next, Own, Rule, Usual, MaySet } = await rule()
    expect([Own, Rule, MaySet]).toEqual([false, Usual, true])
    expect([(await add()).Code, (await add()).Code]).toEqual(Next.slice(0, 2))
    expect((await preview('VIP{seq:5}')).Data).toEqual({ Next: ['VIP00001', 'VIP00002', 'VIP00003'], Skipped: 0 })
  })

  it('is set by whoever may, says who did and when, and goes back to the usual', async () => {
    const saved = await set('CU{yy}{seq:5}{check}')
    expect(saved.body.Data).toMatchObject({ Rule: 'CU{yy}{seq:5}{check}', Own: true, ChangedBy: '郑国栋' })
    expect(saved.body.Data.UpdateTime).not.toBeNull()
    expect((await add()).Code).toBe(saved.body.Data.Next[0])
    const back = await set('')
    expect(back.body.Data).toMatchObject({ Own: false, Rule: back.body.Data.Usual, ChangedBy: '郑国栋' })
  })

  it('is refused with the reason when it is none, and to people without the button', async () => {
    const wrong = await set('KH{mm}{seq:4}')
    expect([wrong.status, wrong.body.Issues?.[0]]).toMatchObject([
      422,
      { Path: 'Rule', Message: expect.stringContaining('{yy}') as string },
    ])
    expect((await preview('KH{seq:1}')).Issues?.[0]?.Message).toContain('3～10')
    expect((await set('KX{seq:4}', sales)).status).toBe(403)
    expect((await rule(sales)).MaySet).toBe(false)
  })

  it('of somebody else who was faster is not written over', async () => {
    const { UpdateTime } = await rule()
    await set('A-{seq:4}')
    const late = await boss.call(saveNumberRule, { Kind, Rule: 'B-{seq:4}', UpdateTime })
    expect([late.status, (late.body.Data as { Rule: string }).Rule]).toEqual([412, 'A-{seq:4}'])
  })

  it('passes over numbers that records have already', async () => {
    const typed = [await add('HAND001'), await add('HAND002'), await add('HAND004')]
    expect(typed.map(({ Code }) => Code)).toEqual(['HAND001', 'HAND002', 'HAND004'])
    expect((await preview('HAND{seq:3}')).Data).toEqual({ Next: ['HAND003', 'HAND005', 'HAND006'], Skipped: 3 })
    await set('HAND{seq:3}')
    expect([(await add()).Code, (await add()).Code]).toEqual(['HAND003', 'HAND005'])
    // one typed ahead of the counter stops nobody either
    await add('HAND006')
    expect((await add()).Code).toBe('HAND007')
  })

  it('does not look at numbers again that it passed over, nor give one away that became free since', async () => {
    for (const code of ['PASS001', 'PASS002', 'PASS003']) await add(code)
    await set('PASS{seq:3}')
    expect((await add()).Code).toBe('PASS004')
    expect((await preview('PASS{seq:3}')).Data).toEqual({ Next: ['PASS005', 'PASS006', 'PASS007'], Skipped: 0 })
    await server.db.owner((owner) => owner.query(`update customer set code = 'FREED' where code = 'PASS002'`))
    expect((await add()).Code).toBe('PASS005')
  })

  it('counts for its company alone', async () => {
    const party = await server.signIn('customer')
    expect((await party.call(numberRule, { Kind })).status).not.toBe(200)
  })
})
