import { readFileSync } from 'node:fs'
import { cargoOrderList, importCargoOrders } from '@jst/contracts/cargo-orders'
import type { Envelope, ReplyOf } from '@jst/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let clerk: TestClient
beforeAll(async () => {
  server = await createTestServer()
  clerk = await server.signIn('doc')
})
afterAll(() => server.close())

async function send(content: string | Buffer) {
  const form = new FormData()
  form.append('file', new Blob([content]), 'booking.json')
  const request = new Request('http://x', { method: 'POST', body: form })
  const { statusCode, payload } = await server.app.inject({
    method: 'POST',
    url: importCargoOrders.path,
    query: { CompanyCode: 'YFJCK' },
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { authorization: `Bearer ${clerk.token}`, 'content-type': request.headers.get('content-type')! },
  })
  return { status: statusCode, body: JSON.parse(payload) as Envelope<ReplyOf<typeof importCargoOrders>> }
}
const contentOf = (name: string) => readFileSync(new URL(`cases/${name}.json`, import.meta.url)).toString()
const sendCase = (name: string) => send(contentOf(name))
const stored = async (Keyword: string) => {
  const [row] = (await clerk.call(cargoOrderList, { Keyword })).body.Data.Rows
  return row
}
const boxOf = async (order: number) => {
  const [box] = await server.db.owner((owner) =>
    owner.query<{ weight: number; volume: number }>('select weight, volume from cargo_order_box where order_id = $1', [order]),
  )
  return box
}

describe('bookings as DCSA writes them', () => {
  it.each([
    ['volume', 20_500, 67.2],
    ['volume-feet', 20_500, 67.196],
    ['tonnes', 20_500, 0],
    ['unknown-unit', 11_999.786, 0],
  ])('%s: measures are ours, whatever their unit', async (name, weight, volume) => {
    expect((await sendCase(name)).body.Data).toMatchObject({ Issues: [], Created: 1 })
    const { carrierBookingReference } = JSON.parse(contentOf(name)) as { carrierBookingReference: string }
    expect(await boxOf((await stored(carrierBookingReference))!.Id)).toEqual({ weight, volume })
  })

  it('boxes of one line have together what the line says', async () => {
    const file = (units: unknown, more: object = {}) =>
      JSON.stringify({
        carrierBookingReference: 'DBU3',
        shipmentLocations: [
          { locationTypeCode: 'POL', location: { UNLocationCode: 'CNSHA' } },
          { locationTypeCode: 'POD', location: { UNLocationCode: 'NLRTM' } },
        ],
        requestedEquipments: [
          {
            ISOEquipmentCode: '45G1',
            units,
            commodities: [{ cargoGrossWeight: { value: 10_000, unit: 'KGM' }, cargoGrossVolume: { value: 100, unit: 'MTQ' } }],
          },
        ],
        ...more,
      })
    expect((await send(`\uFEFF${file(3)}`)).body.Data).toMatchObject({ Issues: [], Containers: 3, Created: 1 })
    const id = (await stored('DBU3'))!.Id
    const boxes = await server.db.owner((owner) =>
      owner.query<{ weight: number; volume: number }>('select weight, volume from cargo_order_box where order_id = $1 order by seq', [id]),
    )
    expect(boxes.map(({ weight, volume }) => `${weight} ${volume}`)).toEqual(['3333.333 33.333', '3333.333 33.333', '3333.334 33.334'])
    for (const [units, said] of [
      [2.5, '箱量应为大于 0 的整数'],
      ['many', '箱量应为大于 0 的整数'],
      [5_001, '箱量应为大于 0 的整数'],
    ] as const)
      expect((await send(file(units))).body.Data.Issues).toMatchObject([{ Message: said, Value: String(units) }])
    const many = Array.from({ length: 11 }, () => ({ ISOEquipmentCode: '45G1', units: 500 }))
    expect((await send(file(1, { requestedEquipments: many }))).body.Data.Issues).toMatchObject([
      { Message: '一个文件最多 5000 个集装箱，请拆分后导入' },
    ])
  })

  it('that nests deeper than any booking is no file of orders', async () => {
    const { status, body } = await send(`{"orders":[{"containers":${'['.repeat(50_000)}${']'.repeat(50_000)}}]}`)
    expect([status, body.Data.Created, body.Data.Issues.length]).toEqual([200, 0, 1])
  })

  it('a unit that nobody knows, and none at all, are told and never taken for ours', async () => {
    const file = (weight: object) =>
      JSON.stringify({
        carrierBookingReference: 'DBX',
        shipmentLocations: [],
        requestedEquipments: [{ ISOEquipmentCode: '45G1', units: 1, commodities: [{ cargoGrossWeight: weight }] }],
      })
    for (const [weight, value] of [
      [{ value: 20, unit: 'STN' }, 'STN'],
      [{ value: 20 }, '未写单位'],
    ] as const) {
      const { body } = await send(file(weight))
      expect([body.Data.Created, body.Data.Issues[0]]).toEqual([0, expect.objectContaining({ Label: '毛重', Value: value })])
    }
    expect((await send(file({ value: '二十', unit: 'KGM' }))).body.Data.Issues[0]!.Message).toContain('不是数字')
  })

  it('the documentation cut-off is the cut-off of the instructions', async () => {
    expect((await sendCase('cut-off')).body.Data).toMatchObject({ Issues: [], Created: 1 })
    expect((await stored('DB5'))?.SiDeadline).toBe('2027-03-30T08:00:00.000Z')
  })

  it.each([
    ['no-such-day', '2027-02-30'],
    ['nul', 'NUL'],
  ])('%s: refused with a sentence, nothing is written', async (name, says) => {
    const { status, body } = await sendCase(name)
    expect([status, body.Data.Created]).toEqual([200, 0])
    expect(JSON.stringify(body.Data.Issues)).toContain(says)
  })
})
