import { messageSelfList, mostLines } from '@jst/contracts/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Db } from '../../kernel/database/database.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { lookedAt, type Explained } from '../../testing/plans.ts'
import { listMessages, type MessageFilter } from './messages.repo.ts'

let server: TestServer
let client: TestClient
let actor: EmployeeActor

/** 20,000 messages of 139 days: one of five about no bill, the others about bills that come back three times a day. */
beforeAll(async () => {
  server = await createTestServer()
  client = await server.signIn('customer')
  await server.db.owner(async (owner) => {
    await owner.query('delete from message')
    const [row] = await owner.query<EmployeeActor>(
      `select e.id as "employeeId", e.company_id as "companyId", 'customer' as "companyKind" from employee e join app_user u on u.id = e.user_id
        where u.account = 'customer'`,
    )
    actor = row!
    await owner.query(
      `insert into message (company_id, operator_id, recipient_id, kind, title, description, bill, create_time, read_time)
        select e.company_id, e.operator_id, e.id, 'si', 'M' || n, '', case when n % 5 = 0 then '' else 'SITC' || n / 144 * 37 + n % 37 end,
          timestamptz '2026-01-01 08:00+08' + make_interval(mins => n * 10), case when n % 40 = 0 then null else now() end
        from employee e, generate_series(1, 20000) n where e.id = $1`,
      [actor.employeeId],
    )
    await owner.query('analyze message')
  })
})
afterAll(() => server.close())

/** Rows that the page and its total look at, through the eyes of a tenant. */
async function costOf(filter: MessageFilter): Promise<number[]> {
  const db = server.database.tenant(actor)
  let costs: number[] = []
  const explained: Db = {
    ...db,
    many: async (statements) => {
      const plans = await db.many<Explained[][]>(
        statements.map(([text, values]) => [`explain (analyze, format json) ${text}`, values] as const),
      )
      costs = plans.map(([plan]) => lookedAt(plan!))
      return db.many(statements)
    },
  }
  await listMessages(explained, actor.employeeId, filter)
  return costs
}

it.each([{}, { UnReadOnly: true }, { Kind: 'si' }])(
  'the bell, the homes and the first page read a part of a large box: %o',
  async (filter) => {
    const [page, total] = await costOf({ Fold: true, PageSize: 20, ...filter })
    expect(page).toBeLessThan(2_000)
    expect(total).toBeLessThan(10_000)
  },
)

it('shows the lines that folding all messages of the box gives, and says that there are more than it counts', async () => {
  const all = await server.db.owner((owner) =>
    owner.query<{ id: number; fold: string; unread: boolean }>(
      `select id, (create_time at time zone 'Asia/Shanghai')::date || ' ' || case bill when '' then id::text else bill end as fold,
        read_time is null as unread from message order by create_time desc, id desc`,
    ),
  )
  const lines = [...Map.groupBy(all, ({ fold }) => fold).values()].map((of) => ({
    Id: of[0]!.id,
    Ids: of.map(({ id }) => id),
    Unread: of.filter(({ unread }) => unread).length,
  }))
  for (const PageIndex of [1, 2, 40]) {
    const { Rows, Total } = (await client.call(messageSelfList, { Fold: true, PageIndex })).body.Data
    expect(Rows.map(({ Id, Ids, Unread }) => ({ Id, Ids, Unread }))).toEqual(lines.slice((PageIndex - 1) * 20, PageIndex * 20))
    expect(Total).toBe(mostLines + 1)
  }
})
