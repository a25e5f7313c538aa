import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  changeFile,
  documentFiles,
  documentTimeline,
  dropUpload,
  fileTable,
  fileUpload,
  openDocumentFile,
  removeFile,
  restoreFile,
  sendFile,
  zipFiles,
} from '@jst/contracts/document'
import { messageSelfList } from '@jst/contracts/messages'
import { customerCalls } from '@jst/contracts/partner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { addFile, begin, finish, pdf, sendBytes } from '../../testing/send-file.ts'
import { startScanner } from '../../testing/virus-scanner.ts'
import { registerDocument } from '../index.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'jst-files-'))
let scanner: Awaited<ReturnType<typeof startScanner>>
let server: TestServer
let [boss, doc, party, stranger]: TestClient[] = []

/** Orders as a document of two sides, with a file for each. */
const order = {
  kind: 'filedOrder',
  zh: '委托',
  en: 'Order',
  reads: ['/tdManage/siCheck', '/external/workbench/SISubimtList'],
  writes: { path: '/tdManage/siCheck', code: 'edit' },
  partyWrites: { path: '/external/workbench/siSubmit', code: 'submit' },
  page: '/tdManage/siCreator',
  partyPage: '/external/workbench/siSubmit',
  fields: {},
  files: {
    booking: { zh: '托书', en: 'Booking', audience: 'customer', mostBytes: 1_000 },
    cost: { zh: '成本单', en: 'Costs', audience: 'internal', accepts: ['pdf'] },
  },
} as const

beforeAll(async () => {
  registerDocument({ document: order, table: 'cargo_order', no: 't.order_no', title: 't.mbl_no', guards: {}, effects: {} })
  scanner = await startScanner()
  server = await createTestServer({ config: { dataDir, scanner: scanner.address } })
  ;[boss, doc, party, stranger] = await Promise.all(['boss', 'doc', 'customer', 'customer2'].map((account) => server.signIn(account)))
})
afterAll(async () => {
  await server.close()
  scanner.close()
  rmSync(dataDir, { recursive: true })
})

let made = 0
async function newCustomer() {
  const { body } = await boss!.call(customerCalls.save, { Id: 0, Values: { NameZh: `文件试验客户${(made += 1)}` } })
  return { Kind: 'customer', Id: body.Data.Id }
}
const anOrder = async () => {
  const [row] = await server.db.owner((owner) =>
    owner.query<{ id: number }>(
      `select o.id from cargo_order o join company c on c.id = o.company_id where c.code = 'YFJCK' order by o.id limit 1`,
    ),
  )
  return { Kind: 'filedOrder', Id: row!.id }
}
const filesOf = async (client: TestClient, subject: { Kind: string; Id: number }) => (await client.call(documentFiles, subject)).body.Data
const get = (client: TestClient, url: string, query: Record<string, string | number>) =>
  server.app.inject({
    url,
    headers: { authorization: `Bearer ${client.token}` },
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  })

