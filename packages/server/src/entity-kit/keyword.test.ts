import { bookingCalls } from '@jst/contracts/booking'
import type { EntityCalls, EntityRow, EntityValues } from '@jst/contracts/entity'
import { freightRateCalls } from '@jst/contracts/freight-rates'
import { portCalls, terminalCalls } from '@jst/contracts/master'
import { customerCalls } from '@jst/contracts/partner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rewording } from './index.ts'
import { booked, confirmedBooking } from '../testing/bookings.ts'
import { createTestServer, runScheduled, type TestClient, type TestServer } from '../testing/index.ts'

let server: TestServer
let [boss, ops, customer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, ops, customer] = await Promise.all(['boss', 'ops', 'customer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const rates = async (Keyword: string) => (await boss!.call(freightRateCalls.list, { Keyword, PageSize: 200 })).body.Data

/** Saves a row as a person does, with all of its values. */
const written = (calls: EntityCalls, row: EntityRow, changed: EntityValues) =>
  boss!.call(calls.save, {
    Id: row.Id,
    UpdateTime: row.UpdateTime,
    Values: { ...Object.fromEntries(calls.entity.all.map(({ key }) => [key, row[key]!])), ...changed },
  })

describe('a rate is found by what its ports and carrier are called', () => {
  it.each([
    ['洛杉矶', 'PodCode', 'USLAX'],
    ['luoshanji', 'PodCode', 'USLAX'],
    ['lsj', 'PodCode', 'USLAX'],
    ['los angeles', 'PodCode', 'USLAX'],
    ['上海', 'PolCode', 'CNSHA'],
    ['中远', 'CarrierCode', 'COSCO'],
  ])('%s', async (words, field, code) => {
    const { Rows } = await rates(words)
    expect(Rows.length).toBeGreaterThan(0)
    expect(new Set(Rows.map((row) => row[field]))).toEqual(new Set([code]))
  })
  it('each word by itself, in any order', async () => {
    const { Rows, Total } = await rates('长滩 上海 中远')
    expect(Rows.length).toBeGreaterThan(0)
    for (const row of Rows) expect(row).toMatchObject({ CarrierCode: 'COSCO', PolCode: 'CNSHA', PodCode: 'USLGB' })
    expect((await rates('COSCO USLGB cnsha')).Total).toBe(Total)
    expect((await rates('洛杉矶 汉堡')).Total).toBe(0)
  })
  it('in the file, the counts and the batch as in the list', async () => {
    const { Total } = await rates('洛杉矶')
    const counts = await boss!.call(freightRateCalls.counts, { Of: 'Stage', Keyword: '洛杉矶' })
    expect(counts.body.Data.reduce((sum, { Count }) => sum + Count, 0)).toBe(Total)
    const file = await server.app.inject({
      method: 'GET',
      url: freightRateCalls.export.path,
      query: { Format: 'csv', Keyword: '洛杉矶' },
      headers: { authorization: `Bearer ${boss!.token}` },
    })
    expect(file.payload.trim().split('\n')).toHaveLength(Total + 1)
  })
  it('also by the name that the company itself gives a port', async () => {
    const [port] = (await boss!.call(portCalls.list, { Keyword: 'USLAX' })).body.Data.Rows
    expect((await written(portCalls, port!, { NameZh: '落山矶港区' })).body.Data).toMatchObject({ NameZh: '落山矶港区' })
    expect((await rates('落山矶')).Total).toBe((await rates('USLAX')).Total)
  })
})

it('a code is a whole word: a carrier called ONE is not part of another word', async () => {
  const row = (await rates('洛杉矶')).Rows.find(({ CarrierCode, Stage }) => CarrierCode !== 'ONE' && Stage === 'draft')
  const { Id } = row!
  expect((await written(freightRateCalls, row!, { ServiceCode: 'STONE1' })).body.Data).toMatchObject({ ServiceCode: 'STONE1' })
  expect((await rates('stone1')).Rows.map((one) => one.Id)).toContain(Id)
  expect((await rates('海洋网联')).Rows.map((one) => one.Id)).not.toContain(Id)
})

it('a terminal is found by its port, the letters of a word as they stand', async () => {
  const { Rows } = (await boss!.call(terminalCalls.list, { Keyword: '洛杉矶', PageSize: 50 })).body.Data
  expect(Rows.length).toBeGreaterThan(0)
  expect((await boss!.call(terminalCalls.list, { Keyword: '%' })).body.Data.Rows).toEqual([])
})

describe('a booking is found', () => {
  it('by the pinyin of its customer, and by ports as people call them', async () => {
    const { Code } = await booked(customer!)
    const found = async (client: TestClient, Keyword: string) =>
      (await client.call(bookingCalls.list, { Keyword, PageSize: 200 })).body.Data.Rows.map((row) => row.Code)
    for (const words of ['nbyf', 'yuanfan', '远帆 洛杉矶', 'shanghai yuanfan'])
      expect([words, await found(ops!, words)]).toEqual([words, expect.arrayContaining([Code])])
    expect(await found(customer!, '洛杉矶')).toContain(Code)
    expect(await found(ops!, '远帆 鹿特丹')).not.toContain(Code)
  })
  it('by its SO and its bill, also after somebody has saved it again', async () => {
    const { Id } = await confirmedBooking(customer!, ops!)
    const row = (await ops!.call(bookingCalls.get, { Id })).body.Data
    const so = String(row['SoNo'])
    expect(so).not.toBe('')
    for (const client of [ops!, customer!])
      for (const words of [so, so.toLowerCase(), so.slice(-6)])
        expect((await client.call(bookingCalls.list, { Keyword: words })).body.Data.Rows.map((one) => one.Id)).toContain(Id)
  })
})

it('rows from before words were made like this get theirs at night, and keep the time of their last change', async () => {
  const { Id } = await confirmedBooking(customer!, ops!)
  const before = (await ops!.call(bookingCalls.get, { Id })).body.Data
  // as an earlier program has left them
  await server.db.owner(async (owner) => {
    await owner.query('alter table booking disable trigger booking_numbers_found')
    await owner.query(`update booking set search = code, pinyin = '', initials = '' where id = $1`, [Id])
    await owner.query('alter table booking enable trigger booking_numbers_found')
  })
  const found = async (Keyword: string) =>
    (await ops!.call(bookingCalls.list, { Keyword, PageSize: 200 })).body.Data.Rows.map((row) => row.Id)
  const note = async () =>
    (await server.db.owner((owner) => owner.query<{ note: string }>(`select note from job_run where job = 'rewording'`)))[0]?.note
  expect(await found('yuanfan')).not.toContain(Id)
  await runScheduled(server, rewording)
  for (const words of ['yuanfan', '洛杉矶', String(before['SoNo'])]) expect(await found(words)).toContain(Id)
  expect((await ops!.call(bookingCalls.get, { Id })).body.Data.UpdateTime).toBe(before.UpdateTime)
  expect(await note()).toMatch(/^更新了 [1-9]\d* 行$/)
  await runScheduled(server, rewording)
  expect(await note()).toBe('更新了 0 行')
})

it('a customer is found by both readings of a surname', async () => {
  await boss!.call(customerCalls.save, { Id: 0, Values: { NameZh: '曾单氏家具有限公司' } })
  for (const words of ['zengdan', 'cengdan', 'zds', '曾单'])
    expect((await boss!.call(customerCalls.list, { Keyword: words })).body.Data.Rows.map(({ NameZh }) => NameZh)).toContain(
      '曾单氏家具有限公司',
    )
})
