import { addSiList, checkSi, siListOfOrder, type SiRecordInput } from '@jst/contracts/si'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { payloadOf, siTestbed, type SiTestbed } from './testing.ts'

let server: TestServer
let bed: SiTestbed
let customer: TestClient
let stranger: TestClient

beforeAll(async () => {
  server = await createTestServer()
  customer = await server.signIn('customer')
  stranger = await server.signIn('customer2')
  bed = siTestbed(server, customer)
})
afterAll(() => server.close())

const firstBox = (record: SiRecordInput, change: object): Partial<SiRecordInput> => ({
  BoxInfos: (record.BoxInfos ?? []).map((box, index) => (index === 0 ? { ...box, ...change } : box)),
})

/** Malicious input, and the sentence that a person reads for it. */
const attacks: [string, (record: SiRecordInput) => Partial<SiRecordInput>, string, string][] = [
  ['a negative weight', (record) => firstBox(record, { TBX_WEIGHT: -12_500.5 }), 'TBX_WEIGHT', '毛重(KGS)应大于 0'],
  ['a negative number of packages', (record) => firstBox(record, { TBX_NUM: -1 }), 'TBX_NUM', '件数应不小于 1'],
  ['a line of 36 characters', () => ({ TBI_MARKS: `N/M\n${'X'.repeat(36)}` }), 'TBI_MARKS', '唛头第 2 行有 36 个字符，超过 35 个'],
  [
    'full-width text',
    () => ({ TBI_GOODS: 'ＰＡＮＳ，锅' }),
    'TBI_GOODS',
    '货物描述含有提单上不能打印的字符：Ｐ Ａ Ｎ Ｓ ， 锅，请改为英文半角',
  ],
]

it.each(attacks)('%s is refused by check and by submission, in words, and nothing is written', async (_, change, field, message) => {
  const order = await bed.order()
  const record = await bed.draft(order)
  const payload = payloadOf(order, { ...record, ...change(record) })
  const { body } = await customer.call(checkSi, payload)
  expect(body.Data.Pass).toBe(false)
  const told = body.Data.Issues.filter(({ Path, Severity }) => Severity === 'ERROR' && Path.endsWith(field)).map(({ Message }) => Message)
  expect(told).toContain(message)
  const refused = await customer.call(addSiList, payload)
  expect([refused.status, refused.body.Issues?.map(({ Message }) => Message)]).toEqual([422, expect.arrayContaining([message])])
  expect((await customer.call(siListOfOrder, { CGO_ID: order })).body.Data).toEqual([])
})

it('an order of another company is not there: no check, no submission, in the same words as for one that never was', async () => {
  const order = await bed.order()
  const record = await bed.draft(order)
  for (const id of [order, 999_999_999])
    for (const call of [checkSi, addSiList]) {
      const { status, body } = await stranger.call(call, payloadOf(id, { ...record, CGO_ID: id }))
      expect([status, body.Code, body.Message]).toEqual([404, 'NOT_FOUND', '没有找到该数据，可能已被删除或无权查看'])
    }
  expect((await customer.call(siListOfOrder, { CGO_ID: order })).body.Data).toEqual([])
})
