// Acts on many records, each held open with all of its locks before its commit: others go on with records of the same kind.
import type { Endpoint } from '@jst/contracts'
import { bookingCalls, bookUpload, uploadBookingFile, type OpenUpload } from '@jst/contracts/booking'
import { handOverStaff, modifyStaff, staffInfo } from '@jst/contracts/company'
import {
  freightRateCalls,
  planRateBatch,
  publishRates,
  runRateBatch,
  saveRateGrid,
  saveReading,
  takeReading,
  undoRateBatch,
  type BatchChange,
} from '@jst/contracts/freight-rates'
import { customerCalls, customerMore, runHandover, undoHandover } from '@jst/contracts/partner'
import type { EntityRow, EntityValues } from '@jst/contracts/entity'
import { claimSi, modifySi, siState } from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EmployeeActor } from './kernel/access/actor.ts'
import { allJobs } from './modules.ts'
import { mostNumberedInside } from './documents/index.ts'
import { siTestbed } from './modules/si/testing.ts'
import { booked, furniture, rewrite } from './testing/bookings.ts'
import { actorOf, heldCall, type Held } from './testing/held.ts'
import { createTestServer, type TestClient, type TestServer } from './testing/index.ts'
import { upload } from './testing/upload.ts'

let server: TestServer
let [boss, pricing, customerClient]: TestClient[] = []
let actor: EmployeeActor
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, pricing, customerClient] = await Promise.all(['boss', 'pricing', 'customer'].map((account) => server.signIn(account)))
  actor = await actorOf(server, 'boss')
})
afterAll(() => server.close())

let made = 0
const customer = async (NameZh = `旁边客户${(made += 1)}`) => {
  const { status, body, text } = await boss!.call(customerCalls.save, { Id: 0, Values: { NameZh } })
  if (status !== 200) throw new Error(text)
  return body.Data
}
const renamed = (row: EntityRow, NameZh = `${row.NameZh}改`) =>
  boss!.call(customerCalls.save, { Id: row.Id, UpdateTime: row.UpdateTime, Values: { NameZh } })
const rate = async (more: EntityValues = {}) => {
  const Values = {
    CarrierCode: 'COSCO',
    PolCode: 'CNSHA',
    PodCode: 'USLAX',
    ServiceCode: `B${(made += 1)}`,
    CurrencyCode: 'USD',
    Floor40HQ: 1_850,
    ValidFrom: '2099-11-01',
    ValidTo: '2099-11-30',
    ...more,
  }
  const { status, body, text } = await pricing!.call(freightRateCalls.save, { Id: 0, Values })
  if (status !== 200) throw new Error(text)
  return body.Data
}
const employeeId = async (account: string) => (await actorOf(server, account)).employeeId
const held = <E extends Endpoint>(endpoint: E, input: Parameters<typeof heldCall<E>>[3]) => heldCall(server, actor, endpoint, input)

/** Others add a customer and change one, while something is held. */
async function besideCustomers(act: Held<unknown>, other: EntityRow): Promise<unknown> {
  await customer()
  expect((await renamed(other)).status).toBe(200)
  return act.end()
}
/** The same with rates. */
async function besideRates(act: Held<unknown>, other: EntityRow): Promise<unknown> {
  await rate()
  const { status, text } = await pricing!.call(freightRateCalls.setField, {
    Items: [{ Id: other.Id, UpdateTime: other.UpdateTime }],
    Field: 'Floor40HQ',
    Value: 1_999,
  })
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  return act.end()
}

describe('beside an import of customers', () => {
  it('and beside its undoing, others add and change customers', async () => {
    const [mine, second, third] = [await customer(), await customer(), await customer()]
    const csv = ['客户编号,企业名称', `${mine.Code},导入改名`, ...Array.from({ length: 120 }, (_, at) => `,导入新增${at}`)].join('\r\n')
    const { Id } = (await upload(server, boss!, customerCalls.planImport.path, csv, 'a.csv')).body.Data
    const run = await held(customerCalls.runImport, { Id, SkipBad: false, SkipLines: [] })
    expect(await besideCustomers(run, second)).toMatchObject({ State: 'done', Adds: 120 })
    expect(await besideCustomers(await held(customerCalls.undoImport, { Id }), third)).toMatchObject({ State: 'undone' })
  })
})

