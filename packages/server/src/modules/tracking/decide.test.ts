import {
  trackExceptions,
  trackFollow,
  trackHandle,
  trackList,
  trackRule,
  trackShared,
  trackSharedFile,
  trackShareMake,
  trackShareRevoke,
  trackShares,
  trackView,
  type TrackView,
} from '@jst/contracts/tracking'
import { checkDigit } from '@jst/si-drafts/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, runScheduled, type TestClient, type TestServer } from '../../testing/index.ts'
import { addFile, pdf } from '../../testing/send-file.ts'
import { trackingJob } from './index.ts'
import { wordsOfAlerts } from './shipment/alerts.ts'
import { addPartner, dcsaEvent, notify } from './testing.ts'

let server: TestServer
let ops: TestClient
let boss: TestClient
let customer: TestClient
let partners: Record<'terminal' | 'carrier', { subscription: string; key: string }>
let number = 0
beforeAll(async () => {
  server = await createTestServer()
  ops = await server.signIn('ops')
  boss = await server.signIn('boss')
  customer = await server.signIn('customer')
  partners = { terminal: await addPartner(ops, 'TERMINAL'), carrier: await addPartner(ops, 'CARRIER', 'carrier') }
})
afterAll(() => server.close())

const view = async (id: number, client = ops): Promise<TrackView> => (await client.call(trackView, { Id: id })).body.Data

/** A shipment whose discharge two sources date three days apart. */
async function disputed(): Promise<{ id: number; bill: string; box: string; keys: { terminal: string; carrier: string } }> {
  number += 1
  const bill = `COSU92000000${String(number).padStart(2, '0')}`
  const [outcome] = (await customer.call(trackFollow, { Items: [{ Number: bill }] })).body.Data
  const first = `TGHU${500_000 + number}`
  const box = `${first}${checkDigit(first)}`
  const discharge = (id: string, at: string) => dcsaEvent(`${bill}${id}`, 'DISC', at, { port: 'NLRTM', box, bill })
  const load = dcsaEvent(`${bill}l`, 'LOAD', '2026-09-01T10:00:00+08:00', { port: 'CNSHA', box, bill })
  await notify(server, partners.terminal, JSON.stringify([load, discharge('t', '2026-10-04T23:40:00+02:00')]))
  await notify(server, partners.carrier, JSON.stringify([discharge('c', '2026-10-07T12:00:00+02:00')]))
  const { Facts } = await view(outcome!.ShipmentId!)
  const fact = Facts.find(({ Milestone }) => Milestone === 'discharged')!
  expect(fact.Conflicts).toHaveLength(1)
  const keyOf = (party: string) => fact.Witnesses.find(({ Key }) => Key.startsWith(party))!.Key
  return { id: outcome!.ShipmentId!, bill, box, keys: { terminal: keyOf('TERMINAL'), carrier: keyOf('CARRIER') } }
}
const discharged = (shown: TrackView) => shown.Facts.find(({ Milestone }) => Milestone === 'discharged')!

describe('an alert', () => {
  it('reaches the customer in both languages, without a Chinese word in the English line', async () => {
    const { bill } = await disputed()
    const told = await server.db.owner((owner) =>
      owner.query<{ title: string; description: string; account: string }>(
        `select m.title, m.description, u.account from message m join employee e on e.id = m.recipient_id join app_user u on u.id = e.user_id
          where m.title like '货物跟踪 ' || $1 || '%' order by m.id desc`,
        [bill],
      ),
    )
    const [own] = told.filter(({ account }) => account === 'customer')
    const [chinese, english, ...rest] = own!.description.split('\n')
    expect(rest).toEqual([])
    expect(chinese).toMatch(/\p{Script=Han}/u)
    expect(english).toMatch(/[A-Za-z]{4,}/)
    expect(english).not.toMatch(/\p{Script=Han}/u)
  })
  it('names boxes, and no port twice or key of its own', () => {
    const about = (text: string, subject: string) => ({ finding: { text, subject } })
    const alerts = [about('甩柜', 'TGHU5000016'), about('跳港：DEHAM', 'DEHAM'), about('来源不一致', 'TGHU5000016|discharged|NLRTM||1')]
    expect(wordsOfAlerts(alerts).chinese).toBe('甩柜 TGHU5000016；跳港：DEHAM；来源不一致 TGHU5000016')
    expect(wordsOfAlerts(alerts).english).not.toMatch(/\||DEHAM.*DEHAM/)
    expect(wordsOfAlerts(alerts.slice(1)).first).toBe('跳港：DEHAM')
  })
})

