import type { Envelope } from '@jst/contracts'
import {
  bookingCalls,
  bookingUpload,
  bookingUploadFile,
  bookingUploads,
  bookUpload,
  readBookingNote,
  saveBooking,
  uploadBookingFile,
  type BookingUploadKind,
  type OpenUpload,
} from '@jst/contracts/booking'
import { documentTimeline } from '@jst/contracts/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeSheets } from '../../../kernel/sheet/sheets.ts'
import { rowOf, viewed } from '../../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { upload } from '../../../testing/upload.ts'

let server: TestServer
let [ops, sales, customer, colleague, other]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[ops, sales, customer, colleague, other] = await Promise.all(
    ['ops', 'sales', 'customer', 'boss', 'customer2'].map((account) => server.signIn(account)),
  )
})
afterAll(() => server.close())

const note = `托运人：NINGBO YUANFAN IMPORT AND EXPORT CO.,LTD
装货港：宁波
目的港：LOS ANGELES
箱型箱量：2*40HQ
品名：WOODEN FURNITURE
件数：860 CARTONS
毛重：18600 KGS
体积：132.5 CBM
合约号：SC-SECRET-77
开船日：03/04/2026
请务必安排白班司机老王`
const read = async (client: TestClient, Text = note) => (await client.call(readBookingNote, { Text })).body
const send = async (client: TestClient, kind: BookingUploadKind, content: string | Buffer, name: string) => {
  const { status, body } = await upload(server, client, `${uploadBookingFile.path}?Kind=${kind}`, content, name)
  return { status, body: body as unknown as Envelope<OpenUpload> }
}
/** Original upload. */
const original = async ({ token }: TestClient, Id: number) => {
  const query = { Id: String(Id) }
  const { payload } = await server.app.inject({
    method: 'GET',
    url: bookingUploadFile.path,
    query,
    headers: { authorization: `Bearer ${token}` },
  })
  return payload
}
const headings = ['客户单号', '装货港', '卸货港', '箱型箱量', '品名', '件数', '毛重', '体积']
const lineOf = (no: string, pod = '洛杉矶', boxes = '1*40HQ') => [no, '宁波', pod, boxes, 'FURNITURE', '100', '9000 KGS', '60 CBM']
const sheetOf = (rows: readonly (readonly string[])[]) =>
  writeSheets([{ name: '委托', columns: headings.map((title) => ({ title, width: 12 })), rows: rows.map((row) => [...row]) }])
const csvOf = (rows: readonly (readonly string[])[]) => [headings, ...rows].map((row) => row.join(',')).join('\n')

describe('a pasted text', () => {
  it('of several bookings is kept as a list of them, and each becomes a draft of its own', async () => {
    const { Data } = await read(
      customer!,
      '订两票\n①宁波-汉堡 1*20GP 螺丝 12托 18.5吨 10方\n②宁波-鹿特丹 2*40HQ 沙发 160托 9.6吨 136方\n都走COSCO',
    )
    expect([Data.Record.Kind, Data.Note, Data.Orders.map(({ Line, Pod, Boxes }) => [Line, Pod, Boxes])]).toEqual([
      'orders',
      null,
      [
        [1, 'DEHAM', '20GP*1'],
        [2, 'NLRTM', '40HQ*2'],
      ],
    ])
    const { Id, UpdateTime } = Data.Record
    const namesOf = ({ Orders }: OpenUpload) => Orders.map(({ PolName, PodName }) => `${PolName} ${PodName}`)
    expect(namesOf(Data)).toEqual(['宁波 汉堡', '宁波 鹿特丹'])
    const english = (await customer!.call(bookingUpload, { Id, Lang: 'en' })).body.Data
    expect(namesOf(english).map((names) => names.toLowerCase())).toEqual(['ningbo hamburg', 'ningbo rotterdam'])
    const { body } = await customer!.call(bookUpload, { Id, UpdateTime, Customer: '', Lines: [1, 2], Lang: 'en' })
    expect([body.Data.Made, namesOf(body.Data.Upload)]).toEqual([2, namesOf(english)])
  })
  it('that changes a booking says its number and each field old to new, and fills no form', async () => {
    const { Data } = await read(customer!, 'SO COSU6123456780 改单：目的港由鹿特丹改为汉堡')
    expect(Data.Note?.Act).toMatchObject({
      Kind: 'amend',
      So: 'COSU6123456780',
      Booking: 0,
      Changes: [{ Path: 'Values.PodCode', Old: 'NLRTM', New: 'DEHAM' }],
    })
  })
  it('names the fields that a new booking has by itself and the text does not say', async () => {
    const { Data } = await read(customer!, '装货港：宁波\n目的港：LOS ANGELES\n运费：到付')
    const usual = Data.Note!.Usual.map(({ Path }) => Path)
    expect(usual).toContain('Values.TransportTerm')
    expect(usual).not.toContain('Values.PaymentTerm')
  })
})

