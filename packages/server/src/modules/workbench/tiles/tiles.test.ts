import type { Endpoint } from '@jst/contracts'
import { homeTiles, mostTasks, toDo } from '@jst/contracts/workbench'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allTiles } from '../../../modules.ts'
import { booked, moveBooking, viewed } from '../../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { dayAfter, publishedRate } from '../../../testing/quotes.ts'
import { moveDocuments } from '@jst/contracts/document'
import { applicationDocument } from '@jst/contracts/release'
import { freightRateCalls } from '@jst/contracts/freight-rates'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const countsOf = async (client: TestClient) =>
  new Map((await client.call(homeTiles, {})).body.Data.map(({ Key, Count }) => [Key, Count] as const))
const accounts = ['boss', 'ops', 'doc', 'pricing', 'sales', 'finance', 'peer', 'customer', 'customer2', 'admin']
type List = Endpoint & { readonly method: 'GET' }

describe('tiles of the homes', () => {
  it('have keys of their own, and screens of the menu', async () => {
    const keys = allTiles.map(({ tile }) => tile.key)
    expect(new Set(keys).size).toBe(keys.length)
    const menus = await server.db.owner((owner) => owner.query<{ path: string }>('select path from menu where active'))
    const known = new Set(menus.map(({ path }) => path))
    expect(allTiles.map(({ tile }) => tile.path).filter((path) => !known.has(path))).toEqual([])
  })

  it.each(accounts)('of %s say as many rows as their lists have, and no list is refused', async (account) => {
    const client = await server.signIn(account)
    const counts = await countsOf(client)
    for (const { tile, list } of allTiles) {
      const answer = await client.call(list as List, { ...tile.always, ...tile.query, PageSize: 1 })
      const total = (answer.body.Data as { readonly Total: number } | null)?.Total
      if (counts.has(tile.key)) expect([tile.key, answer.status, total]).toEqual([tile.key, 200, counts.get(tile.key)])
    }
  })

  it('are told to nobody without the right, and each to somebody of the demo', async () => {
    const known = new Map<string, ReadonlySet<string>>()
    for (const account of [...accounts, 'provider']) known.set(account, new Set((await countsOf(await server.signIn(account))).keys()))
    const all = new Set([...known.values()].flatMap((keys) => [...keys]))
    expect(allTiles.map(({ tile }) => tile.key).filter((key) => !all.has(key))).toEqual([])
    expect([...known.get('customer')!].filter((key) => !/\.(own|third)/.test(key))).toEqual([])
    expect([...known.get('doc')!].filter((key) => key.startsWith('quotes.'))).toEqual([])
    expect([...known.get('sales')!]).not.toContain('quotes.asked')
    expect([...known.get('ops')!]).toContain('booking.overdue')
    expect([...known.get('pricing')!]).toEqual(expect.arrayContaining(['freight-rates.ends3', 'quotes.asked']))
  })

  it.each(['ops', 'pricing', 'sales', 'doc', 'boss', 'customer'])(
    'show %s the first records of the lists, each by its page',
    async (account) => {
      const client = await server.signIn(account)
      const shown = (await client.call(homeTiles, {})).body.Data
      const menus = await server.db.owner((owner) => owner.query<{ path: string }>('select path from menu where active'))
      const known = new Set(menus.map(({ path }) => path))
      for (const { Key, Count, Tasks } of shown) {
        const { tile, list } = allTiles.find((one) => one.tile.key === Key)!
        const { task } = tile
        expect([Key, Tasks.length]).toEqual([Key, task ? Math.min(Count, mostTasks) : 0])
        if (!task) continue
        expect([Key, known.has(task.page)]).toEqual([Key, true])
        const sort = task.due ?? task.since ?? 'UpdateTime'
        const answer = await client.call(list as List, { ...tile.always, ...tile.query, PageSize: mostTasks, Sort: sort })
        const rows = (answer.body.Data as { readonly Rows: readonly Record<string, unknown>[] }).Rows
        expect(Tasks.map(({ Id, Title }) => [Id, Title])).toEqual(rows.map((row) => [row['Id'], row[task.title ?? 'Code']]))
        for (const { Title, Note } of Tasks) expect([Key, Title === '', Note === '']).toEqual([Key, false, false])
        if (task.due !== undefined) expect(Tasks.map(({ Due }) => Due ?? '')).toEqual(rows.map((row) => row[task.due!]))
      }
      if (account !== 'customer') expect(shown.flatMap(({ Tasks }) => Tasks)).not.toHaveLength(0)
    },
  )

  it('name records by the pages by which approvals name them, so that a home shows a record once', async () => {
    const boss = await server.signIn('boss')
    const { Tasks } = (await boss.call(toDo, {})).body.Data
    const pageOf = (key: string) => allTiles.find(({ tile }) => tile.key === key)!.tile.task!.page
    const records = Tasks.flatMap(({ Kind, Record }) => (Kind === 'approvals' ? [Record.replace(/=\d+$/, '=')] : []))
    expect(records).toContain(`${pageOf('quotes.accepted')}?Id=`)
    expect(applicationDocument.page).toBe(pageOf('release.checking'))
    expect(Tasks.every(({ Kind, Record }) => (Kind === 'approvals') === (Record !== ''))).toBe(true)
  })

  it('have the nearest deadline among their first records, however many records have none', async () => {
    const [customer, ops] = [await server.signIn('customer'), await server.signIn('ops')]
    const ids: number[] = []
    while (ids.length < mostTasks + 5) {
      const { Id } = await booked(customer)
      expect(await moveBooking(customer, 'submit', Id)).toBeUndefined()
      ids.push(Id)
    }
    const dated = ids.at(-1)!
    await server.db.owner((owner) => owner.query('update booking set state_due = null where id <> $1', [dated]))
    const { Count, Tasks } = (await ops.call(homeTiles, {})).body.Data.find(({ Key }) => Key === 'booking.waiting')!
    expect(Count).toBeGreaterThanOrEqual(ids.length)
    expect(Tasks.map(({ Id, Due }) => [Id, Due !== null]).slice(0, 2)).toEqual([
      [dated, true],
      [expect.any(Number), false],
    ])
  })

  it('name ports in the language of the page, where the list of a tile has one', async () => {
    const [customer, ops] = [await server.signIn('customer'), await server.signIn('ops')]
    const { Id } = await booked(customer)
    await moveBooking(customer, 'submit', Id)
    const { UpdateTime } = await viewed(ops, Id)
    const Fields = [{ Field: 'Cargo', Remark: 'HS 编码与品名不符' }]
    await ops.call(moveDocuments, { Kind: 'booking', Event: 'return', Items: [{ Id, UpdateTime }], Fields, Remarks: '' })
    const noteOf = async (query: { Lang?: 'en' }) => {
      const tiles = (await customer.call(homeTiles, query)).body.Data
      return tiles.find(({ Key }) => Key === 'booking.ownReturned')!.Tasks.find((task) => task.Id === Id)!.Note
    }
    expect([await noteOf({}), await noteOf({ Lang: 'en' })]).toEqual([
      expect.stringMatching(/^\p{Script=Han}+ · \p{Script=Han}+/u),
      expect.stringMatching(/^[A-Za-z ]+ · [A-Za-z ]+/),
    ])
  })

  it('count what has come since, filter by filter', async () => {
    const [boss, pricing] = [await server.signIn('boss'), await server.signIn('pricing')]
    const before = (await countsOf(pricing)).get('freight-rates.ends3')!
    await publishedRate(boss, 1_850, { ValidFrom: dayAfter(-10), ValidTo: dayAfter(1) })
    await publishedRate(boss, 1_850, { ValidTo: dayAfter(60) })
    expect((await countsOf(pricing)).get('freight-rates.ends3')).toBe(before + 1)
    expect((await pricing.call(freightRateCalls.list, { Ends: 'd3', Stage: 'published', PageSize: 1 })).body.Data.Total).toBe(before + 1)
  })
})
