import { cargoOrderList } from '@jst/contracts/cargo-orders'
import { applicationList, bindList } from '@jst/contracts/company'
import { openDecisions } from '@jst/contracts/document'
import { messageSelfList } from '@jst/contracts/messages'
import { claimSi, siPagedList } from '@jst/contracts/si'
import { saveUserCard, toDo, userCard, webViewOrigins, workWeek, type ToDoKind } from '@jst/contracts/workbench'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { signInWithoutRole } from '../../testing/no-role.ts'

let server: TestServer
let [reviewer, boss, admin, customer, provider, doc]: TestClient[] = []
let nobody: TestClient
const framed = ['https://www.example.com', 'http://tracking.example']

beforeAll(async () => {
  server = await createTestServer({ config: { webViewOrigins: framed } })
  ;[reviewer, boss, admin, customer, provider, doc] = await Promise.all(
    ['reviewer', 'boss', 'admin', 'customer', 'provider', 'doc'].map((account) => server.signIn(account)),
  )
  nobody = await signInWithoutRole(server)
})
afterAll(() => server.close())

describe('things to do', () => {
  /** The lists that the figures open. */
  const totals: Record<ToDoKind, (client: TestClient) => Promise<number>> = {
    siMine: async (client) => (await client.call(siPagedList, { Status: '1', Claim: 'mine' })).body.Data.Total,
    siReview: async (client) => (await client.call(siPagedList, { Status: '1' })).body.Data.Total,
    siDay: async (client) => (await client.call(siPagedList, { Status: '1,3', Due: 'day' })).body.Data.Total,
    siOverdue: async (client) => (await client.call(siPagedList, { Status: '1,3', Due: 'overdue' })).body.Data.Total,
    late: async (client) => (await client.call(cargoOrderList, { SiState: 'none', Late: 'open' })).body.Data.Total,
    siSubmit: async (client) => (await client.call(cargoOrderList, { SiState: 'none' })).body.Data.Total,
    siSoon: async (client) => (await client.call(cargoOrderList, { SiState: 'none', DueWithinHours: 24 })).body.Data.Total,
    siLapsed: async () => expect.fail('no figure counts what has lapsed'),
    siCorrect: async (client) => (await client.call(siPagedList, { Status: '3' })).body.Data.Total,
    siConfirm: async (client) => (await client.call(siPagedList, { Status: '4' })).body.Data.Total,
    approvals: async (client) => (await client.call(openDecisions, {})).body.Data.Total,
    messages: async (client) => (await client.call(messageSelfList, { UnReadOnly: true })).body.Data.Total,
    applications: async (client) => (await client.call(applicationList, { Stage: 'waiting', State: 'SUBMITTED' })).body.Data.Total,
    binds: async (client) => (await client.call(bindList, { State: 'SUBMITTED' })).body.Data.Total,
  }

  it.each([
    ['customer', () => customer!, ['siSubmit', 'siSoon', 'siCorrect', 'siConfirm', 'messages']],
    ['provider', () => provider!, ['messages']],
    ['doc', () => doc!, ['siMine', 'siOverdue', 'siDay', 'siReview', 'late', 'messages']],
    ['reviewer', () => reviewer!, ['siMine', 'siOverdue', 'siDay', 'siReview', 'messages']],
    ['boss', () => boss!, ['approvals', 'siMine', 'siOverdue', 'siDay', 'siReview', 'late', 'messages', 'applications', 'binds']],
    ['admin', () => admin!, ['siMine', 'siOverdue', 'siDay', 'siReview', 'late', 'messages', 'applications', 'binds']],
  ] as const)('%s: every number is the total of the list that it opens', async (_, client, kinds) => {
    const waiting = (await client().call(siPagedList, { Status: '1', Claim: 'unclaimed' })).body.Data?.Rows[0]
    if (waiting) await client().call(claimSi, { Ids: [waiting.Id] })
    const { Figures, Tasks } = (await client().call(toDo, {})).body.Data
    expect(Figures.map(({ Kind }) => Kind)).toEqual(kinds)
    for (const { Kind, Count } of Figures) expect([Kind, Count]).toEqual([Kind, await totals[Kind](client())])
    // each thing once, of each kind the nearest cut-off first
    expect(new Set(Tasks.map(({ Kind, Id }) => `${Kind.slice(0, 2)} ${Id}`)).size).toBe(Tasks.length)
    for (const [kind, tasks] of Map.groupBy(Tasks, ({ Kind }) => Kind)) {
      const dues = tasks.map(({ Due }) => Due ?? 'none')
      expect([kind, dues]).toEqual([kind, dues.toSorted()])
    }
  })
})

it('names of ports in the notes of things to do are in the language of the page', async () => {
  const notesOf = async (query: { Lang?: 'en' }) => {
    const { Tasks } = (await customer!.call(toDo, query)).body.Data
    return new Map(Tasks.flatMap(({ Kind, Id, Note }) => (['siSubmit', 'siLapsed'].includes(Kind) ? [[Id, Note] as const] : [])))
  }
  const [chinese, english] = [await notesOf({}), await notesOf({ Lang: 'en' })]
  expect(chinese.size).toBeGreaterThan(0)
  expect([...english.keys()]).toEqual([...chinese.keys()])
  expect([...chinese.values()].filter((note) => !/\p{Script=Han} → \p{Script=Han}/u.test(note))).toEqual([])
  expect([...english.values()].filter((note) => /\p{Script=Han}/u.test(note) || !/[a-z] → [A-Z]/.test(note))).toEqual([])
  expect((await customer!.call(toDo, { Lang: 'de' } as never)).status).toBe(422)
})

