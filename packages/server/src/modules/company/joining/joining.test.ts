import { currentUser, login } from '@jst/contracts/account'
import {
  applyBind,
  cancelBind,
  myApplication,
  myJoining,
  myLicence,
  register,
  removeApplication,
  saveApplication,
  searchCompanies,
  sendRegisterCode,
  submitApplication,
  withdrawApplication,
} from '@jst/contracts/company'
import { messageSelfList } from '@jst/contracts/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../../testing/index.ts'
import { companyTestbed, fieldsOf, pdf, png } from '../testing.ts'

let server: TestServer
let bed: ReturnType<typeof companyTestbed>

beforeAll(async () => {
  server = await createTestServer()
  bed = companyTestbed(server)
})
afterAll(() => server.close())

describe('registering as a person', () => {
  const person = { Name: '周宁', Password: 'Haiyun#2026', Agreed: true as const }

  it('says that a demo shows the code, for whatever number', async () => {
    for (const Mobile of ['13900008881', '13800000000']) {
      const { body } = await server.client().call(sendRegisterCode, { Mobile })
      expect(body.Data).toEqual({ ResendSeconds: 60, InOutbox: true })
    }
  })

  it('proves the mobile, opens a session without a company, and signs in afterwards', async () => {
    const newcomer = await bed.newcomer('周宁')
    const me = await newcomer.call(currentUser, {})
    expect(me.body.Data).toMatchObject({ Account: newcomer.mobile, Name: '周宁' })
    expect((await newcomer.call(myJoining, {})).body.Data).toEqual({ Applications: [], Binds: [] })
    expect((await newcomer.call(messageSelfList, {})).body.Code).toBe('NO_EMPLOYEE')
    const later = await server.client().call(login, { Account: newcomer.mobile, Password: 'Haiyun#2026' })
    expect(later.body.Data.Token).toMatch(/^[\w-]{43}$/)
  })

  it('refuses a wrong code, a weak password, missing consent and a number that is none', async () => {
    const Mobile = '13911112222'
    const right = await bed.codeFor(Mobile)
    const wrong = right === '000000' ? '111111' : '000000'
    const call = (input: object) => server.client().call(register, { Mobile, Code: right, ...person, ...input })
    expect((await call({ Code: wrong })).body.Issues?.[0]?.Path).toBe('Code')
    expect((await call({ Password: '12345678' })).body.Issues?.[0]?.Path).toBe('Password')
    expect((await call({ Agreed: false })).status).toBe(422)
    expect((await call({ Mobile: "139'; drop" })).status).toBe(422)
    expect((await call({ Name: '甲'.repeat(4_000) })).status).toBe(422)
    expect((await call({})).status).toBe(200)
    expect((await call({})).status, 'the code is used up').toBe(422)
  })

  it('answers alike for a number that has an account, and sends nothing there', async () => {
    const { mobile } = await bed.newcomer()
    await server.db.owner((owner) => owner.query('delete from mobile_code'))
    const free = await server.client().call(sendRegisterCode, { Mobile: '13922223333' })
    const taken = await server.client().call(sendRegisterCode, { Mobile: mobile })
    expect(taken.status).toBe(200)
    expect(taken.body).toEqual(free.body)
  })
})

