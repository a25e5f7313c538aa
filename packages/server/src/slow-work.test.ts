// Hashing of passwords and sending of bytes take long: no transaction, and no connection of the pool, waits for them.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Endpoint, InputOf } from '@jst/contracts'
import { changeInitialPassword, changePassword, checkPassword, login, startTwoStep } from '@jst/contracts/account'
import { readBookingNote, uploadBookingFile } from '@jst/contracts/booking'
import {
  createCompany,
  createStaff,
  resetStaffPassword,
  roleChoices,
  saveApplication,
  staffImport,
  uploadLicence,
} from '@jst/contracts/company'
import { issuePrint } from '@jst/contracts/document'
import { readingOf, saveReading, tryReading } from '@jst/contracts/freight-rates'
import { readPackingFile } from '@jst/contracts/packing'
import { customerCalls } from '@jst/contracts/partner'
import { addPicture } from '@jst/contracts/portal'
import { mailQuotation } from '@jst/contracts/quotes'
import { trackImport } from '@jst/contracts/tracking'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { finish } from './documents/files/uploads.service.ts'
import type { EmployeeActor } from './kernel/access/actor.ts'
import { createBlobStore } from './kernel/files/blobs.ts'
import { createFileStore, type FileStore } from './kernel/files/files.ts'
import { OutdatedPreparation } from './kernel/database/prepared.ts'
import { Threads } from './kernel/process/threads.ts'
import { HashQueue } from './modules/account/sign-in/hash-queue.ts'
import { fieldsOf } from './modules/company/testing.ts'
import { booked } from './testing/bookings.ts'
import { actorOf, callPrepared, prepareCall } from './testing/held.ts'
import { createTestServer, type TestClient, type TestServer } from './testing/index.ts'
import { chosen, moveQuote, publishedRate, quoted } from './testing/quotes.ts'
import { begin, pdf, sendBytes } from './testing/send-file.ts'
import { upload } from './testing/upload.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'jst-slow-'))
let server: TestServer
let boss: TestClient
let actor: EmployeeActor
beforeAll(async () => {
  server = await createTestServer({ config: { dataDir } })
  boss = await server.signIn('boss')
  actor = await actorOf(server, 'boss')
})
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const inUse = () => {
  const { open, idle } = server.database.load()
  return open - idle
}
/** Tells nothing that was hashed: what the write stores is what it was given. */
const first = (name: string) => ({ password: `Pass-${name}`, hash: `hash of ${name}` })
const hashOf = async (account: string) => {
  const [row] = await server.db.owner((owner) =>
    owner.query<{ hash: string }>('select password_hash as hash from app_user where account = $1', [account]),
  )
  return row?.hash
}
const roleName = async () => (await boss.call(roleChoices, {})).body.Data.find(({ Grantable }) => Grantable)!
const newcomer = async (Account: string) => ({
  Account,
  Name: '新人',
  DepartmentId: null,
  Post: '',
  Mobile: '',
  Email: '',
  RoleIds: [(await roleName()).Id],
})

describe('a first password is hashed before the transaction that stores it', () => {
  it('of somebody new, of a reset and of a new company', async () => {
    const input = await newcomer('slow.one')
    const made = await callPrepared(server, actor, createStaff, input, { prepared: first('one') })
    expect([made.Password, await hashOf('slow.one')]).toEqual(['Pass-one', 'hash of one'])
    const reset = await callPrepared(server, actor, resetStaffPassword, { Id: made.Id }, { prepared: first('again') })
    expect([reset.Password, await hashOf('slow.one')]).toEqual(['Pass-again', 'hash of again'])
    const company = { ...fieldsOf(), AdminName: '新管理员', AdminAccount: 'slow.admin', AdminMobile: '13900008888' }
    await callPrepared(server, actor, createCompany, company, { prepared: first('admin') })
    expect(await hashOf('slow.admin')).toBe('hash of admin')
  })
  it('of each employee of a file', async () => {
    const names = ['甲', '乙', '丙']
    const role = (await roleName()).Name
    const file = ['姓名,账号,角色', ...names.map((name, at) => `${name},slow.file${at},${role}`)].join('\n')
    const { Id, Bad } = (await upload(server, boss, staffImport.planImport.path, file, '员工.csv')).body.Data
    expect(Bad).toBe(0)
    const run = { Id, SkipBad: false, SkipLines: [] }
    await callPrepared(server, actor, staffImport.runImport, run, { prepared: names.map(first) })
    expect(await Promise.all(names.map((_, at) => hashOf(`slow.file${at}`)))).toEqual(names.map((name) => `hash of ${name}`))
  })
})

