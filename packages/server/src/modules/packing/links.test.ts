import {
  assignDriver,
  linkedSlip,
  makeSlipLink,
  mySlips,
  photoLinkedSlip,
  replaceSlip,
  reportLinkedSlip,
  reportSlip,
  revokeSlipLink,
  slipCalls,
} from '@jst/contracts/packing'
import { checkDigit } from '@jst/contracts/values'
import {
  documentFiles,
  documentTimeline,
  issuePrint,
  issuePrints,
  openDocumentFile,
  printPreview,
  printsTogether,
} from '@jst/contracts/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { queryOf } from '../../testing/server.ts'
import { formOf } from '../../testing/upload.ts'
import { issuedSlips, moveSlip, pendingSlips, slipRow, versionsOf, viewedSlip } from '../../testing/slips.ts'

let server: TestServer
let [ops, customer, customer2, fleet, provider]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer({ connections: 12 })
  // a role of the haulier that somebody has given the screens of customers too
  await server.db.owner((owner) =>
    owner.query(
      `insert into role_menu (role_id, menu_id, buttons) select r.id, m.id, '{view,print}' from role r, menu m
        where r.name = '车队调度' and m.path = '/external/workbench/cargoManager/boxList'`,
    ),
  )
  ;[ops, customer, customer2, fleet, provider] = await Promise.all(
    ['ops', 'customer', 'customer2', 'fleet', 'provider'].map((account) => server.signIn(account)),
  )
})
afterAll(() => server.close())

const stranger = () => server.client()
const linkOf = async (client: TestClient, Id: number, Days = 3) => {
  const { body, text } = await client.call(makeSlipLink, { Id, Days })
  if (!body.Data) throw new Error(text)
  return { id: body.Data.Link.Id, Token: body.Data.Path.split('Token=')[1]! }
}
const codeOf = async (Id: number) => (await viewedSlip(ops!, Id)).Qr.split('Token=')[1]!
const told = { BoxNo: '', SealNo: '', PickedUpAt: null, GatedInAt: null, Note: '' }
let entries = 0
const entry = (Token: string, more: object) => ({ Token, Key: `k${(entries += 1)}`, At: new Date().toISOString(), ...told, ...more })
let boxes = 0
const boxNumber = () => {
  const ten = `TSLU${String(200_000 + (boxes += 1))}`
  return `${ten}${checkDigit(ten)}`
}
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
async function photo(Token: string, Key: string, bytes = png, name = 'IMG_0001.png') {
  const { payload, headers } = formOf(bytes, name)
  const answer = await server.app.inject({ method: 'POST', url: photoLinkedSlip.path, query: queryOf({ Token, Key }), payload, headers })
  return { status: answer.statusCode, body: JSON.parse(answer.payload) as { Data: { Photos: { Name: string }[] }; Message?: string } }
}

describe('the code on a slip', () => {
  it('reads, says when the slip is void with the number in its place, and writes nothing', async () => {
    const { ids } = await issuedSlips(customer!, ops!, 1)
    const Token = await codeOf(ids[0]!)
    const seen = await stranger().call(linkedSlip, { Token })
    expect(seen.body.Data).toMatchObject({ EirNo: `H${ids[0]}`, InForce: true, MayWrite: false, BoxType: '40HQ', IsoType: '45G1' })
    expect((await stranger().call(reportLinkedSlip, entry(Token, { Note: 'x' }))).status).toBe(403)
    expect((await photo(Token, 'a')).status).toBe(403)
    await ops!.call(reportSlip, { Id: ids[0]!, ...told, SealNo: 'SECRETSEAL' })
    const { UpdateTime, Haulage } = await viewedSlip(ops!, ids[0]!)
    const replaced = {
      Id: ids[0]!,
      UpdateTime,
      Haulage: { ...Haulage, Driver: '王师傅' },
      Reason: 'LOST',
      Remarks: '',
      EirNo: `N${ids[0]}`,
    }
    expect((await ops!.call(replaceSlip, replaced)).status).toBe(200)
    const gone = await stranger().call(linkedSlip, { Token })
    expect(gone.body.Data).toMatchObject({ InForce: false, ReplacedBy: `N${ids[0]}`, SealNo: '', Driver: '', BoxNo: '' })
    expect(gone.text).not.toContain('SECRETSEAL')
  })
  it('that was changed by one letter opens nothing', async () => {
    const { ids } = await issuedSlips(customer!, ops!, 2)
    const Token = await codeOf(ids[0]!)
    const other = Token.replace(/^q\d+/, `q${ids[1]}`)
    for (const bad of [other, `${Token}x`, Token.slice(0, -1), 'q1.', '', `d${Token.slice(1)}`])
      expect((await stranger().call(linkedSlip, { Token: bad })).status).toBe(404)
  })
})

