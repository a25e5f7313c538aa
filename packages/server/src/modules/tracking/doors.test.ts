import type { Envelope, ReplyOf } from '@jst/contracts'
import { trackFollow, trackImport, trackPartners, trackStatements, trackView, trackWithdraw, type TrackView } from '@jst/contracts/tracking'
import { checkDigit } from '@jst/si-drafts/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { upload } from '../../testing/upload.ts'
import { addPartner, dcsaEvent, notify } from './testing.ts'

let server: TestServer
let ops: TestClient
let customer: TestClient
let number = 0
beforeAll(async () => {
  server = await createTestServer()
  ops = await server.signIn('ops')
  customer = await server.signIn('customer')
})
afterAll(() => server.close())

/** A new bill that the customer follows, with a box that nobody else has. */
async function followed(): Promise<{ bill: string; id: number; box: string }> {
  const bill = `COSU91000000${String((number += 1)).padStart(2, '0')}`
  const [outcome] = (await customer.call(trackFollow, { Items: [{ Number: bill }] })).body.Data
  const first = `CSQU${String(300_000 + number)}`
  return { bill, id: outcome!.ShipmentId!, box: `${first}${checkDigit(first)}` }
}
const view = async (id: number): Promise<TrackView> => (await ops.call(trackView, { Id: id })).body.Data
const statements = async (bill: string) => (await ops.call(trackStatements, { Keyword: bill })).body.Data

describe('a partner that sends by itself', () => {
  it('is taken once however often it sends; another key, body or subscription is refused', async () => {
    const partner = await addPartner(ops, 'YSHAN')
    const { bill, id, box } = await followed()
    const events = [
      dcsaEvent('e1', 'GTIN', '2026-04-01T08:00:00+08:00', { port: 'CNSHA', box, bill }),
      dcsaEvent('e2', 'LOAD', '2026-04-03T10:00:00+08:00', { port: 'CNSHA', box, bill }),
    ]
    const payload = JSON.stringify({ events })
    const first = await notify(server, partner, payload)
    expect([first.statusCode, first.payload]).toEqual([204, ''])
    const shown = await view(id)
    expect(shown.StateText).toBe('已装船')
    expect((await notify(server, partner, payload)).statusCode).toBe(204)
    expect((await notify(server, partner, JSON.stringify(events))).statusCode).toBe(204)
    expect((await statements(bill)).Total).toBe(2)
    expect((await view(id)).Facts).toEqual(shown.Facts)

    const forged = JSON.stringify([dcsaEvent('e3', 'DISC', '2026-04-20T10:00:00Z', { port: 'NLRTM', box, bill })])
    const signature = `sha256=${'0'.repeat(64)}`
    const answers = await Promise.all([
      notify(server, partner, forged, signature),
      notify(server, partner, forged, ''),
      notify(server, { ...partner, key: Buffer.from('other').toString('base64') }, forged),
      notify(server, { ...partner, subscription: '00000000-0000-0000-0000-000000000000' }, forged),
      notify(server, { ...partner, subscription: `x' or true` }, forged),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401])
    expect((await notify(server, partner, 'no json')).statusCode).toBe(422)
    expect((await notify(server, partner, `[${'"x",'.repeat(700_000)}1]`)).statusCode).toBe(413)
    expect((await statements(bill)).Total).toBe(2)
    const [listed] = (await ops.call(trackPartners, {})).body.Data.filter(({ Code }) => Code === 'YSHAN')
    expect(listed).toMatchObject({ Taken: 2, Refused: 4 })
    expect(JSON.stringify(listed)).not.toContain(partner.key)
  })
  it('cannot change the statements of another one by their identifiers', async () => {
    const [one, other] = [await addPartner(ops, 'TERM1'), await addPartner(ops, 'TERM2')]
    const { bill, id, box } = await followed()
    const load = dcsaEvent('same', 'LOAD', '2026-04-03T10:00:00+08:00', { port: 'CNSHA', box, bill })
    await notify(server, one, JSON.stringify([load]))
    const retracted = {
      eventID: 'same',
      eventDateTime: '2026-04-03T10:00:00+08:00',
      eventUpdatedDateTime: '2026-04-04T10:00:00+08:00',
      isRetracted: true,
      eventRouting: { originatingParty: { partyCode: 'TERM1', codeListProvider: 'SMDG' } },
      eventClassification: { eventType: 'EQUIPMENT', eventClassifierCode: 'ACT', equipmentEventTypeCode: 'LOAD' },
      equipmentDetails: { equipmentReference: box },
    }
    expect((await notify(server, other, JSON.stringify([retracted]))).statusCode).toBe(204)
    expect((await view(id)).StateText).toBe('已装船')
  })
})