describe('the title of an upload', () => {
  it('names the ports in the language of the page, also of an upload that was stored before', async () => {
    const { Record } = (await read(customer!, '装货港：宁波\n目的港：汉堡\n箱型：2*40HQ\n品名：SOFA')).Data
    expect(Record.FileName).toMatch(/^粘贴的托书：宁波 → 汉堡 40HQ\*2$/)
    const titleOf = async (Id: number) => (await customer!.call(bookingUpload, { Id, Lang: 'en' })).body.Data.Record.FileName
    expect(await titleOf(Record.Id)).toMatch(/^Pasted note: ningbo → hamburg 40HQ\*2$/i)
    const list = (await send(customer!, 'orders', await sheetOf([lineOf('PO-88')]), '清单.xlsx')).body.Data.Record
    expect([list.FileName, await titleOf(list.Id)]).toEqual([
      expect.stringMatching(/^清单\.xlsx：PO-88 \p{Script=Han}+ → \p{Script=Han}+ 40HQ\*1$/u),
      expect.stringMatching(/^清单\.xlsx: PO-88 [A-Za-z ]+ → [A-Za-z ]+ 40HQ\*1$/),
    ])
    for (const one of [Record, list]) {
      const { Rows } = (await customer!.call(bookingUploads, { Kind: one.Kind, PageSize: 50, Lang: 'en' })).body.Data
      expect(Rows.find(({ Id }) => Id === one.Id)!.FileName).toBe(await titleOf(one.Id))
    }
  })
})

