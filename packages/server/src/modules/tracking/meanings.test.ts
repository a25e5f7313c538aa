import {
  trackFollow,
  trackMean,
  trackRule,
  trackSearches,
  trackSearchFollow,
  trackStandingEnd,
  trackStandings,
  trackStatements,
  trackSwap,
  trackView,
  trackWithdraw,
  type TrackView,
} from '@jst/contracts/tracking'
import { checkDigit } from '@jst/si-drafts/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, runScheduled, type TestClient, type TestServer } from '../../testing/index.ts'
import { explaining, lookedAt } from '../../testing/plans.ts'
import { shipmentsWithCode } from './doors/meanings.repo.ts'
import { trackingJob } from './index.ts'
import { addPartner, dcsaEvent, notify } from './testing.ts'

let server: TestServer
let ops: TestClient
let boss: TestClient
let customer: TestClient
let number = 0
let partners: Record<'terminal' | 'carrier' | 'depot', { subscription: string; key: string }>
beforeAll(async () => {
  server = await createTestServer()
  ops = await server.signIn('ops')
  boss = await server.signIn('boss')
  customer = await server.signIn('customer')
  partners = {
    terminal: await addPartner(ops, 'TERMINAL'),
    carrier: await addPartner(ops, 'CARRIER', 'carrier'),
    depot: await addPartner(ops, 'DEPOT', 'depot'),
  }
})
afterAll(() => server.close())

const view = async (id: number): Promise<TrackView> => (await ops.call(trackView, { Id: id })).body.Data
async function followed(): Promise<{ id: number; bill: string; box: string }> {
  number += 1
  const bill = `COSU95000000${String(number).padStart(2, '0')}`
  const [outcome] = (await customer.call(trackFollow, { Items: [{ Number: bill }] })).body.Data
  const first = `TGHU${700_000 + number}`
  return { id: outcome!.ShipmentId!, bill, box: `${first}${checkDigit(first)}` }
}

describe('a code of a partner that nobody knows', () => {
  it('gets a meaning by a person, for statements before and after, of that partner alone, and loses it again', async () => {
    const { id, bill, box } = await followed()
    const told = (event: string, code: string, at: string, partner = partners.depot) =>
      notify(server, partner, JSON.stringify([dcsaEvent(`${bill}${event}`, code, at, { port: 'CNSHA', box, bill, empty: 'EMPTY' })]))
    await told('a', 'XPUE', '2026-08-28T08:00:00+08:00')
    await told('b', 'XPUE', '2026-08-28T09:00:00+08:00', partners.carrier)
    const unmapped = async () => (await ops.call(trackStatements, { Keyword: box, Milestone: 'unmapped' })).body.Data.Rows
    expect((await view(id)).StateText).not.toBe('已提空')
    const rows = await unmapped()
    expect(rows.map(({ PartyCode, MeantBy }) => [PartyCode, MeantBy])).toEqual([
      ['XPUE', ''],
      ['XPUE', ''],
    ])
    const depots = rows.find(({ Party }) => Party === 'DEPOT')!
    expect((await ops.call(trackMean, { StatementId: depots.Id, Milestone: 'nothing' })).status).toBe(422)
    expect((await customer.call(trackMean, { StatementId: depots.Id, Milestone: 'emptyOut' })).status).toBe(403)
    const meant = await ops.call(trackMean, { StatementId: depots.Id, Milestone: 'emptyOut' })
    expect(meant.body.Data).toMatchObject({ Milestone: 'emptyOut', PartyCode: 'XPUE', MeantBy: '孙婷' })
    const shown = await view(id)
    expect([shown.StateText, shown.Facts.map(({ Milestone }) => Milestone), shown.Unmapped.length]).toEqual(['已提空', ['emptyOut'], 1])
    expect((await unmapped()).map(({ Party }) => Party)).toEqual(['CARRIER'])
    expect((await ops.call(trackStatements, { Keyword: box, Milestone: 'emptyOut' })).body.Data.Rows.map(({ Id }) => Id)).toEqual([
      depots.Id,
    ])

    // a later one of the same partner, about another shipment
    const other = await followed()
    await notify(
      server,
      partners.depot,
      JSON.stringify([dcsaEvent(`${other.bill}a`, 'XPUE', '2026-08-29T08:00:00+08:00', { port: 'CNSHA', ...other, empty: 'EMPTY' })]),
    )
    expect((await view(other.id)).StateText).toBe('已提空')
    // it can be withdrawn like any other
    await ops.call(trackWithdraw, { Ids: [depots.Id], IsWithdrawn: true, Reason: '误报' })
    expect((await view(id)).Facts).toEqual([])
    await ops.call(trackWithdraw, { Ids: [depots.Id], IsWithdrawn: false, Reason: '' })
    expect((await ops.call(trackMean, { StatementId: depots.Id, Milestone: '' })).body.Data).toMatchObject({ Milestone: '', MeantBy: '' })
    await runScheduled(server, trackingJob)
    expect([(await view(id)).Facts, (await view(other.id)).Facts]).toEqual([[], []])
  })
})