describe('an application to join', () => {
  it('is kept while typing, handed in whole, and goes to those who decide', async () => {
    const newcomer = await bed.newcomer('李静')
    const empty = fieldsOf({ Name: '', CreditCode: '', LegalPerson: '' })
    const draft = (await newcomer.call(saveApplication, { Id: 0, ...empty })).body.Data
    expect(draft).toMatchObject({ State: 'DRAFT', Name: '' })
    const early = await newcomer.call(submitApplication, { Id: draft.Id, UpdateTime: draft.UpdateTime })
    expect(early.body.Issues?.map(({ Path }) => Path)).toEqual(['Name', 'CreditCode', 'LegalPerson', 'Licence'])
    const fields = fieldsOf({ Name: '宁波静海贸易有限公司' })
    const typed = await newcomer.call(saveApplication, { Id: draft.Id, UpdateTime: draft.UpdateTime, ...fields })
    const stale = await newcomer.call(saveApplication, { Id: draft.Id, UpdateTime: draft.UpdateTime, ...fields })
    expect([stale.status, stale.body.Code]).toEqual([412, 'STALE_WRITE'])
    expect(stale.body.Data).toMatchObject({ Name: '宁波静海贸易有限公司' })
    expect(typed.status).toBe(200)
    const { Data } = (await bed.upload(newcomer, draft.Id, '执照.pdf', pdf)).body
    const done = await newcomer.call(submitApplication, { Id: draft.Id, UpdateTime: Data.UpdateTime })
    expect(done.body.Data).toMatchObject({ State: 'SUBMITTED', OperatorName: '上海海捷国际货运代理有限公司', LicenceName: '执照.pdf' })
    const boss = await server.signIn('boss')
    expect((await boss.call(messageSelfList, {})).body.Data.Rows[0]).toMatchObject({
      Title: '入驻申请待审核：宁波静海贸易有限公司',
      Link: `/system/CompanyAudit?Id=${draft.Id}`,
    })
    const locked = await newcomer.call(saveApplication, { Id: draft.Id, ...fields })
    expect(locked.body.Code).toBe('ILLEGAL_TRANSITION')
    const back = await newcomer.call(withdrawApplication, { Id: draft.Id, UpdateTime: done.body.Data.UpdateTime })
    expect(back.body.Data.State).toBe('DRAFT')
    expect((await newcomer.call(removeApplication, { Id: draft.Id })).status).toBe(200)
  })

  it('refuses codes of another form, unknown invite codes, and companies that are there already', async () => {
    const newcomer = await bed.newcomer()
    const submit = async (over: object) => {
      const draft = (await newcomer.call(saveApplication, { Id: 0, ...fieldsOf(over) })).body.Data
      const { Data } = (await bed.upload(newcomer, draft.Id, 'a.png', png)).body
      const answer = await newcomer.call(submitApplication, { Id: draft.Id, UpdateTime: Data.UpdateTime })
      await newcomer.call(removeApplication, { Id: draft.Id })
      return answer.body.Issues?.[0]
    }
    const [existing] = await server.db.owner((owner) =>
      owner.query<{ code: string }>(`select credit_code as code from company where code = 'YFJCK'`),
    )
    expect(await submit({ CreditCode: '91330200MA2K10000I' })).toMatchObject({ Path: 'CreditCode' })
    expect(await submit({ CreditCode: '91330200MA2K900001' }), 'a wrong check digit is the auditor’s to judge').toBeUndefined()
    expect(await submit({ InviteCode: 'NOBODY' })).toMatchObject({ Path: 'InviteCode' })
    expect(await submit({ CreditCode: ` ${existing!.code.toLowerCase()} ` })).toMatchObject({
      Path: 'CreditCode',
      Message: '该企业已入驻，可申请关联',
    })
  })

  it('takes a licence by its content, not by its name, and gives it back as an attachment to its owner alone', async () => {
    const [owner, stranger] = [await bed.newcomer(), await bed.newcomer()]
    const { Id } = (await owner.call(saveApplication, { Id: 0, ...fieldsOf() })).body.Data
    expect((await bed.upload(owner, Id, '执照.png', Buffer.from('<script>alert(1)</script>'))).body.Code).toBe('BAD_FILE')
    expect((await bed.upload(owner, Id, '执照.png', Buffer.alloc(9 * 1024 * 1024, png))).status).toBe(413)
    expect((await bed.upload(stranger, Id, '执照.png', png)).status).toBe(404)
    expect((await bed.upload(owner, Id, '执照.png', png)).status).toBe(200)
    const get = (token: string) =>
      server.app.inject({ url: myLicence.path, query: { Id: String(Id) }, headers: { authorization: `Bearer ${token}` } })
    const file = await get(owner.token)
    expect(file.headers['content-disposition']).toContain('attachment')
    expect(file.rawPayload.equals(png)).toBe(true)
    expect((await get(stranger.token)).statusCode).toBe(404)
  })

  it("is nobody else's: not to read, change, hand in, withdraw or remove", async () => {
    const [owner, stranger] = [await bed.newcomer(), await bed.newcomer()]
    const { Id, UpdateTime } = (await owner.call(saveApplication, { Id: 0, ...fieldsOf() })).body.Data
    for (const answer of [
      await stranger.call(myApplication, { Id }),
      await stranger.call(saveApplication, { Id, UpdateTime, ...fieldsOf() }),
      await stranger.call(submitApplication, { Id, UpdateTime }),
      await stranger.call(withdrawApplication, { Id, UpdateTime }),
      await stranger.call(removeApplication, { Id }),
    ])
      expect([answer.status, answer.body.Data]).toEqual([404, null])
    expect((await owner.call(myApplication, { Id })).body.Data.Application.UpdateTime).toBe(UpdateTime)
  })

  it('is written once under one key, and not without end', async () => {
    const newcomer = await bed.newcomer()
    const input = { Id: 0, ...fieldsOf() }
    const key = { 'idempotency-key': 'same-key' }
    const [first, again] = [await newcomer.call(saveApplication, input, key), await newcomer.call(saveApplication, input, key)]
    expect(again.body.Data.Id).toBe(first.body.Data.Id)
    for (let more = 0; more < 4; more++) expect((await newcomer.call(saveApplication, { ...input, ...fieldsOf() })).status).toBe(200)
    expect((await newcomer.call(saveApplication, { ...input, ...fieldsOf() })).body.Code).toBe('ILLEGAL_TRANSITION')
    const hostile = { Id: first.body.Data.Id, ...fieldsOf({ Name: `'); drop table company; --<script>` }) }
    expect((await newcomer.call(saveApplication, hostile)).body.Data.Name).toBe(`'); drop table company; --<script>`)
  })
})