describe('a file of a document', () => {
  it('comes back as it was, as an attachment that runs nothing, and the timeline tells of it', async () => {
    const subject = await newCustomer()
    const { body } = await addFile(server, boss!, subject, pdf('合同'), {
      fileKind: 'contract',
      name: '年度合同.pdf',
      validTo: '2027-12-30',
    })
    expect(body.Data).toMatchObject({ Name: '年度合同.pdf', Format: 'pdf', Version: 1, ValidTo: '2027-12-30', AuthorName: '郑国栋' })
    const opened = await get(boss!, openDocumentFile.path, { ...subject, FileId: body.Data.Id })
    expect(opened.payload).toBe('%PDF-1.7 合同')
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(opened.headers['content-disposition']).toMatch(/^attachment; /)
    const [entry] = (await boss!.call(documentTimeline, subject)).body.Data.Rows
    expect(entry).toMatchObject({ Event: 'file', Text: '上传合同「年度合同.pdf」', Audience: 'internal' })
  })

  it('of the same name is the next version; the former one stays readable', async () => {
    const subject = await newCustomer()
    const first = (await addFile(server, boss!, subject, pdf('一'), { name: '报价.pdf' })).body.Data
    const second = (await addFile(server, boss!, subject, pdf('二'), { name: '报价.PDF', modified: 2 })).body.Data
    expect(second).toMatchObject({ Version: 2, Former: [{ Id: first.Id, Version: 1 }] })
    const third = (await addFile(server, boss!, subject, pdf('三'), { name: '新报价.pdf', modified: 3, replaces: first.Id })).body.Data
    expect((await filesOf(boss!, subject)).map(({ Id, Version, Former }) => [Id, Version, Former.length])).toEqual([[third.Id, 3, 2]])
    expect((await get(boss!, openDocumentFile.path, { ...subject, FileId: first.Id })).payload).toBe('%PDF-1.7 一')
  })

  it('is renamed with its ending kept, removed and restored with all versions', async () => {
    const subject = await newCustomer()
    const { Id: FileId } = (await addFile(server, boss!, subject, pdf('x'), { name: '扫描件.pdf' })).body.Data
    const change = (FileKind: string, Name: string) => boss!.call(changeFile, { ...subject, FileId, FileKind, Name, ValidTo: null })
    expect((await change('licence', '../营业执照2026')).body.Data).toMatchObject({ Name: '营业执照2026.pdf', FileKind: 'licence' })
    expect((await change('nothing', 'x')).status).toBe(422)
    expect((await boss!.call(removeFile, { ...subject, FileId })).body.Data.Removed).toBe(true)
    expect((await change('others', 'x')).status).toBe(422)
    expect((await get(boss!, zipFiles.path, subject)).statusCode).toBe(404)
    expect((await boss!.call(restoreFile, { ...subject, FileId })).body.Data).toMatchObject({ Removed: false, Name: '营业执照2026.pdf' })
  })

  it('is told to followers once, however many are added together', async () => {
    const subject = await newCustomer()
    const sold = await server.signIn('sales')
    await server.db.owner((owner) =>
      owner.query(
        `insert into document_follower (kind, subject_id, employee_id, company_id, audience) select 'customer', $1, e.id, e.company_id, 'internal'
          from employee e join app_user u on u.id = e.user_id where u.account = 'sales'`,
        [subject.Id],
      ),
    )
    for (const name of ['甲.pdf', '乙.pdf', '丙.pdf']) await addFile(server, boss!, subject, pdf(name), { name })
    const { Rows } = (await sold.call(messageSelfList, { PageSize: 20 })).body.Data
    expect(Rows.filter(({ Title }) => Title.includes('添加了文件')).map(({ Description }) => Description)).toEqual(['上传其他「甲.pdf」'])
  })

  it('that is a spreadsheet is shown as a table, and nothing else is', async () => {
    const subject = await newCustomer()
    const csv = Buffer.from('箱号,封号\nTGHU1234567,A1\n'.concat('X,Y\n'.repeat(400)))
    const { Id: FileId } = (await addFile(server, boss!, subject, csv, { name: '箱单.csv' })).body.Data
    const { Rows, Truncated } = (await boss!.call(fileTable, { ...subject, FileId })).body.Data
    expect([Rows.length, Rows[1], Truncated]).toEqual([200, ['TGHU1234567', 'A1'], true])
    const other = (await addFile(server, boss!, subject, pdf())).body.Data
    expect((await boss!.call(fileTable, { ...subject, FileId: other.Id })).body.Code).toBe('BAD_FILE')
  })

  it('goes into an archive with the others, in folders by kind, no name twice', async () => {
    const subject = await newCustomer()
    await addFile(server, boss!, subject, pdf('1'), { name: 'a.pdf', fileKind: 'contract' })
    await addFile(server, boss!, subject, pdf('2'), { name: 'a.pdf' })
    const answer = await get(boss!, zipFiles.path, subject)
    expect(answer.headers['content-type']).toBe('application/zip')
    const names = answer.rawPayload.toString('latin1').split('PK\x01\x02').slice(1)
    expect(names).toHaveLength(2)
    expect(answer.rawPayload.includes(Buffer.from('合同/a.pdf'))).toBe(true)
    expect(answer.rawPayload.includes(Buffer.from('其他/a.pdf'))).toBe(true)
  })
})

