import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { jobApplications, openApplicationCv, removeApplication, removeMessage, siteMessages } from '@jst/contracts/portal'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fileSweep } from '../../../documents/index.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { createSurroundings } from '../../../kernel/process/surroundings.ts'
import { runScheduled } from '../../../testing/jobs.ts'
import { startScanner } from '../../../testing/virus-scanner.ts'

let server: TestServer
let boss: TestClient
let peer: TestClient
let job: string
let now = new Date('2026-11-25T02:00:00.000Z')
let uptime = 0
let scanner: Awaited<ReturnType<typeof startScanner>>
const dataDir = mkdtempSync(path.join(tmpdir(), 'jst-cv-'))

beforeAll(async () => {
  scanner = await startScanner()
  server = await createTestServer({ now: () => now, uptime: () => uptime, config: { dataDir, scanner: scanner.address } })
  boss = await server.signIn('boss')
  peer = await server.signIn('peer')
  const { body } = await server.app.inject({ url: page })
  job = `${page}?Id=${/socialRecruitment\?Id=(\d+)/.exec(body)![1]!}`
})
afterAll(async () => {
  await server.close()
  scanner.close()
  rmSync(dataDir, { recursive: true })
})
beforeEach(() => {
  uptime += 3_600_000
})

const page = '/external/MHpage/socialRecruitment'
const typed = { Name: '陈晨', Phone: '13900002222', Message: '做过两年欧线单证，随时可以到岗', Consent: 'yes' }
interface File {
  readonly name: string
  readonly bytes: Buffer
}

/** Sends the form of a job, as a browser does. */
async function apply(file: File | undefined, fields: Record<string, string> = typed, url = job) {
  const { body } = await server.app.inject({ url: job })
  const Stamp = /name="Stamp" value="([^"]+)"/.exec(body)![1]!
  now = new Date(now.getTime() + 20_000)
  const form = new FormData()
  // the file stands before other fields, which are read all the same
  form.append('Cv', new Blob([new Uint8Array(file?.bytes ?? [])]), file?.name ?? '')
  for (const [key, value] of Object.entries({ ...fields, Stamp })) form.append(key, value)
  const encoded = new Response(form)
  return server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}
const applications = async (client = boss) => (await client.call(jobApplications, { Keyword: '陈晨' })).body.Data.Rows
const fetched = (client: TestClient, Id: number) =>
  server.app.inject({ url: `${openApplicationCv.path}?Id=${Id}`, headers: { authorization: `Bearer ${client.token}` } })

