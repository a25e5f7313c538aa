import { documentVersions, moveDocuments } from '@jst/contracts/document'
import {
  listCalls,
  listDocument,
  packingDifferences,
  packingFile,
  packingFill,
  packingLog,
  packingMessage,
  packingGrid,
  readPackingFile,
  reportSlip,
  savePackingLists,
  type PackedBox,
  type PackingFile,
} from '@jst/contracts/packing'
import { checkDigit } from '@jst/contracts/values'
import { readCoscln } from '@jst/packing/edi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedBooking } from '../../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { readSheet } from '../../../kernel/sheet/sheets.ts'
import { boxOf, gridOf, lineOf, moveList, nobody, packed, repacked } from '../../../testing/packing-lists.ts'
import { issuedSlips } from '../../../testing/slips.ts'
import { upload } from '../../../testing/upload.ts'

let server: TestServer
let [ops, sales, customer, customer2]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[ops, sales, customer, customer2] = await Promise.all(['ops', 'sales', 'customer', 'customer2'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

/** 860 packages, 18,600 kg and 132.5 m³ of the booking in two boxes. */
const [first, second] = ['CSQU3054383', 'MSKU6011672'] as const
const whole = () => [boxOf(first, [lineOf(430, 9_300, 66.25)]), boxOf(second, [lineOf(430, 9_300, 66.25)])]
let made = 0
/** Numbers of boxes that no other test uses. */
const fresh = () => {
  const no = `TSTU${String((made += 1)).padStart(6, '0')}`
  return `${no}${checkDigit(no)}`
}

/** The customer asks for a change; undefined: it was taken. */
async function asksChange(Id: number): Promise<string | undefined> {
  const { UpdateTime } = (await customer!.call(listCalls.get, { Id })).body.Data
  const { body } = await customer!.call(moveDocuments, {
    Kind: 'packingList',
    Event: 'askChange',
    Items: [{ Id, UpdateTime }],
    Reason: 'SEAL',
    Remarks: '海关查验换封',
  })
  return body.Data.NotMoved[0]?.Message
}

describe('lists of a booking', () => {
  it('are written together, summed exactly, and found by number, bill and seal', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const { status, body, text } = await packed(customer!, booking.Id, whole())
    expect(status, text).toBe(200)
    expect(body.Data.Lists.map(({ Code, Box }) => [Code.slice(0, 2), Box.BoxNo, Box.Packages, Box.Weight, Box.Volume])).toEqual([
      ['ZX', first, 430, 9_300, 66.25],
      ['ZX', second, 430, 9_300, 66.25],
    ])
    expect(body.Data.Order).toEqual({ From: 'booking', Packages: 860, Weight: 18_600, Volume: 132.5 })
    const found = await ops!.call(listCalls.list, { Keyword: first })
    expect(found.body.Data.Rows).toMatchObject([{ Stage: 'draft', BoxNo: first, Weight: 9_300, Bills: 'COSU6612345670' }])
  })
  it('compare to the third decimal, and refuse more of them', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const odd = boxOf(fresh(), [lineOf(1, 0.1, 0.1), lineOf(2, 0.2, 0.2)])
    const { body } = await packed(customer!, booking.Id, [{ ...odd, Weight: 0.3, Volume: 0.3 }])
    expect(body.Data.Issues.filter(({ Code }) => Code === 'SUM')).toEqual([])
    const more = await packed(customer!, booking.Id, [boxOf(fresh(), [lineOf(1, 1.0005, 1)])])
    expect(more.status).toBe(422)
    expect(new Set(more.body.Issues?.map(({ Code, Message }) => [Code, Message].join(' ')))).toEqual(
      new Set(['DECIMALS 毛重 1.0005 超过三位小数，系统不会四舍五入，请改正']),
    )
  })
  it('are one for each box and voyage, whoever writes them', async () => {
    const [one, other] = await Promise.all([confirmedBooking(customer!, ops!), confirmedBooking(customer!, ops!)])
    const box = boxOf(fresh(), [lineOf(1, 1, 1)])
    const answers = await Promise.all([packed(customer!, one.Id, [box]), packed(ops!, one.Id, [box])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const { Code } = answers.find(({ status }) => status === 200)!.body.Data.Lists[0]!
    const twin = await packed(ops!, other.Id, [box])
    expect(twin.body.Issues?.[0]?.Message).toBe(`箱号 ${box.BoxNo} 在本航次已有装箱单 ${Code}，请在那一张上修改，或先作废`)
    const twice = await packed(ops!, other.Id, [
      boxOf('', [lineOf(1, 1, 1)]),
      { ...box, BoxNo: 'TRHU1234560' },
      { ...box, BoxNo: 'TRHU 123456-0' },
    ])
    expect(twice.body.Issues).toMatchObject([{ Path: 'Lists[2].Box.BoxNo' }])
  })
  it('that somebody else wrote first are not written over, and what they say now is told', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const { body } = await packed(customer!, booking.Id, [boxOf(fresh(), [lineOf(10, 100, 1)])])
    const again =
      (weight: number) =>
      (box: PackedBox): PackedBox => ({
        ...box,
        Weight: weight,
        Lines: [{ ...box.Lines[0]!, Weight: weight }],
      })
    expect((await repacked(ops!, body.Data, again(120))).status).toBe(200)
    const late = await repacked(customer!, body.Data, again(130))
    expect([late.status, late.body.Data.Lists[0]!.Box.Weight]).toEqual([412, 120])
  })
  it('of other companies are not there, and a shared box is the forwarder’s alone', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    await packed(customer!, booking.Id, [boxOf(fresh(), [lineOf(1, 1, 1)])])
    expect((await customer2!.call(packingGrid, { BookingId: booking.Id })).status).toBe(404)
    expect((await packed(customer2!, booking.Id, [boxOf(fresh(), [lineOf(1, 1, 1)])])).status).toBe(404)
    const shared = boxOf(fresh(), [lineOf(1, 1, 1), lineOf(5, 50, 2, { BillNo: 'OTHERBILL01' })], { Fcl: 'lcl' })
    expect((await packed(customer!, booking.Id, [shared])).body.Issues?.[0]?.Message).toBe('拼箱装箱单由货代填写，请联系货代')
    expect((await packed(ops!, booking.Id, [shared])).status).toBe(200)
    const { text } = await customer!.call(packingGrid, { BookingId: booking.Id })
    expect(text).not.toContain('OTHERBILL01')
    expect(text).not.toContain(shared.BoxNo)
    expect((await gridOf(ops!, booking.Id)).Lists).toHaveLength(2)
    expect((await gridOf(sales!, booking.Id)).Lists.length).toBeGreaterThan(0)
  })
})