describe('a booking note', () => {
  it('fills the form with what it says; what is unclear is asked, and what is not understood is told', async () => {
    const { Note, Record } = (await read(customer!)).Data
    expect(Note!.Content.Values).toMatchObject({ PolCode: 'CNNGB', PodCode: 'USLAX', Etd: '' })
    expect(Note!.Content.Boxes).toMatchObject([{ Type: '40HQ', Count: 2 }])
    expect(Note!.Content.Cargo).toMatchObject([{ NameEn: 'WOODEN FURNITURE', Packages: 860, Weight: 18_600, Volume: 132.5 }])
    const day = Note!.Questions.find(({ Path }) => Path === 'Values.Etd')
    expect(day).toMatchObject({ Words: '03/04/2026', Candidates: [{ Value: '2026-03-04' }, { Value: '2026-04-03' }] })
    expect(Note!.Unread.join('\n')).toContain('白班司机老王')
    expect(Note!.Missing.map(({ Path }) => Path)).toEqual(expect.arrayContaining(['Values.Contact', 'Values.Phone']))
    expect(Record).toMatchObject({ Kind: 'note', State: 'read', Rows: 1, Format: '' })
    expect(await original(customer!, Record.Id)).toContain('白班司机老王')
  })
  it('becomes the booking that is saved with it, and the log says so', async () => {
    const { Note, Record } = (await read(customer!)).Data
    const input = { Id: 0, Content: Note!.Content, VoyageId: 0, Source: 'upload', Upload: Record.Id } as const
    const saved = (await customer!.call(saveBooking, input)).body.Data
    expect(await rowOf(ops!, saved.Id)).toMatchObject({ Source: 'upload', Boxes: '40HQ*2', Stage: 'draft' })
    const { Rows } = (await customer!.call(bookingUploads, { Kind: 'note', State: 'booked', PageSize: 50 })).body.Data
    expect(Rows.find(({ Id }) => Id === Record.Id)).toMatchObject({ State: 'booked', Booking: saved.Id })
    // the terms that nobody asked about are a new booking's, and one that is asked is open
    expect(Note!.Content.Values).toMatchObject({ PaymentTerm: 'PP', Etd: '' })
    const unsure = (await read(customer!, '装货港：宁波\n目的港：洛杉矶\n箱型：40HQ\n品名：FURNITURE')).Data.Note!
    expect([unsure.Questions.map(({ Path }) => Path), unsure.Content.Boxes[0]!['Count']]).toEqual([['Boxes[0].Count'], null])
    // another company's note is not there to be used, and nothing is saved with it
    expect((await other!.call(saveBooking, input)).status).toBe(404)
  })
  it('does not tell a customer fields of the forwarder, and tells the staff who may see them', async () => {
    const mine = (await read(customer!)).Data.Note!
    expect(mine.Content.Values['ContractNo']).toBe('')
    expect(mine.Unread.join('\n')).toContain('SC-SECRET-77')
    const { Note, Record } = (await read(ops!)).Data
    expect(Note!.Content.Values['ContractNo']).toBe('SC-SECRET-77')
    // sales may not see contracts: neither in a colleague's reading nor in his file
    const seen = await sales!.call(bookingUpload, { Id: Record.Id })
    expect([seen.status, seen.text.includes('SC-SECRET-77')]).toEqual([200, false])
    expect((await sales!.call(bookingUploadFile, { Id: Record.Id })).status).toBe(403)
  })
  it('is read of a sheet, and kept as a PDF of which nothing is read', async () => {
    const sheet = await writeSheets([
      {
        name: '托书',
        columns: [
          { title: '装货港', width: 10 },
          { title: '上海', width: 10 },
        ],
        rows: [
          ['卸货港', '鹿特丹'],
          ['箱型箱量', '1*20GP'],
          ['毛重', '8000 KGS'],
        ],
      },
    ])
    const { Note, Record } = (await send(customer!, 'note', sheet, '托书.xlsx')).body.Data
    expect(Note!.Content.Values).toMatchObject({ PolCode: 'CNSHA', PodCode: 'NLRTM' })
    expect(Record).toMatchObject({ Format: 'xlsx', FileName: expect.stringContaining('托书.xlsx') as string })
    const paper = (await send(customer!, 'note', '%PDF-1.7 note', '扫描件.pdf')).body.Data
    expect([paper.Note, paper.Record.Format, paper.Record.Rows]).toEqual([null, 'pdf', 0])
    expect(await original(customer!, paper.Record.Id)).toContain('%PDF-1.7 note')
  })
  it('is refused where it is none', async () => {
    for (const [kind, content, name] of [
      ['note', '\u0000\u0001', '程序.exe'],
      ['note', '{"a":', '坏.json'],
      ['note', 'a,b\n1,2', '别的.csv'],
      ['orders', '%PDF-1.7 list', '清单.pdf'],
      ['orders', 'a,b\n1,2', '别的.csv'],
    ] as const) {
      const { status, body } = await send(customer!, kind, content, name)
      expect([name, status, body.Code]).toEqual([name, 422, 'BAD_FILE'])
    }
    expect((await customer!.call(readBookingNote, { Text: ' \n ' })).status).toBe(422)
  })
})

