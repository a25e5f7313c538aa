import { documentFiles, openDocumentFile } from '@jst/contracts/document'
import {
  makeManifestLink,
  manifestProposals,
  openManifestLink,
  proposeByLink,
  ticketByLink,
  vgmSheet,
  type LinkBlock,
  type LinkedManifest,
} from '@jst/contracts/manifest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { addManifest } from '../../testing/manifests.ts'
import { queryOf } from '../../testing/server.ts'
import { formOf } from '../../testing/upload.ts'

let server: TestServer
let [doc, customer, other]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[doc, customer, other] = await Promise.all(['doc', 'customer', 'customer2'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const Box = 'MSKU6011672'
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
async function linkOf(Id: number, Blocks: readonly LinkBlock[] = ['vgm'], WithCode = false) {
  const { body } = await doc!.call(makeManifestLink, { Id, For: '嘉兴工厂', Hours: 72, Blocks, WithCode })
  return { Token: body.Data.Path.split('Token=')[1]!, Code: body.Data.Code }
}
const reader = ({ Token, Code }: { Token: string; Code: string }) => ({ Token, Code, Name: '王师傅', Phone: '13800001111' })
type Link = Awaited<ReturnType<typeof linkOf>>
const opened = async (link: Link): Promise<LinkedManifest> => (await server.client().call(openManifestLink, reader(link))).body.Data
async function upload(link: Link, Pass: string, Key: string, more: { bytes?: Buffer; box?: string } = {}) {
  const { payload, headers } = formOf(more.bytes ?? png, 'IMG_0001.png')
  const query = queryOf({ Token: link.Token, Pass, Box: more.box ?? Box, Key })
  const answer = await server.app.inject({ method: 'POST', url: ticketByLink.path, query, payload, headers })
  return { status: answer.statusCode, body: JSON.parse(answer.payload) as { Data: LinkedManifest; Message?: string } }
}

describe('a scale ticket by link', () => {
  it('is a file of the filing, part of the entry, and stands beside the weight of its box', async () => {
    const { Id } = await addManifest(doc!)
    const link = await linkOf(Id)
    const { Pass, Vgm } = await opened(link)
    const sent = await Promise.all([upload(link, Pass, 'one'), upload(link, Pass, 'one')])
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    expect((await opened(link)).Vgm.map(({ Tickets }) => Tickets)).toEqual([[`${Box}-1.png`]])
    const content = { ...Vgm[0]!.Content, Method: 'SM1' as const, Weighed: 12_300, Tare: 3_890, Person: 'WANG WEI' }
    const entry = { ...reader(link), Key: 'k', Note: '', Fields: [], Vgm: [content] }
    expect((await server.client().call(proposeByLink, entry)).status).toBe(200)
    const [proposal] = (await doc!.call(manifestProposals, { Id })).body.Data
    const [file] = proposal!.Fields[0]!.Files
    expect(file).toMatchObject({ Name: `${Box}-1.png`, Filing: Id })
    expect((await doc!.call(vgmSheet, { Id })).body.Data.Rows[0]!.Tickets).toEqual([file])
    const bytes = { Kind: 'manifest', Id, FileId: file!.Id }
    const opening = await server.app.inject({
      url: openDocumentFile.path,
      query: queryOf(bytes),
      headers: { authorization: `Bearer ${doc!.token}` },
    })
    expect(opening.statusCode).toBe(200)
    expect((await doc!.call(documentFiles, { Kind: 'manifest', Id })).text).toContain('嘉兴工厂')
    expect((await other!.call(openDocumentFile, bytes)).status).toBe(404)
  })
  it('of a link of the staff stays with the staff', async () => {
    const { Id } = await addManifest(customer!)
    const link = await linkOf(Id)
    await upload(link, (await opened(link)).Pass, 'one')
    expect((await doc!.call(vgmSheet, { Id })).body.Data.Rows[0]!.Tickets).toHaveLength(1)
    expect((await customer!.call(vgmSheet, { Id })).body.Data.Rows[0]!.Tickets).toEqual([])
  })
  it('needs the opened link, its block, a box of the bill and a photo or PDF', async () => {
    const { Id } = await addManifest(doc!)
    const [link, goods, next] = [await linkOf(Id, ['vgm'], true), await linkOf(Id, ['goods']), await linkOf(Id)]
    const { Pass } = await opened(link)
    expect((await upload(link, '', 'a')).status).toBe(403)
    expect((await upload(link, (await opened(next)).Pass, 'a')).status).toBe(403)
    expect((await upload(goods, (await opened(goods)).Pass, 'a')).status).toBe(403)
    expect((await upload({ ...link, Token: `${link.Token}x` }, Pass, 'a')).status).toBe(404)
    expect((await upload(link, Pass, 'a', { box: 'CSQU3054383' })).status).toBe(404)
    expect((await upload(link, Pass, 'a', { bytes: Buffer.from('PK nothing') })).status).toBe(422)
    for (const key of ['a', 'b', 'c']) expect((await upload(link, Pass, key)).status).toBe(200)
    const full = await upload(link, Pass, 'd')
    expect([full.status, full.body.Message]).toEqual([422, '每箱最多 3 张磅单，一票最多 100 张'])
  })
})