describe('a decision about sources that differ', () => {
  it('of two people at the same time stands once, and the other one is told', async () => {
    const { id, keys } = await disputed()
    const { UpdateTime } = await view(id)
    const decide = (client: TestClient, Key: string) =>
      client.call(trackRule, { ShipmentId: id, UpdateTime, What: 'fact', Key, Note: '已核对' })
    const answers = await Promise.all([decide(ops, keys.terminal), decide(boss, keys.carrier)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const [won, lost] = answers[0].status === 200 ? answers : answers.toReversed()
    expect(discharged(lost!.body.Data).Ruling?.Key).toBe(discharged(won!.body.Data).Ruling?.Key)
    expect(discharged(await view(id))).toMatchObject({ Reason: 'ruling', Ruling: { Note: '已核对', IsReopened: false } })
    expect(discharged(await view(id)).Witnesses).toHaveLength(2)
  })
  it('holds when the statements come again, opens again by a better source, and is taken back', async () => {
    const { id, bill, box, keys } = await disputed()
    const rule = async (What: 'fact' | 'undo' | 'port', Key: string) =>
      ops.call(trackRule, { ShipmentId: id, UpdateTime: (await view(id)).UpdateTime, What, Key, Note: '' })
    expect((await rule('fact', keys.carrier)).status).toBe(200)
    await notify(
      server,
      partners.carrier,
      JSON.stringify([dcsaEvent(`${bill}c`, 'DISC', '2026-10-07T12:00:00+02:00', { port: 'NLRTM', box, bill })]),
    )
    await runScheduled(server, trackingJob)
    expect(discharged(await view(id))).toMatchObject({ Reason: 'ruling', Ruling: { Key: keys.carrier, By: '孙婷' } })
    expect((await rule('undo', keys.carrier)).status).toBe(200)
    expect((await rule('undo', keys.carrier)).status).toBe(422)
    expect(discharged(await view(id))).toMatchObject({ Ruling: null, Witnesses: [{ Key: keys.terminal }, { Key: keys.carrier }] })
    expect((await rule('fact', 'nobody#said')).status).toBe(422)
    expect((await rule('port', 'BEANR')).body.Data).toMatchObject({ Pod: 'BEANR', StateText: '中转待装' })
    expect((await customer.call(trackRule, { ShipmentId: id, UpdateTime: '', What: 'fact', Key: keys.carrier, Note: '' })).status).toBe(403)
  })
})

describe('exceptions', () => {
  it('are taken, noted and closed by one; the other one is told; a customer reads no notes', async () => {
    const { id } = await disputed()
    const mine = async () =>
      (await ops.call(trackExceptions, { Rule: 'conflict', PageSize: 100 })).body.Data.Rows.find(({ ShipmentId }) => ShipmentId === id)!
    const { Id, UpdateTime } = await mine()
    const act = (client: TestClient, Act: 'take' | 'note' | 'close', version: string, Note = '') =>
      client.call(trackHandle, { Items: [{ Id, UpdateTime: version }], Act, Note })
    const taken = (await act(ops, 'take', UpdateTime, '联系码头核实')).body.Data[0]!
    expect(taken).toMatchObject({ OwnerName: '孙婷', Notes: [{ Text: '联系码头核实', By: '孙婷' }] })
    const late = await act(boss, 'close', UpdateTime)
    expect([late.status, late.body.Data]).toEqual([412, [taken]])
    expect((await act(ops, 'note', taken.UpdateTime)).status).toBe(422)
    const closed = (await act(boss, 'close', taken.UpdateTime, '以码头为准')).body.Data[0]!
    expect(closed).toMatchObject({ ClosedBy: 'person', Notes: [{}, { Text: '以码头为准', By: '郑国栋' }] })
    expect(await mine()).toBeUndefined()
    const shown = await customer.call(trackExceptions, { PageSize: 200 })
    expect(shown.body.Data.Rows.length).toBeGreaterThan(0)
    expect(shown.text).not.toContain('核实')
    expect(shown.body.Data.Rows.every(({ Rule, OwnerId, Notes }) => Rule !== 'conflict' && OwnerId === 0 && Notes.length === 0)).toBe(true)
  })
})

describe('what people outside of the staff read', () => {
  const secret = 'SECRET-OF-ANOTHER-CUSTOMER'
  /** The disputed shipment with a raw text, a remark of the staff and a clock that costs. */
  async function told() {
    const made = await disputed()
    const { bill, box } = made
    await notify(
      server,
      partners.terminal,
      JSON.stringify([{ ...dcsaEvent(`${bill}g`, 'GTIN', '2026-08-30T08:00:00+08:00', { port: 'CNSHA', box, bill }), remark: secret }]),
    )
    const shown = await view(made.id)
    expect(JSON.stringify(shown)).toContain(secret)
    return { ...made, shown }
  }
  it('holds no raw text, no other customer and nobody of the staff who decided', async () => {
    const { id, shown, keys } = await told()
    await ops.call(trackRule, { ShipmentId: id, UpdateTime: shown.UpdateTime, What: 'fact', Key: keys.terminal, Note: '内部说明' })
    const { text, body } = await customer.call(trackView, { Id: id })
    expect(text).not.toContain(secret)
    expect(text).not.toContain('内部说明')
    expect(text).not.toContain('苏州恒泽')
    expect(body.Data.Clocks.length).toBeGreaterThan(0)
    expect(discharged(body.Data)).toMatchObject({ Reason: 'ruling', Ruling: { By: '', Note: '' } })
  })
  it('by a link is the shipment alone, with costs only if the link allows; each view is kept, and an end is an end', async () => {
    const { id } = await told()
    const make = async (WithCosts: boolean) =>
      (await customer.call(trackShareMake, { ShipmentId: id, For: '收货人', FileIds: [], WithCosts, Days: 7 })).body.Data
    const [plain, costly] = [await make(false), await make(true)]
    const tokenOf = (path: string) => path.split('=').at(-1)!
    const open = (Token: string) => server.client().call(trackShared, { Token })
    const answer = await open(tokenOf(plain.Path))
    expect(answer.body.Data).toMatchObject({
      Id: id,
      Clocks: [],
      Costs: [],
      People: [],
      Open: [],
      OrderNo: '',
      Customer: '',
      Risk: 'waiting',
    })
    for (const word of [secret, '宁波远帆', '沈佳怡', '孙婷', 'CostTomorrow']) expect(answer.text).not.toContain(word)
    expect((await open(tokenOf(costly.Path))).body.Data.Clocks.length).toBeGreaterThan(0)
    const token = tokenOf(plain.Path)
    const wrong = [`${token}x`, token.replace(/^\d+/, String(costly.Share.Id)), 'x', '1.']
    expect(await Promise.all(wrong.map(async (one) => (await open(one)).status))).toEqual([404, 404, 404, 404])
    expect((await customer.call(trackShares, { ShipmentId: id })).body.Data).toMatchObject([{ Views: 1 }, { Views: 1 }])
    const kept = await server.db.owner((owner) => owner.query<{ address: string }>('select address from track_share_view'))
    expect(kept.map(({ address }) => address)).toEqual(['127.0.0.*', '127.0.0.*'])
    await customer.call(trackShareRevoke, { Id: plain.Share.Id })
    expect((await open(token)).body.Message).toContain('撤销')
    const audited = await server.db.owner((owner) =>
      owner.query(`select action, diff from audit_log where entity = 'track_share' and entity_id = $1 order by id`, [plain.Share.Id]),
    )
    expect(audited).toEqual([
      { action: 'track.share', diff: { shipment: id, for: '收货人', costs: false, days: 7 } },
      { action: 'track.share.revoke', diff: {} },
    ])
    await server.db.owner((owner) =>
      owner.query(`update track_share set expires_at = now() - interval '1 second' where id = $1`, [costly.Share.Id]),
    )
    expect((await open(tokenOf(costly.Path))).status).toBe(404)
  })
  it('by a link has the files that were chosen, and never one of the staff alone', async () => {
    const rows = (await ops.call(trackList, { PageSize: 200 })).body.Data.Rows
    const { Id: ShipmentId, BookingId } = rows.find((row) => row.BookingId > 0)!
    const added = async (fileKind: string) =>
      (await addFile(server, ops, { Kind: 'booking', Id: BookingId }, pdf(fileKind), { fileKind, name: `${fileKind}.pdf` })).body.Data.Id
    const [shown, internal] = [await added('trade'), await added('others')]
    const make = (FileIds: number[]) => ops.call(trackShareMake, { ShipmentId, For: '收货人', FileIds, WithCosts: false, Days: 7 })
    const refused = await make([shown, internal])
    expect([refused.status, refused.body.Issues?.[0]?.Message]).toEqual([422, expect.stringContaining('内部文件')])
    const Token = (await make([shown])).body.Data.Path.split('=').at(-1)!
    expect((await server.client().call(trackShared, { Token })).body.Data.Files.map(({ Id }) => Id)).toEqual([shown])
    const open = (FileId: number) =>
      server.app.inject({ method: 'GET', url: trackSharedFile.path, query: { Token, FileId: String(FileId) } })
    expect([(await open(shown)).rawPayload.toString().slice(0, 8), (await open(internal)).statusCode]).toEqual(['%PDF-1.7', 404])
  })
})

describe('the job', () => {
  it('computes what a process that died has left, and nothing twice', async () => {
    const { id } = await disputed()
    const rows = () =>
      server.db.owner((owner) =>
        owner.query<{ view: string; events: number; exceptions: number }>(
          `select (view - 'ComputedAt')::text as view, (select count(*)::int from track_event) as events,
        (select count(*)::int from track_exception where shipment_id = $1) as exceptions from track_shipment where id = $1`,
          [id],
        ),
      )
    const before = await rows()
    // the statements and what is due of them are there, the computation is not
    await server.db.owner(async (owner) => {
      await owner.query(`update track_shipment set view = '{}', line = '{}', digest = '' where id = $1`, [id])
      await owner.query('insert into track_due (shipment_id) values ($1) on conflict do nothing', [id])
    })
    await runScheduled(server, trackingJob)
    expect(await rows()).toEqual(before)
    await runScheduled(server, trackingJob)
    expect(await rows()).toEqual(before)
    expect(await server.db.owner((owner) => owner.query('select from track_due'))).toEqual([])
  })
})

describe('2,000 shipments', () => {
  it('are listed by an index, whole and by each filter', async () => {
    await server.db.owner(async (owner) => {
      await owner.query(`insert into track_shipment (company_id, operator_id, number, number_kind, stage, attention, risk, carrier, pol, pod,
        arrival, line, view, check_at)
        select t.company_id, t.operator_id, 'BULK' || n, 'bill', (array['origin', 'sea', 'arrived', 'delivered'])[1 + n % 4], n % 3,
          'waiting', 'C' || n % 40, 'P' || n % 50, 'D' || n % 50,
          now() + make_interval(days => n % 60), t.line, '{}', now() + interval '1 day'
        from (select * from track_shipment order by id limit 1) t, generate_series(1, 5000) n`)
      await owner.query('analyze track_shipment')
    })
    const planOf = (where: string, order: string) =>
      server.db.owner(async (owner) => {
        const [company] = await owner.query<{ id: number }>(`select id from company where code = 'HJGJ'`)
        const rows = await owner.query<Record<string, string>>(
          `explain select t.id from track_shipment t where t.staff_id = ${company!.id} and t.ended_at is null ${where} order by ${order} limit 20`,
        )
        return rows.map((row) => Object.values(row)[0]).join('\n')
      })
    const order = 't.attention desc, t.id desc'
    for (const [where, by] of [
      ['', order],
      [`and t.stage = 'sea'`, order],
      ['', 't.arrival asc nulls first, t.id desc'],
      [`and t.carrier = 'C7'`, order],
      [`and t.pol = 'P7'`, order],
      [`and t.pod = 'D7'`, order],
      [`and t.risk = 'risk'`, 't.last_free_day'],
    ] as const) {
      const plan = await planOf(where, by)
      expect([where, by, plan]).toEqual([where, by, expect.stringMatching(/Index (Only )?Scan|Bitmap Index Scan/)])
      expect(plan).not.toContain('Seq Scan on track_shipment')
    }
    expect((await ops.call(trackList, { PageSize: 20 })).body.Data.Rows).toHaveLength(20)
  })
})
