import { askCreditRelease, bookingCredit, creditReleaseStates } from '@jst/contracts/booking'
import { approvalRounds, approvalRules, decide, moveDocuments, openDecisions, saveApprovalRules } from '@jst/contracts/document'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { booked, confirmed, furniture, givePrice, moveBooking, rowOf, viewed } from '../../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [boss, ops, customer, other]: TestClient[] = []
const kind = 'creditRelease'
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, ops, customer, other] = await Promise.all(['boss', 'ops', 'customer', 'customer2'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())
// each test begins without bookings that use the credit
const bill = () => server.db.owner((owner) => owner.query('update booking set billed_on = china_day() where billed_on is null'))
beforeEach(bill)

/** Credit of the forwarder for the company of `customer`: null is no credit. */
const grant = (limit: number | null, gate: string, state?: number) =>
  server.db.owner((owner) =>
    owner.query(
      `update customer set credit_limit = $1, credit_gate = $2, credit_from = null, credit_to = null, state = coalesce($3, state)
        where linked_id = (select e.company_id from employee e join app_user u on u.id = e.user_id where u.account = 'customer')`,
      [limit, gate, state ?? null],
    ),
  )
const price = (id: number, totals: Parameters<typeof givePrice>[2]) => givePrice(server.db, id, totals)
async function submitted(client: TestClient, amount?: string): Promise<number> {
  const { Id } = await booked(client)
  expect(await moveBooking(client, 'submit', Id)).toBeUndefined()
  if (amount !== undefined) await price(Id, [{ Currency: 'CNY', Amount: amount }])
  return Id
}
const creditOf = async (client: TestClient, Id: number) => (await client.call(bookingCredit, { Id })).body.Data
const ask = (client: TestClient, Id: number, Reason = '老客户，款项已在途') => client.call(askCreditRelease, { Id, Reason })
async function chainOf(account: string): Promise<void> {
  const [person] = await server.db.owner((owner) =>
    owner.query<{ id: number }>('select e.id from employee e join app_user u on u.id = e.user_id where u.account = $1', [account]),
  )
  const { UpdateTime } = (await boss!.call(approvalRules, { Kind: kind })).body.Data
  const step = { Name: '财务', Order: 1, When: [], RoleIds: [], EmployeeIds: [person!.id], Relations: [], Need: 'one', Quorum: 1, Hours: 0 }
  const saved = await boss!.call(saveApprovalRules, { Kind: kind, UpdateTime, Steps: [{ ...step, Need: 'one' as const }] })
  expect(saved.status).toBe(200)
}

describe('the credit of the customer of a booking', () => {
  it('is told to the desk and holds nothing up where the company only warns, and the customer reads nothing of it', async () => {
    await grant(null, '')
    const Id = await submitted(customer!, '36000.00')
    expect(await creditOf(ops!, Id)).toEqual({
      Amount: '36000.00',
      Unrated: [],
      Verdict: { Gate: 'warn', Cause: 'without', Sentence: '客户尚未授信', Next: expect.any(String) },
      MayGoOn: true,
      Release: null,
    })
    expect((await customer!.call(bookingCredit, { Id })).status).toBe(403)
    expect((await customer!.call(askCreditRelease, { Id, Reason: '请放行' })).status).toBe(403)
    expect(await moveBooking(ops!, 'accept', Id)).toBeUndefined()
    expect((await confirmed(ops!, Id)).status).toBe(200)
  })
  it('counts a price in the currency of the limit, by the rate of the day; what has no rate is named', async () => {
    await grant(1_000_000, 'block')
    const Id = await submitted(customer!)
    await price(Id, [
      { Currency: 'USD', Amount: '1000.00' },
      { Currency: 'CNY', Amount: '500.50' },
      { Currency: 'XTS', Amount: '7.00' },
    ])
    const [rate] = await server.db.owner((owner) =>
      owner.query<{ mid: string }>(
        `select mid::text from exchange_rate where currency_code = 'USD' and base_code = 'CNY' and from_day <= china_day()
          order by from_day desc, company_id nulls last limit 1`,
      ),
    )
    const { Amount, Unrated, Verdict } = await creditOf(ops!, Id)
    expect([Amount, Unrated]).toEqual([(Number(rate!.mid) * 1000 + 500.5).toFixed(2), ['XTS']])
    expect(Verdict).toMatchObject({ Gate: 'pass', Cause: 'within' })
  })
  it('blocks acceptance and confirmation beyond the limit where the terms say so; nobody can let it go on', async () => {
    await grant(10_000, 'warn')
    const accepted = await submitted(customer!, '10000.01')
    expect(await moveBooking(ops!, 'accept', accepted)).toBeUndefined()
    await grant(10_000, 'block')
    const Id = await submitted(customer!, '10000.01')
    expect(await moveBooking(ops!, 'accept', Id)).toContain('超出信用额度 CNY 10,000.02')
    const refused = await confirmed(ops!, accepted)
    expect([refused.status, refused.body.Message]).toEqual([422, expect.stringContaining('信用校验未通过')])
    expect(await rowOf(ops!, accepted)).toMatchObject({ Stage: 'received', SoNo: '' })
    await bill()
    expect(await moveBooking(ops!, 'accept', Id)).toContain('超出信用额度 CNY 0.01')
    expect((await ask(ops!, Id)).body.Message).toContain('不需要审批放行')
    await price(Id, [{ Currency: 'CNY', Amount: '10000.00' }])
    expect(await moveBooking(ops!, 'accept', Id)).toBeUndefined()
  })
  it('is that of the customer that a forwarder books for, and nobody’s where the company is no customer of his', async () => {
    const [known] = await server.db.owner((owner) =>
      owner.query<{ code: string }>(
        `update customer set credit_limit = 1, credit_gate = 'block' where id = (select min(id) from customer where linked_id is null
          and company_id = (select e.company_id from employee e join app_user u on u.id = e.user_id where u.account = 'ops')
          and removed_at is null and merged_into is null and state = 1) returning code`,
      ),
    )
    const own = await booked(ops!, furniture({ CustomerCode: known!.code }))
    await price(own.Id, [{ Currency: 'CNY', Amount: '99999.00' }])
    expect((await creditOf(ops!, own.Id)).Verdict).toMatchObject({ Gate: 'block', Cause: 'beyond' })
    const Id = await submitted(other!, '99999.00')
    await server.db.owner((owner) =>
      owner.query('update customer set linked_id = null where linked_id = (select company_id from booking where id = $1)', [Id]),
    )
    expect(await creditOf(ops!, Id)).toMatchObject({ Amount: '99999.00', Verdict: null, Release: null })
  })
  it('is check of each booking of a batch; those of others go on', async () => {
    await grant(10_000, 'block')
    const [within, beyond, elsewhere] = [
      await submitted(customer!, '1'),
      await submitted(customer!, '10001'),
      await submitted(other!, '10001'),
    ]
    const Items = await Promise.all(
      [within, beyond, elsewhere].map(async (Id) => ({ Id, UpdateTime: (await viewed(ops!, Id)).UpdateTime })),
    )
    const { Moved, NotMoved } = (await ops!.call(moveDocuments, { Kind: 'booking', Event: 'accept', Items })).body.Data
    expect([Moved, NotMoved.map(({ Id, Message }) => [Id, Message])]).toEqual([
      [within, elsewhere],
      [[beyond, expect.stringContaining('超出信用额度')]],
    ])
  })
})

describe('a release', () => {
  it('is asked of whoever decides, once at a time; it lets the booking go on up to the amount that was agreed to', async () => {
    await grant(10_000, 'approve')
    const Id = await submitted(customer!, '12000.00')
    expect(await moveBooking(ops!, 'accept', Id)).toContain('须信用放行')
    expect((await ask(ops!, Id, '  ')).status).toBe(422)
    await chainOf('finance')
    const both = await Promise.all([ask(ops!, Id), ask(ops!, Id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const { Release } = await creditOf(ops!, Id)
    expect(Release).toMatchObject({ State: creditReleaseStates.codes.submitted, Amount: '12000.00', ByName: '孙婷' })
    expect(await moveBooking(ops!, 'accept', Id)).toContain('须信用放行')

    const finance = await server.signIn('finance')
    const [asked] = (await finance.call(openDecisions, { PageSize: 50 })).body.Data.Rows.filter(
      ({ Kind, SubjectId }) => Kind === kind && SubjectId === Release!.Id,
    )
    expect(asked!.Link).toContain(`Release=${Release!.Id}`)
    const [round] = (await finance.call(approvalRounds, { Kind: kind, Id: Release!.Id })).body.Data
    expect(round!.Facts.map(({ Value }) => Value)).toContain('超出信用额度 CNY 2,000.00')
    const vote = { Items: [{ Id: round!.Id, Version: round!.Version }], Agree: true, Words: '同意' }
    expect((await finance.call(decide, vote)).body.Data.Moved).toEqual([round!.Id])
    await price(Id, [{ Currency: 'CNY', Amount: '12000.01' }])
    expect(await moveBooking(ops!, 'accept', Id)).toContain('须信用放行')
    // the page offers another request then, though one was agreed to
    expect(await creditOf(ops!, Id)).toMatchObject({ MayGoOn: false, Release: { State: creditReleaseStates.codes.approved } })
    await price(Id, [{ Currency: 'CNY', Amount: '12000.00' }])
    expect(await creditOf(ops!, Id)).toMatchObject({ MayGoOn: true })
    expect((await ask(ops!, Id)).body.Message).toContain('不需要审批放行')
    expect(await moveBooking(ops!, 'accept', Id)).toBeUndefined()
    expect((await confirmed(ops!, Id)).status).toBe(200)
    expect((await ask(ops!, Id)).body.Message).toContain('不需要信用放行')
  })
  it('that is refused leaves the booking where it is; another one may be asked for', async () => {
    await grant(10_000, 'approve')
    await chainOf('finance')
    const Id = await submitted(customer!, '12000.00')
    const first = (await ask(ops!, Id)).body.Data.Release!
    const finance = await server.signIn('finance')
    const [round] = (await finance.call(approvalRounds, { Kind: kind, Id: first.Id })).body.Data
    await finance.call(decide, { Items: [{ Id: round!.Id, Version: round!.Version }], Agree: false, Words: '先回款' })
    expect((await creditOf(ops!, Id)).Release).toMatchObject({ State: creditReleaseStates.codes.refused })
    expect(await moveBooking(ops!, 'accept', Id)).toContain('须信用放行')
    expect((await ask(ops!, Id)).body.Data.Release!.Id).toBeGreaterThan(first.Id)
  })
  it('is nothing to another forwarder', async () => {
    await grant(10_000, 'approve')
    const Id = await submitted(customer!, '12000.00')
    const peer = await server.signIn('peer')
    const statuses = [(await peer.call(bookingCredit, { Id })).status, (await ask(peer, Id)).status]
    expect(statuses.every((status) => status === 404 || status === 403)).toBe(true)
  })
})
