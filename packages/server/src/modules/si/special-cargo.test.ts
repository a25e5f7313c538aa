import { modifySi, siVersionList, type SiRecordInput } from '@jst/contracts/si'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { siTestbed, type SiTestbed } from './testing.ts'

let server: TestServer
let bed: SiTestbed
let customer: TestClient

beforeAll(async () => {
  server = await createTestServer()
  customer = await server.signIn('customer')
  bed = siTestbed(server, customer)
})
afterAll(() => server.close())

const onBox = { TBX_TYPE: '40FR', TBX_SOC: '1', TBX_TARE: 4640.5, TBX_TEMPERATURE: '0', TBX_OVER_HEIGHT: 35 }
const onLine = { TBD_UN_NO: '1263', TBD_IMO_CLASS: '3', TBD_PACKING_GROUP: 'II', TBD_FLASH_POINT: '-4' }
const onBill = {
  TBI_GOODS_TYPE: '2',
  TBI_PAYABLE_AT: 'HAMBURG',
  TBI_ISSUE_PLACE: 'NINGBO',
  TBI_ORIGINALS: 3,
  TBI_DECLARED_VALUE: '250000.50',
  TBI_DECLARED_CURRENCY: 'USD',
  TBI_CARRIED: '{"a":1}',
}

it('fields of special cargo are stored, read back, compared and emptied, and absent where nothing is said', async () => {
  const plain = await bed.read(await bed.submitted())
  expect(plain).not.toHaveProperty('TBI_PAYABLE_AT')
  expect(plain.BoxInfos[0]).not.toHaveProperty('TBX_SOC')
  const [box, ...others] = plain.BoxInfos
  const { TBX_NUM, TBX_WEIGHT, TBX_VOLUME, TBX_PACKAGE } = box!
  const line = { TBD_GOODS: 'PAINT', TBD_PACKAGE: TBX_PACKAGE, TBD_NUM: TBX_NUM, TBD_WEIGHT: TBX_WEIGHT, TBD_VOLUME: TBX_VOLUME, ...onLine }
  const special: SiRecordInput = { ...plain, ...onBill, BoxInfos: [{ ...box!, ...onBox, BoxDetails: [line] }, ...others] }
  const { status, body } = await customer.call(modifySi, special)
  expect([status, body.Issues?.filter(({ Severity }) => Severity === 'ERROR') ?? []]).toEqual([200, []])
  const stored = await bed.read(plain.Id)
  expect(stored).toMatchObject(onBill)
  expect(stored.BoxInfos[0]).toMatchObject({ ...onBox, BoxDetails: [onLine] })
  expect(stored.BoxInfos[1]).not.toHaveProperty('TBX_SOC')
  const [log] = (await customer.call(siVersionList, { TDId: plain.Id, Event: 'resubmit' })).body.Data.Rows
  const labels = log!.Differences.map(({ Label }) => Label)
  expect(labels.join()).toMatch(/运费支付地.*申报价值.*货主箱/)
  await customer.call(modifySi, { ...stored, TBI_PAYABLE_AT: '', BoxInfos: [{ ...stored.BoxInfos[0]!, TBX_SOC: '' }, ...others] })
  const emptied = await bed.read(plain.Id)
  expect(emptied).not.toHaveProperty('TBI_PAYABLE_AT')
  expect(emptied.BoxInfos[0]).not.toHaveProperty('TBX_SOC')
  expect(emptied.BoxInfos[0]).toMatchObject({ TBX_TARE: 4640.5, TBX_TEMPERATURE: '0' })
})