describe('a wish to belong to a company', () => {
  it('finds companies by name or code and tells a name, a city and a masked code', async () => {
    const newcomer = await bed.newcomer()
    const { body, text } = await newcomer.call(searchCompanies, { Keyword: '海纳' })
    expect(body.Data).toEqual([
      {
        CompanyId: expect.any(Number),
        Name: '宁波海纳国际贸易有限公司',
        City: '宁波',
        MaskedCode: expect.stringMatching(/^91\*{4}\w{4}$/),
      },
    ])
    expect(text).not.toContain('91330206')
    expect((await newcomer.call(searchCompanies, { Keyword: '海' })).status).toBe(422)
    expect((await newcomer.call(searchCompanies, { Keyword: '%%' })).body.Data).toEqual([])
    expect((await newcomer.call(searchCompanies, { Keyword: '鹭港' })).body.Data, 'frozen').toEqual([])
    expect((await newcomer.call(searchCompanies, { Keyword: '海运货代协同平台' })).body.Data, 'the platform').toEqual([])
  })

  it('goes to the administrators of the company once, and can be taken back', async () => {
    const newcomer = await bed.newcomer('新同事')
    const CompanyId = (await newcomer.call(searchCompanies, { Keyword: '海纳' })).body.Data[0]!.CompanyId
    const asked = await newcomer.call(applyBind, { CompanyId, Reason: '新到职的船务' })
    expect(asked.body.Data).toMatchObject({ State: 'SUBMITTED', CompanyName: '宁波海纳国际贸易有限公司' })
    expect((await newcomer.call(applyBind, { CompanyId, Reason: '再来' })).status).toBe(422)
    const administrator = await server.signIn('haina')
    expect((await administrator.call(messageSelfList, {})).body.Data.Rows[0]?.Title).toBe('新同事 申请加入企业')
    const { Id, UpdateTime } = asked.body.Data
    expect((await (await bed.newcomer()).call(cancelBind, { Id, UpdateTime })).status).toBe(404)
    expect((await newcomer.call(cancelBind, { Id, UpdateTime })).body.Data.State).toBe('CANCELLED')
    expect((await newcomer.call(myJoining, {})).body.Data.Binds.map(({ State }) => State)).toEqual(['CANCELLED'])
  })

  it('is refused where nobody could answer', async () => {
    const newcomer = await bed.newcomer()
    const CompanyId = (await newcomer.call(searchCompanies, { Keyword: '恒泽机电' })).body.Data[0]!.CompanyId
    expect((await newcomer.call(applyBind, { CompanyId, Reason: '入职' })).body.Issues?.[0]?.Message).toContain('暂时不能在线关联')
  })
})
