import {
  trackExceptions,
  trackFollow,
  trackList,
  trackMap,
  trackPlace,
  trackShared,
  trackShareMake,
  trackView,
} from '@jst/contracts/tracking'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'

let server: TestServer
let ops: TestClient
let customer: TestClient
let rows: { Id: number }[]
beforeAll(async () => {
  server = await createTestServer()
  ops = await server.signIn('ops')
  customer = await server.signIn('customer')
  rows = (await customer.call(trackList, { PageSize: 100 })).body.Data.Rows
})
afterAll(() => server.close())

/** Written by people and partners: names of people, files and partners, notes. */
const written = /\.(Files\..*|People\.\*\.Name|Followers\.\*|Customer|Notes\..*)$/
/** Places of an answer that hold Chinese. */
function chineseIn(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return /\p{Script=Han}/u.test(value) ? [`${at.replaceAll(/\d+/g, '*')} ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => chineseIn(inner, `${at}.${key}`))
}
const left = (value: unknown) => [...new Set(chineseIn(value))].filter((one) => !written.test(one.split(' ')[0]!))

describe('the demo in English', () => {
  it('has no Chinese word of the server in list, shipments, exceptions, map and places', async () => {
    expect(rows.length).toBeGreaterThan(10)
    const chinese = (await customer.call(trackList, { PageSize: 100 })).body.Data
    expect(left(chinese).length).toBeGreaterThan(20)
    const english = (await customer.call(trackList, { PageSize: 100, Lang: 'en' })).body.Data
    expect(left(english)).toEqual([])
    // nothing but words is another
    expect(english.Rows.map(({ Id, State, Pol, LastAt }) => [Id, State, Pol, LastAt])).toEqual(
      chinese.Rows.map(({ Id, State, Pol, LastAt }) => [Id, State, Pol, LastAt]),
    )
    for (const { Id } of rows) expect(left((await customer.call(trackView, { Id, Lang: 'en' })).body.Data), String(Id)).toEqual([])
    expect(left((await customer.call(trackExceptions, { PageSize: 100, Lang: 'en' })).body.Data)).toEqual([])
    expect(left((await customer.call(trackMap, { Lang: 'en' })).body.Data)).toEqual([])
    const ship = english.Rows.find(({ Vessel }) => Vessel !== '')!
    for (const asked of [{ Vessel: ship.Vessel }, { Port: ship.Pod }])
      expect(left((await customer.call(trackPlace, { ...asked, Lang: 'en' })).body.Data)).toEqual([])
  })
  it('keeps what staff read and people wrote', async () => {
    const { Id } = rows[0]!
    const view = (await ops.call(trackView, { Id, Lang: 'en' })).body.Data
    expect([view.Customer, left({ Contradictions: view.Contradictions, Cutoffs: view.Cutoffs, People: view.People })]).toEqual([
      '宁波远帆进出口有限公司',
      [],
    ])
  })
})

describe('what is asked in English', () => {
  it('is answered in English: numbers to follow, the page of a link, the file', async () => {
    const numbers = ['COSU7100000001', 'ABC', 'CSQU3054380', 'ZZZZ1234567X']
    const outcomes = (await customer.call(trackFollow, { Check: true, Lang: 'en', Items: numbers.map((Number) => ({ Number })) })).body.Data
    expect(left(outcomes)).toEqual([])
    expect(outcomes[2]).toMatchObject({ Outcome: 'invalid', Text: 'Wrong check digit of the container, perhaps CSQU3054383' })
    const made = await customer.call(trackShareMake, { ShipmentId: rows[0]!.Id, For: 'Consignee', FileIds: [], WithCosts: true, Days: 7 })
    const Token = new URL(made.body.Data.Path, 'http://site').searchParams.get('Token')!
    expect(left((await server.client().call(trackShared, { Token, Lang: 'en' })).body.Data)).toEqual([])
    expect(left((await server.client().call(trackShared, { Token })).body.Data)).not.toEqual([])
  })
})
