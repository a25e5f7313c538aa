import {
  blankParty,
  defineDocument,
  defineParties,
  documentParties,
  keepParty,
  moveDocuments,
  partyChoices,
  pickParty,
  saveDocumentParties,
  type PartySnapshot,
} from '@jst/contracts/document'
import { customerCalls, customerStates, shippingPartyCalls } from '@jst/contracts/partner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowed } from '../../kernel/access/policy.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { freezeParties, registerDocument, type DocumentCall, type SubjectRow } from '../index.ts'

let server: TestServer
let boss: TestClient
let doc: TestClient
let party: TestClient
let other: TestClient

/** A kind whose parties are copied when its work rests. */
const shipment = defineDocument({
  kind: 'partiedCustomer',
  zh: '试验单',
  en: 'Trial',
  reads: ['/system/company/customer/customerDetail'],
  writes: { path: '/system/company/customer/customerEdit', code: 'edit' },
  page: '/system/company/customer/customerDetail',
  fields: { consignee: { zh: '收货人', en: 'Consignee' } },
  states: customerStates,
  parties: defineParties(
    {
      consignee: { zh: '收货人', en: 'Consignee', use: 'consignee', required: true },
      notify: { zh: '通知人', en: 'Notify', use: 'notify' },
    },
    { freezeOn: 'rest' },
  ),
})

beforeAll(async () => {
  registerDocument({
    document: shipment,
    table: 'customer',
    no: 't.code',
    title: 't.name_zh',
    guards: { complete: () => allowed },
    effects: { rest: (call: DocumentCall, row: SubjectRow) => freezeParties(call, { document: shipment, row }) },
  })
  server = await createTestServer()
  boss = await server.signIn('boss')
  doc = await server.signIn('doc')
  party = await server.signIn('customer')
  other = await server.signIn('customer2')
})
afterAll(() => server.close())

const offered = async (by: TestClient, Keyword = '', Role = 'consignee') =>
  (await by.call(partyChoices, { Kind: 'si', Role, ...(Keyword ? { Keyword } : {}) })).body.Data
const names = (rows: readonly { NameZh: string }[]) => rows.map(({ NameZh }) => NameZh)
const typed = (NameEn: string, more: Partial<PartySnapshot> = {}) => ({ ...blankParty, NameZh: NameEn, NameEn, ...more })
const keeping = async (by: TestClient, Party: ReturnType<typeof typed>, more: { Anyway?: boolean } = {}) =>
  by.call(keepParty, { Kind: 'si', Role: 'consignee', Party, ...more })
const newEntry = async (NameZh: string, more: Record<string, string> = {}) =>
  (await boss.call(shippingPartyCalls.save, { Id: 0, Values: { NameZh, ...more } })).body.Data

