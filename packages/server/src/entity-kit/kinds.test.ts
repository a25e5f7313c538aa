import type { EntityField, EntityValue } from '@jst/contracts/entity'

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../testing/index.ts'
import { writableEntities } from '../testing/routes.ts'

let server: TestServer
let boss: TestClient
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
  const [address] = await server.db.owner((owner) => owner.query<{ code: string }>('select code from release_address limit 1'))
  targets['releaseAddress'] = address!.code
  // a carrier has one channel at a time
  await server.db.owner((owner) => owner.query(`update booking_channel set carrier_code = ''`))
  await server.db.owner((owner) =>
    owner.query(
      `insert into portal_picture (company_id, key, width, height, variants)
        select e.company_id, $1, 1, 1, '[]' from employee e join app_user u on u.id = e.user_id where u.account = 'boss'`,
      [pictureKept],
    ),
  )
})
afterAll(() => server.close())

const pictureKept = 'a'.repeat(32)
const codes: Readonly<Record<string, string>> = { port: 'CNQQ1', vessel: '9074729', currency: 'XTS' }
const targets: Record<string, string> = {
  port: 'CNSHA',
  carrier: 'COSCO',
  lane: 'USW',
  terminal: 'CNSHA-SECT',
  charge: 'OFT',
  currency: 'USD',
  provider: 'GYS26010001',
  customer: 'KH26010001',
  customerLevel: 'VIP',
  releaseReceiver: 'JY01',
}
const special: Readonly<Record<string, EntityValue>> = {
  Rule: 'T{seq:6}',
  Country: 'CN',
  Color: '#165DFF',
  Email: 'a@example.com',
  InvoiceEmail: 'a@example.com',
  ContactMail: 'a@example.com',
  MailTo: 'a@example.com',
  CreditCode: '91310000MA1EXAMP01',
  TaxNo: '91310000MA1EXAMP01',
  CustomerCode: 'KH26010001',
  Phone: '021-58880000',
  Website: 'https://example.com',
  Endpoint: 'https://example.com/bookings',
  Mmsi: '412000001',
  Tiers: '11:40',
  'trackCalendar.Place': 'CN',
  'trackCalendar.Holidays': ['2001-01-01'],
  Flag: 'CN',
  FromNo: '001',
  ToNo: '900',
  // in place of amounts, which are there
  Percent: null,
  'invoice.Boxes': '40HQ*1',
  'receipt.Currency': 'USD',
  'receipt.Amount': 100,
  'siChannel.Layout': 'B2 = 主提单号',
  Scac: 'TEST',
  Smdg: 'TST',
}

function codeIn(kind: string): string {
  const code = targets[kind]
  if (code === undefined) throw new Error(`entities refer to ${kind}: name one of its codes in targets`)
  return code
}

/** A value that the field allows, not the blank one. */
function sampleOf(field: EntityField, kind: string): EntityValue {
  if (field.key === 'Code') return codes[kind] ?? 'TESTX1'
  const own = special[`${kind}.${field.key}`] ?? special[field.key]
  if (own !== undefined) return own
  switch (field.kind) {
    case 'number':
      return field.min + 1
    case 'flag':
      return true
    case 'choice':
      return Object.keys(field.choices)[0]!
    case 'reference':
      return codeIn(field.to)
    case 'date':
      return '2026-01-31'
    case 'list':
      return [field.to ? codeIn(field.to) : field.choices ? Object.keys(field.choices)[0]! : 'T1']
    case 'rich':
      return '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"T1"}]}]}'
    case 'picture':
      return pictureKept
    default:
      return 'T1'
  }
}

it.each(writableEntities.map((calls) => [calls.entity.name, calls] as const))(
  '%s keeps, lists, tells and exports every field',
  async (_, calls) => {
    const { entity } = calls
    // a lane of the list stands below a region already
    const values = Object.fromEntries(
      entity.all.map((field) => [field.key, field.key === 'ParentCode' ? 'NAM' : sampleOf(field, entity.kind)]),
    )
    // samples are far from usual values
    const { body, status } = await boss.call(calls.save, { Id: 0, Values: values, Sure: true })
    expect([status, body.Issues ?? []]).toEqual([200, []])
    expect(body.Data).toMatchObject(values)
    const filters = Object.fromEntries(entity.all.filter((field) => field.filter).map((field) => [field.key, values[field.key] as string]))
    const listed = (await boss.call(calls.list, { Keyword: String(values['Code']).toLowerCase(), Layer: 'company', ...filters })).body.Data
    // lists leave rich texts out
    const brief = Object.fromEntries(entity.all.flatMap(({ key, kind }) => (kind === 'rich' ? [[key, '']] : [])))
    expect([listed.Total, listed.Rows[0]]).toEqual([1, { ...body.Data, ...brief }])
    expect((await boss.call(calls.changes, { Id: body.Data.Id })).body.Data.Rows.map(({ Action }) => Action)).toContain('entity.add')
    const { payload } = await server.app.inject({
      url: `${calls.export.path}?Format=csv&Layer=company&Keyword=${String(values['Code'])}`,
      headers: { authorization: `Bearer ${boss.token}` },
    })
    expect(payload.split('\r\n')[1]).toContain(String(values['Code']))
  },
)