describe('beside a batch of rates', () => {
  const change = (From: string): BatchChange => ({
    From,
    Steps: [{ Kind: 'PRICE', Target: 'FLOOR', Boxes: ['40HQ'], How: 'ADD', Value: '50', RoundTo: '', Rounding: 'HALF_UP' }],
  })
  it('that splits rates, and beside its undoing, others add and change rates, and its own are kept from them', async () => {
    const [one, two, second, third] = await Promise.all([rate(), rate(), rate(), rate()])
    const planned = { Ids: [one.Id, two.Id], Filter: {}, Change: change('2099-11-16'), Note: '' }
    const { Id, Splits } = (await pricing!.call(planRateBatch, planned)).body.Data
    expect(Splits).toBe(2)
    const run = await held(runRateBatch, { Id })
    const refused = await pricing!.call(freightRateCalls.setField, {
      Items: [{ Id: one.Id, UpdateTime: one.UpdateTime }],
      Field: 'Floor40HQ',
      Value: 1_999,
    })
    expect([refused.status, refused.body.Message]).toEqual([503, '这条数据正在由导入或批量操作写入，请在完成后再修改'])
    expect(await besideRates(run, second)).toMatchObject({ Rates: 2 })
    expect(await besideRates(await held(undoRateBatch, { Id }), third)).toMatchObject({ Restored: 2, Kept: 0 })
  })
  it('its numbers are drawn before it and stay with it when it is refused', async () => {
    const [one, two] = [await rate(), await rate()]
    const { Id } = (await pricing!.call(planRateBatch, { Ids: [one.Id, two.Id], Filter: {}, Change: change('2099-11-16'), Note: '' })).body
      .Data
    const { body } = await pricing!.call(freightRateCalls.setField, {
      Items: [{ Id: one.Id, UpdateTime: one.UpdateTime }],
      Field: 'Floor40HQ',
      Value: 1_900,
    })
    const codes = () =>
      server.db.owner((owner) =>
        owner.query<{ code: string }>('select split_code as code from freight_batch_rate where batch_id = $1 order by rate_id', [Id]),
      )
    expect((await pricing!.call(runRateBatch, { Id })).status).toBe(422)
    const drawn = await codes()
    expect(new Set(drawn.map(({ code }) => code)).size).toBe(2)
    expect((await pricing!.call(runRateBatch, { Id })).status).toBe(422)
    expect([await codes(), body.Status]).toEqual([drawn, 1])
  })
  it('others write rates while a grid of many is saved, and while many are published', async () => {
    const other = await rate()
    const Rows = Array.from({ length: mostNumberedInside + 1 }, (_, at) => ({ PodCode: 'USLAX', Floor40HQ: 1_000 + at }))
    const Header = { CarrierCode: 'COSCO', CurrencyCode: 'USD', ValidFrom: '2099-12-01', ValidTo: '2099-12-15', ServiceCode: 'GRID' }
    const grid = await held(saveRateGrid, { Header, Pols: ['CNSHA'], Rows, Surcharges: [] })
    const { Rates } = (await besideRates(grid, other)) as { Rates: { Code: string }[] }
    expect(new Set(Rates.map(({ Code }) => Code)).size).toBe(Rows.length)
    const [third, fourth] = [await rate(), await rate()]
    const Items = [{ Id: third.Id, UpdateTime: third.UpdateTime, Supersede: false }]
    expect(await besideRates(await held(publishRates, { Items, Terms: {} }), fourth)).toMatchObject({ Published: [{ Id: third.Id }] })
  })
})

it('beside rates that a text becomes, others add and change rates', async () => {
  const other = await rate()
  const Text = Array.from(
    { length: mostNumberedInside + 1 },
    (_, at) => `COSCO 上海-洛杉矶 USD ${1_000 + at}/40HQ，有效期 2099.11.16-2099.11.30`,
  ).join('\n')
  const reading = { Id: 0, Text, Source: '', Side: 'Cost' as const, Answers: {}, HiddenLines: [], HiddenColumns: [] }
  const { Record, Reading } = (await boss!.call(saveReading, reading)).body.Data
  expect(Reading.Questions).toEqual([])
  const Rows = Reading.Rows.map(({ Id }) => Id)
  const act = await held(takeReading, { Id: Record.Id, UpdateTime: Record.UpdateTime, Rows })
  expect(await besideRates(act, other)).toMatchObject({ Record: { State: 'taken', Taken: Rows.length } })
})