describe('rights', () => {
  it('let whoever reads the record open its files, and add none', async () => {
    const subject = await newCustomer()
    const { Id: FileId } = (await addFile(server, boss!, subject, pdf())).body.Data
    const reads = (await doc!.call(documentFiles, subject)).status
    const writes = [(await begin(doc!, subject, 5)).status, (await doc!.call(removeFile, { ...subject, FileId })).status]
    expect([reads, ...writes]).toEqual([200, 403, 403])
  })

  it('keep other companies out, whatever ids they know', async () => {
    const [mine, order] = [await newCustomer(), await anOrder()]
    const { Id: FileId } = (await addFile(server, doc!, order, pdf(), { fileKind: 'booking' })).body.Data
    expect((await get(stranger!, openDocumentFile.path, { ...order, FileId })).statusCode).toBe(404)
    const other = (await addFile(server, boss!, mine, pdf())).body.Data
    // a file of another record is none of this one
    expect((await get(doc!, openDocumentFile.path, { ...order, FileId: other.Id })).statusCode).toBe(404)
  })

  it('show the other side its own kinds alone: in the list, by id, in the archive and in the timeline', async () => {
    const subject = await anOrder()
    const secret = (await addFile(server, doc!, subject, pdf('底价'), { fileKind: 'cost', name: '成本明细.pdf' })).body.Data
    await addFile(server, party!, subject, pdf('托书'), { fileKind: 'booking', name: '我的托书.pdf' })
    const list = await party!.call(documentFiles, subject)
    expect(list.body.Data.map(({ FileKind }) => FileKind)).not.toContain('cost')
    expect(list.text).not.toContain('成本明细')
    const answers = [
      await get(party!, openDocumentFile.path, { ...subject, FileId: secret.Id }),
      await get(party!, fileTable.path, { ...subject, FileId: secret.Id }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect((await get(party!, zipFiles.path, subject)).rawPayload.includes(Buffer.from('成本'))).toBe(false)
    expect((await party!.call(documentTimeline, subject)).text).not.toContain('成本明细')
    expect((await begin(party!, subject, 5, { fileKind: 'cost' })).status).toBe(422)
    expect((await filesOf(doc!, subject)).map(({ FileKind }) => FileKind)).toContain('cost')
    const moved = await doc!.call(changeFile, { ...subject, FileId: secret.Id, FileKind: 'booking', Name: 'x', ValidTo: null })
    expect(moved.status).toBe(422)
  })

  it('give an upload to whoever began it alone', async () => {
    const subject = await newCustomer()
    const { UploadId } = (await begin(boss!, subject, 5)).body.Data
    const other = await server.signIn('admin')
    expect((await sendBytes(server, other, subject, UploadId, 0, pdf())).status).toBeGreaterThan(400)
    expect((await boss!.call(fileUpload, { ...subject, UploadId })).body.Data.Received).toBe(0)
  })
})

describe('an upload', () => {
  it('goes on after a cut connection from what has arrived', async () => {
    const subject = await newCustomer()
    const content = pdf('x'.repeat(3_000_000))
    const { UploadId } = (await begin(boss!, subject, content.length)).body.Data
    const url = new URL(sendFile.path, await server.listen())
    for (const [name, value] of Object.entries({ ...subject, UploadId, Offset: 0 })) url.searchParams.set(name, String(value))
    const headers = {
      authorization: `Bearer ${boss!.token}`,
      'content-type': 'application/octet-stream',
      'content-length': content.length,
    }
    const cut = request(url, { method: 'POST', headers }).on('error', () => {})
    cut.write(content.subarray(0, 1_000_000))
    const received = async () => (await boss!.call(fileUpload, { ...subject, UploadId })).body.Data.Received
    await expect.poll(received).toBeGreaterThan(500_000)
    cut.destroy()
    // whoever announces the same file again is told how much of it is there
    const again = (await begin(boss!, subject, content.length)).body.Data
    expect(again.UploadId).toBe(UploadId)
    const wrong = await sendBytes(server, boss!, subject, UploadId, 7, content.subarray(7))
    const { Received } = wrong.body.Data
    expect(Received).toBeLessThan(content.length)
    expect((await finish(boss!, subject, UploadId)).body.Code).toBe('ILLEGAL_TRANSITION')
    await sendBytes(server, boss!, subject, UploadId, Received, content.subarray(Received))
    const { Id: FileId } = (await finish(boss!, subject, UploadId)).body.Data
    expect((await get(boss!, openDocumentFile.path, { ...subject, FileId })).rawPayload.equals(content)).toBe(true)
    // the answer was lost: asked again it is the same
    expect((await finish(boss!, subject, UploadId)).body.Data.Id).toBe(FileId)
  })

  it('of the same bytes by two people at once is two files and the bytes once', async () => {
    const [one, two] = [await newCustomer(), await newCustomer()]
    const bytes = pdf('同一份文件')
    const both = await Promise.all([addFile(server, boss!, one, bytes), addFile(server, boss!, two, bytes)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    for (const [at, subject] of [one, two].entries())
      expect((await get(boss!, openDocumentFile.path, { ...subject, FileId: both[at]!.body.Data.Id })).rawPayload.equals(bytes)).toBe(true)
  })

  it('of one name twice at once is one version after the other', async () => {
    const subject = await newCustomer()
    await Promise.all([1, 2, 3].map((modified) => addFile(server, boss!, subject, pdf(String(modified)), { modified })))
    expect((await filesOf(boss!, subject)).map(({ Version, Former }) => [Version, Former.map((one) => one.Version)])).toEqual([[3, [2, 1]]])
  })

  it.each([
    ['that is empty', Buffer.alloc(0), '空.pdf', 'BAD_FILE'],
    ['of a format that is not taken', Buffer.from('MZ'), 'run.exe', 'BAD_FILE'],
    ['that is not what its name says', Buffer.from('<html><script>'), '网页.pdf', 'BAD_FILE'],
    ['that is an archive with another ending', Buffer.from('PK\x03\x04 other'), '资料.xlsx', 'BAD_FILE'],
    ['with macros', Buffer.from('PK\x03\x04 xl/workbook.xml xl/vbaProject.bin'), '宏.xlsx', 'BAD_FILE'],
    ['without a name', pdf(), '///', 'INVALID_INPUT'],
  ])('%s is refused and leaves nothing', async (_, bytes, name, code) => {
    const subject = await newCustomer()
    expect((await addFile(server, boss!, subject, bytes, { name })).body.Code).toBe(code)
    expect(await filesOf(boss!, subject)).toEqual([])
  })

  it('that is too large is refused before and while it is sent', async () => {
    const subject = await anOrder()
    expect((await begin(doc!, subject, 1_001, { fileKind: 'booking' })).status).toBe(413)
    const { UploadId } = (await begin(doc!, subject, 10, { fileKind: 'booking', name: '小.pdf' })).body.Data
    expect((await sendBytes(server, doc!, subject, UploadId, 0, pdf('x'.repeat(50)))).status).toBe(413)
  })

  it('with a virus is laid aside, told, and never comes in', async () => {
    const subject = await newCustomer()
    const { body } = await addFile(server, boss!, subject, pdf('EICAR'), { name: '发票.pdf' })
    expect([body.Code, body.Message]).toEqual([
      'BAD_FILE',
      '「发票.pdf」检出病毒（Eicar-Signature），已隔离，没有加入单据。请在本机查杀后重新上传',
    ])
    expect(await filesOf(boss!, subject)).toEqual([])
    expect(readdirSync(path.join(dataDir, 'files', 'quarantine'))).toHaveLength(1)
  })

  it('that is given up leaves nothing behind', async () => {
    const subject = await newCustomer()
    const { UploadId } = (await begin(boss!, subject, 100)).body.Data
    await sendBytes(server, boss!, subject, UploadId, 0, pdf())
    expect((await boss!.call(dropUpload, { ...subject, UploadId })).body.Data).toBe(true)
    expect((await boss!.call(fileUpload, { ...subject, UploadId })).status).toBe(404)
    expect(readdirSync(path.join(dataDir, 'files', 'uploads'))).not.toContain(String(UploadId))
  })
})
