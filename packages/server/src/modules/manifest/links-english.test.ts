import {
  makeManifestLink,
  manifestLinkHead,
  manifestProposals,
  openManifestLink,
  proposeByLink,
  type LinkBlock,
} from '@jst/contracts/manifest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { addManifest, chinaBill, moveManifest } from '../../testing/manifests.ts'

let server: TestServer
let doc: TestClient
beforeAll(async () => {
  server = await createTestServer()
  doc = await server.signIn('doc')
  await server.db.owner((owner) => owner.query(`update company set name_en = 'HAIJIE LOGISTICS' where code = 'HJGJ'`))
})
afterAll(() => server.close())

const han = /\p{Script=Han}|[；：，。、（）]/u
const blocks: readonly LinkBlock[] = ['parties', 'goods', 'seals', 'vgm']
const Lang = 'en'
async function linkOf(WithCode = false, Content = chinaBill()) {
  const { Id } = await addManifest(doc, Content)
  const { body } = await doc.call(makeManifestLink, { Id, For: 'FACTORY', Hours: 72, Blocks: blocks, WithCode })
  return { Id, Token: body.Data.Path.split('Token=')[1]!, Code: body.Data.Code }
}
const stranger = () => server.client()
const reader = (Token: string, Code = '') => ({ Token, Code, Name: 'MR WANG', Phone: '13800001111', Lang }) as const
const propose = (Token: string, Fields: Record<string, string>, more: object = {}) =>
  stranger().call(proposeByLink, {
    ...reader(Token),
    Key: crypto.randomUUID(),
    Note: '',
    Fields: Object.entries(Fields).map(([Path, Value]) => ({ Path, Value })),
    Vgm: [],
    ...more,
  })

it('a bill in English has no Chinese but that of its people, and the forwarder by its English name', async () => {
  const { Id, Token } = await linkOf()
  const head = await stranger().call(manifestLinkHead, { Token, Lang })
  expect(head.body.Data.From).toBe('HAIJIE LOGISTICS')
  const shown = await stranger().call(openManifestLink, reader(Token))
  expect(shown.body.Data.Fields.length).toBeGreaterThan(40)
  expect(shown.text).not.toMatch(han)
  const sent = await propose(Token, { 'Shipper.City': 'JIAXING', 'Goods[1].HsCode': '732394', 'Boxes[MSKU6011672].Seals': 'AB1(carrier)' })
  expect(sent.body.Data.Proposals[0]!.Fields.map(({ Label }) => Label)).toEqual(['Shipper City', 'Goods 1 HS code', 'Seals MSKU6011672'])
  expect(sent.text).not.toMatch(han)
  expect(sent.body.Data.Proposals[0]!.Fields.map(({ Value }) => Value)).toContain('AB1(CARRIER)')
  // the clerk reads the same entry in Chinese
  const [proposal] = (await doc.call(manifestProposals, { Id })).body.Data
  expect(proposal!.Fields.map(({ Label }) => Label)).toEqual(['发货人 城市', '货物 1 HS 编码', '封号 MSKU6011672'])
  expect(proposal!.Fields.at(-1)).toMatchObject({ Before: 'CN123456(船封)', Value: 'AB1(船封)' })
})
it('refusals are English where the page is', async () => {
  const { Id, Token, Code } = await linkOf(true)
  const wrong = Code === '0000' ? '1111' : '0000'
  const [row] = (await stranger().call(openManifestLink, reader(Token, Code))).body.Data.Vgm
  const entry = { ...reader(Token, Code) }
  const answers = [
    await stranger().call(manifestLinkHead, { Token: `${Token}x`, Lang }),
    await stranger().call(openManifestLink, reader(Token, wrong)),
    await stranger().call(openManifestLink, { ...reader(Token, Code), Name: ' ' }),
    await stranger().call(openManifestLink, { ...reader(Token, Code), Phone: '1' }),
    await propose(Token, {}, entry),
    await propose(Token, { BillNo: 'EVIL' }, entry),
    await propose(Token, { 'Goods[1].Packages': '1,5', 'Goods[1].PackageKind': '???' }, entry),
    await propose(Token, { 'Boxes[MSKU6011672].Seals': 'X'.repeat(130) }, entry),
    await propose(Token, {}, { ...entry, Vgm: [{ ...row!.Content, Method: 'SM1', Weighed: 100, Tare: 3_890, Person: 'x' }] }),
    await propose(Token, {}, { ...entry, Vgm: [row!.Content, row!.Content] }),
  ]
  for (const { status, body } of answers) {
    expect(status).toBeGreaterThanOrEqual(400)
    // a page says the findings, else the sentence
    expect(body.Issues?.length ? body.Issues.map(({ Label, Message }) => `${Label} ${Message}`).join(' ') : body.Message).not.toMatch(han)
  }
  await moveManifest(doc, 'void', Id)
  expect((await stranger().call(openManifestLink, reader(Token, Code))).body.Message).not.toMatch(han)
})