describe('saving a meaning', () => {
  it('notes shipments of a ship alone, too, while they are followed', async () => {
    const { id, bill, box } = await followed()
    const call = {
      transportCallID: 'c1',
      modeOfTransport: 'VESSEL',
      UNLocationCode: 'NLRTM',
      exportVoyageNumber: '042W',
      vessel: { vesselName: 'COSCO MEANING' },
    }
    const transport = (eventID: string, code: string, at: string) => ({
      eventID: `${bill}${eventID}`,
      eventCreatedDateTime: at,
      eventType: 'TRANSPORT',
      eventClassifierCode: 'ACT',
      eventDateTime: at,
      transportEventTypeCode: code,
    })
    const named = { documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: bill }] }
    await notify(
      server,
      partners.carrier,
      JSON.stringify([
        dcsaEvent(`${bill}l`, 'LOAD', '2026-09-01T10:00:00+08:00', { port: 'CNSHA', box, bill }),
        { ...transport('d', 'DEPA', '2026-09-02T01:00:00+08:00'), transportCall: { ...call, UNLocationCode: 'CNSHA' }, ...named },
        { ...transport('r', 'ARRI', '2026-10-04T09:00:00+02:00'), eventClassifierCode: 'EST', transportCall: call, ...named },
        { ...transport('p', 'PILO', '2026-10-04T08:00:00+02:00'), transportCall: call },
      ]),
    )
    const [row] = (await ops.call(trackStatements, { Milestone: 'unmapped', Port: 'NLRTM' })).body.Data.Rows
    expect([row!.PartyCode, (await view(id)).StateText]).toEqual(['PILO', '在途'])
    await ops.call(trackMean, { StatementId: row!.Id, Milestone: 'arrived' })
    expect((await view(id)).StateText).toBe('已抵港')
  })

  it('looks at what the code names, not at all statements and shipments', async () => {
    const company = await server.db.owner(async (owner) => {
      const [row] = await owner.query<{ id: number }>(`select id from company where code = 'HJGJ'`)
      await owner.query(
        `insert into track_event (received, company_id, key, box, bill, source, party, event)
          select now(), $1, 'BULK#' || n, 'BULK' || n, 'BULKBILL' || n / 4, 'depot', 'BULKY', jsonb_build_object('code', 'B' || n % 50)
          from generate_series(1, 20000) n`,
        [row!.id],
      )
      await owner.query(
        `with made as (insert into track_shipment (company_id, operator_id, number, number_kind, line, view, check_at)
          select t.company_id, t.operator_id, 'BULKBILL' || n, 'bill', '{}', '{}', now() + interval '1 day'
          from (select * from track_shipment order by id limit 1) t, generate_series(1, 5000) n returning id, company_id, operator_id, number)
          insert into track_mark (shipment_id, company_id, operator_id, kind, value) select id, company_id, operator_id, 'bill', number from made`,
      )
      for (const table of ['track_event', 'track_shipment', 'track_mark', 'track_unmapped']) await owner.query(`analyze ${table}`)
      return row!.id
    })
    const { db, plans } = explaining(server.database.system())
    // 400 statements name 400 boxes and 400 bills, and 400 shipments follow those
    expect(await shipmentsWithCode(db, company, { party: 'BULKY', code: 'B7' })).toHaveLength(400)
    expect(lookedAt(plans[0]!)).toBeLessThan(3_000)
    expect(JSON.stringify(plans)).not.toContain('track_event')
  })
})

