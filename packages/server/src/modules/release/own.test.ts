import type { Endpoint } from '@jst/contracts'
import {
  billFees,
  checkRuleCalls,
  customerRisk,
  guaranteeCalls,
  guaranteeLedger,
  letterCalls,
  makeLetters,
  ownGuarantees,
  ownLetter,
  ownLetterFile,
  ownLetters,
  proposeFees,
  releasePapers,
  releaseView,
  returnCalls,
  riskCalls,
  saveReleaseSettings,
  scanPaper,
  tieLetters,
} from '@jst/contracts/release'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagesOf } from '../../testing/bills.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'

const accounts = ['customer', 'customer2', 'provider', 'doc', 'finance', 'boss', 'sales', 'peer'] as const
type Account = (typeof accounts)[number]
let server: TestServer
const clients = new Map<Account, TestClient>()
const as = (account: Account) => clients.get(account)!
beforeAll(async () => {
  server = await createTestServer()
  for (const account of accounts) clients.set(account, await server.signIn(account))
})
afterAll(() => server.close())

describe('a customer', () => {
  it('reads its own letters and limits, and nothing but these fields of them', async () => {
    const list = await as('customer').call(ownLetters, {})
    const [row] = list.body.Data.Rows
    expect(Object.keys(row!).toSorted()).toEqual(['BillNos', 'CreateTime', 'Forwarder', 'Id', 'KindOf', 'No', 'State', 'ValidTo'])
    const view = await as('customer').call(ownLetter, { Id: row!.Id })
    const shown = ['Amount', 'Boxes', 'Consignee', 'Steps', 'TextEn', 'TextZh', 'Vessel', ...Object.keys(row!)]
    expect(Object.keys(view.body.Data).toSorted()).toEqual(shown.toSorted())
    expect(view.body.Data.TextZh).toContain(row!.BillNos)
    const limits = await as('customer').call(ownGuarantees, {})
    expect(limits.body.Data).toEqual([
      { Forwarder: expect.any(String), Limit: '200000.00', Used: '0.00', Reserved: '0.00', Free: '200000.00', ValidTo: expect.any(String) },
    ])
    const staff = await server.db.owner((owner) => owner.query<{ name: string }>('select name from employee where not disabled'))
    for (const { text } of [list, view, limits]) {
      expect(text).not.toMatch(/Reason|Step"|Threshold|Risk|blacklist|黑名单|审核规则|一级|Overdue/)
      expect(staff.some(({ name }) => text.includes(name))).toBe(false)
    }
  })
  it('prints its letter as the staff do: one copy while the letter says the same, with a code that tells its state', async () => {
    const { Rows } = (await as('customer').call(ownLetters, { Stage: 'open' })).body.Data
    const { Id, No, BillNos } = Rows[0]!
    const take = async (account: Account, Language = 'zh') => {
      const headers = { authorization: `Bearer ${as(account).token}` }
      const { statusCode, rawPayload } = await server.app.inject({ url: ownLetterFile.path, query: { Id: String(Id), Language }, headers })
      return { status: statusCode, bytes: rawPayload }
    }
    const copies = () =>
      server.db.owner((owner) =>
        owner.query<{ token: string; language: string }>(
          `select token, language from document_print where kind = 'releaseLetter' and subject_id = $1 order by copy`,
          [Id],
        ),
      )
    const before = (await copies()).length
    const first = await take('customer')
    expect(first.status).toBe(200)
    const page = (await pagesOf(first.bytes)).join(' ')
    for (const word of [No, BillNos]) expect(page).toContain(word)
    expect(page).not.toContain('预览')
    expect((await take('customer')).bytes.equals(first.bytes)).toBe(true)
    const given = await copies()
    expect(given).toHaveLength(before + 1)
    expect((await server.app.inject(`/verify/${given.at(-1)!.token}`)).payload).toContain('有效 Valid')
    expect((await take('customer', 'en')).status).toBe(200)
    expect((await copies()).at(-1)!.language).toBe('en')
    expect([(await take('customer2')).status, (await take('doc')).status]).toEqual([404, 403])
    expect(await copies()).toHaveLength(before + 2)
  })
  it('finds a letter by its bill and by its state, with the total of what fits', async () => {
    const { Rows, Total } = (await as('customer').call(ownLetters, {})).body.Data
    const open = (await as('customer').call(ownLetters, { Stage: 'open' })).body.Data
    expect([Total, open.Total]).toEqual([2, 1])
    const found = (await as('customer').call(ownLetters, { Keyword: Rows[0]!.BillNos.toLowerCase() })).body.Data
    expect(found.Rows.map(({ Id }) => Id)).toContain(Rows[0]!.Id)
    expect((await as('customer').call(ownLetters, { PageIndex: 2, PageSize: 1 })).body.Data).toMatchObject({
      Rows: [{ Id: Rows[1]!.Id }],
      Total,
    })
  })
  it('reads nothing of another customer', async () => {
    const [row] = (await as('customer').call(ownLetters, {})).body.Data.Rows
    expect((await as('customer2').call(ownLetters, {})).body.Data).toEqual({ Rows: [], Total: 0 })
    expect((await as('customer2').call(ownLetter, { Id: row!.Id })).body.Code).toBe('NOT_FOUND')
    expect((await as('customer2').call(ownGuarantees, {})).body.Data).toEqual([])
  })
})

describe('rights', () => {
  const none: readonly Account[] = ['customer', 'customer2', 'provider', 'sales', 'peer']
  it.each<[string, Endpoint, readonly Account[]]>([
    ['risk of customers', customerRisk, ['doc', 'finance', 'boss']],
    ['the decision', releaseView, ['doc', 'finance', 'boss']],
    ['the blacklist', riskCalls.list, ['finance', 'boss']],
    ['rules of checks', checkRuleCalls.list, ['finance', 'boss']],
    ['limits', guaranteeCalls.list, ['finance', 'boss']],
    ['the ledger of limits', guaranteeLedger, ['finance', 'boss']],
    ['settings', saveReleaseSettings, ['finance', 'boss']],
    ['letters', letterCalls.list, ['doc', 'finance', 'boss']],
    ['making letters', makeLetters, ['doc', 'finance', 'boss']],
    ['tying letters', tieLetters, ['doc', 'finance', 'boss']],
    ['returned papers', returnCalls.list, ['doc', 'finance', 'boss']],
    ['counting papers', scanPaper, ['doc', 'finance', 'boss']],
    ['proposing fees', proposeFees, ['doc', 'finance', 'boss']],
    ['billing fees', billFees, ['finance', 'boss', 'sales']],
    ['releasing papers', releasePapers, ['finance', 'boss']],
    ['own letters', ownLetters, ['customer', 'customer2']],
    ['files of own letters', ownLetterFile, ['customer', 'customer2']],
    ['own limits', ownGuarantees, ['customer', 'customer2']],
  ])('for %s', async (_, { method, path }, expected) => {
    const may: Account[] = []
    for (const account of accounts) {
      // a field that no call knows: whoever is let in is refused for that, and nothing is read or written
      const input = { NoSuchField: 'x' }
      const headers = { authorization: `Bearer ${as(account).token}` }
      const { statusCode } = await server.app.inject(
        method === 'GET' ? { method, url: path, query: input, headers } : { method, url: path, payload: input, headers },
      )
      if (statusCode !== 403) may.push(account)
    }
    expect(may).toEqual(accounts.filter((account) => expected.includes(account)))
    expect(expected.some((account) => none.includes(account) && !['customer', 'customer2', 'sales'].includes(account))).toBe(false)
  })
  it('end at the company: another forwarder finds no record of this one', async () => {
    const rows = await server.db.owner((owner) =>
      owner.query<{ count: number }>(
        `select count(*)::integer as count from release_loi l join company c on c.id = l.company_id where c.code <> 'HJGJ'`,
      ),
    )
    expect(rows[0]!.count).toBe(0)
    expect((await as('boss').call(letterCalls.list, {})).body.Data.Total).toBeGreaterThan(0)
    expect((await as('peer').call(letterCalls.list, {})).status).toBe(403)
  })
})
