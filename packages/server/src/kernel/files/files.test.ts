import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { defineEndpoint, employee, Id, openFile } from '@jst/contracts'
import { Object as ObjectSchema, String as StringSchema } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from '../../modules.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { employeeRoute } from '../http/endpoint.ts'
import { kindOf } from './file-kinds.ts'

const upload = defineEndpoint({
  method: 'POST',
  path: '/api/Paper/Upload',
  summary: '传',
  may: employee('测试'),
  reply: ObjectSchema({ Id, Name: StringSchema(), Kind: StringSchema() }),
})
const download = defineEndpoint({
  method: 'GET',
  path: '/api/Paper/Download',
  summary: '取',
  may: employee('测试'),
  query: ObjectSchema({ Id }),
  reply: openFile('测试'),
})
const routes = [
  employeeRoute(upload, {
    upload: { maxBytes: 1_000, kinds: ['pdf', 'csv'] },
    prepare: ({ file, files }) => files.put(file!),
    write: async ({ tx, actor, file, files }, _, bytes) => ({
      Id: await files.save(tx, actor, bytes),
      Name: file!.name,
      Kind: file!.kind,
    }),
  }),
  employeeRoute(download, { read: ({ db, files }, input) => files.read(db, input.Id) }),
]

const dataDir = mkdtempSync(path.join(tmpdir(), 'jst-files-'))
let server: TestServer
let [customer, other, operator]: TestClient[] = []

beforeAll(async () => {
  server = await createTestServer({ config: { dataDir }, routes: (deps) => [...allRoutes(deps), ...routes] })
  ;[customer, other, operator] = [await server.signIn('customer'), await server.signIn('customer2'), await server.signIn('doc')]
})
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true })
})

async function send(name: string, bytes: Buffer | string) {
  const form = new FormData()
  form.append('file', new Blob([bytes]), name)
  const request = new Request('http://x', { method: 'POST', body: form })
  const answer = await server.app.inject({
    method: 'POST',
    url: upload.path,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { authorization: `Bearer ${customer!.token}`, 'content-type': request.headers.get('content-type')! },
  })
  return {
    status: answer.statusCode,
    body: answer.json() as { Code?: string; Message?: string; Data: { Id: number; Name: string; Kind: string } },
  }
}

async function* slowly(pieces: readonly string[]) {
  for (const piece of pieces) {
    yield Buffer.from(piece)
    await nextTurn()
  }
}
/** Sends a form piece by piece, as a network does. */
async function sendPieces(pieces: readonly string[], boundary = 'x-boundary') {
  const { statusCode, payload } = await server.app.inject({
    method: 'POST',
    url: upload.path,
    payload: Readable.from(slowly(pieces)),
    headers: { authorization: `Bearer ${customer!.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
  return [statusCode, JSON.parse(payload)] as const
}
const partHead = '--x-boundary\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
const formEnd = '\r\n--x-boundary--\r\n'

const fetchFile = (client: TestClient, id: number) =>
  server.app.inject({ url: `${download.path}?Id=${id}`, headers: { authorization: `Bearer ${client.token}` } })

describe('a file', () => {
  it('comes back as it was, as an attachment that no browser opens in place', async () => {
    const { body } = await send('提单 确认件.pdf', '%PDF-1.7 内容')
    expect(body.Data).toMatchObject({ Name: '提单 确认件.pdf', Kind: 'pdf' })
    const file = await fetchFile(customer!, body.Data.Id)
    expect(file.payload).toBe('%PDF-1.7 内容')
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' })
    expect(file.headers['content-disposition']).toMatch(/^attachment; .*filename\*=UTF-8''%E6%8F%90/)
  })

  it('is seen by its company and the operator that serves it, by nobody else', async () => {
    const { body } = await send('a.pdf', '%PDF-')
    expect((await fetchFile(operator!, body.Data.Id)).statusCode).toBe(200)
    expect((await fetchFile(other!, body.Data.Id)).statusCode).toBe(404)
  })

  it('is what its bytes say, not its name', async () => {
    expect((await send('virus.pdf', 'MZ\0\0')).body.Code).toBe('BAD_FILE')
    expect((await send('table.csv', 'a,b\0')).body.Code).toBe('BAD_FILE')
    expect((await send('table.csv', '箱号,封号')).body.Data.Kind).toBe('csv')
    expect((await send('sheet.csv', 'PK\x03\x04')).body.Message).toContain('pdf、csv')
    expect(kindOf(Buffer.from('BM6'), 'x.png')).toBeUndefined()
  })

  it('has a name without a path', async () => {
    expect((await send('..\\..\\etc/pass\u202ewd.pdf', '%PDF-')).body.Data.Name).toBe('passwd.pdf')
  })

  it.each([
    ['is missing', (place: string) => rmSync(place)],
    ['is cut short', (place: string) => writeFileSync(place, '%P')],
  ])('whose content %s on the disk is an error with a next step, and is logged', async (_, damage) => {
    const { body } = await send('a.pdf', '%PDF-1.7 once')
    const sha256 = createHash('sha256').update('%PDF-1.7 once').digest('hex')
    damage(path.join(dataDir, 'files', sha256.slice(0, 2), sha256))
    const answer = await fetchFile(customer!, body.Data.Id)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      500,
      { Code: 'FILE_LOST', Message: '该文件在服务器上已缺失或损坏，请联系管理员从备份恢复，或重新上传' },
    ])
    expect(server.log()).toMatch(new RegExp(`stored_file ${body.Data.Id}: .*${sha256} is not there with its 13 bytes`))
  })

  it('beyond the size of the call is refused, and so is anything that is no form', async () => {
    const large = await send('big.pdf', `%PDF-${'x'.repeat(2_000)}`)
    expect([large.status, large.body.Code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    expect((await customer!.call(upload, {})).body.Code).toBe('UNSUPPORTED_MEDIA')
  })
  it('is never cut at the limit, wherever its pieces end', async () => {
    // the reader of forms notices the limit with the piece behind it
    const answers = await Promise.all(
      [
        ['a'.repeat(1_000), 'b'],
        ['a'.repeat(999), 'b', 'c'.repeat(100)],
        ['a'.repeat(1_001), 'b'],
      ].map((pieces) => sendPieces([partHead, ...pieces, formEnd])),
    )
    expect(answers.map(([status, { Code }]) => [status, Code])).toEqual(answers.map(() => [413, 'PAYLOAD_TOO_LARGE']))
    expect((await sendPieces([partHead, 'a'.repeat(1_000), formEnd]))[0]).toBe(200)
  })

  it('whose upload ends in its midst, or whose form cannot be told apart, is a mistake of the sender', async () => {
    for (const [status, { Code, Message }] of [
      await sendPieces([partHead, '箱号,封号\r\nMSKU1234565,1']),
      await sendPieces([partHead, '箱号,封号', formEnd], 'b'.repeat(300)),
      await sendPieces([partHead, '箱号,封号', formEnd], ''),
      await sendPieces(['箱号,封号']),
    ])
      expect([status, Code, Message]).toEqual([422, 'INVALID_INPUT', '文件没有上传完整，请检查网络后重新上传'])
  })
})
