import { trackFollow, trackSearches, trackShared, trackView, type TrackView } from '@jst/contracts/tracking'
import { checkDigit } from '@jst/si-drafts/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { addPartner, dcsaEvent, notify } from './testing.ts'

const page = '/external/electronic/tracking'
const secret = 'SECRET-OF-ANOTHER-CUSTOMER'
let server: TestServer
let ops: TestClient
let customer: TestClient
let uptime = 0
/** Milliseconds by which the server's clock is ahead. */
let later = 0
const bill = 'COSU9300000001'
const box = `TGHU600001${checkDigit('TGHU600001')}`
let id = 0
beforeAll(async () => {
  server = await createTestServer({ uptime: () => uptime, now: () => new Date(Date.now() + later) })
  ops = await server.signIn('ops')
  customer = await server.signIn('customer')
  const terminal = await addPartner(ops, 'TERMINAL')
  id = (await customer.call(trackFollow, { Items: [{ Number: bill }] })).body.Data[0]!.ShipmentId!
  const at = { box, bill }
  await notify(
    server,
    terminal,
    JSON.stringify([
      {
        ...dcsaEvent(`${bill}g`, 'GTIN', '2026-08-30T08:00:00+08:00', { port: 'CNSHA', ...at }),
        remark: secret,
        seals: [{ sealNumber: 'SEAL77' }],
      },
      dcsaEvent(`${bill}l`, 'LOAD', '2026-09-01T10:00:00+08:00', { port: 'CNSHA', ...at }),
      {
        eventID: `${bill}s`,
        eventCreatedDateTime: '2026-09-02T02:00:00+08:00',
        eventType: 'TRANSPORT',
        eventClassifierCode: 'ACT',
        eventDateTime: '2026-09-02T01:00:00+08:00',
        transportEventTypeCode: 'DEPA',
        transportCall: {
          transportCallID: 'c1',
          modeOfTransport: 'VESSEL',
          UNLocationCode: 'CNSHA',
          exportVoyageNumber: '042W',
          vessel: { vesselName: 'COSCO STAR' },
        },
        documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: bill }],
      },
      dcsaEvent(`${bill}d`, 'DISC', '2026-10-04T23:40:00+02:00', { port: 'NLRTM', ...at }),
    ]),
  )
})
afterAll(() => server.close())
beforeEach(() => void (uptime += 2 * 86_400_000))

/** Asks by a number alone. */
const ask = (No: string, more: Record<string, string> = {}) =>
  server.app.inject({ url: `${page}?${new URLSearchParams({ No, ...more }).toString()}` })
/** Asks by a number and a second fact. */
const prove = (No: string, Fact: string, remoteAddress = '198.51.100.7', path = page) =>
  server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ No, Fact }).toString(),
    remoteAddress,
  })
const tokenOf = (location: unknown) => new URL(String(location), 'http://site').searchParams.get('Token') ?? ''
const open = (Token: string) => server.client().call(trackShared, { Token })

describe('a visitor with a number alone', () => {
  it('reads state, ports and times of the stored shipment, and nothing else of it', async () => {
    for (const No of [bill, ` ${bill.toLowerCase()} `, box]) {
      const { body } = await ask(No)
      for (const word of ['已卸船', '上海 → 鹿特丹', '离港', '2026-09-02', '实际']) expect(body, No).toContain(word)
      for (const word of [secret, 'SEAL77', '宁波远帆', 'TERMINAL', 'COSCO STAR']) expect(body, No).not.toContain(word)
    }
    expect((await ask(bill)).body).not.toContain(box)
    expect((await ask(box)).body).not.toContain(bill)
  })
  it('reads it in English where the site has English', async () => {
    const { body } = await ask(bill, { lang: 'en' })
    for (const word of ['Discharged', 'Shanghai → Rotterdam', 'Departure', `action="${page}?lang=en"`]) expect(body).toContain(word)
    const { headers } = await prove(bill, box.slice(-4), '198.51.100.9', `${page}?lang=en`)
    expect(headers.location).toMatch(/&lang=en$/)
    const shown = (await server.client().call(trackShared, { Token: tokenOf(headers.location), Lang: 'en' })).body.Data
    expect([shown.StateText, shown.PodName, shown.LastText]).toEqual(['Discharged', 'Rotterdam', 'Discharge · Rotterdam'])
  })
})

