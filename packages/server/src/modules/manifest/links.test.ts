import {
  amendManifest,
  decideManifestProposal,
  linkLimits,
  makeManifestLink,
  manifestLinkHead,
  manifestLinks,
  manifestProposals,
  openManifestLink,
  proposeByLink,
  revokeManifestLink,
  vgmSheet,
  type LinkBlock,
  type LinkedManifest,
  type VgmContent,
} from '@jst/contracts/manifest'
import { documentTimeline } from '@jst/contracts/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { addManifest, chinaBill, moveManifest, readManifest } from '../../testing/manifests.ts'

let server: TestServer
let [doc, boss, customer, other]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer({ connections: 12 })
  ;[doc, boss, customer, other] = await Promise.all(['doc', 'boss', 'customer', 'customer2'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const stranger = () => server.client()
const all: readonly LinkBlock[] = ['parties', 'goods', 'seals', 'vgm']
async function linkOf(Id: number, more: { Blocks?: readonly LinkBlock[]; Hours?: number; WithCode?: boolean } = {}, client = doc!) {
  const { body, text } = await client.call(makeManifestLink, { Id, For: '嘉兴工厂', Hours: 72, Blocks: all, WithCode: false, ...more })
  if (!body.Data) throw new Error(text)
  return { id: body.Data.Link.Id, Token: body.Data.Path.split('Token=')[1]!, Code: body.Data.Code }
}
const reader = (Token: string, Code = '') => ({ Token, Code, Name: '王师傅', Phone: '13800001111' })
const open = (Token: string, Code = '') => stranger().call(openManifestLink, reader(Token, Code))
let keys = 0
const propose = (Token: string, Fields: Record<string, string>, more: object = {}) =>
  stranger().call(proposeByLink, {
    ...reader(Token),
    Key: `k${(keys += 1)}`,
    Note: '',
    Fields: Object.entries(Fields).map(([Path, Value]) => ({ Path, Value })),
    Vgm: [],
    ...more,
  })
const proposals = async (Id: number, client = doc!) => (await client.call(manifestProposals, { Id })).body.Data
const decide = async (Id: number, proposal: number, Take: readonly string[], Refuse: readonly string[] = [], client = doc!) =>
  client.call(decideManifestProposal, {
    Id: proposal,
    UpdateTime: (await readManifest(doc!, Id)).UpdateTime!,
    Take,
    Refuse,
    Reason: Refuse.length > 0 ? '与提单不一致' : '',
  })

describe('a link', () => {
  it('shows what was marked and nothing else, on the wire', async () => {
    const content = chinaBill()
    const { Id } = await addManifest(doc!, content)
    const secret = {
      parties: content.Shipper.Name,
      goods: content.Goods[0]!.GoodsEn,
      seals: content.Boxes[0]!.Seals[0]!.No,
    }
    for (const [block, word] of Object.entries(secret)) {
      const shown = await open((await linkOf(Id, { Blocks: [block as LinkBlock] })).Token)
      expect(shown.text).toContain(word)
      for (const others of Object.values(secret).filter((one) => one !== word)) expect(shown.text).not.toContain(others)
      expect(shown.body.Data.Vgm).toEqual([])
      const hidden = await open((await linkOf(Id, { Blocks: all.filter((one) => one !== block && one !== 'vgm') })).Token)
      expect(hidden.text).not.toContain(word)
    }
    const vgm = await open((await linkOf(Id, { Blocks: ['vgm'] })).Token)
    expect([vgm.body.Data.Fields, vgm.body.Data.Vgm.map(({ Content }) => Content.BoxNo)]).toEqual([[], ['MSKU6011672']])
    for (const word of [content.Shipper.Name, content.Consignee.Name, content.Goods[0]!.GoodsEn]) expect(vgm.text).not.toContain(word)
    // neither the customer nor the agent, the number of the filing or its findings
    const { Code } = await readManifest(doc!, Id)
    expect(vgm.text).not.toContain(Code)
    expect(Object.keys(vgm.body.Data).toSorted()).toEqual(
      ['BillNo', 'Blocks', 'ExpiresAt', 'Fields', 'For', 'From', 'Pass', 'Pod', 'Pol', 'Proposals', 'Vessel', 'Vgm', 'Voyage'].toSorted(),
    )
  })
  it('is opened by its own token alone, in time and until it is revoked', async () => {
    const [one, two] = await Promise.all([addManifest(doc!), addManifest(doc!)])
    const link = await linkOf(one.Id)
    const next = await linkOf(two.Id)
    const swapped = `${next.id}${link.Token.slice(link.Token.indexOf('.'))}`
    for (const bad of [swapped, `${link.Token}x`, link.Token.slice(0, -1), '', '1.', link.Token.replace('.', ',')]) {
      expect((await open(bad)).status).toBe(404)
      expect((await stranger().call(manifestLinkHead, { Token: bad })).status).toBe(404)
      expect((await propose(bad, { 'Shipper.City': 'JIAXING' })).status).toBe(404)
    }
    await server.db.owner((owner) =>
      owner.query(`update manifest_link set expires_at = create_time - interval '1 hour' where id = $1`, [next.id]),
    )
    expect((await open(next.Token)).status).toBe(404)
    const ended = await doc!.call(revokeManifestLink, { Id: link.id })
    expect(ended.body.Data.RevokedAt).not.toBeNull()
    const gone = await open(link.Token)
    expect([gone.status, gone.body.Message]).toEqual([404, '链接已被撤销，请向发给您链接的人索取新的链接'])
    expect((await propose(link.Token, { 'Shipper.City': 'JIAXING' })).status).toBe(404)
  })
  it('that expired says so, also with the right signature', async () => {
    let time = new Date()
    const own = await createTestServer({ now: () => time })
    try {
      const client = await own.signIn('doc')
      const made = await addManifest(client, chinaBill())
      const { body } = await client.call(makeManifestLink, { Id: made.Id, For: 'X', Hours: 72, Blocks: all, WithCode: false })
      const Token = body.Data.Path.split('Token=')[1]!
      const ask = () => own.client().call(openManifestLink, reader(Token))
      time = new Date(Date.parse(body.Data.Link.ExpiresAt) - 1)
      expect((await ask()).status).toBe(200)
      time = new Date(Date.parse(body.Data.Link.ExpiresAt))
      const late = await ask()
      expect([late.status, late.body.Message]).toEqual([404, '链接已过期，请向发给您链接的人索取新的链接'])
    } finally {
      await own.close()
    }
  })
  it('with a code shows nothing before it, and is locked after five wrong ones, also at once', async () => {
    const content = chinaBill()
    const { Id } = await addManifest(doc!, content)
    const { Token, Code, id } = await linkOf(Id, { WithCode: true })
    expect(Code).toMatch(/^\d{4}$/)
    const head = await stranger().call(manifestLinkHead, { Token })
    expect([head.body.Data.NeedsCode, head.text.includes(content.BillNo)]).toEqual([true, false])
    const wrong = Code === '0000' ? '0001' : '0000'
    expect((await open(Token, Code)).status).toBe(200)
    const first = await open(Token, wrong)
    expect([first.status, first.body.Message]).toEqual([403, '验证码不对，还可以试 4 次'])
    expect((await open(Token, Code)).status).toBe(200)
    const tries = await Promise.all(Array.from({ length: 12 }, () => open(Token, wrong)))
    expect(tries.every(({ status }) => status === 403)).toBe(true)
    expect(tries.filter(({ body }) => body.Message?.includes('还可以试')).length).toBe(linkLimits.tries - 1)
    expect((await open(Token, Code)).status).toBe(403)
    const listed = (await doc!.call(manifestLinks, { Id })).body.Data
    expect(listed.find((one) => one.Id === id)).toMatchObject({ Locked: true, Views: 2, HasCode: true, LastReader: '王师傅 13800001111' })
  })
  it('asks who its reader is, and keeps name, telephone and time', async () => {
    const { Id } = await addManifest(doc!)
    const { Token, id } = await linkOf(Id)
    expect((await stranger().call(openManifestLink, { ...reader(Token), Name: ' ' })).body.Issues?.[0]?.Path).toBe('Name')
    expect((await stranger().call(openManifestLink, { ...reader(Token), Phone: '12' })).body.Issues?.[0]?.Path).toBe('Phone')
    await open(Token)
    const rows = await server.db.owner((owner) => owner.query('select name, phone from manifest_link_view where link_id = $1', [id]))
    expect(rows).toEqual([{ name: '王师傅', phone: '13800001111' }])
  })
  it('is made, seen and revoked by its own side', async () => {
    const { Id } = await addManifest(customer!)
    const mine = await linkOf(Id, {}, customer)
    const theirs = await linkOf(Id)
    const idsOf = async (client: TestClient) => (await client.call(manifestLinks, { Id })).body.Data.map((one) => one.Id)
    expect([await idsOf(customer!), await idsOf(doc!)]).toEqual([[mine.id], [theirs.id]])
    expect((await customer!.call(revokeManifestLink, { Id: theirs.id })).status).toBe(404)
    expect((await other!.call(makeManifestLink, { Id, For: 'X', Hours: 1, Blocks: all, WithCode: false })).status).toBe(404)
    expect((await propose(mine.Token, { 'Shipper.City': 'JIAXING' })).status).toBe(200)
    expect([(await proposals(Id, customer)).length, (await proposals(Id)).length]).toEqual([1, 0])
    await moveManifest(doc!, 'void', Id)
    expect((await open(mine.Token)).status).toBe(404)
  })
})

describe('an entry', () => {
  it('is a proposal, which the clerk takes or refuses field by field', async () => {
    const { Id, Content } = await addManifest(doc!)
    const { Token } = await linkOf(Id)
    const paths = { 'Shipper.City': 'jiaxing', 'Shipper.Country': 'cn', 'Goods[1].Packages': '421', 'Boxes[MSKU6011672].Seals': 'ab1/ab2' }
    const sent = await propose(Token, paths, { Note: '封号已换' })
    expect([sent.status, sent.body.Data.Proposals[0]!.Fields.map(({ Decision }) => Decision)]).toEqual([200, ['', '', '']])
    expect((await readManifest(doc!, Id)).Content).toEqual(Content)
    const [proposal] = await proposals(Id)
    expect(proposal).toMatchObject({ For: '嘉兴工厂', Name: '王师傅', Phone: '13800001111', Note: '封号已换', Open: 3 })
    const [city, packages, seals] = proposal!.Fields.map(({ Path }) => Path) as [string, string, string]
    // the country was CN before: what does not differ is no proposal
    expect([city, packages, seals]).toEqual(['Shipper.City', 'Goods[1].Packages', 'Boxes[MSKU6011672].Seals'])
    const done = await decide(Id, proposal!.Id, [city, seals], [packages])
    expect([done.status, done.status === 200 ? '' : done.text]).toEqual([200, ''])
    const after = (await readManifest(doc!, Id)).Content
    expect([after.Shipper.City, after.Boxes[0]!.Seals.map(({ No }) => No), after.Goods[0]!.Packages]).toEqual([
      'jiaxing',
      ['AB1', 'AB2'],
      420,
    ])
    expect((await open(Token)).body.Data.Proposals[0]!.Fields.map(({ Decision, Reason }) => [Decision, Reason])).toEqual([
      ['taken', ''],
      ['refused', '与提单不一致'],
      ['taken', ''],
    ])
    const again = await decide(Id, proposal!.Id, [city])
    expect([again.status, again.body.Message?.includes('已由')]).toEqual([422, true])
    const { Rows } = (await doc!.call(documentTimeline, { Kind: 'manifest', Id, PageSize: 20 })).body.Data
    expect(Rows.map(({ Event }) => Event)).toEqual(expect.arrayContaining(['shared', 'proposed', 'decided']))
  })
  it('outside of what was marked, and a value that is none, is refused with its place', async () => {
    const { Id } = await addManifest(doc!)
    const { Token } = await linkOf(Id, { Blocks: ['goods'] })
    for (const [path, value] of [
      ['Shipper.Name', 'EVIL CO'],
      ['BillNo', 'EVIL1'],
      ['Boxes[MSKU6011672].Seals', 'EVIL'],
      ['Goods[1].Packages', '1,5'],
      ['Goods[1].Weight', '-1'],
      ['Goods[1].PackageKind', '???'],
      ['Goods[9].GoodsEn', 'X'],
    ] as const) {
      const refused = await propose(Token, { [path]: value })
      expect([path, refused.status, refused.body.Issues?.[0]?.Path]).toEqual([path, 422, 'Fields[0].Value'])
    }
    expect((await propose(Token, {})).status).toBe(422)
    expect((await propose(Token, {}, { Vgm: [{ ...(await vgmRow(Id)), Method: 'SM1' }] })).body.Issues?.[0]?.Path).toBe('Vgm')
    expect(await proposals(Id)).toEqual([])
  })
  it('that is sent again after a lost answer is taken once, and many in a minute are too many', async () => {
    const { Id } = await addManifest(doc!)
    const { Token } = await linkOf(Id)
    const entry = { Key: 'same' }
    await Promise.all([1, 2, 3].map(() => propose(Token, { 'Shipper.City': 'JIAXING' }, entry)))
    expect(await proposals(Id)).toHaveLength(1)
    const statuses: number[] = []
    for (let at = 0; at < 19; at++) statuses.push((await propose(Token, { 'Shipper.City': `C${at}` })).status)
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([17, 429])
  })
  it('is decided by one of two clerks at once', async () => {
    const { Id } = await addManifest(doc!)
    const { Token } = await linkOf(Id)
    await propose(Token, { 'Shipper.City': 'JIAXING' })
    const [proposal] = await proposals(Id)
    const both = await Promise.all([doc!, boss!].map((client) => decide(Id, proposal!.Id, ['Shipper.City'], [], client)))
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await decide(Id, proposal!.Id, [], ['Shipper.City'], customer)).status).not.toBe(200)
  })
  it('for a filing that is with customs has to wait for a change', async () => {
    const { Id } = await addManifest(doc!)
    const { Token } = await linkOf(Id)
    await propose(Token, { 'Shipper.City': 'JIAXING' })
    await moveManifest(doc!, 'submit', Id)
    const [proposal] = await proposals(Id)
    const refused = await decide(Id, proposal!.Id, ['Shipper.City'])
    expect([refused.status, refused.body.Message?.includes('现在不能修改内容')]).toEqual([422, true])
    expect((await proposals(Id))[0]!.Open).toBe(1)
    expect((await stranger().call(amendManifest, { Id, UpdateTime: proposal!.At, Want: '', Reasons: [] })).status).toBe(401)
  })
})