describe('sizes and types of boxes', () => {
  it('have the name of the trade, whatever code a terminal writes, and choose the terms of it', async () => {
    const { id, bill, box } = await followed()
    const event = (name: string, code: string, at: string, port: string) => ({
      ...dcsaEvent(`${bill}${name}`, code, at, { port, box, bill }),
      ISOEquipmentCode: '45G1',
    })
    await notify(
      server,
      partners.terminal,
      JSON.stringify([event('l', 'LOAD', '2026-09-01T10:00:00+08:00', 'CNSHA'), event('d', 'DISC', '2026-10-04T23:40:00+02:00', 'NLRTM')]),
    )
    const shown = await view(id)
    expect([shown.Boxes, shown.BoxLines.map(({ Type }) => Type)]).toEqual(['1×40HQ', ['40HQ']])
  })
})

describe('a standing decision', () => {
  const discharged = (shown: TrackView) => shown.Facts.find(({ Milestone }) => Milestone === 'discharged')!
  async function disputed() {
    const made = await followed()
    const { bill, box } = made
    const discharge = (name: string, at: string) => dcsaEvent(`${bill}${name}`, 'DISC', at, { port: 'NLRTM', box, bill })
    await notify(
      server,
      partners.terminal,
      JSON.stringify([
        dcsaEvent(`${bill}l`, 'LOAD', '2026-09-01T10:00:00+08:00', { port: 'CNSHA', box, bill }),
        discharge('t', '2026-10-04T23:40:00+02:00'),
      ]),
    )
    await notify(server, partners.carrier, JSON.stringify([discharge('c', '2026-10-07T12:00:00+02:00')]))
    return made
  }
  it('settles what it says ahead, also where it was open before, and is taken back by anybody who decides', async () => {
    const [first, second] = [await disputed(), await disputed()]
    const shown = await view(first.id)
    expect([discharged(shown).Reason, discharged(shown).Conflicts[0]!.Settled]).toEqual(['source', ''])
    const carrier = discharged(shown).Witnesses.find(({ Source }) => Source === 'carrier')!.Key
    const ask = (Key: string, Always: boolean, UpdateTime: string) =>
      ops.call(trackRule, { ShipmentId: first.id, UpdateTime, What: 'fact', Key, Note: '码头时间有误', Always })
    expect((await ask(carrier, true, shown.UpdateTime)).status).toBe(200)
    await runScheduled(server, trackingJob)
    const later = await disputed()
    for (const { id } of [second, later])
      expect(discharged(await view(id))).toMatchObject({ Reason: 'standing', Conflicts: [{ Settled: 'standing' }] })
    const list = (await boss.call(trackStandings, {})).body.Data
    expect(list).toMatchObject([{ Port: 'NLRTM', Milestone: 'discharged', Believed: 'carrier', Over: 'terminal', By: '孙婷' }])
    expect((await customer.call(trackStandings, {})).status).toBe(403)
    expect((await boss.call(trackStandingEnd, { Id: list[0]!.Id + 99 })).status).toBe(404)
    expect((await boss.call(trackStandingEnd, { Id: list[0]!.Id })).body.Data).toEqual([])
    await runScheduled(server, trackingJob)
    expect(discharged(await view(later.id)).Reason).toBe('source')
  })
  it('needs another source that says otherwise', async () => {
    const { id } = await disputed()
    const shown = await view(id)
    const alone = shown.Facts.find(({ Milestone }) => Milestone === 'loaded')!.Witnesses[0]!.Key
    const answer = await ops.call(trackRule, {
      ShipmentId: id,
      UpdateTime: shown.UpdateTime,
      What: 'fact',
      Key: alone,
      Note: '',
      Always: true,
    })
    expect([answer.status, answer.body.Issues?.[0]?.Path]).toEqual([422, 'Always'])
  })
})