describe('a list on its way', () => {
  it('is submitted when its checks pass, and says what stops it', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const bare = boxOf(fresh(), [lineOf(860, 18_600, 66)], { Seals: [] })
    const { body } = await packed(customer!, booking.Id, [bare])
    const [{ Id } = { Id: 0 }] = body.Data.Lists
    expect(await moveList(customer!, 'submit', Id)).toMatch(/^还不能提交：.*封/)
    const grid = await gridOf(customer!, booking.Id)
    await repacked(customer!, grid, (box) => ({ ...box, Seals: [{ No: 'CN88001', Source: 'shipper' }] }))
    expect(await moveList(customer!, 'submit', Id)).toBeUndefined()
    const held = await repacked(customer!, await gridOf(customer!, booking.Id), (box) => ({ ...box, Tare: 3_800 }))
    expect(held.status).toBe(422)
    expect(held.body.Message).toContain('不能修改')
  })
  it('asks for a reason above the usual load, and refuses a quarter more', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const heavy = boxOf(fresh(), [lineOf(100, 29_000, 60)])
    const { body } = await packed(customer!, booking.Id, [heavy])
    const { Id } = body.Data.Lists[0]!
    expect(await moveList(customer!, 'submit', Id)).toContain('29000 KGS')
    const grid = await gridOf(customer!, booking.Id)
    await customer!.call(savePackingLists, {
      BookingId: booking.Id,
      Lists: [{ Id, UpdateTime: grid.Lists[0]!.UpdateTime!, Box: heavy, By: nobody, Reason: '船公司同意重柜' }],
    })
    expect(await moveList(customer!, 'submit', Id)).toBeUndefined()
    const far = await packed(customer!, booking.Id, [boxOf(fresh(), [lineOf(100, 40_000, 60)])], '船公司同意重柜')
    expect(await moveList(customer!, 'submit', far.body.Data.Lists.at(-1)!.Id)).toMatch(/^还不能提交/)
  })
  it('is kept whole with each step, and is in force once the terminal accepts it', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const { body } = await packed(customer!, booking.Id, [boxOf(fresh(), [lineOf(860, 18_600, 66)])])
    const { Id } = body.Data.Lists[0]!
    for (const [client, event] of [
      [customer!, 'submit'],
      [ops!, 'send'],
      [ops!, 'accept'],
    ] as const)
      expect(await moveList(client, event, Id)).toBeUndefined()
    const { Rows } = (await ops!.call(documentVersions, { Kind: listDocument.kind, Id })).body.Data
    expect(Rows.map(({ Event, Standing }: { Event: string; Standing: string }) => [Event, Standing])[0]).toEqual(['accept', 'inForce'])
    expect(await asksChange(Id)).toBe('箱子还没有进港，可以直接更正')
    expect(await moveList(customer!, 'correct', Id, 'SEAL')).toBeUndefined()
  })
  it('of a box in the port is opened by a change request alone', async () => {
    const { booking, ids } = await issuedSlips(customer!, ops!, 1)
    const box = fresh()
    const told = { SealNo: 'CN771', PickedUpAt: new Date(Date.now() - 3_600_000).toISOString(), GatedInAt: null, Note: '' }
    expect((await ops!.call(reportSlip, { Id: ids[0]!, BoxNo: box, ...told, Sure: true })).status).toBe(200)
    const waiting = (await gridOf(customer!, booking.Id)).Lists
    expect(waiting).toMatchObject([{ Id: 0, SlipId: ids[0], Box: { BoxNo: box, Seals: [{ No: 'CN771', Source: 'carrier' }] } }])
    const { body } = await packed(customer!, booking.Id, [boxOf(box, [lineOf(860, 18_600, 66)])])
    const { Id } = body.Data.Lists[0]!
    for (const [client, event] of [
      [customer!, 'submit'],
      [ops!, 'send'],
      [ops!, 'accept'],
    ] as const)
      await moveList(client, event, Id)
    await ops!.call(reportSlip, {
      Id: ids[0]!,
      BoxNo: '',
      SealNo: '',
      PickedUpAt: null,
      GatedInAt: new Date(Date.now() - 60_000).toISOString(),
      Note: '',
    })
    expect(await moveList(customer!, 'correct', Id, 'SEAL')).toBe('箱子已进港，不能直接更正；请申请改单')
    expect(await asksChange(Id)).toBeUndefined()
    expect(await moveList(ops!, 'grantChange', Id)).toBeUndefined()
    expect((await gridOf(customer!, booking.Id)).Lists[0]!.MayWrite).toBe(true)
  })
})