describe('the stored timeline', () => {
  it('is the same for any order, copies and contradictions of the statements', async () => {
    const partner = await addPartner(ops, 'ORDER')
    const shipments = [await followed(), await followed(), await followed()]
    const eventsOf = (bill: string, box: string) => [
      dcsaEvent(`${bill}1`, 'GTOT', '2026-05-01T08:00:00+08:00', { port: 'CNSHA', box, bill, empty: 'EMPTY' }),
      dcsaEvent(`${bill}2`, 'GTIN', '2026-05-03T08:00:00+08:00', { port: 'CNSHA', box, bill }),
      dcsaEvent(`${bill}3`, 'LOAD', '2026-05-05T10:00:00+08:00', { port: 'CNSHA', box, bill }),
      dcsaEvent(`${bill}4`, 'LOAD', '2026-05-06T12:00:00+08:00', { port: 'CNSHA', box, bill }),
      dcsaEvent(`${bill}5`, 'DISC', '2026-06-01T10:00:00+02:00', { port: 'NLRTM', box, bill }),
    ]
    const orders = [
      [0, 1, 2, 3, 4],
      [4, 3, 2, 1, 0],
      [2, 4, 2, 0, 3, 1, 4],
    ]
    const seen = []
    for (const [at, { bill, id, box }] of shipments.entries()) {
      const events = eventsOf(bill, box)
      for (const place of orders[at]!) expect((await notify(server, partner, JSON.stringify([events[place]]))).statusCode).toBe(204)
      const { Facts, StateText, Pol, Pod } = await view(id)
      seen.push({
        StateText,
        Pol,
        Pod,
        facts: Facts.map(({ Milestone, Port, Classifier, Witnesses }) => [Milestone, Port, Classifier, Witnesses[0]!.At]),
      })
    }
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
    expect(seen[0]).toMatchObject({ StateText: '已卸船', Pol: 'CNSHA', Pod: 'NLRTM' })
  })
})

async function send(bytes: Buffer, name: string, query: Record<string, string> = {}) {
  const { status, body } = await upload(server, ops, `${trackImport.path}?${new URLSearchParams(query).toString()}`, bytes, name)
  return { status, body: body as unknown as Envelope<ReplyOf<typeof trackImport>> }
}