describe('what a party box is offered', () => {
  it('is found by Chinese, by pinyin, by initials and by English', async () => {
    for (const word of ['汉堡', 'hanbao', 'hbjj', 'hamburg home']) expect(names(await offered(doc, word)), word).toContain('汉堡家居贸易')
    expect(await offered(doc, '没有这家')).toEqual([])
  })
  it('has customers for people who may look them up, with their credit code', async () => {
    expect((await offered(boss, '远帆', 'consignor')).map(({ Source }) => Source)).toEqual(
      expect.arrayContaining(['shippingParty', 'customer']),
    )
    const found = (await offered(boss, '恒泽', 'consignor')).find(({ Source }) => Source === 'customer')
    expect(found).toMatchObject({ Country: 'CN', TaxKind: 'USCI' })
    expect(new Set((await offered(party, '远帆', 'consignor')).map(({ Source }) => Source))).toEqual(new Set(['shippingParty']))
  })
  it('begins with what the same person picked last', async () => {
    const all = await offered(doc)
    const last = all.at(-1)!
    expect((await doc.call(pickParty, { Kind: 'si', Source: last.Source, Id: last.Id })).status).toBe(200)
    expect((await offered(doc))[0]).toMatchObject({ Id: last.Id, Recent: true })
    expect((await offered(boss)).find(({ Id }) => Id === last.Id)?.Recent ?? false).toBe(false)
  })
  it('is of the own company alone on both sides', async () => {
    const mine = (await keeping(party, typed('YUANFAN SECRET BUYER LTD'))).body.Data
    expect(mine.Code).toMatch(/^SFT\d{6}$/)
    expect(names(await offered(party, 'secret buyer'))).toEqual(['YUANFAN SECRET BUYER LTD'])
    for (const stranger of [other, doc, boss]) {
      expect(await offered(stranger, 'secret buyer')).toEqual([])
      expect((await stranger.call(pickParty, { Kind: 'si', Source: 'shippingParty', Id: mine.Id })).status).toBe(404)
    }
  })
  it('is refused to people who do not fill in bills', async () => {
    const provider = await server.signIn('provider')
    expect((await provider.call(partyChoices, { Kind: 'si', Role: 'consignee' })).status).toBe(403)
    expect((await doc.call(partyChoices, { Kind: 'si', Role: 'carrier' })).status).toBe(404)
    expect((await doc.call(partyChoices, { Kind: 'nothing', Role: 'consignee' })).status).toBe(404)
  })
})

describe('keeping what was typed', () => {
  it('names entries that are the same party, by English name or tax number, and keeps it when it is asked again', async () => {
    const first = (await keeping(doc, typed('Porto Alegre Comércio Ltda'.normalize('NFC')))).body.Data
    expect(first.Id).toBeGreaterThan(0)
    const cnpj = { Country: 'BR', TaxKind: 'CNPJ', TaxNo: '00.000.000/0001-91' }
    expect((await keeping(doc, typed('BANCO TESTE SA', cnpj))).body.Data.Same).toEqual([])
    const again = (await keeping(doc, typed('ANOTHER NAME SA', { ...cnpj, TaxNo: '00000000000191' }))).body.Data
    expect([again.Id, names(again.Same)]).toEqual([0, ['BANCO TESTE SA']])
    expect((await keeping(doc, typed('Banco Teste S.A.'))).body.Data.Same).toHaveLength(1)
    expect((await keeping(doc, typed('Banco Teste S.A.'), { Anyway: true })).body.Data.Id).toBeGreaterThan(0)
  })
  it('refuses a tax number that is none, and one who only reads', async () => {
    const { status, body } = await keeping(doc, typed('WRONG LTDA', { Country: 'BR', TaxKind: 'CNPJ', TaxNo: '00.000.000/0001-92' }))
    expect([status, body.Issues?.[0]?.Path]).toEqual([422, 'Party.TaxNo'])
    const kept = async (TaxNo: string) =>
      (await boss.call(shippingPartyCalls.save, { Id: 0, Values: { NameZh: '错误信用代码', Country: 'CN', TaxKind: 'USCI', TaxNo } }))
        .status
    // a wrong check digit is carried with a warning, a code of 17 digits is none
    expect([await kept('91441900730442249'), await kept('91441900730442249K')]).toEqual([422, 200])
  })
})

describe('the address book', () => {
  it('keeps to its customer when that is merged into another one', async () => {
    const customer = async (NameZh: string) => (await boss.call(customerCalls.save, { Id: 0, Values: { NameZh } })).body.Data
    const [from, into] = [await customer('收发通并入甲'), await customer('收发通并入乙')]
    const entry = await newEntry('并入前的收货人', { CustomerCode: from.Code })
    expect((await boss.call(customerCalls.merge, { Id: from.Id, UpdateTime: from.UpdateTime, IntoId: into.Id })).status).toBe(200)
    const { body } = await boss.call(shippingPartyCalls.list, { CustomerCode: into.Code })
    expect(body.Data.Rows).toMatchObject([{ Id: entry.Id, CustomerName: '收发通并入乙' }])
    expect((await boss.call(shippingPartyCalls.save, { Id: 0, Values: { NameZh: '无此客户', CustomerCode: 'KH-NONE' } })).status).toBe(422)
  })
})