describe('boxes from elsewhere', () => {
  it('are offered: the goods of the booking shared out exactly', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const { Boxes } = (await customer!.call(packingFill, { BookingId: booking.Id, From: 'booking' })).body.Data
    expect(Boxes.map(({ BoxType, Packages, Weight, Volume }) => [BoxType, Packages, Weight, Volume])).toEqual([
      ['40HQ', 430, 9_300, 66.25],
      ['40HQ', 430, 9_300, 66.25],
    ])
    expect((await gridOf(customer!, booking.Id)).Lists).toEqual([])
    expect((await customer!.call(packingDifferences, { BookingId: booking.Id })).body.Data).toEqual([])
  })
  it('go out as a sheet and come back without loss', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const given = [
      boxOf(fresh(), [
        lineOf(3, 10.001, 0.333, { Marks: 'A/B\nNO.1-3', GoodsZh: '沙发', BookingNo: 'COSU6612345670', Temperature: '-18' }),
        lineOf(7, 0.5, 1, { Key: 'x', BillNo: 'COSU6612345671' }),
      ]),
      boxOf(fresh(), [lineOf(1, 2, 3)], { Temperature: '', Tare: 3_850.5, MaxGross: 32_500.125 }),
    ]
    await packed(customer!, booking.Id, given)
    const { rawPayload } = await server.app.inject({
      url: `${packingFile.path}?BookingId=${booking.Id}`,
      headers: { authorization: `Bearer ${customer!.token}` },
    })
    const read = (await upload(server, customer!, readPackingFile.path, rawPayload, 'lists.xlsx')).body.Data as unknown as PackingFile
    expect(read.Questions).toEqual([])
    expect(read.Unread).toEqual([])
    expect(read.Totals).toEqual([])
    const plain = (box: (typeof given)[number]) => ({
      ...box,
      Temperature: box.Temperature ?? '',
      Lines: box.Lines.map(({ Key: _key, ...line }) => line),
    })
    expect(read.Boxes.map(plain)).toEqual(given.map(plain))
  })
  it('go out in English for a page that is English, and come back without loss', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const given = [boxOf(fresh(), [lineOf(3, 10.001, 0.333, { GoodsZh: 'SOFA', Marks: 'N/M' })])]
    await packed(customer!, booking.Id, given)
    const { rawPayload } = await server.app.inject({
      url: `${packingFile.path}?BookingId=${booking.Id}&Lang=en`,
      headers: { authorization: `Bearer ${customer!.token}` },
    })
    const { rows, sheetName } = await readSheet(rawPayload)
    expect([sheetName, ...rows.flat()].filter((text) => /\p{Script=Han}/u.test(text))).toEqual([])
    const read = (await upload(server, customer!, `${readPackingFile.path}?Lang=en`, rawPayload, 'lists.xlsx')).body
      .Data as unknown as PackingFile
    expect([read.Questions, read.Unread, read.Totals]).toEqual([[], [], []])
    expect(read.Boxes.map(({ BoxNo, Seals, Weight }) => [BoxNo, Seals, Weight])).toEqual(
      given.map(({ BoxNo, Seals, Weight }) => [BoxNo, Seals, Weight]),
    )
  })
  it('of a file are asked and told about in English for a page that is English', async () => {
    const read = async (rows: string) => upload(server, customer!, `${readPackingFile.path}?Lang=en`, rows, 'lists.csv')
    const { body } = await read(
      ['箱号,箱型,品名,件数,毛重,体积,箱主', `${fresh()},40HC,POTS,10,"1.234",5,X`, ',40HC,PANS,5,many,5,Y', '合计,,,16,,10,'].join('\n'),
    )
    const { Questions, Totals, Unread } = body.Data as unknown as PackingFile
    const said = [...Questions.flatMap(({ Text, Choices }) => [Text, ...Choices.map((choice) => choice.Text)]), ...Totals]
    const cells = Unread.map(({ Text }) => Text.replace('箱主', ''))
    expect([Questions.length, Totals.length, Unread.length].every((count) => count > 0)).toBe(true)
    expect([...said, ...cells].filter((text) => /\p{Script=Han}|[（）：，。]/u.test(text.replace('箱号', '')))).toEqual([])
    const bad = await read('早上好,谢谢')
    expect([bad.body.Code, bad.body.Message]).toEqual(['BAD_FILE', expect.stringMatching(/^The file has no packing list/)])
  })
  it('at their largest are written together, and their sheet of 5,000 lines is read back', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const lines = Array.from({ length: 5 }, (_, at) => lineOf(at + 1, 100, 1.125))
    const { status, text } = await packed(
      customer!,
      booking.Id,
      Array.from({ length: 1_000 }, () => boxOf(fresh(), lines)),
    )
    expect(status, text.slice(0, 300)).toBe(200)
    const { rawPayload } = await server.app.inject({
      url: `${packingFile.path}?BookingId=${booking.Id}`,
      headers: { authorization: `Bearer ${customer!.token}` },
    })
    const read = (await upload(server, customer!, readPackingFile.path, rawPayload, 'lists.xlsx')).body.Data as unknown as PackingFile
    expect([read.Boxes.length, read.Boxes.flatMap(({ Lines }) => Lines).length, read.Totals]).toEqual([1_000, 5_000, []])
  })
})