describe('a file', () => {
  it('of DCSA needs its sender; a dry run keeps nothing', async () => {
    const { bill, id, box } = await followed()
    const bytes = Buffer.from(JSON.stringify([dcsaEvent(`${bill}f`, 'GTIN', '2026-04-01T08:00:00+08:00', { port: 'CNSHA', box, bill })]))
    expect((await send(bytes, 'events.json')).status).toBe(422)
    const from = { Source: 'carrier', Party: 'COSU' }
    expect((await send(bytes, 'events.json', { ...from, DryRun: 'true' })).body.Data).toMatchObject({
      Kind: 'dcsa',
      Taken: 1,
      DryRun: true,
    })
    expect((await statements(bill)).Total).toBe(0)
    expect((await send(bytes, 'events.json', from)).body.Data).toMatchObject({ Taken: 1, Known: 0, Shipments: 1 })
    expect((await send(bytes, 'events.json', from)).body.Data).toMatchObject({ Taken: 0, Known: 1 })
    expect((await view(id)).StateText).toBe('已进港')
  })
  it('of EDIFACT is read by its bytes, in the character set of its head, whatever it is called', async () => {
    const { bill, id, box } = await followed()
    const codeco = [
      "UNB+UNOC:1+CNSHAT1+OURS+260401:0900+1'",
      "UNH+1+CODECO:D:95B:UN:ITG14'BGM+34+1+9'",
      "TDT+20+001W+1++COSU:172:20+++9074729:146::M\u00fcnchen'",
      `EQD+CN+${box}+45G1:102:5++2+5'`,
      `RFF+BM:${bill}'`,
      "DTM+7:202604010830:203'LOC+165+CNSHA:139:6'",
      "CNT+16:1'UNT+9+1'UNZ+1+1'",
    ].join('')
    const { body } = await send(Buffer.from(codeco, 'latin1'), 'gate.txt')
    expect(body.Data).toMatchObject({ Kind: 'edifact', Taken: 1 })
    expect((await view(id)).Facts).toMatchObject([{ Milestone: 'gateIn', Witnesses: [{ At: '2026-04-01T00:30:00.000Z' }] }])
  })
  it('of a sheet takes words and times as people write them, and tells each line that it cannot read', async () => {
    const { bill, id, box } = await followed()
    const csv = [
      '箱号,动态,时间,港口,提单号,类别,来源,封号',
      `${box.slice(0, 4).toLowerCase()} ${box.slice(4, 10)}-${box.slice(10)},进港,2026/3/1 8:05,CNSHA,${bill},,码头,A1 B2`,
      `${box},装船,２０２６年３月２日23时50分,cnsha,${bill},实际,码头,`,
      `${box},卸船,2026-13-40,NLRTM,${bill},,码头,`,
      `${box},飞走了,2026-03-05,CNSHA,${bill},,码头,`,
      ',,,,,,,',
    ].join('\n')
    const { body } = await send(Buffer.from(csv), '动态.csv')
    expect(body.Data).toMatchObject({ Kind: 'sheet', Taken: 2 })
    expect(body.Data.Issues.map(({ Path }) => Path)).toEqual(['第 4 行.At', '第 5 行.Milestone'])
    const shown = await view(id)
    expect(shown).toMatchObject({ StateText: '已装船', BoxLines: [{ Seals: ['A1', 'B2'] }] })
    expect(shown.Facts.map(({ Witnesses }) => Witnesses[0]!.At)).toEqual(['2026-03-01T00:05:00.000Z', '2026-03-02T15:50:00.000Z'])
  })
  it('of a sheet takes no word and no number for another one', async () => {
    const { bill, id, box } = await followed()
    const line = (values: Readonly<Record<string, string>>) =>
      ['箱号', '动态', '时间', '港口', '提单号', '类别', '来源', '封号', '航次', 'IMO']
        .map(
          (name) =>
            values[name] ?? { 箱号: box, 动态: '进港', 时间: '2026-03-01 08:05', 港口: 'CNSHA', 提单号: bill, 来源: '码头' }[name] ?? '',
        )
        .join(',')
    const csv = [
      '箱号,动态,时间,港口,提单号,类别,来源,封号,航次,IMO',
      line({ 类别: '预报' }),
      line({ 提单号: `${bill}${'0'.repeat(36)}` }),
      line({ 航次: '0'.repeat(21) }),
      line({ 封号: Array.from({ length: 10 }, (_, at) => `S${at}`).join(' ') }),
      line({ IMO: '98392721' }),
      line({ 类别: 'est', IMO: 'IMO 9839272' }),
    ].join('\n')
    const { body } = await send(Buffer.from(csv), '动态.csv')
    expect(body.Data.Issues.map(({ Path, Message }) => [Path, Message])).toEqual([
      ['第 2 行.Classifier', '类别应为实际、预计或计划，该行未读取'],
      ['第 3 行.BillNo', '最多 35 个字符，该行未读取，请缩短或分行填写'],
      ['第 4 行.Voyage', '最多 20 个字符，该行未读取，请缩短或分行填写'],
      ['第 5 行.Seals', '最多 9 个封号，每个最多 20 个字符，该行未读取'],
      ['第 6 行.Imo', 'IMO 编号校验位不正确'],
    ])
    expect((await view(id)).Facts.map(({ Classifier }) => Classifier)).toEqual(['EST'])
  })
  it('of more boxes than a file may have is refused before any is read', async () => {
    const codeco = `UNB+UNOA:2+A+B+260401:0900+1'UNH+1+CODECO:D:95B:UN'BGM+34+1+9'${"EQD+CN+MSKU1234565+45G1'".repeat(10_001)}UNT+3+1'UNZ+1+1'`
    const { status, body } = await send(Buffer.from(codeco), 'gate.edi')
    expect([status, body.Message]).toEqual([422, '一次最多 10000 条动态，请分批导入'])
  })
  it.each([
    ['broken.json', '{ no json'],
    ['broken.edi', "UNB+UNOA:1+A'UNH"],
    ['other.csv', 'a,b\n1,2'],
    ['picture.png', '\x89PNG\r\n\x1a\n'],
  ])('that is something else (%s) is refused in words', async (name, content) => {
    const { status, body } = await send(Buffer.from(content, 'latin1'), name, { Source: 'carrier', Party: 'COSU' })
    expect(status).toBe(422)
    expect(body.Message).not.toBe('')
  })
})

describe('a withdrawn statement', () => {
  it('is hidden and stays readable, and counts again when it is restored', async () => {
    const partner = await addPartner(ops, 'HIDE')
    const { bill, id, box } = await followed()
    await notify(
      server,
      partner,
      JSON.stringify([dcsaEvent(`${bill}a`, 'LOAD', '2026-04-03T10:00:00+08:00', { port: 'CNSHA', box, bill })]),
    )
    const { Id } = (await statements(bill)).Rows[0]!
    expect((await customer.call(trackWithdraw, { Ids: [Id], IsWithdrawn: true, Reason: '' })).status).toBe(403)
    const hidden = (await ops.call(trackWithdraw, { Ids: [Id], IsWithdrawn: true, Reason: '箱号录错' })).body.Data
    expect(hidden).toMatchObject([{ IsWithdrawn: true, WithdrawnBy: '孙婷（箱号录错）' }])
    expect(await view(id)).toMatchObject({ Facts: [], Withdrawn: [{ By: '孙婷（箱号录错）' }], Stage: 'waiting' })
    await ops.call(trackWithdraw, { Ids: [Id], IsWithdrawn: false, Reason: '' })
    expect((await view(id)).StateText).toBe('已装船')
  })
})