describe('a list of bookings', () => {
  it('becomes drafts row by row: what is wrong with one keeps no other back, and questions stay open', async () => {
    const rows = [lineOf('PO-1'), lineOf('PO-2', '没有这个港'), lineOf('PO-3', '鹿特丹', '1*40')]
    const { Orders, Record } = (await send(customer!, 'orders', await sheetOf(rows), '清单.xlsx')).body.Data
    expect(Orders.map(({ Line, No, Pod, Boxes }) => [Line, No, Pod, Boxes])).toEqual([
      [2, 'PO-1', 'USLAX', '40HQ*1'],
      [3, 'PO-2', '', '40HQ*1'],
      [4, 'PO-3', 'NLRTM', ''],
    ])
    expect(Orders.map(({ Questions }) => Questions.map(({ Path }) => Path))).toEqual([[], ['Values.PodCode'], ['Boxes[0].Type']])
    const { Id, UpdateTime } = Record
    const book = { Id, UpdateTime, Customer: '', Lines: [2, 4, 9] }
    const made = (await customer!.call(bookUpload, book)).body.Data
    expect([made.Made, made.Refused.map(({ Line }) => Line)]).toEqual([2, [9]])
    const [first, second, third] = made.Upload.Orders
    expect([second!.Booking, first!.Code]).toEqual([0, expect.stringMatching(/^BK\d{9}$/)])
    expect(await rowOf(ops!, first!.Booking)).toMatchObject({
      NameZh: 'PO-1',
      PodCode: 'USLAX',
      Source: 'upload',
      Boxes: '40HQ*1',
      Weight: 9_000,
    })
    expect((await viewed(customer!, third!.Booking)).Content.Boxes).toMatchObject([{ Type: '', Count: 1 }])
    const { Rows } = (await customer!.call(documentTimeline, { Kind: 'booking', Id: first!.Booking })).body.Data
    expect(Rows.map(({ Event }) => Event)).toEqual(['created'])
    // somebody else has gone on with it since
    expect((await customer!.call(bookUpload, book)).status).toBe(412)
    const again = (await customer!.call(bookUpload, { ...book, UpdateTime: made.Upload.Record.UpdateTime, Lines: [2, 3] })).body.Data
    expect([again.Made, again.Refused]).toEqual([1, [{ Line: 2, Message: expect.stringContaining(first!.Code) as string }]])
  })
  it('is made for a customer by the staff, who name one that they serve', async () => {
    const { Record } = (await send(ops!, 'orders', csvOf([lineOf('PO-9')]), '清单.csv')).body.Data
    const book = { Id: Record.Id, UpdateTime: Record.UpdateTime, Lines: [2] }
    expect((await ops!.call(bookUpload, { ...book, Customer: '' })).body.Issues?.[0]?.Path).toBe('Customer')
    expect((await ops!.call(bookUpload, { ...book, Customer: 'KH00000000' })).status).toBe(422)
  })
  it('belongs to its company alone', async () => {
    const { Record } = (await send(customer!, 'orders', csvOf([lineOf('PO-YUANFAN')]), '清单.csv')).body.Data
    const { Id, UpdateTime } = Record
    for (const client of [other!, ops!, colleague!]) {
      expect((await client.call(bookingUpload, { Id })).status).toBe(404)
      expect((await client.call(bookingUploadFile, { Id })).status).toBe(404)
      expect((await client.call(bookUpload, { Id, UpdateTime, Customer: '', Lines: [2] })).status).toBe(404)
    }
    const { Rows } = (await other!.call(bookingUploads, { Kind: 'orders', PageSize: 200 })).body.Data
    expect(Rows.map((row) => row.Id)).not.toContain(Id)
  })
  it('of 1,000 rows becomes drafts at once, and what is beyond is told', async () => {
    const rows = Array.from({ length: 1_001 }, (_, at) => lineOf(`BULK-${at}`))
    const { Record, Orders, Truncated } = (await send(customer!, 'orders', csvOf(rows), '大清单.csv')).body.Data
    expect([Orders.length, Truncated]).toEqual([1_000, true])
    const Lines = Orders.map(({ Line }) => Line)
    const { body } = await customer!.call(bookUpload, { Id: Record.Id, UpdateTime: Record.UpdateTime, Customer: '', Lines })
    expect([body.Data.Made, body.Data.Refused]).toEqual([1_000, []])
    const codes = new Set(body.Data.Upload.Orders.map(({ Code }) => Code))
    expect(codes.size).toBe(1_000)
    const listed = await ops!.call(bookingCalls.list, { Keyword: 'BULK-777', PageSize: 10 })
    expect(listed.body.Data.Rows).toMatchObject([{ NameZh: 'BULK-777', CustomerName: '宁波远帆进出口有限公司' }])
  })
})
