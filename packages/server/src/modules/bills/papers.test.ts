import {
  billCalibration,
  billLayouts,
  billLayoutVersions,
  billPaperFile,
  billPrinters,
  billView,
  houseBillCalls,
  openOwnBill,
  ownBillFile,
  ownBills,
  printBill,
  saveBillLayout,
  saveBillPrinter,
  standardLayout,
} from '@jst/contracts/bills'
import { documentBoxes, saveDocumentBoxes } from '@jst/contracts/document'
import { scanPaper } from '@jst/contracts/release'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/index.ts'
import { upload } from '../../testing/upload.ts'
import { billTestbed, pagesOf, type BillTestbed } from '../../testing/bills.ts'

let server: TestServer
let at: BillTestbed
beforeAll(async () => {
  server = await createTestServer()
  at = await billTestbed(server)
})
afterAll(() => server.close())

const paper = async (Id: number, PaperId: number) => {
  const { bytes } = await at.take(at.doc, billPaperFile.path, { Kind: 'houseBill', Id, PaperId })
  return { bytes, pages: await pagesOf(bytes) }
}
const originals = async (Id: number) =>
  (await at.doc.call(billView, { Kind: 'houseBill', Id })).body.Data.Papers.filter(({ Paper }) => Paper === 'original')
/** Status and word of the page behind the code of a paper. */
async function passport(hash: string, no: string, version: number) {
  const { statusCode, payload } = await server.app.inject({ url: `/passport/${hash}`, query: { no, v: String(version) } })
  return [statusCode, /(?:<strong>)(.*?)(?:<\/strong>)/.exec(payload)?.[1] ?? '']
}
/** Counts an original in by the code that is printed on it. */
const scan = (hash: string) => at.doc.call(scanPaper, { Barcode: `https://www.example.com/passport/${hash}?no=X&v=1`, Shelf: '' })
const seal = async (Id: number, SealNo: string) => {
  const { UpdateTime, Boxes } = (await at.doc.call(documentBoxes, { Kind: 'houseBill', Id })).body.Data
  const changed = Boxes.map((box, place) => (place === 0 ? { ...box, Box: { ...box.Box, SealNo } } : box))
  expect((await at.doc.call(saveDocumentBoxes, { Kind: 'houseBill', Id, UpdateTime, Boxes: changed })).status).toBe(200)
}