it('a password that is typed is compared and hashed while no connection is in use', async () => {
  const run = vi.spyOn(HashQueue.prototype, 'run')
  try {
    const busy: number[] = []
    const input = await newcomer('slow.two')
    const { Account, Password } = (await boss.call(createStaff, input)).body.Data
    run.mockImplementation((_address, check) => {
      busy.push(inUse())
      return check()
    })
    const refused = (await server.client().call(login, { Account, Password })).body.Data as unknown as { Ticket: string }
    const Next = 'Haiyun#2026'
    const { Token } = (await server.client().call(changeInitialPassword, { Ticket: refused.Ticket, Password: Next })).body.Data
    const client = server.client(Token)
    expect((await client.call(checkPassword, { Password: Next })).status).toBe(200)
    expect((await client.call(checkPassword, { Password: 'wrong' })).body.Issues?.[0]?.Path).toBe('Password')
    expect((await client.call(startTwoStep, { Password: Next })).status).toBe(200)
    const same = await client.call(changePassword, { Password: Next, NewPassword: Next })
    expect(same.body.Issues?.[0]?.Path).toBe('NewPassword')
    const change = { Password: Next, NewPassword: 'Haiyun#2027' }
    // the repeat of a change that was made hears what the first one was told
    for (const key of ['the-change', 'the-change'])
      expect((await client.call(changePassword, change, { 'idempotency-key': key })).status).toBe(200)
    expect((await client.call(changePassword, change)).body.Issues?.[0]?.Path).toBe('Password')
    expect((await server.client().call(login, { Account, Password: 'Haiyun#2027' })).status).toBe(200)
    expect([busy.length > 10, busy.filter((count) => count > 0)]).toEqual([true, []])
  } finally {
    run.mockRestore()
  }
})

describe('bytes are sent to where they stay before the transaction that names them', () => {
  it('of a list of bookings, a licence and a picture', async () => {
    const stored = createFileStore(createBlobStore('/nowhere'), () => {})
    const files: FileStore = { ...stored, put: () => Promise.reject(new Error('bytes are sent inside the transaction')) }
    const file = { name: '执照.pdf', kind: 'pdf', bytes: pdf(), sha256: 'a'.repeat(64) } as const
    const bytes = { name: file.name, kind: file.kind, sha256: file.sha256, size: 9 }
    const given = (prepared: unknown) => ({ prepared, file, files })
    const reading = { Rows: [], Unread: [], Truncated: false }
    const read = await callPrepared(server, actor, uploadBookingFile, { Kind: 'orders' }, given({ reading, bytes }))
    expect(read.Record.Kind).toBe('orders')
    const draft = (await boss.call(saveApplication, { Id: 0, ...fieldsOf() })).body.Data
    expect((await callPrepared(server, actor, uploadLicence, { Id: draft.Id }, given(bytes))).LicenceName).toBe('执照.pdf')
    const variants = [{ width: 400, format: 'webp', bytes: { ...bytes, kind: 'webp' } }]
    const picture = { key: 'b'.repeat(32), width: 400, height: 300, variants }
    expect((await callPrepared(server, actor, addPicture, {}, given(picture))).Width).toBe(400)
  })
  it('of a file of a record', async () => {
    const { Id } = (await boss.call(customerCalls.save, { Id: 0, Values: { NameZh: '附件客户' } })).body.Data
    const subject = { Kind: 'customer', Id }
    const content = pdf('slow')
    const { UploadId } = (await begin(boss, subject, content.length)).body.Data
    await sendBytes(server, boss, subject, UploadId, 0, content)
    const blobs = createBlobStore(path.join(dataDir, 'files'))
    const busy: number[] = []
    const place = {
      blobs: {
        ...blobs,
        keep: (...args: Parameters<typeof blobs.keep>) => {
          busy.push(inUse())
          return blobs.keep(...args)
        },
      },
      scan: () => Promise.resolve(''),
    }
    const base = { actor, requestId: 'slow', db: server.database.tenant(actor), system: server.database.system() }
    const context = { ...base, log: { warn: () => {} } } as unknown as Parameters<typeof finish>[0]
    const done = await finish(context, { ...subject, UploadId }, place)
    expect([done.Size, busy]).toEqual([content.length, [0]])
  })
})

