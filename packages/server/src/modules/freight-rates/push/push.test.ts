import { markupRuleCalls, previewPush, pushFile, pushLog, sendPush } from '@jst/contracts/freight-rates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSheet } from '../../../kernel/sheet/sheets.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { dayAfter, publishedRate } from '../../../testing/quotes.ts'

let server: TestServer
let [boss, sales, customer]: TestClient[] = []
const asked = { Pol: 'CNLYG', Pods: 'USLAX', Day: dayAfter(7), Boxes: '40HQ*2' }
const secrets = ['1234.56', '1850', 'SECRET', 'GYS26', 'Floor', 'Cost', 'Margin', 'Supplier', 'YJ2', 'JJ0']
beforeAll(async () => {
  server = await createTestServer()
  await server.db.owner((owner) => owner.query(`update role set data_scope = 'own' where name in ('业务人员', '财务人员')`))
  ;[boss, sales, customer] = await Promise.all(['boss', 'sales', 'customer'].map((account) => server.signIn(account)))
  const common = { PolCode: asked.Pol, LaneCode: 'USW', Cost40HQ: 1_234.56, SupplierCode: 'GYS26010001' }
  await publishedRate(boss!, 1_850, { ...common, RemarkPublic: '=1+1' })
  await publishedRate(boss!, 1_500, { ...common, Visibility: 'INTERNAL', CarrierCode: 'OOCL' })
})
afterAll(() => server.close())

const preview = async (Customers: string, client = sales!) => (await client.call(previewPush, { ...asked, Customers })).body
const priceOf = (list: { Offers: { Boxes: { Price: string }[] }[] }) => list.Offers.map(({ Boxes }) => Boxes[0]!.Price)
const both = 'KH26010001,KH26010002'

describe('推价', () => {
  it('shows each customer his own price, and never a rate for the staff', async () => {
    const { Lists } = (await preview(both)).Data
    expect(Lists.map((list) => [list.Code, list.Level, list.Joined, ...priceOf(list)])).toEqual([
      ['KH26010001', 'VIP', true, '1995.00'],
      ['KH26010002', 'A', true, '2025.00'],
    ])
    expect(Lists[0]!.Text).toContain('USD 1,995')
    expect(Lists[0]!.Text).not.toContain('2,025')
  })
  it('tells nothing else than the price', async () => {
    const { text } = await sales!.call(previewPush, { ...asked, Customers: both })
    for (const word of secrets) expect(text).not.toContain(word)
  })
  it('goes to the workbench and the mail of each, and is kept with what was told', async () => {
    const { Lists } = (await preview(both)).Data
    const Customers = Lists.map(({ Code, Hash }, at) => ({
      Code,
      Hash,
      Way: at === 0 ? ('workbench' as const) : ('mail' as const),
      Mail: 'hejj@hengze.example',
    }))
    const { Sent } = (await sales!.call(sendPush, { ...asked, Customers })).body.Data
    expect(Sent.map(({ Code }) => Code)).toEqual(['KH26010001', 'KH26010002'])
    const [notice] = await server.db.owner((owner) =>
      owner.query<{ title: string; description: string; link: string }>(
        `select m.title, m.description, m.link from message m join employee e on e.id = m.recipient_id join app_user u on u.id = e.user_id
          where u.account = 'customer' order by m.id desc limit 1`,
      ),
    )
    expect(notice).toMatchObject({
      title: '连云港 至 洛杉矶 最新运价',
      link: expect.stringMatching(/^\/external\/workbench\?View=rates&Pol=CNLYG/),
    })
    expect(notice!.description).not.toMatch(/1,?995|2,?025/)
    const [mail] = await server.db.owner((owner) =>
      owner.query<{ address: string; content: string; name: string; file: Buffer; purpose: string }>(
        `select address, content::text, file_name as name, file, purpose from notice_mail order by id desc limit 1`,
      ),
    )
    expect(mail).toMatchObject({
      address: 'hejj@hengze.example',
      purpose: 'letter',
      name: expect.stringMatching(/^运价表 苏州恒泽.*xlsx$/),
    })
    expect(mail!.content).toContain('2,025')
    expect(mail!.content).not.toContain('1,995')
    const { Rows } = (await sales!.call(pushLog, { PageSize: 2 })).body.Data
    expect(
      Rows.map(({ Customer, Way, Rates, By, Hash }) => [
        Customer,
        Way,
        Rates,
        By,
        Hash === Lists.find(({ Code }) => Code === Customer)!.Hash,
      ]),
    ).toEqual([
      ['KH26010002', 'mail', 1, '王思琪', true],
      ['KH26010001', 'workbench', 1, '王思琪', true],
    ])
  })
  it('is a file of what was told, in which nothing is a formula', async () => {
    const { Rows } = (await sales!.call(pushLog, { Keyword: 'KH26010001' })).body.Data
    const { rawPayload } = await server.app.inject({
      url: `${pushFile.path}?Id=${Rows[0]!.Id}`,
      headers: { authorization: `Bearer ${sales!.token}`, 'web-version': '1' },
    })
    const { rows } = await readSheet(rawPayload)
    expect(rows[1]).toEqual(expect.arrayContaining(['连云港', '洛杉矶', 'USD', '=1+1']))
    expect(rows.flat().join(' ')).toMatch(/1,?995/)
    expect(rawPayload.toString('latin1')).not.toContain('<f>')
  })
  it('sends nothing that changed since it was looked at, or that is below the floor, and says so', async () => {
    const { Lists } = (await preview('KH26010001')).Data
    const Values = { NameZh: '亏本', MarkupLayer: 'CUSTOMER', Customers: ['KH26010001'], CurrencyCode: 'USD', Amount: -900 }
    const { Id, UpdateTime } = (await boss!.call(markupRuleCalls.save, { Id: 0, Values })).body.Data
    const sendIt = (Hash: string) => sales!.call(sendPush, { ...asked, Customers: [{ Code: 'KH26010001', Hash, Way: 'text' }] })
    expect((await sendIt(Lists[0]!.Hash)).body.Issues?.[0]?.Message).toContain('价格在预览后有变化')
    const [now] = (await preview('KH26010001')).Data.Lists
    expect([now!.Offers, now!.Withheld]).toEqual([[], [{ Carrier: 'COSCO', Pod: 'USLAX', Why: '低于底价或最低毛利，须先审批' }]])
    expect((await sendIt(now!.Hash)).body.Issues?.[0]?.Message).toContain('没有可推的运价')
    await boss!.call(markupRuleCalls.remove, { Items: [{ Id, UpdateTime }] })
  })
  it('finds customers of the own scope, and asks the button', async () => {
    expect((await preview('NOBODY')).Issues?.[0]?.Message).toContain('没有找到客户 NOBODY')
    expect((await customer!.call(previewPush, { ...asked, Customers: both })).status).toBe(403)
    expect((await customer!.call(pushLog, {})).status).toBe(403)
    // a customer of somebody else
    expect((await preview('KH26010003')).Issues?.[0]?.Message).toContain('没有找到客户 KH26010003')
  })
})