const pdf = (content = '') => Buffer.from(`%PDF-1.7\n${content}\nstartxref\n0\n%%EOF\n`)
const archive = (entry: string) => Buffer.from(`PK\x03\x04${entry} PK\x01\x02${entry} PK\x05\x06${'\0'.repeat(18)}`, 'latin1')
const word = (content = '') =>
  Buffer.concat([Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'), Buffer.alloc(512), Buffer.from(content, 'utf16le')])

describe('the CV of an application', () => {
  it('is read by the staff of the site alone, and goes with the application', async () => {
    const content = pdf('陈晨的简历')
    const sent = await apply({ name: '..\\..\\陈晨\u202e 简历.pdf', bytes: content })
    expect([sent.statusCode, sent.body.includes('已收到')]).toEqual([200, true])
    const [row] = await applications()
    expect(row).toMatchObject({ Name: '陈晨', Cv: { Name: '陈晨 简历.pdf', Size: content.length } })
    const file = await fetched(boss, row!.Id)
    expect(file.rawPayload.equals(content)).toBe(true)
    expect([file.headers['content-type'], file.headers['x-content-type-options'], file.headers['content-security-policy']]).toEqual([
      'application/pdf',
      'nosniff',
      "default-src 'none'; sandbox",
    ])
    expect(file.headers['content-disposition']).toMatch(/^attachment;/)

    expect(await applications(peer)).toEqual([])
    expect((await fetched(peer, row!.Id)).statusCode).toBe(404)
    expect((await fetched(await server.signIn('customer'), row!.Id)).statusCode).toBe(403)
    expect((await server.app.inject({ url: `${openApplicationCv.path}?Id=${row!.Id}` })).statusCode).toBe(401)
    expect((await peer.call(removeApplication, { Id: row!.Id, UpdateTime: row!.UpdateTime })).status).toBe(404)
    expect((await boss.call(removeApplication, { Id: row!.Id, UpdateTime: '2026-01-01T00:00:00.000Z' })).status).toBe(412)

    expect((await boss.call(removeApplication, { Id: row!.Id, UpdateTime: row!.UpdateTime })).status).toBe(200)
    expect((await fetched(boss, row!.Id)).statusCode).toBe(404)
    const sha256 = createHash('sha256').update(content).digest('hex')
    const known = () => server.db.owner((owner) => owner.query('select from blob where sha256 = $1', [sha256]))
    expect(await known()).toHaveLength(1)
    await server.db.owner((owner) => owner.query(`update blob set seen_time = now() - interval '2 days'`))
    await runScheduled(server, fileSweep, { surroundings: createSurroundings({ dataDir }) })
    expect(await known()).toHaveLength(0)
    const log = await server.db.owner((owner) =>
      owner.query<{ action: string }>(`select action from audit_log where entity = 'portalInquiry' and entity_id = $1 order by id`, [
        row!.Id,
      ]),
    )
    expect(log.map(({ action }) => action)).toEqual(['portal.apply', 'portal.removeApplication'])
  })

  it('stays while an application names its bytes', async () => {
    const content = pdf('同一份简历')
    await apply({ name: '简历.pdf', bytes: content })
    const [row] = await applications()
    await server.db.owner((owner) => owner.query(`update blob set seen_time = now() - interval '2 days'`))
    await runScheduled(server, fileSweep, { surroundings: createSurroundings({ dataDir }) })
    expect((await fetched(boss, row!.Id)).rawPayload.equals(content)).toBe(true)
  })

  it('may be a file of Word, or missing', async () => {
    for (const [name, bytes] of [
      ['简历.docx', archive('word/document.xml')],
      ['简历.doc', word()],
    ] as const)
      expect([name, (await apply({ name, bytes })).statusCode]).toEqual([name, 200])
    expect((await apply(undefined)).statusCode).toBe(200)
    const rows = await applications()
    expect(rows.slice(0, 3).map(({ Cv }) => Cv?.Name)).toEqual([undefined, '简历.doc', '简历.docx'])
  })

  const large = Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024), pdf()])
  const refused: readonly (readonly [what: string, file: File, says: string])[] = [
    ['is empty', { name: '简历.pdf', bytes: Buffer.alloc(0) }, '简历文件是空的'],
    ['is too large', { name: '简历.pdf', bytes: large }, '简历超过 5 MB'],
    ['is a page', { name: '简历.pdf', bytes: Buffer.from('<script>alert(1)</script>%PDF-1.7 %%EOF') }, '简历支持 pdf、docx、doc'],
    ['is a program', { name: '简历.doc', bytes: Buffer.from('MZ\x90\0'.repeat(50), 'latin1') }, '简历支持 pdf、docx、doc'],
    ['is a picture', { name: '简历.pdf', bytes: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') }, '简历支持 pdf、docx、doc'],
    ['is an archive', { name: '简历.docx', bytes: archive('run.exe') }, '简历支持 pdf、docx、doc'],
    ['is a workbook', { name: '简历.docx', bytes: archive('xl/workbook.xml') }, '简历支持 pdf、docx、doc'],
    ['has another ending', { name: '简历.pdf.exe', bytes: pdf() }, '简历支持 pdf、docx、doc'],
    ['has no ending', { name: '简历', bytes: pdf() }, '简历支持 pdf、docx、doc'],
    ['is a PDF by its bytes and a file of Word by its name', { name: '简历.docx', bytes: pdf() }, '简历支持 pdf、docx、doc'],
    [
      'is a PDF with an archive behind it',
      { name: '简历.pdf', bytes: Buffer.concat([pdf(), Buffer.alloc(2_048), archive('run.exe')]) },
      '简历支持 pdf、docx、doc',
    ],
    ['was cut off', { name: '简历.docx', bytes: archive('word/document.xml').subarray(0, 24) }, '简历支持 pdf、docx、doc'],
    ['has macros', { name: '简历.docx', bytes: archive('word/document.xml word/vbaProject.bin') }, '简历含有宏'],
    ['has macros of Word 97', { name: '简历.doc', bytes: word('_VBA_PROJECT') }, '简历含有宏'],
    ['has a virus', { name: '简历.pdf', bytes: pdf('EICAR') }, '简历未通过安全检查'],
  ]
  it.each(refused)('that %s is refused with a reason, and nothing is kept', async (_, file, says) => {
    const before = (await applications()).length
    const blobs = () => server.db.owner((owner) => owner.query('select from blob'))
    const known = (await blobs()).length
    const sent = await apply(file)
    expect([sent.statusCode, sent.body.includes(says), sent.body.includes('value="陈晨"')]).toEqual([422, true, true])
    expect([(await applications()).length, (await blobs()).length]).toEqual([before, known])
  })

  it('is asked for once more where another field is wrong', async () => {
    const sent = await apply({ name: '简历.pdf', bytes: pdf() }, { ...typed, Consent: '' })
    expect([sent.statusCode, sent.body.includes('请重新选择简历文件')]).toEqual([422, true])
  })

  it('is not kept from robots', async () => {
    const before = (await applications()).length
    expect((await apply({ name: '简历.pdf', bytes: pdf() }, { ...typed, Website: 'http://x' })).statusCode).toBe(200)
    expect(await applications()).toHaveLength(before)
  })

  it('is taken by the pages of jobs alone, one for an application, ten in ten minutes', async () => {
    expect((await apply({ name: '简历.pdf', bytes: pdf() }, typed, '/external/customer/contact')).statusCode).toBe(415)
    const answers: number[] = []
    for (let at = 0; at < 11; at++) answers.push((await apply(undefined, { ...typed, Name: '' })).statusCode)
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  })
})

it('a message of a visitor is removed by the staff of its site', async () => {
  const [row] = (await boss.call(siteMessages, { Keyword: '吴建军' })).body.Data.Rows
  const { Id, UpdateTime } = row!
  expect((await peer.call(removeMessage, { Id, UpdateTime })).status).toBe(404)
  expect((await boss.call(removeMessage, { Id, UpdateTime })).status).toBe(200)
  expect((await boss.call(siteMessages, { Keyword: '吴建军' })).body.Data.Total).toBe(0)
})