it('texts and files are read in a thread, while no connection is in use', async () => {
  const real = Reflect.get(Threads.prototype, 'answers') as (task: unknown) => AsyncGenerator<unknown>
  const answers = vi.spyOn(Threads.prototype, 'answers')
  try {
    const read: (readonly [work: string, busy: number])[] = []
    answers.mockImplementation(function (this: Threads<unknown, unknown>, task: unknown) {
      if (typeof task === 'object' && task !== null && 'module' in task) read.push([path.basename(String(task.module), '.ts'), inUse()])
      return real.call(this, task)
    })
    const [customer, pricing] = await Promise.all(['customer', 'pricing'].map((account) => server.signIn(account)))
    const given = { Text: '上海-汉堡 COSCO USD 1000/1800/1800', Source: '', Side: 'Cost', Answers: {}, HiddenLines: [], HiddenColumns: [] }
    const { Record } = (await pricing!.call(saveReading, { Id: 0, ...given })).body.Data
    expect((await pricing!.call(readingOf, { Id: Record.Id })).body.Data.Reading.Rows).toHaveLength(1)
    expect((await pricing!.call(tryReading, { Source: '', Text: given.Text })).body.Data.Rows).toHaveLength(1)
    expect((await customer!.call(readBookingNote, { Text: '装货港：宁波\n卸货港：鹿特丹' })).status).toBe(200)
    const sheet = '箱号,箱型,件数,毛重(KGS),体积(CBM),品名\nMSKU6011672,40HQ,10,100,1,TOYS'
    expect((await upload(server, boss, readPackingFile.path, sheet, '装箱单.csv')).body.Data).toMatchObject({
      Boxes: [{ BoxType: '40HQ' }],
    })
    const segments = ['BGM+36+G1+9', 'EQD+CN+MSKU6011672+45G1:102:5++2+4', 'DTM+7:202611260900:203', 'UNT+5+1', 'UNZ+1+77']
    const codeco = `UNB+UNOA:2+SDICT+JSTSHA+261126:0900+77'UNH+1+CODECO:D:95B:UN'${segments.join("'")}'`
    expect((await upload(server, boss, `${trackImport.path}?DryRun=true`, codeco, 'gate.edi')).status).toBe(200)
    expect(read).toEqual([...Array(3).fill('rates-work'), 'notes-work', 'boxes-work', 'statements-work'].map((work) => [work, 0]))
  } finally {
    answers.mockRestore()
  }
})

describe('a PDF is drawn before the transaction that keeps it', () => {
  const draws = async (work: () => Promise<void>) => {
    const { default: PDFDocument } = await import('pdfkit')
    const { end } = PDFDocument.prototype
    let drawn = 0
    const spy = vi.spyOn(PDFDocument.prototype, 'end').mockImplementation(function (this: PDFKit.PDFDocument) {
      drawn += 1
      return end.call(this)
    })
    try {
      await work()
      return drawn
    } finally {
      spy.mockRestore()
    }
  }
  /** Answers a call, and how many files its slow part and its transaction have drawn. */
  async function drawnBy<E extends Endpoint>(by: EmployeeActor, endpoint: E, input: InputOf<E>) {
    let prepared: unknown
    const before = await draws(async () => {
      prepared = await prepareCall(server, by, endpoint, input)
    })
    const inside = await draws(async () => {
      await callPrepared(server, by, endpoint, input, { prepared })
    })
    return [before, inside]
  }
  it('of copies that are given out, and of a quotation that is mailed', async () => {
    const { Id } = (await boss.call(customerCalls.save, { Id: 0, Values: { NameZh: '打印客户' } })).body.Data
    const master = { Kind: 'customer', Id, Print: 'master', Language: 'zh' } as const
    expect(await drawnBy(actor, issuePrint, master)).toEqual([1, 0])
    const [customer, sales] = await Promise.all(['customer', 'sales'].map((account) => server.signIn(account)))
    const booking = await booked(customer!)
    expect(await drawnBy(actor, issuePrint, { ...master, Kind: 'booking', Id: booking.Id, Print: 'note' })).toEqual([1, 0])
    const rate = await publishedRate(boss, 1_850)
    const [row] = await server.db.owner((owner) =>
      owner.query<{ code: string }>(`select code from customer where name_zh like '宁波远帆%'`),
    )
    const quote = await quoted(sales!, row!.code, [await chosen(sales!, rate.ServiceCode, row!.code, 60)])
    expect(await moveQuote(sales!, 'send', quote.Id)).toBeUndefined()
    const letter = { Id: quote.Id, To: 'chen@yuanfan.example', Subject: '报价单', Text: '见附件', Attach: true, Language: 'zh' } as const
    expect(await drawnBy(await actorOf(server, 'sales'), mailQuotation, letter)).toEqual([1, 0])
  })
  it('and anew where its number was taken meanwhile', async () => {
    const { Id } = (await boss.call(customerCalls.save, { Id: 0, Values: { NameZh: '打印两次' } })).body.Data
    const master = { Kind: 'customer', Id, Print: 'master', Language: 'zh' } as const
    const prepared = await prepareCall(server, actor, issuePrint, master)
    expect((await boss.call(issuePrint, master)).body.Data.Copy).toBe(1)
    await expect(callPrepared(server, actor, issuePrint, master, { prepared })).rejects.toThrow(OutdatedPreparation)
    let copies: number[] = []
    const drawn = await draws(async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => boss.call(issuePrint, master)))
      copies = answers.map(({ body }) => body.Data.Copy)
    })
    // those that come together wait for each other, and none draws a copy whose number another one takes
    expect([copies.toSorted(), drawn]).toEqual([[2, 3, 4, 5, 6, 7, 8, 9], 8])
  })
})