describe('the link of a driver', () => {
  it('names neither the customer nor other slips', async () => {
    const { ids, booking } = await issuedSlips(customer!, ops!, 2)
    const { Token } = await linkOf(ops!, ids[0]!)
    const { text, body } = await stranger().call(linkedSlip, { Token })
    expect(body.Data.MayWrite).toBe(true)
    for (const secret of ['远帆', booking.Code, `H${ids[1]}`, 'GYS']) expect(text).not.toContain(secret)
    const views = await server.db.owner((owner) =>
      owner.query<{ address: string }>('select address from slip_link_view where slip_id = $1', [ids[0]]),
    )
    expect(views.map(({ address }) => address)).toEqual(['127.0.0.*'])
    expect((await viewedSlip(ops!, ids[0]!)).Links).toMatchObject([{ Views: 1, RevokedAt: null }])
  })
  it('takes an entry once, also when it is sent twice at the same moment', async () => {
    const { ids } = await issuedSlips(customer!, ops!, 1)
    const { Token } = await linkOf(ops!, ids[0]!)
    const said = entry(Token, {
      BoxNo: boxNumber().toLowerCase(),
      SealNo: 'ml-001',
      PickedUpAt: new Date(Date.now() - 60_000).toISOString(),
    })
    const answers = await Promise.all(Array.from({ length: 4 }, () => stranger().call(reportLinkedSlip, said)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers[0]!.body.Data).toMatchObject({ State: 2, BoxNo: said.BoxNo.toUpperCase(), SealNo: 'ML-001' })
    const view = await viewedSlip(ops!, ids[0]!)
    expect(view.Reports.map(({ By }) => By)).toEqual(['driver'])
    const { Rows } = (await ops!.call(documentTimeline, { Kind: 'boxSlip', Id: ids[0]! })).body.Data
    expect(Rows.filter(({ Event }) => Event === 'pickUp')).toHaveLength(1)
    // hours later, after the slip has gone on
    await ops!.call(reportSlip, { Id: ids[0]!, ...told, GatedInAt: new Date().toISOString() })
    expect((await stranger().call(reportLinkedSlip, said)).body.Data.State).toBe(3)
    expect((await viewedSlip(ops!, ids[0]!)).Reports).toHaveLength(2)
  })
  it('ends with its days, by hand, and with its slip', async () => {
    const { ids } = await issuedSlips(customer!, ops!, 2)
    const first = await linkOf(ops!, ids[0]!)
    await server.db.owner((owner) => owner.query(`update slip_link set expires_at = now() - interval '1 hour' where id = $1`, [first.id]))
    expect((await stranger().call(linkedSlip, { Token: first.Token })).status).toBe(404)
    const second = await linkOf(ops!, ids[0]!)
    expect((await ops!.call(revokeSlipLink, { Id: second.id })).body.Data.RevokedAt).not.toBeNull()
    expect((await stranger().call(linkedSlip, { Token: second.Token })).body.Message).toContain('已撤销')
    const third = await linkOf(ops!, ids[1]!)
    expect(await moveSlip(ops!, 'giveBack', ids[1]!, 'DAMAGED')).toBeUndefined()
    expect((await stranger().call(linkedSlip, { Token: third.Token })).body.Data).toMatchObject({ InForce: false, MayWrite: false })
    expect((await stranger().call(reportLinkedSlip, entry(third.Token, { Note: '到了' }))).body.Message).toBe('箱单已作废，不能登记')
    const { ids: pending } = await pendingSlips(customer!, ops!, 1)
    expect((await ops!.call(makeSlipLink, { Id: pending[0]!, Days: 1 })).body.Message).toContain('还没有开')
  })
  it('takes photos once each, of formats that are pictures, and no more than twenty', async () => {
    const { ids } = await issuedSlips(customer!, ops!, 1)
    const { Token } = await linkOf(ops!, ids[0]!)
    const both = await Promise.all([photo(Token, 'p1'), photo(Token, 'p1')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await photo(Token, 'p2')).body.Data.Photos).toHaveLength(2)
    expect((await photo(Token, 'p3', Buffer.from('%PDF-1.7 nothing'), 'a.png')).status).toBe(422)
    const { body } = await customer!.call(documentFiles, { Kind: 'boxSlip', Id: ids[0]! })
    expect(body.Data.map(({ FileKind }) => FileKind)).toEqual(['photo', 'photo'])
    // shown on the page of the slip: as that picture and nothing that runs, and to nobody else
    const opened = (client: TestClient) =>
      server.app.inject({
        url: openDocumentFile.path,
        query: queryOf({ Kind: 'boxSlip', Id: ids[0]!, FileId: body.Data[0]!.Id }),
        headers: { authorization: `Bearer ${client.token}` },
      })
    const shown = await opened(ops!)
    expect(shown.rawPayload.equals(png)).toBe(true)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    for (const client of [customer2!, fleet!, stranger()]) expect([401, 403, 404]).toContain((await opened(client)).statusCode)
    await server.db.owner((owner) =>
      owner.query(
        `insert into slip_photo (slip_id, key, link_id, file_id) select p.slip_id, 'x' || n, p.link_id, p.file_id from slip_photo p,
          generate_series(1, 18) n          where p.slip_id = $1 and p.key = 'p1'`,
        [ids[0]],
      ),
    )
    expect((await photo(Token, 'p4')).body.Message).toBe('一张箱单最多 20 张照片')
  })
  it('is limited in a minute', async () => {
    const { ids } = await issuedSlips(customer!, ops!, 1)
    const { Token, id } = await linkOf(ops!, ids[0]!)
    await server.db.owner((owner) => owner.query('update slip_link set window_at = now(), window_calls = 30 where id = $1', [id]))
    expect((await stranger().call(reportLinkedSlip, entry(Token, { Note: 'x' }))).status).toBe(429)
  })
})

describe('a haulier', () => {
  it('sees its own slips from the issue on, and nothing of their customers', async () => {
    const pending = await pendingSlips(customer!, ops!, 1)
    const own = await issuedSlips(customer!, ops!, 1)
    const others = await issuedSlips(customer!, ops!, 1, { FleetName: '别的车队' })
    const listed = await fleet!.call(mySlips, { PageSize: 200 })
    const seen = listed.body.Data.Rows.map(({ Id }) => Id)
    expect(seen).toContain(own.ids[0])
    for (const id of [...pending.ids, ...others.ids]) expect(seen).not.toContain(id)
    for (const secret of ['远帆', own.booking.Code, 'PO-2026-118', 'KH26']) expect(listed.text).not.toContain(secret)
    expect(listed.body.Data.Rows[0]).toMatchObject({ Forwarder: '上海海捷国际货运代理有限公司', CarrierName: '中远海运集运' })
    expect((await fleet!.call(mySlips, { Keyword: '远帆' })).body.Data.Total).toBe(0)
    expect((await fleet!.call(reportSlip, { Id: others.ids[0]!, ...told, Note: 'x' })).status).toBe(404)
    expect((await fleet!.call(makeSlipLink, { Id: others.ids[0]!, Days: 1 })).status).toBe(404)
    expect((await provider!.call(mySlips, {})).status).toBe(403)
  })
  it('stands on no side of a slip, even with the screens of customers', async () => {
    const own = await issuedSlips(customer!, ops!, 1)
    expect((await fleet!.call(slipCalls.list, { PageSize: 200 })).body.Data.Total).toBe(0)
    expect((await fleet!.call(slipCalls.get, { Id: own.ids[0]! })).status).toBe(404)
    expect((await fleet!.call(documentTimeline, { Kind: 'boxSlip', Id: own.ids[0]! })).status).toBe(404)
    expect((await fleet!.call(issuePrint, { Kind: 'boxSlip', Id: own.ids[0]!, Print: 'a4', Language: 'zh' })).status).toBe(404)
  })
  it('names the driver of its slips, each for itself', async () => {
    const own = await issuedSlips(customer!, ops!, 1)
    const others = await issuedSlips(customer!, ops!, 1, { FleetName: '别的车队' })
    const Items = await versionsOf(ops!, [...own.ids, ...others.ids])
    const { body } = await fleet!.call(assignDriver, { Items, Driver: '赵师傅', Plate: '沪b88888', Phone: '13900001111' })
    expect(body.Data.Done).toEqual([{ Id: own.ids[0]!, EirNo: `H${own.ids[0]}` }])
    expect(body.Data.NotDone).toMatchObject([{ Id: others.ids[0]!, Code: 'NOT_FOUND' }])
    expect(await slipRow(ops!, own.ids[0]!)).toMatchObject({ Driver: '赵师傅', Plate: '沪B88888', Phone: '13900001111' })
    const link = await linkOf(fleet!, own.ids[0]!)
    expect((await stranger().call(linkedSlip, { Token: link.Token })).body.Data.Driver).toBe('赵师傅')
    expect((await fleet!.call(revokeSlipLink, { Id: link.id })).status).toBe(200)
  })
})

describe('customers', () => {
  it('see the slips of their own bookings', async () => {
    const { ids, booking } = await issuedSlips(customer!, ops!, 1)
    expect((await customer!.call(slipCalls.list, { BookingNo: booking.Code })).body.Data.Total).toBe(1)
    expect((await customer2!.call(slipCalls.list, { BookingNo: booking.Code })).body.Data.Total).toBe(0)
    expect((await customer2!.call(slipCalls.get, { Id: ids[0]! })).status).toBe(404)
    expect((await customer!.call(reportSlip, { Id: ids[0]!, ...told, Note: 'x' })).status).toBe(403)
  })
})

describe('prints of a slip', () => {
  it('on A4 and on a roll, as high as their content, and void across', async () => {
    const { ids } = await issuedSlips(customer!, ops!, 1)
    const asked = { Kind: 'boxSlip', Id: ids[0]!, Language: 'zh' } as const
    const bytes = async (Print: string, client = ops!) => {
      const { rawPayload, statusCode } = await server.app.inject({
        url: printPreview.path,
        query: queryOf({ ...asked, Print, Format: 'pdf' }),
        headers: { authorization: `Bearer ${client.token}` },
      })
      expect(statusCode).toBe(200)
      return rawPayload
    }
    const boxOf = (pdf: Buffer) => /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1'))!.slice(1, 3).map(Number)
    const roll = await bytes('roll')
    expect(boxOf(roll)[0]).toBe(164.4)
    expect(boxOf(roll)[1]).toBeLessThan(700)
    expect(boxOf(roll)[1]).toBeGreaterThan(300)
    const page = await bytes('a4')
    expect(boxOf(page)).toEqual([595.28, 841.89])
    expect((await customer!.call(issuePrint, { ...asked, Print: 'a4' })).body.Data).toMatchObject({ Copy: 1 })
    expect((await slipRow(ops!, ids[0]!))['Copies']).toBe(1)
    await moveSlip(ops!, 'giveBack', ids[0]!, 'DAMAGED')
    // the grey word has an opacity of its own
    expect((await bytes('roll')).toString('latin1')).toContain('/ca 0.28')
    expect(roll.toString('latin1')).not.toContain('/ca 0.28')
  })
  it('of many slips are one file, each its own copy; those that are not issued or void are left out with their reason', async () => {
    const { ids } = await issuedSlips(customer!, ops!, 3)
    const { ids: pending } = await pendingSlips(customer!, ops!, 1)
    await moveSlip(ops!, 'giveBack', ids[2]!, 'DAMAGED')
    const asked = { Kind: 'boxSlip', Print: 'roll', Language: 'zh' } as const
    const { body } = await ops!.call(issuePrints, { ...asked, Ids: [ids[1]!, ids[0]!, ids[2]!, pending[0]!, 999_999_999] })
    expect(body.Data.Copies.map(({ Id }) => Id)).toEqual([ids[1], ids[0]])
    expect(body.Data.NotPrinted.map(({ Id, Message }) => [Id, Message.slice(0, 8)])).toEqual([
      [ids[2], '箱单已作废，不再'],
      [pending[0], '箱单还没有开，开'],
      [999_999_999, expect.any(String)],
    ])
    const together = (Copies: string, client = ops!) =>
      server.app.inject({
        url: printsTogether.path,
        query: queryOf({ Kind: 'boxSlip', Print: 'roll', Copies, Format: 'pdf' }),
        headers: { authorization: `Bearer ${client.token}` },
      })
    const Copies = body.Data.Copies.map(({ Id, CopyId }) => `${Id}-${CopyId}`).join()
    const file = await together(Copies)
    const text = file.rawPayload.toString('latin1')
    expect([file.statusCode, text.match(/\/Type \/Page\n/g)?.length, /\/Count 2\n/.test(text)]).toEqual([200, 2, true])
    expect((await slipRow(ops!, ids[0]!))['Copies']).toBe(1)
    // the same bytes again, and nothing of others
    expect((await together(Copies)).rawPayload.equals(file.rawPayload)).toBe(true)
    for (const client of [customer2!, fleet!]) expect((await together(Copies, client)).statusCode).toBe(404)
    expect((await together('1')).statusCode).toBe(422)
    expect((await customer2!.call(issuePrints, { ...asked, Ids: [ids[0]!] })).body.Data.NotPrinted).toHaveLength(1)
  })
})
