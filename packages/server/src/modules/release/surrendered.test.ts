import { saveBillLayout, standardLayout } from '@jst/contracts/bills'
import { documentMessage, documentMessages, issuePrint, printCopyFile, printPreview } from '@jst/contracts/document'
import { applicationDocument as document } from '@jst/contracts/release'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagesOf, type BillTestbed } from '../../testing/bills.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { releaseTestbed, type ReleaseDesk } from './testing.ts'

let server: TestServer
let at: BillTestbed
let finance: TestClient
let desk: ReleaseDesk
beforeAll(async () => {
  server = await createTestServer()
  ;({ at, finance, desk } = await releaseTestbed(server))
})
afterAll(() => server.close())

const asked = (Id: number) => ({ Kind: document.kind, Id, Print: 'surrendered', Language: 'en' }) as const
const preview = async (Id: number) => {
  const { status, bytes } = await at.take(finance, printPreview.path, { ...asked(Id), Format: 'pdf' })
  expect(status).toBe(200)
  return pagesOf(bytes)
}
const blNoOf = async (Id: number) => String((await at.rowOf('houseBill', Id))['BlNo'])
const telex = async (numbers: readonly string[], letters = 1, more: object = {}) => {
  const owner = await desk.customer()
  for (const no of numbers) await desk.load(no)
  const AgentCode = await desk.agent('manual')
  const bills = numbers.map((BlNo) => ({ BlNo }))
  return desk.apply(owner.Code, bills, { Type: 'telex', Way: 'telex', AgentCode, ...more }, letters ? ['telexUnissued'] : [])
}
const released = async (Id: number) => {
  expect(await desk.move(at.doc, 'submit', Id)).toEqual([])
  expect(await desk.release(finance, Id, { Act: 'TELEX', PickedBy: '', Identification: '', Remarks: '电话通知代理' })).toEqual([])
}

it('the copy of a telex is the face of its bill, with SURRENDERED across it from the release on', async () => {
  const bill = await at.locked()
  const no = await blNoOf(bill)
  const Id = await telex([no])
  const [before] = await preview(Id)
  expect(before).toContain('NOT RELEASED')
  expect(before).not.toContain('SURRENDERED')
  await released(Id)
  const { body } = await finance.call(issuePrint, asked(Id))
  const { bytes } = await at.take(finance, printCopyFile.path, { Kind: document.kind, Id, CopyId: body.Data.Id, Format: 'pdf' })
  const pages = await pagesOf(bytes)
  const row = await at.rowOf('houseBill', bill)
  for (const key of ['Shipper', 'Consignee', 'LoadPort', 'DischargePort', 'Vessel'])
    expect(pages.join(' ')).toContain(String(row[key]).split('\n')[0])
  for (const said of ['SHIPPER', 'DESCRIPTION OF GOODS', `B/L NO. ${no}`, 'COPY 1', 'SURRENDERED']) expect(pages[0]).toContain(said)
})

it('a bill that was released by telex is surrendered: no original of it is printed any more', async () => {
  const bill = await at.locked()
  await released(await telex([await blNoOf(bill)]))
  expect((await at.rowOf('houseBill', bill))['Stage']).toBe('surrendered')
  expect((await at.print('houseBill', bill, 'original', { No: 1 })).body.Message).toContain('没有正本')
})

it('an amendment leaves by hand, whatever the way of its bill; an original has no surrendered copy', async () => {
  const bill = await at.locked()
  const no = await blNoOf(bill)
  await desk.load(no)
  const { Code } = await desk.customer()
  const amended = await desk.apply(Code, [{ BlNo: no }], { Type: 'amend', Way: 'telex', AgentCode: await desk.agent('manual') }, [
    'amendment',
    'telexUnissued',
  ])
  expect(await desk.move(at.doc, 'submit', amended)).toEqual([])
  expect(await desk.release(finance, amended, { Act: 'TELEX' })).toEqual(['改单申请的出单方式为「电放」，只能以「寄出、自取」放单'])
  expect(await desk.release(finance, amended)).toEqual([])
  expect((await at.rowOf('houseBill', bill))['Stage']).toBe('locked')
  const original = await desk.apply(Code, [{ BlNo: no }])
  expect((await at.take(finance, printPreview.path, { ...asked(original), Format: 'pdf' })).status).toBe(422)
})

