import { deflateSync } from 'node:zlib'
import { companyMarkFile, companyMarkList, currentCompanyVersions, removeCompanyMark, uploadCompanyMark } from '@jst/contracts/company'
import { issuePrint, printCopyFile, printPreview, type MarkKind } from '@jst/contracts/document'
import { customerCalls } from '@jst/contracts/partner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let boss: TestClient
let id: number

beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
  id = (await boss.call(customerCalls.save, { Id: 0, Values: { NameZh: '印章试验有限公司' } })).body.Data.Id
})
afterAll(() => server.close())

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
}
/** A grey picture; `pixels`: what is in it, if not what it says. */
function png(side: number, pixels = side * (side + 1), interlaced = 0): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 0, 0, 0, interlaced], 8)
  const mark = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(pixels))), chunk('IEND', Buffer.alloc(0))])
}
const upload = async (Mark: MarkKind, bytes: Buffer, { token } = boss) => {
  const edge = 'jst-test-boundary'
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="mark.png"\r\ncontent-type: image/png\r\n\r\n`
  const answer = await server.app.inject({
    method: 'POST',
    url: uploadCompanyMark.path,
    query: { Mark },
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
  })
  return { status: answer.statusCode, code: (JSON.parse(answer.payload) as { Code?: string }).Code }
}
const file = async (url: string, query: Record<string, string>, { token } = boss) => {
  const { statusCode, rawPayload } = await server.app.inject({ url, query, headers: { authorization: `Bearer ${token}` } })
  return { status: statusCode, bytes: rawPayload }
}
const at = () => ({ Kind: 'customer', Id: String(id) })
const preview = async () => (await file(printPreview.path, { ...at(), Print: 'master', Language: 'zh', Format: 'pdf' })).bytes
const issue = async () => (await boss.call(issuePrint, { Kind: 'customer', Id: id, Print: 'master', Language: 'zh' })).body.Data.Id
const copy = async (CopyId: number) => (await file(printCopyFile.path, { ...at(), CopyId: String(CopyId), Format: 'pdf' })).bytes
const pictures = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0
const marks = async (by = boss) => (await by.call(companyMarkList, {})).body.Data.map(({ Mark }) => Mark)

describe('logo and stamp of a company', () => {
  it('are kept once they can be drawn, and come back as they were', async () => {
    expect(await marks()).toEqual([])
    expect((await file(companyMarkFile.path, { Mark: 'logo' })).status).toBe(404)
    expect((await upload('logo', png(40))).status).toBe(200)
    expect((await upload('stamp', png(60))).status).toBe(200)
    expect(await marks()).toEqual(['logo', 'stamp'])
    expect((await file(companyMarkFile.path, { Mark: 'stamp' })).bytes.equals(png(60))).toBe(true)
    const [version] = (await boss.call(currentCompanyVersions, {})).body.Data
    expect(version!.Changes).toEqual([{ Label: '印章', Before: '', After: '已更换' }])
  })

  it.each([
    ['a text', Buffer.from('no picture'), 'BAD_FILE'],
    ['a PDF', Buffer.from('%PDF-1.4\n%%EOF'), 'BAD_FILE'],
    ['a picture without its pixels', png(40).subarray(0, 40), 'BAD_FILE'],
    ['one that unpacks to more than it says', png(40, 4_000_000), 'BAD_FILE'],
    ['one that is too wide', png(2_001), 'BAD_FILE'],
    ['an interlaced one', png(40, 40 * 41, 1), 'BAD_FILE'],
    ['half a JPEG', Buffer.from('ffd8ffe000104a46494600010100', 'hex'), 'BAD_FILE'],
    ['one of more than 500 kB', Buffer.concat([png(40), Buffer.alloc(500_001)]), 'PAYLOAD_TOO_LARGE'],
  ])('are not %s', async (_, bytes, code) => {
    expect((await upload('logo', bytes)).code).toBe(code)
    expect((await file(companyMarkFile.path, { Mark: 'logo' })).bytes.equals(png(40))).toBe(true)
  })

  it('stand on prints: the logo on all of them, the stamp on copies alone', async () => {
    expect(pictures(await preview())).toBe(1)
    expect(pictures(await copy(await issue()))).toBe(2)
  })

  it('stay on copies that were given out, whatever becomes of them', async () => {
    const given = await issue()
    const before = await copy(given)
    expect((await boss.call(removeCompanyMark, { Mark: 'stamp' })).body.Data).toBe(true)
    expect((await boss.call(removeCompanyMark, { Mark: 'stamp' })).body.Data).toBe(false)
    expect((await copy(given)).equals(before)).toBe(true)
    expect(pictures(await copy(await issue()))).toBe(1)
  })

  it('are seen and changed by those who change the company’s record, each of its own company', async () => {
    const doc = await server.signIn('doc')
    expect((await file(companyMarkFile.path, { Mark: 'logo' }, doc)).status).toBe(403)
    expect((await upload('stamp', png(40), doc)).status).toBe(403)
    const haina = await server.signIn('haina')
    expect(await marks(haina)).toEqual([])
    expect((await file(companyMarkFile.path, { Mark: 'logo' }, haina)).status).toBe(404)
  })
})