describe('originals', () => {
  it('are printed of a locked bill alone, each once; another print has a reason and its number', async () => {
    const open = await at.made(await at.instruction(5))
    expect((await at.print('houseBill', open, 'original', { No: 1 })).body.Message).toContain('请先锁定')
    const Id = await at.locked()
    expect((await at.print('houseBill', Id, 'original', { No: 4 })).body.Message).toBe('正本共 3 份，请选 1 到 3')
    const first = (await at.print('houseBill', Id, 'original', { No: 2 })).body.Data
    expect(first).toMatchObject({ No: 2, Of: 3, Print: 1, State: 'valid' })
    const { pages } = await paper(Id, first.Id)
    expect(pages[0]).toContain('ORIGINAL 2/3')
    expect(pages[0]).not.toContain('COPY')
    const again = await at.print('houseBill', Id, 'original', { No: 2 })
    expect([again.status, again.body.Message]).toEqual([422, expect.stringMatching(/^正本 2\/3 已由 .+ 打印；补打请写明原因$/)])
    const reprint = (await at.print('houseBill', Id, 'original', { No: 2, Reason: '卡纸，原件已销毁' })).body.Data
    expect(reprint).toMatchObject({ No: 2, Print: 2, Reason: '卡纸，原件已销毁' })
    expect((await paper(Id, reprint.Id)).pages[0]).toContain('PRINT 2')
    expect((await originals(Id)).map(({ Print, State }) => [Print, State])).toEqual([
      [2, 'valid'],
      [1, 'superseded'],
    ])
  })
  it('two at once print one original once', async () => {
    const Id = await at.locked()
    const answers = await Promise.all([1, 2, 3, 4].map(() => at.print('houseBill', Id, 'original', { No: 1 })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
    expect(await originals(Id)).toHaveLength(1)
  })
  it('killed after it was given out: the same paper is opened again and no print is counted; repeated with its key, one original', async () => {
    const Id = await at.locked()
    const body = { Kind: 'houseBill', Id, Paper: 'original', No: 1, LayoutId: 0, PrinterId: 0, Overprint: false, Reason: '' }
    const headers = { authorization: `Bearer ${at.doc.token}`, 'idempotency-key': `print-${Id}` }
    const send = () => server.app.inject({ method: 'POST', url: printBill.path, payload: body, headers })
    const [one, two] = [await send(), await send()]
    expect([one.statusCode, two.statusCode]).toEqual([200, 200])
    expect(two.json().Data.Id).toBe(one.json().Data.Id)
    const [first, second] = [await paper(Id, one.json().Data.Id), await paper(Id, one.json().Data.Id)]
    expect(first.bytes.equals(second.bytes)).toBe(true)
    expect(await originals(Id)).toHaveLength(1)
  })
  it('killed before the commit: nothing was given out, and the original is printed once afterwards', async () => {
    const Id = await at.locked()
    await server.db.owner((db) =>
      db.query(`create function refuse_paper() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`),
    )
    await server.db.owner((db) => db.query('create trigger kill after insert on bill_paper for each row execute function refuse_paper()'))
    expect((await at.print('houseBill', Id, 'original', { No: 1 })).status).toBe(500)
    await server.db.owner((db) => db.query('drop trigger kill on bill_paper'))
    expect(await originals(Id)).toEqual([])
    expect((await at.print('houseBill', Id, 'original', { No: 1 })).status).toBe(200)
    expect(await originals(Id)).toHaveLength(1)
  })
  it('a waybill has none, and says so', async () => {
    const Id = await at.locked('SWB')
    expect((await at.print('houseBill', Id, 'original', { No: 1 })).body.Message).toContain('没有正本')
    const { body } = await at.print('houseBill', Id, 'copy')
    expect((await paper(Id, body.Data.Id)).pages[0]).toContain('SEA WAYBILL')
  })
})

describe('originals outside', () => {
  it('keep their bill from being made void, unlocked and surrendered, until each was counted in', async () => {
    const Id = await at.locked()
    const printed = []
    for (const No of [1, 2]) printed.push((await at.print('houseBill', Id, 'original', { No })).body.Data)
    expect((await scan(printed[0]!.Hash)).status).toBe(200)
    for (const event of ['void', 'unlock', 'surrender'])
      expect(await at.move('houseBill', Id, event, { Reason: event === 'void' ? 'ERROR' : 'BACK' })).toEqual([
        expect.stringContaining('正本 2/3 已打印'),
      ])
    expect((await scan(printed[1]!.Hash)).status).toBe(200)
    expect(await at.move('houseBill', Id, 'void', { Reason: 'ERROR' })).toEqual([])
  })
  it('are those of the latest print: the one before it is not counted, and its count does not stand for a reprint', async () => {
    const Id = await at.locked()
    const first = (await at.print('houseBill', Id, 'original', { No: 1 })).body.Data
    expect((await scan(first.Hash)).body.Data.Counted).toBe(1)
    const again = (await at.print('houseBill', Id, 'original', { No: 1, Reason: '盖章不清' })).body.Data
    expect(await at.move('houseBill', Id, 'void', { Reason: 'ERROR' })).toHaveLength(1)
    expect((await scan(first.Hash)).body.Issues?.[0]?.Message).toContain('已重新打印')
    expect((await scan(again.Hash)).body.Data).toMatchObject({ Counted: 1, Before: null })
    expect(await at.move('houseBill', Id, 'unlock', { Reason: 'BACK' })).toEqual([])
    const draft = (await at.print('houseBill', Id, 'draft')).body.Data
    expect((await scan(draft.Hash)).body.Issues?.[0]?.Message).toContain('不是本公司的正本')
  })
  it('belong to one bill: no other bill in use of the company takes its number', async () => {
    const [Id, other] = [await at.locked(), await at.made(await at.instruction(5))]
    const no = String((await at.rowOf('houseBill', Id))['BlNo'])
    const row = await at.rowOf('houseBill', other)
    const take = () => at.doc.call(houseBillCalls.save, { Id: other, UpdateTime: row.UpdateTime, Values: { BlNo: no } })
    expect((await take()).body.Issues?.[0]?.Message).toMatch(/^提单号 .+ 已用于 HB/)
    expect(await at.move('houseBill', Id, 'void', { Reason: 'ERROR' })).toEqual([])
    expect((await take()).status).toBe(200)
  })
})

describe('a number that names a bill in use', () => {
  const removed = async (SiId: number) => {
    const Id = await at.made(SiId)
    const { UpdateTime } = await at.rowOf('houseBill', Id)
    expect((await at.doc.call(houseBillCalls.remove, { Items: [{ Id, UpdateTime }] })).status).toBe(200)
    return { Id, row: await at.rowOf('houseBill', Id) }
  }
  const restore = ({ Id, row }: Awaited<ReturnType<typeof removed>>) =>
    at.doc.call(houseBillCalls.restore, { Items: [{ Id, UpdateTime: row.UpdateTime }] })

  it('is not brought back by a bill that is restored', async () => {
    const bin = await removed(await at.instruction(5))
    const other = await at.made(await at.instruction(5))
    const BlNo = String(bin.row['BlNo'])
    await at.write('houseBill', other, { BlNo })
    expect((await restore(bin)).body.Message).toMatch(new RegExp(`^提单号 ${BlNo} 已用于 HB`))
    await at.write('houseBill', other, { BlNo: `${BlNo}X` })
    expect((await restore(bin)).status).toBe(200)
  })
  it('nor is a second bill of an instruction', async () => {
    const si = await at.instruction(5)
    const bin = await removed(si)
    const again = await at.made(si)
    await at.write('houseBill', again, { BlNo: `OTHER${again}` })
    expect((await restore(bin)).body.Message).toMatch(/^这票补料已有分单 HB/)
  })
  it('is not brought in by a file: of a new bill, of one that it changes, nor twice', async () => {
    const [used, other] = [await at.made(await at.instruction(5)), await at.made(await at.instruction(5))]
    const [no, row] = [String((await at.rowOf('houseBill', used))['BlNo']), await at.rowOf('houseBill', other)]
    const run = async (...lines: string[]) => {
      const file = ['制单号,提单号', ...lines].join('\n')
      const planned = await upload(server, at.doc, houseBillCalls.planImport.path, file, 'bills.csv')
      expect([planned.status, planned.body.Message]).toEqual([200, undefined])
      const { status, body } = await at.doc.call(houseBillCalls.runImport, { Id: planned.body.Data.Id, SkipBad: false, SkipLines: [] })
      return [status, body.Message]
    }
    const refused = [422, expect.stringMatching(/^提单号 .+ 已用于/)]
    expect(await run(`IMP${used}A,${no}`)).toEqual(refused)
    expect(await run(`${row.Code},${no}`)).toEqual(refused)
    expect(await run(`IMP${used}A,IMPBL${used}`, `IMP${used}B,IMPBL${used}`)).toEqual(refused)
    expect(await run(`IMP${used}A,IMPBL${used}`)).toEqual([200, undefined])
  })
})

describe('the passport', () => {
  it('of a draft says valid until the bill changes; of an original, until the bill is surrendered', async () => {
    const Id = await at.made(await at.instruction(5))
    await at.write('houseBill', Id, at.loading)
    const no = String((await at.rowOf('houseBill', Id))['BlNo'])
    const draft = (await at.print('houseBill', Id, 'draft')).body.Data
    expect(await passport(draft.Hash, no, draft.Version)).toEqual([200, '有效 Valid'])
    expect(await passport(draft.Hash, no, draft.Version + 1)).toEqual([404, ''])
    expect(await passport(draft.Hash, 'OTHER', draft.Version)).toEqual([404, ''])
    expect(await passport('0'.repeat(64), no, draft.Version)).toEqual([404, ''])
    await seal(Id, 'CHANGED1')
    expect(await passport(draft.Hash, no, draft.Version)).toEqual([200, '已被替代 Superseded'])
    expect(await at.move('houseBill', Id, 'lock')).toEqual([])
    const original = (await at.print('houseBill', Id, 'original', { No: 1 })).body.Data
    expect((await paper(Id, original.Id)).pages[0]).toContain(original.Hash.slice(0, 24))
    expect(await passport(original.Hash, no, 1)).toEqual([200, '有效 Valid'])
    for (const Reason of ['NONE', 'BACK'])
      expect(await at.move('houseBill', Id, 'surrender', { Reason })).toEqual([expect.stringContaining('正本 1/3 已打印、还没有签回')])
    expect((await scan(original.Hash)).body.Data).toMatchObject({ No: no, Copy: 1, Counted: 1, Total: 3 })
    expect(await at.move('houseBill', Id, 'surrender', { Reason: 'BACK' })).toEqual([])
    expect(await passport(original.Hash, no, 1)).toEqual([200, '作废 Void'])
    const copy = (await at.print('houseBill', Id, 'copy')).body.Data
    expect((await paper(Id, copy.Id)).pages[0]).toContain('SURRENDERED')
    expect(await passport(copy.Hash, no, 1)).toEqual([200, '有效 Valid'])
  })
  it('of papers before an unlock says superseded, and of a void bill void; nothing else stands on the page', async () => {
    const Id = await at.locked()
    const no = String((await at.rowOf('houseBill', Id))['BlNo'])
    const copy = (await at.print('houseBill', Id, 'copy')).body.Data
    expect((await paper(Id, copy.Id)).pages[0]).toContain('COPY')
    expect(await at.move('houseBill', Id, 'unlock', { Reason: 'NONE' })).toEqual([])
    expect(await passport(copy.Hash, no, 1)).toEqual([200, '已被替代 Superseded'])
    expect(await at.move('houseBill', Id, 'void', { Reason: 'ERROR' })).toEqual([])
    expect(await passport(copy.Hash, no, 1)).toEqual([200, '作废 Void'])
    const { payload } = await server.app.inject({ url: `/passport/${copy.Hash}`, query: { no, v: '1' } })
    expect(/<body>(.*)<\/body>/s.exec(payload)?.[1]).toBe('<main><h1>单证护照</h1><p><strong>作废 Void</strong></p></main>')
  })
})

describe('layouts and printers', () => {
  it('a layout is stored in versions; what does not fit its paper or box is named; papers name the one they have', async () => {
    const { body } = await at.doc.call(saveBillLayout, {
      Id: 0,
      Version: 0,
      Name: '船东格式',
      CarrierCode: 'OOCL',
      Content: standardLayout,
    })
    expect(body.Data).toMatchObject({ Name: '船东格式', Version: 1 })
    const [first, ...rest] = standardLayout.Boxes
    const save = (more: object, Version = 1) =>
      at.doc.call(saveBillLayout, {
        Id: body.Data.Id,
        Version,
        Name: '船东格式',
        CarrierCode: 'OOCL',
        Content: { ...standardLayout, Boxes: [{ ...first!, ...more }, ...rest] },
      })
    const wrong = await save({ X: 150, Cols: 60 })
    expect([wrong.status, wrong.body.Issues?.[0]?.Message]).toEqual([422, '「发货人」超出纸张 210×297 毫米，请移动或缩小'])
    expect((await save({ W: 80, Cols: 30 })).body.Data.Version).toBe(2)
    expect((await save({ W: 70 })).body.Code).toBe('STALE_WRITE')
    expect((await at.doc.call(billLayoutVersions, { Id: body.Data.Id })).body.Data.map(({ Version }) => Version)).toEqual([2, 1])
    expect((await at.peer.call(billLayouts, {})).status).toBe(403)
    const Id = await at.locked()
    const copy = await at.print('houseBill', Id, 'copy', { LayoutId: body.Data.Id })
    expect(copy.body.Data.Layout).toBe('船东格式')
  })
  it('套打 prints data alone, moved by the offsets of the printer, and its calibration page has rulers', async () => {
    const saved = (await at.doc.call(saveBillPrinter, { Id: 0, Name: '前台针式', Right: 1.5, Down: -2 })).body.Data
    expect((await at.doc.call(billPrinters, {})).body.Data).toContainEqual(saved)
    const Id = await at.locked()
    expect((await at.print('houseBill', Id, 'copy', { Overprint: true })).body.Message).toContain('请选择打印机')
    const { body } = await at.print('houseBill', Id, 'copy', { Overprint: true, PrinterId: saved.Id })
    const { pages } = await paper(Id, body.Data.Id)
    expect(pages[0]).toContain('NINGBO YUANFAN')
    for (const form of ['NOTIFY PARTY', 'VERSION', 'PAGE 1/']) expect(pages[0]).not.toContain(form)
    const rulers = await at.take(at.doc, billCalibration.path, { Id: saved.Id })
    expect((await pagesOf(rulers.bytes))[0]).toContain('RIGHT 1.5 MM DOWN -2.0 MM')
  })
})

describe('单证查看', () => {
  it('shows a customer its own house bills from the first draft on: versions, papers, and who saw them; originals are not opened', async () => {
    const Id = await at.made(await at.instruction(2))
    const list = async (client: BillTestbed['doc']) => (await client.call(ownBills, { PageSize: 200 })).body.Data.Rows.map((row) => row.Id)
    expect(await list(at.customer)).not.toContain(Id)
    expect(await at.move('houseBill', Id, 'send')).toEqual([])
    const draft = (await at.print('houseBill', Id, 'draft')).body.Data
    expect(await list(at.customer)).toContain(Id)
    expect(await list(at.other)).not.toContain(Id)
    expect((await at.other.call(openOwnBill, { Id })).status).toBe(404)
    expect((await at.doc.call(openOwnBill, { Id })).status).toBe(403)
    const opened = (await at.customer.call(openOwnBill, { Id })).body.Data
    expect(opened).toMatchObject({ Versions: [{ Version: 1, Event: 'send' }], Papers: [{ Id: draft.Id, State: 'valid' }] })
    expect((await at.take(at.customer, ownBillFile.path, { Id, PaperId: draft.Id })).status).toBe(200)
    expect((await at.take(at.other, ownBillFile.path, { Id, PaperId: draft.Id })).status).toBe(404)
    const { Seen } = (await at.customer.call(openOwnBill, { Id })).body.Data
    expect(Seen.map(({ What }) => What)).toEqual(['view', 'file', 'view'])
    const locked = await at.locked()
    const original = (await at.print('houseBill', locked, 'original', { No: 1 })).body.Data
    expect((await at.take(at.customer, ownBillFile.path, { Id: locked, PaperId: original.Id })).status).toBe(404)
  })
})