it('the code of a copy says that it is void once its application was withdrawn', async () => {
  const bill = await at.locked()
  const Id = await telex([await blNoOf(bill)])
  expect(await desk.move(at.doc, 'submit', Id)).toEqual([])
  expect((await finance.call(issuePrint, asked(Id))).status).toBe(200)
  const [row] = await server.db.owner((owner) =>
    owner.query<{ token: string }>('select token from document_print where kind = $1 and subject_id = $2', [document.kind, Id]),
  )
  const page = async () => (await server.app.inject(`/verify/${row!.token}`)).payload
  expect(await page()).toContain('<strong>有效 Valid</strong>')
  expect(await desk.move(at.doc, 'cancel', Id, { Reason: 'CUSTOMER' })).toEqual([])
  expect(await page()).toContain('<strong>作废 Void</strong>')
})

it('the copy has the layout of the last paper that was given out, in the version of that paper', async () => {
  const bill = await at.locked()
  const moved = (Heading: string) => ({
    ...standardLayout,
    Boxes: standardLayout.Boxes.map((box) => (box.Field === 'Shipper' ? { ...box, Heading } : box)),
  })
  const layout = { Name: '电放格式', CarrierCode: '' }
  const { body } = await at.doc.call(saveBillLayout, { ...layout, Id: 0, Version: 0, Content: moved('OUR SHIPPER') })
  const LayoutId = body.Data.Id
  expect((await at.print('houseBill', bill, 'copy', { LayoutId })).status).toBe(200)
  await at.doc.call(saveBillLayout, { ...layout, Id: LayoutId, Version: 1, Content: moved('LATER SHIPPER') })
  const [page] = await preview(await telex([await blNoOf(bill)]))
  expect(page).toContain('OUR SHIPPER')
})

it('of several bills each has its face; what is not made up or still open here is listed with what the application says', async () => {
  const [one, open] = [await at.locked(), await at.made(await at.instruction(5))]
  const numbers = [await blNoOf(one), await blNoOf(open), 'ELSEWHERE0001']
  const pages = await preview(await telex(numbers, 0))
  expect(pages[0]).toContain(`B/L NO. ${numbers[0]}`)
  const last = pages.at(-1)!
  expect(last).toContain('Without a locked bill here')
  for (const no of numbers.slice(1)) expect(last).toContain(no)
})

it('an agent abroad reads the port of discharge in English, the staff read it in the language of the print', async () => {
  const Id = await telex(['PORTNAME0001'], 1, { PodCode: 'DEHAM' })
  const of = async (Language: 'zh' | 'en') => {
    const { bytes } = await at.take(finance, printPreview.path, { ...asked(Id), Language, Format: 'pdf' })
    return (await pagesOf(bytes)).join(' ')
  }
  const [zh, en] = [await of('zh'), await of('en')]
  expect([zh.includes('汉堡'), en.includes('汉堡')]).toEqual([true, false])
  for (const page of [zh, en]) expect(page).toMatch(/Port of discharge: Hamburg/i)
  await released(Id)
  const { Rows } = (await finance.call(documentMessages, { Kind: document.kind, RecordId: Id })).body.Data
  const { Payload } = (await finance.call(documentMessage, { Kind: document.kind, Id: Rows[0]!.Id })).body.Data
  expect(Payload).toMatch(/Port of discharge: Hamburg/i)
})

it('a bill of another company with the same number is nobody else’s face', async () => {
  const bill = await at.locked()
  const no = await blNoOf(bill)
  await server.db.owner((owner) =>
    owner.query(
      `update house_bill set company_id = (select id from company where code <> 'HJGJ' and kind = 'operator' limit 1) where id = $1`,
      [bill],
    ),
  )
  const pages = await preview(await telex([no]))
  expect(pages.join(' ')).not.toContain('DESCRIPTION OF GOODS')
})