describe('parties of a document', () => {
  const read = async (Id: number) => (await boss.call(documentParties, { Kind: shipment.kind, Id })).body.Data
  const save = async (Id: number, Parties: { Role: string; Party: PartySnapshot }[], by = boss) =>
    by.call(saveDocumentParties, { Kind: shipment.kind, Id, UpdateTime: (await read(Id)).UpdateTime, Parties })
  const once = (NameEn: string): PartySnapshot => ({ Source: '', Id: 0, Code: '', ...typed(NameEn) })
  /** A record that may rest. */
  const record = async () => {
    const [row] = await server.db.owner((owner) =>
      owner.query<{ id: number }>(
        `update customer set state = 1 where id = (select min(id) from customer where state = 1 and company_id = (select id from company where code = 'HJGJ')
          and not exists (select from document_party p where p.subject_id = customer.id)) returning id`,
      ),
    )
    return row!.id
  }
  const rest = async (Id: number) =>
    (await boss.call(moveDocuments, { Kind: shipment.kind, Event: 'rest', Items: [{ Id, UpdateTime: (await read(Id)).UpdateTime }] })).body
      .Data

  it('follow the address book until their move, and stay as they were from then on', async () => {
    const id = await record()
    const entry = await newEntry('会改名的收货人', { NameEn: 'BEFORE LTD' })
    const picked: PartySnapshot = { ...once('FORGED'), Source: 'shippingParty', Id: entry.Id }
    const { body } = await save(id, [
      { Role: 'consignee', Party: picked },
      { Role: 'notify', Party: once('TYPED ONCE LTD') },
    ])
    expect(body.Data.Parties.map(({ Party }) => [Party.Code, Party.NameEn])).toEqual([
      [entry.Code, 'BEFORE LTD'],
      ['', 'TYPED ONCE LTD'],
    ])
    const rename = async (NameEn: string) => {
      const row = (await boss.call(shippingPartyCalls.get, { Id: entry.Id })).body.Data
      await boss.call(shippingPartyCalls.save, { Id: entry.Id, UpdateTime: row.UpdateTime, Values: { NameZh: row.NameZh, NameEn } })
    }
    await rename('AFTER LTD')
    expect((await read(id)).Parties[0]!.Party.NameEn).toBe('AFTER LTD')
    expect(await rest(id)).toMatchObject({ Moved: [id] })
    await rename('LATER LTD')
    const frozen = await read(id)
    expect([frozen.Frozen, frozen.Parties[0]!.Party.NameEn, frozen.Parties[0]!.Party.Code]).toEqual([true, 'AFTER LTD', entry.Code])
    expect((await save(id, [])).body.Code).toBe('ILLEGAL_TRANSITION')
  })
  it('hold the move back while a needed one is missing, and are written by whoever sees what was picked', async () => {
    const id = await record()
    expect((await rest(id)).NotMoved).toMatchObject([{ Message: '请先填写收货人' }])
    const theirs = (await keeping(party, typed('YUANFAN OTHER BUYER LTD'))).body.Data
    const { status } = await save(id, [{ Role: 'consignee', Party: { ...once('X'), Source: 'shippingParty', Id: theirs.Id } }])
    expect(status).toBe(404)
    expect((await save(id, [{ Role: 'carrier', Party: once('X') }])).status).toBe(404)
    const wrong = { ...once('X'), Country: 'BR', TaxKind: 'CNPJ', TaxNo: '1' }
    expect((await save(id, [{ Role: 'consignee', Party: wrong }])).body.Issues?.[0]?.Path).toBe('Parties[0].Party.TaxNo')
  })
})