it('things to do are for whoever has a page that shows them', async () => {
  expect((await nobody.call(toDo, {})).body.Code).toBe('FORBIDDEN')
})

describe('the week', () => {
  const day = (Day: string) => ({ DeadlineFrom: Day, DeadlineTo: Day })
  it.each([
    ['staff', () => reviewer!, (client: TestClient, Day: string) => client.call(siPagedList, { Status: '1,3', ...day(Day) })],
    ['customers', () => customer!, (client: TestClient, Day: string) => client.call(cargoOrderList, { SiState: 'none', ...day(Day) })],
  ] as const)('%s: cut-offs of a day and SI refused for a reason are those of the lists behind them', async (_, client, list) => {
    const { Days, Reasons } = (await client().call(workWeek, {})).body.Data
    expect(Days).toHaveLength(7)
    expect(Days.map(({ Day }) => Day)).toEqual(Days.map(({ Day }) => Day).toSorted())
    expect(Days.some(({ Count }) => Count > 0)).toBe(true)
    for (const { Day, Count } of Days) expect([Day, Count]).toEqual([Day, (await list(client(), Day)).body.Data.Total])
    expect(Reasons.length).toBeGreaterThan(0)
    for (const { ReviewReason, Count } of Reasons)
      expect([ReviewReason, Count]).toEqual([
        ReviewReason,
        (await client().call(siPagedList, { Status: '3', ReviewReason })).body.Data.Total,
      ])
  })

  it('is refused to who has neither list', async () => {
    expect((await provider!.call(workWeek, {})).body.Code).toBe('FORBIDDEN')
  })
})

describe('card', () => {
  it('without a role is one’s own alone', async () => {
    const own = (await nobody.call(userCard, {})).body.Data
    expect((await nobody.call(userCard, { Id: own.EmployeeId })).body.Data).toEqual(own)
    const colleague = (await reviewer!.call(userCard, {})).body.Data.EmployeeId
    expect((await nobody.call(userCard, { Id: colleague })).body.Code).toBe('FORBIDDEN')
  })

  const choose = (UpdateTime: string, more: object = {}) =>
    ({ ShowCompany: true, ShowPost: true, ShowMobile: false, ShowEmail: false, UpdateTime, ...more }) as const

  it('shows colleagues what its owner chose, and nobody else that there is one', async () => {
    await server.db.owner((owner) =>
      owner.query(`update employee set post = '审核主管', mobile = '13800138000', email = 'lin@example.com' where name = '林志远'`),
    )
    const own = (await reviewer!.call(userCard, {})).body.Data
    expect(own).toMatchObject({ Name: '林志远', Mobile: '13800138000', ShowMobile: false })
    const saved = (await reviewer!.call(saveUserCard, choose(own.UpdateTime))).body.Data
    expect((await boss!.call(userCard, { Id: own.EmployeeId })).body.Data).toMatchObject({ Post: '审核主管', Mobile: '', Email: '' })
    await reviewer!.call(saveUserCard, choose(saved.UpdateTime, { ShowMobile: true }))
    expect((await boss!.call(userCard, { Id: own.EmployeeId })).body.Data.Mobile).toBe('13800138000')
    for (const stranger of [customer!, admin!, provider!])
      expect((await stranger.call(userCard, { Id: own.EmployeeId })).body.Code).toBe('NOT_FOUND')
    // an operator serves the customer, and still gets no card of its people
    expect((await boss!.call(userCard, { Id: (await customer!.call(userCard, {})).body.Data.EmployeeId })).status).toBe(404)
  })

  it('is not overwritten by who saw an older one', async () => {
    const { UpdateTime } = (await boss!.call(userCard, {})).body.Data
    const both = await Promise.all([
      boss!.call(saveUserCard, choose(UpdateTime)),
      boss!.call(saveUserCard, choose(UpdateTime, { ShowEmail: true })),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const stored = (await boss!.call(userCard, {})).body.Data
    expect(both.find(({ status }) => status === 412)!.body.Data).toEqual(stored)
  })
  it.each([{ Id: 0 }, { Id: 2 ** 60 }, { Id: 'x' }])('refuses %o', async (query) => {
    expect((await boss!.call(userCard, query as never)).status).toBe(422)
  })
})

describe('external links', () => {
  it('names the sites that the configuration allows, and lets the browser frame no other', async () => {
    expect((await reviewer!.call(webViewOrigins, {})).body.Data).toEqual(framed)
    const policy = String((await server.app.inject({ url: '/healthz' })).headers['content-security-policy'])
    expect(policy).toContain(`frame-src 'self' https://www.example.com http://tracking.example;`)
  })
  it.each(['https://a.example/path', 'javascript:alert(1)', '*', 'https://own.example', "https://a.example; script-src 'none'"])(
    'the server does not start with %j among them',
    (origin) => {
      expect(() => readConfig({ WEB_VIEW_ORIGINS: origin, PUBLIC_ORIGIN: 'https://own.example' })).toThrow(/WEB_VIEW_ORIGINS/)
    },
  )
})
