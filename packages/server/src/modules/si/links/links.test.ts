import {
  addSiList,
  answerLinkedBill,
  changeSiStatus,
  linkedBill,
  linkedBillFile,
  makeSiBillLink,
  modifySi,
  revokeSiBillLink,
  siBillLinks,
  siState,
  siVersionList,
} from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { queryOf } from '../../../testing/server.ts'
import { payloadOf, siTestbed, type SiTestbed } from '../testing.ts'

let server: TestServer
let bed: SiTestbed
let [customer, customer2, reviewer, clerk, reader]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer({ connections: 12 })
  ;[customer, customer2, reviewer, clerk] = await Promise.all(
    ['customer', 'customer2', 'reviewer', 'doc'].map((account) => server.signIn(account)),
  )
  reader = server.client()
  bed = siTestbed(server, customer!)
})
afterAll(() => server.close())

/** A bill whose draft waits for the customer. */
async function draftSent(): Promise<number> {
  const orderId = await bed.order()
  const id = (await customer!.call(addSiList, payloadOf(orderId, await bed.draft(orderId)))).body.Data.Ids[0]!
  await reviewer!.call(changeSiStatus, { TDId: id, Status: 2 })
  expect((await clerk!.call(changeSiStatus, { TDId: id, Status: 4 })).body.Data.TBI_STATUS).toBe(4)
  return id
}
async function linkOf(client: TestClient, Id: number, For = '工厂王工') {
  const { body, text } = await client.call(makeSiBillLink, { Id, For, Days: 3 })
  if (!body.Data) throw new Error(text)
  return { id: body.Data.Link.Id, Token: body.Data.Path.split('Token=')[1]! }
}
let keys = 0
const said = (Token: string, more: object = {}) => ({
  Token,
  Key: `k${(keys += 1)}`,
  Name: '王工',
  Phone: '13800000000',
  Answer: 'confirm' as const,
  Remarks: '',
  FieldRemarks: [],
  ...more,
})
const statusOf = async (Id: number) => (await customer!.call(siState, { Id })).body.Data.Status