describe('beside drafts of bookings that a list becomes', () => {
  it('others add and change bookings', async () => {
    const [other, Customer] = [await booked(customerClient!), (await customer()).Code]
    const table = [
      ['客户单号', '装货港', '卸货港', '箱型箱量', '品名', '毛重'],
      ...Array.from({ length: mostNumberedInside + 1 }, (_, at) => [`PO-${at}`, '宁波', '洛杉矶', '1*40HQ', 'FURNITURE', '9000 KGS']),
    ]
    const file = table.map((row) => row.join(',')).join('\r\n')
    const sent = await upload(server, boss!, `${uploadBookingFile.path}?Kind=orders`, file, '清单.csv')
    const { Record, Orders } = sent.body.Data as unknown as OpenUpload
    const Lines = Orders.map(({ Line }) => Line)
    const act = await held(bookUpload, { Id: Record.Id, UpdateTime: Record.UpdateTime, Customer, Lines })
    await booked(customerClient!)
    expect((await rewrite(customerClient!, other.Id, furniture({ NameZh: 'PO-CHANGED' }))).status).toBe(200)
    expect(await act.end()).toMatchObject({ Made: Lines.length, Refused: [] })
    expect((await boss!.call(bookingCalls.list, { Keyword: 'PO-100' })).body.Data.Rows[0]?.Code).toMatch(/^BK/)
  })
})

it('beside a merge, others add and change customers', async () => {
  const [row, into, other] = [await customer(), await customer(), await customer()]
  const merge = await held(customerCalls.merge, { Id: row.Id, UpdateTime: row.UpdateTime, IntoId: into.Id })
  expect(await besideCustomers(merge, other)).toMatchObject({ Id: into.Id })
})

describe('beside a handover', () => {
  it('of customers, and beside its undoing, others add, change and assign customers', async () => {
    const [FromId, ToId] = [await employeeId('songkai'), await employeeId('fengjie')]
    const [mine, second, third] = [await customer(), await customer(), await customer()]
    const assign = (id: number) =>
      boss!.call(customerMore.assign, { Ids: [id], Duty: 'sales', LaneCode: '', EmployeeId: FromId, Replace: true })
    await assign(mine.Id)
    const run = await held(runHandover, { FromId, ToId })
    expect((await assign(second.Id)).status).toBe(200)
    const { Id } = (await besideCustomers(run, second)) as { Id: number }
    const undo = await held(undoHandover, { Id })
    expect((await assign(third.Id)).status).toBe(200)
    expect(await besideCustomers(undo, third)).toMatchObject({ Restored: 1, Kept: 0 })
  })
  it('of a desk, others change employees and their own claims', async () => {
    const [FromId, ToId, otherId] = [await employeeId('doc'), await employeeId('reviewer'), await employeeId('sales')]
    const act = await held(handOverStaff, { FromId, ToId })
    const { Name, UpdateTime, Post, Mobile, Email, DepartmentId, RoleIds } = (await boss!.call(staffInfo, { Id: otherId })).body.Data
    const { status, text } = await boss!.call(modifyStaff, {
      Id: otherId,
      UpdateTime,
      Name,
      Post: `${Post}一`,
      Mobile,
      Email,
      DepartmentId,
      RoleIds,
    })
    expect([status, status === 200 ? '' : text]).toEqual([200, ''])
    await act.end()
  })
  it('of a desk with claims, others claim other instructions, and customers change theirs', async () => {
    const [bed, reviewer] = [siTestbed(server, customerClient!), await server.signIn('reviewer')]
    const [given, free] = [await bed.submitted(), await bed.submitted()]
    const claim = async (client: TestClient, Id: number) => (await client.call(claimSi, { Ids: [Id] })).body.Data.Done
    expect(await claim(reviewer, given)).toBe(1)
    const act = await held(handOverStaff, { FromId: await employeeId('reviewer'), ToId: await employeeId('sales') })
    expect(await claim(boss!, free)).toBe(1)
    expect((await customerClient!.call(modifySi, { ...(await bed.read(free)), TBI_MARKS: 'BESIDE' })).status).toBe(200)
    await act.end()
    expect((await boss!.call(siState, { Id: given })).body.Data.ClaimedByName).toBe('王思琪')
  })
})

it('every job that people start is among these, or writes no records', () => {
  const withoutRecords = [
    'export',
    'notice-delivery',
    'mail-sending',
    'booking-message',
    'booking-answer',
    'booking-simulator',
    'document-message',
    'document-answer',
    'document-simulator',
    // sends what was verified, by the channels of its kind
    'manifest-send',
  ]
  const started = allJobs.filter(({ cron, name }) => cron === undefined && !withoutRecords.includes(name))
  expect(started.map(({ name }) => name).toSorted()).toEqual(['handover', 'import'])
})