it('takes a number as people write it, and asks for one that may mean two things', async () => {
  const { Id } = await addManifest(doc!, chinaBill())
  const { Token } = await linkOf(Id)
  const path = `Goods[${chinaBill().Goods[0]!.Key}].Weight`
  expect((await propose(Token, { [path]: '12,500.5' })).status).toBe(200)
  expect((await proposals(Id))[0]!.Fields.map(({ Value }) => Value)).toEqual(['12500.5'])
  for (const value of ['1.200,5.3', '-3', '8400.1234', 'x'])
    expect((await propose(Token, { [path]: value })).body.Issues?.[0]?.Message).toBe('请填写数字，最多三位小数，例如 8400.5')
})

const vgmRow = async (Id: number): Promise<VgmContent> => (await doc!.call(vgmSheet, { Id })).body.Data.Rows[0]!.Content
describe('a weight by link', () => {
  const filled = (row: LinkedManifest['Vgm'][number], more: Partial<VgmContent> = {}): VgmContent => ({
    ...row.Content,
    Method: 'SM1',
    Weighed: 12_300,
    Tare: 3_890,
    Person: 'wang wei',
    Party: 'JIAXING FACTORY',
    ...more,
  })
  it('is checked at once, waits as a proposal and becomes a declaration', async () => {
    const { Id } = await addManifest(doc!)
    const { Token } = await linkOf(Id, { Blocks: ['vgm'] })
    const [row] = (await open(Token)).body.Data.Vgm
    const wrong = await propose(Token, {}, { Vgm: [filled(row!, { Weighed: 15_000 })] })
    expect([wrong.status, wrong.body.Issues?.[0]?.Path]).toEqual([422, 'Vgm[0].Vgm'])
    expect((await propose(Token, {}, { Vgm: [filled(row!), filled(row!)] })).body.Issues?.[0]?.Path).toBe('Vgm[1].BoxNo')
    expect((await propose(Token, {}, { Vgm: [filled(row!)] })).status).toBe(200)
    const [proposal] = await proposals(Id)
    expect(proposal!.Fields).toMatchObject([{ Label: 'VGM MSKU6011672', Value: '12300 KGS · SM1 · WANG WEI', Before: '' }])
    expect((await decide(Id, proposal!.Id, ['Vgm[MSKU6011672]'])).status).toBe(200)
    const { Rows } = (await doc!.call(vgmSheet, { Id })).body.Data
    expect(Rows).toMatchObject([{ State: 1, Content: { Vgm: 12_300, Person: 'WANG WEI', Party: 'JIAXING FACTORY', Seals: 'CN123456' } }])
  })
})