describe('a visitor with a number and a second fact', () => {
  it.each([
    ['the last signs of a box', bill, box.slice(-4)],
    ['the last signs of the bill', box, bill.slice(-6)],
    ['the name of the customer', bill, '宁波远帆进出口'],
  ])('reads the shipment by %s, without numbers, names, texts, seals and costs', async (_, No, Fact) => {
    expect((await customer.call(trackView, { Id: id })).text).toContain('SEAL77')
    const { statusCode, headers } = await prove(No, Fact)
    expect([statusCode, headers['cache-control']]).toEqual([303, 'no-store'])
    const { text, body } = await open(tokenOf(headers.location))
    const view: TrackView = body.Data
    expect(view).toMatchObject({ Number: No, Stage: 'arrived', BoxLines: [{ Box: box, StateText: '已卸船' }] })
    expect(view.Facts.map(({ Milestone }) => Milestone)).toEqual(['gateIn', 'loaded', 'departed', 'discharged'])
    expect(view).toMatchObject({ Clocks: [], Costs: [], People: [], Open: [], Files: [], Customer: '', OrderNo: '', BookingNo: '' })
    for (const word of [secret, 'SEAL77', '宁波远帆', '沈佳怡', '孙婷', 'CostTomorrow', 'TERMINAL#']) expect(text).not.toContain(word)
    if (No === box) expect(text).not.toContain(bill)
  })

  it('that is wrong reads the same as with a number that nobody has', async () => {
    const [wrong, unknown] = [await prove(bill, '0000'), await prove('COSU9399999999', '0000')]
    expect([wrong.statusCode, unknown.statusCode]).toEqual([200, 200])
    expect(wrong.body).toContain('核对信息')
    expect(wrong.body.replaceAll(bill, 'X')).toBe(unknown.body.replaceAll('COSU9399999999', 'X'))
    // part of the number itself, too short, a city, wildcards
    for (const fact of [bill.slice(-4), box.slice(-3), '宁波', '%%%%', '', ' '])
      expect((await prove(bill, fact)).statusCode, fact).toBe(200)
    expect((await prove(bill, box.slice(-4), '198.51.100.7', '/external/electronic/rates')).statusCode).toBe(404)
  })
  it('is stopped after some tries by address, and by number whoever tries', async () => {
    const tries = await Promise.all(Array.from({ length: 14 }, (_, at) => prove(`COSU94000000${at + 10}`, '1234')))
    expect(tries.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array(10).fill(200), ...Array(4).fill(429)])
    for (const No of [bill, 'COSU9499999999']) {
      const many = await Promise.all(Array.from({ length: 24 }, (_, at) => prove(No, `${1000 + at}`, `203.0.113.${at}`)))
      expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4)
      // the right fact is refused, too, until tomorrow
      expect((await prove(No, box.slice(-4), '203.0.113.99')).statusCode).toBe(429)
    }
    uptime += 86_400_000
    expect((await prove(bill, box.slice(-4))).statusCode).toBe(303)
  })
  it('holds an address that ends, and that nobody can change', async () => {
    const token = tokenOf((await prove(bill, box.slice(-4))).headers.location)
    expect((await open(token)).status).toBe(200)
    const moved = token.replace(/^v\d+/, `v${id + 1}`)
    for (const wrong of [`${token}x`, moved, token.replace(bill, 'COSU9300000009'), 'v1', 'v'])
      expect((await open(wrong)).status, wrong).toBe(404)
    later = 3_600_001
    const ended = await open(token)
    later = 0
    expect([ended.status, ended.body.Message]).toEqual([404, expect.stringContaining('重新查询')])
  })
  it('is written to the log of searches, found or not', async () => {
    await prove(bill, box.slice(-4), '192.0.2.44')
    await prove('COSU9388888888', '4321', '192.0.2.45')
    const rows = (await ops.call(trackSearches, { Who: 'visitor', PageSize: 100 })).body.Data.Rows
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ Query: bill, Hits: 1, Address: '192.0.2.*' }),
        expect.objectContaining({ Query: 'COSU9388888888', Hits: 0, Address: '192.0.2.*' }),
      ]),
    )
    expect(JSON.stringify(rows)).not.toContain('4321')
  })
})