describe('a box that was replaced', () => {
  it('keeps its events, is followed by the new one, and is taken back; two people do not overwrite each other', async () => {
    const { id, bill, box } = await followed()
    const other = `TGHU800001${checkDigit('TGHU800001')}`
    const out = (name: string, of: string, named: string) =>
      dcsaEvent(`${bill}${name}`, 'GTOT', '2026-08-28T08:00:00+08:00', { port: 'CNSHA', box: of, bill: named, empty: 'EMPTY' })
    // the new box names no bill: only a person knows whose it is
    await notify(server, partners.depot, JSON.stringify([out('a', box, bill), out('b', other, '')]))
    const before = await view(id)
    expect(before.BoxLines.map(({ Box }) => Box)).toEqual([box])
    const swap = (To: string, UpdateTime: string, client = ops) => client.call(trackSwap, { ShipmentId: id, UpdateTime, From: box, To })
    expect((await swap('TGHU8000019', before.UpdateTime)).status).toBe(422)
    expect((await customer.call(trackSwap, { ShipmentId: id, UpdateTime: before.UpdateTime, From: box, To: other })).status).toBe(403)
    const answers = await Promise.all([swap(other, before.UpdateTime), swap(other, before.UpdateTime, boss)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const shown = await view(id)
    expect(shown.BoxLines.map(({ Box, ReplacedBy }) => [Box, ReplacedBy])).toEqual([
      [box, other],
      [other, ''],
    ])
    expect((await swap('', shown.UpdateTime)).status).toBe(200)
    expect((await view(id)).BoxLines.map(({ Box, ReplacedBy }) => [Box, ReplacedBy])).toEqual([[box, '']])
  })
})

describe('a search that somebody follows up', () => {
  it('says who, when and where, keeps the first of two people, and leaves the list of open ones', async () => {
    await customer.call(trackFollow, { Check: true, Items: [{ Number: 'COSU9999999999' }] })
    await server.app.inject({ url: '/external/electronic/tracking?No=COSU9777777777' })
    const open = async () => (await ops.call(trackSearches, { Unfollowed: true, PageSize: 200 })).body.Data.Rows
    const row = (await open()).find(({ Query }) => Query === 'COSU9777777777')!
    expect(row).toMatchObject({ FollowedAt: null, FollowedBy: '', FollowedLink: '' })
    const Link = '/system/company/customer/customerDetail?Id=1'
    for (const wrong of ['https://evil.example', '//evil.example', 'javascript:alert(1)', ''])
      expect((await ops.call(trackSearchFollow, { Id: row.Id, Link: wrong })).status, wrong).toBe(422)
    expect((await customer.call(trackSearchFollow, { Id: row.Id, Link })).status).toBe(403)
    expect((await ops.call(trackSearchFollow, { Id: row.Id, Link })).body.Data).toMatchObject({ FollowedBy: '孙婷', FollowedLink: Link })
    expect((await boss.call(trackSearchFollow, { Id: row.Id, Link: '/other' })).body.Data).toMatchObject({
      FollowedBy: '孙婷',
      FollowedLink: Link,
    })
    expect((await open()).map(({ Id }) => Id)).not.toContain(row.Id)
    expect((await ops.call(trackSearchFollow, { Id: 999_999, Link })).status).toBe(404)
  })
})