describe('a link to a draft bill', () => {
  it('shows one version without an account: what is printed, and no addresses, fees or remarks of the staff', async () => {
    const id = await draftSent()
    const { Token } = await linkOf(clerk!, id)
    const { body, text } = await reader!.call(linkedBill, { Token })
    expect(body.Data).toMatchObject({ Version: 1, State: 'open', For: '工厂王工', Changed: [], AnsweredBy: '' })
    expect(body.Data.Fields.find(({ Path }) => Path === 'TBI_CONSIGNEE')).toMatchObject({
      Label: '收货人',
      LabelEn: 'Consignee',
      Value: 'HAMBURG HOME TRADING GMBH\nHAMBURG, GERMANY\nVAT DE123456789 TEL: 49-40-123456',
    })
    expect(body.Data.Boxes.length).toBeGreaterThan(0)
    expect(text).not.toMatch(/@|TBI_EMAILS|TBI_REMARKS|TBI_SHREMARKS|Fee/)
    const { body: links } = await clerk!.call(siBillLinks, { Id: id })
    expect(links.Data).toMatchObject([{ For: '工厂王工', Views: 1, Answer: '' }])
    // each side has its own links
    expect((await customer!.call(siBillLinks, { Id: id })).body.Data).toEqual([])
    const file = await server.app.inject({ method: 'GET', url: linkedBillFile.path, query: queryOf({ Token }) })
    expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })

  it('confirms the version that it shows, in the name that its reader gives, once', async () => {
    const id = await draftSent()
    const { Token } = await linkOf(customer!, id)
    const input = said(Token)
    const { body } = await reader!.call(answerLinkedBill, input)
    expect(body.Data).toMatchObject({ State: 'confirmed', AnsweredBy: '王工' })
    // the same answer again, after a lost connection
    expect((await reader!.call(answerLinkedBill, input)).body.Data.State).toBe('confirmed')
    expect(await statusOf(id)).toBe(5)
    const { Rows } = (await customer!.call(siVersionList, { TDId: id })).body.Data
    expect(Rows.filter(({ Event }) => Event === 'confirm')).toMatchObject([
      { Version: 1, AuthorName: '王工（13800000000）', AuthorCompany: '样单链接：工厂王工' },
    ])
    const again = await reader!.call(answerLinkedBill, said(Token, { Answer: 'change', Remarks: '再改一下' }))
    expect([again.status, again.body.Message]).toEqual([422, '样单已由王工确认，无需再次提交；如需修改请联系发给您链接的人'])
  })

  it('asks for changes with remarks at the fields, and the next version is another link', async () => {
    const id = await draftSent()
    const { Token } = await linkOf(clerk!, id)
    const none = await reader!.call(answerLinkedBill, said(Token, { Answer: 'change' }))
    expect([none.status, none.body.Issues![0]!.Path]).toEqual([422, 'Remarks'])
    const elsewhere = [{ Path: 'TBI_EMAILS', Text: '这是什么' }]
    expect((await reader!.call(answerLinkedBill, said(Token, { Answer: 'change', FieldRemarks: elsewhere }))).status).toBe(422)
    const FieldRemarks = [
      { Path: 'TBI_CONSIGNEE', Text: '少了门牌号' },
      { Path: 'BoxInfos[0].TBX_SEALNO', Text: '铅封号不对' },
    ]
    const { body } = await reader!.call(answerLinkedBill, said(Token, { Answer: 'change', FieldRemarks }))
    expect(body.Data.State).toBe('change')
    expect((await clerk!.call(siState, { Id: id })).body.Data).toMatchObject({ Status: 1, FieldRemarks, Reason: '见 2 处批注' })
    const { TBI_SHREMARKS: _, ...record } = await bed.read(id)
    const mended = { ...record, TBI_CONSIGNEE: `${record.TBI_CONSIGNEE}\nNO. 8`, ReasonCode: 'A04' }
    expect((await customer!.call(modifySi, mended as never)).status).toBe(200)
    expect((await reader!.call(linkedBill, { Token })).body.Data).toMatchObject({ State: 'superseded', Version: 1 })
    await reviewer!.call(changeSiStatus, { TDId: id, Status: 2 })
    await clerk!.call(changeSiStatus, { TDId: id, Status: 4 })
    const next = await linkOf(clerk!, id)
    const { Changed, Version } = (await reader!.call(linkedBill, { Token: next.Token })).body.Data
    expect([Version, Changed.map(({ Path }) => Path)]).toEqual([2, ['TBI_CONSIGNEE']])
    const old = await reader!.call(answerLinkedBill, said(Token))
    expect([old.status, old.body.Message]).toEqual([422, '样单已有新的版本或已作废，请向发给您链接的人索取新的链接'])
  })

  it('of two people who answer one draft at once, one is taken and the other is told', async () => {
    const id = await draftSent()
    const [first, second] = [await linkOf(clerk!, id, '工厂'), await linkOf(customer!, id, '收货人')]
    const answers = await Promise.all([
      reader!.call(answerLinkedBill, said(first.Token, { Name: '甲' })),
      reader!.call(answerLinkedBill, said(second.Token, { Name: '乙', Answer: 'change', Remarks: '唛头要改' })),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const refused = answers.find(({ status }) => status === 422)!.body.Message
    expect(refused).toMatch(/^(样单已由甲确认|乙已提出修改)/)
    expect([1, 5]).toContain(await statusOf(id))
  })

  it('ends when it is revoked or its time is over, and cannot be guessed', async () => {
    const id = await draftSent()
    const [first, second] = [await linkOf(clerk!, id), await linkOf(clerk!, id)]
    expect((await clerk!.call(revokeSiBillLink, { Id: first.id })).body.Data.RevokedAt).not.toBeNull()
    const message = async (Token: string) => (await reader!.call(linkedBill, { Token })).body.Message
    expect(await message(first.Token)).toContain('已被撤销')
    await server.db.owner((owner) =>
      owner.query(`update si_bill_link set expires_at = now() - interval '1 hour' where id = $1`, [second.id]),
    )
    // its end is part of what is signed
    expect(await message(second.Token)).toContain('无效')
    expect(await message(`${second.id}.${'A'.repeat(43)}`)).toContain('无效')
    expect(await message('no token')).toContain('无效')
    expect(await statusOf(id)).toBe(4)
  })

  it('is made for a draft that waits alone, by the companies of the bill', async () => {
    const id = await bed.submitted()
    expect((await clerk!.call(makeSiBillLink, { Id: id, For: '王工', Days: 1 })).body.Message).toContain('没有待确认的样单')
    const sent = await draftSent()
    expect((await customer2!.call(makeSiBillLink, { Id: sent, For: '王工', Days: 1 })).status).toBe(404)
    const { id: link } = await linkOf(clerk!, sent)
    expect((await customer2!.call(revokeSiBillLink, { Id: link })).status).toBe(404)
    expect((await customer!.call(revokeSiBillLink, { Id: link })).status).toBe(404)
    expect((await customer2!.call(siBillLinks, { Id: sent })).body.Data).toEqual([])
  })

  it('takes so many answers in a minute, the refused ones counted', async () => {
    const { id, Token } = await linkOf(clerk!, await draftSent())
    await server.db.owner((owner) => owner.query('update si_bill_link set window_at = now(), window_calls = 20 where id = $1', [id]))
    expect((await reader!.call(answerLinkedBill, said(Token))).status).toBe(429)
  })
})