describe('what leaves', () => {
  it('names the submitted lists to the terminal, and those that it leaves out', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const { body } = await packed(customer!, booking.Id, [
      boxOf(fresh(), [lineOf(430, 9_300, 66)]),
      boxOf(fresh(), [lineOf(430, 9_300, 66)]),
    ])
    const [ready, open] = body.Data.Lists
    expect((await ops!.call(packingMessage, { BookingId: booking.Id, Format: 'coscln' })).body.Message).toBe('没有已提交的装箱单，请先提交')
    await moveList(customer!, 'submit', ready!.Id)
    const message = (await ops!.call(packingMessage, { BookingId: booking.Id, Format: 'coscln' })).body.Data
    expect(message.LeftOut).toEqual([open!.Code])
    const read = readCoscln(Buffer.from(message.Bytes, 'base64'))
    expect(read.boxes.map(({ BoxNo, Packages, Weight, Volume }) => [BoxNo, Packages, Weight, Volume])).toEqual([
      [ready!.Box.BoxNo, 430, 9_300, 66],
    ])
    expect((await ops!.call(packingMessage, { BookingId: booking.Id, Format: 'coprar' })).body.Data.Text).toContain(
      `EQD+CN+${ready!.Box.BoxNo}`,
    )
    expect((await customer!.call(packingMessage, { BookingId: booking.Id, Format: 'coscln' })).status).toBe(403)
  })
  it('is in the log of all records with each field that changed', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const box = fresh()
    await packed(customer!, booking.Id, [boxOf(box, [lineOf(1, 1, 1)])])
    await repacked(customer!, await gridOf(customer!, booking.Id), (before) => ({ ...before, Seals: [{ No: 'ZZ1', Source: 'customs' }] }))
    const { Rows } = (await ops!.call(packingLog, { Keyword: box })).body.Data
    expect(Rows.map(({ Event, BoxNo, Kind }) => [Kind, Event, BoxNo])).toEqual([
      ['packingList', 'changed', box],
      ['packingList', 'created', box],
    ])
    const { Rows: ofAuthor } = (await ops!.call(packingLog, { Keyword: Rows[0]!.AuthorName, PageSize: 200 })).body.Data
    expect(ofAuthor.map(({ BoxNo }) => BoxNo)).toContain(box)
    expect((await ops!.call(packingLog, { Keyword: `${box}%` })).body.Data).toEqual({ Rows: [], Total: 0 })
    expect(Rows[0]!.Changes).toContainEqual({ Field: 'Seals', Before: `SL${box.slice(4)}(船封)`, After: 'ZZ1(海关)' })
  })
})
