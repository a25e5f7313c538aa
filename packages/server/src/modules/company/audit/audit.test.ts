import { chooseEmployee, currentEmployee, currentEmployeeMenuTree, tryChooseDefaultEmployee } from '@jst/contracts/account'
import {
  answerBind,
  applicationInfo,
  applicationLicence,
  applicationList,
  applyBind,
  auditApplication,
  bindList,
  freezeCompany,
  myApplication,
  roleChoices,
  saveApplication,
  searchCompanies,
  submitApplication,
} from '@jst/contracts/company'
import { messageSelfList } from '@jst/contracts/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, until, type TestClient, type TestServer } from '../../../testing/index.ts'
import { companyTestbed, fieldsOf } from '../testing.ts'

let server: TestServer
let bed: ReturnType<typeof companyTestbed>
let boss: TestClient
let admin: TestClient

beforeAll(async () => {
  server = await createTestServer()
  bed = companyTestbed(server)
  ;[boss, admin] = [await server.signIn('boss'), await server.signIn('admin')]
})
afterAll(() => server.close())

const enter = async (client: TestClient) => server.client((await client.call(tryChooseDefaultEmployee, {})).body.Data)

describe('the verdict', () => {
  it('approval makes a company with an administrator who can work at once', async () => {
    const newcomer = await bed.newcomer('林一帆')
    const { Id, UpdateTime } = await bed.submitted(newcomer, { Name: '台州一帆贸易有限公司' })
    const verdict = { Id, UpdateTime, State: 'APPROVED', Remarks: '' } as const
    const { body } = await boss.call(auditApplication, verdict)
    expect(body.Data.Application).toMatchObject({ State: 'APPROVED', AuditorName: '郑国栋' })
    expect(body.Data.Events.map(({ State, Name }) => [State, Name])).toEqual([
      ['APPROVED', '郑国栋'],
      ['SUBMITTED', '林一帆'],
    ])
    const administrator = await enter(newcomer)
    expect((await administrator.call(currentEmployee, {})).body.Data).toMatchObject({
      Name: '林一帆',
      CompanyName: '台州一帆贸易有限公司',
      CompanyKind: 'customer',
      RoleNames: ['企业管理员'],
    })
    const tree = (await administrator.call(currentEmployeeMenuTree, {})).body.Data
    const paths = tree.flatMap((node) => node.Children.flatMap(({ Path, Children }) => [Path, ...Children.map((child) => child.Path)]))
    expect(paths).toContain('/external/workbench/siSubmit')
    expect(paths, 'entries of a group').toContain('/external/workbench/BookOnline')
    expect(paths).toContain('/system/employee/list')
    expect(paths.filter((path) => path.startsWith('/tdManage') || path === '/system/CompanyAudit' || path === '/system/menu')).toEqual([])
    expect((await administrator.call(messageSelfList, {})).body.Data.Rows[0]?.Title).toBe('“台州一帆贸易有限公司”已通过审核')
  })

  it('of two auditors at once the second gets 412 with what happened, and nothing twice', async () => {
    const { Id, UpdateTime } = await bed.submitted(await bed.newcomer())
    const verdict = { Id, UpdateTime, State: 'APPROVED', Remarks: '' } as const
    const answers = await Promise.all([boss.call(auditApplication, verdict), admin.call(auditApplication, verdict)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    const late = answers.find(({ status }) => status === 412)!
    expect(late.body.Message).toMatch(/刚由 .+ 处理，现为“已通过”/)
    expect(late.body.Data.Events[0]).toMatchObject({ State: 'APPROVED' })
    const [made] = await server.db.owner((owner) =>
      owner.query<{ n: number }>(
        'select count(*) as n from company c join company_application a on a.credit_code = c.credit_code where a.id = $1',
        [Id],
      ),
    )
    expect(made?.n).toBe(1)
  })

  it('supplement and rejection say why, and the applicant may hand in again', async () => {
    const newcomer = await bed.newcomer()
    const { Id, UpdateTime } = await bed.submitted(newcomer)
    expect((await boss.call(auditApplication, { Id, UpdateTime, State: 'SUPPLEMENT', Remarks: ' ' })).body.Issues?.[0]?.Path).toBe(
      'Remarks',
    )
    await boss.call(auditApplication, { Id, UpdateTime, State: 'SUPPLEMENT', Remarks: '执照看不清' })
    const seen = (await newcomer.call(myApplication, { Id })).body.Data
    expect(seen.Application).toMatchObject({ State: 'SUPPLEMENT', Remarks: '执照看不清' })
    const again = await newcomer.call(submitApplication, { Id, UpdateTime: seen.Application.UpdateTime })
    const rejected = await boss.call(auditApplication, {
      Id,
      UpdateTime: again.body.Data.UpdateTime,
      State: 'REJECTED',
      Remarks: '资质不符',
    })
    expect(rejected.body.Data.Application.State).toBe('REJECTED')
    const undone = await boss.call(auditApplication, {
      Id,
      UpdateTime: rejected.body.Data.Application.UpdateTime,
      State: 'APPROVED',
      Remarks: '',
    })
    expect([undone.status, undone.body.Code]).toEqual([422, 'ILLEGAL_TRANSITION'])
  })

  it('shows what was checked, and refuses to approve a code that has a company', async () => {
    const [first, second] = [await bed.newcomer(), await bed.newcomer()]
    const fields = fieldsOf({ Name: '苏州恒泽机电集团有限公司' })
    const one = await bed.submitted(first, fields)
    const two = await bed.submitted(second, fields)
    const before = (await boss.call(applicationInfo, { Id: two.Id })).body.Data
    const levels = (checks: typeof before.Checks) => Object.fromEntries(checks.map(({ Code, Level }) => [Code, Level]))
    expect(levels(before.Checks)).toEqual({ creditCode: 'ok', duplicate: 'ok', pending: 'warn', similar: 'warn', licence: 'ok' })
    expect(before.Checks.find(({ Code }) => Code === 'similar')?.Message).toContain('苏州恒泽机电有限公司')
    await boss.call(auditApplication, { Id: one.Id, UpdateTime: one.UpdateTime, State: 'APPROVED', Remarks: '' })
    const after = (await boss.call(applicationInfo, { Id: two.Id })).body.Data
    expect(levels(after.Checks)['duplicate']).toBe('error')
    const refused = await boss.call(auditApplication, { Id: two.Id, UpdateTime: two.UpdateTime, State: 'APPROVED', Remarks: '' })
    expect(refused.body.Issues?.[0]?.Path).toBe('CreditCode')
  })

  it('warns of a check digit that does not fit, and lets it be approved', async () => {
    const { Id, UpdateTime } = await bed.submitted(await bed.newcomer(), { CreditCode: '91330200MA2K800001' })
    const { Checks } = (await boss.call(applicationInfo, { Id })).body.Data
    expect(Checks.find(({ Code }) => Code === 'creditCode')).toEqual({
      Code: 'creditCode',
      Level: 'warn',
      Message: '统一社会信用代码的校验位不符，请逐位核对',
    })
    const approved = await boss.call(auditApplication, { Id, UpdateTime, State: 'APPROVED', Remarks: '' })
    expect(approved.body.Data.Application.State).toBe('APPROVED')
  })

  it("lists what is one's own to decide: an operator its customers' and providers', the platform all, nobody a draft", async () => {
    const forwarder = await bed.submitted(await bed.newcomer(), { Kind: 'operator', Name: '舟山群岛货运代理有限公司' })
    const drafting = await bed.newcomer()
    const draft = (await drafting.call(saveApplication, { Id: 0, ...fieldsOf() })).body.Data
    const idsOf = async (client: TestClient) => (await client.call(applicationList, { PageSize: 200 })).body.Data.Rows.map(({ Id }) => Id)
    expect(await idsOf(boss)).not.toContain(forwarder.Id)
    expect(await idsOf(admin)).toContain(forwarder.Id)
    expect([...(await idsOf(boss)), ...(await idsOf(admin))]).not.toContain(draft.Id)
    for (const Id of [forwarder.Id, draft.Id]) {
      expect((await boss.call(applicationInfo, { Id })).status).toBe(404)
      expect((await boss.call(auditApplication, { Id, UpdateTime: draft.UpdateTime, State: 'REJECTED', Remarks: 'x' })).status).toBe(404)
      const file = await server.app.inject({
        url: applicationLicence.path,
        query: { Id: String(Id) },
        headers: { authorization: `Bearer ${boss.token}` },
      })
      expect(file.statusCode).toBe(404)
    }
    expect((await boss.call(applicationList, { Sort: 'Name; drop table company' })).status).toBe(422)
    expect((await boss.call(applicationList, { Keyword: `'%_\\` })).body.Data.Total).toBe(0)
    expect((await (await server.signIn('doc')).call(applicationList, {})).status).toBe(403)
  })

  it('freezing shuts everybody of the company out at once, thawing lets them in', async () => {
    const newcomer = await bed.newcomer()
    const { Id, UpdateTime } = await bed.submitted(newcomer)
    const approved = (await boss.call(auditApplication, { Id, UpdateTime, State: 'APPROVED', Remarks: '' })).body.Data.Application
    const inside = await enter(newcomer)
    expect((await inside.call(roleChoices, {})).status).toBe(200)
    const frozen = await boss.call(freezeCompany, { Id, UpdateTime: approved.UpdateTime, Frozen: true, Remarks: '证照过期' })
    expect(frozen.body.Data.Application.State).toBe('FROZEN')
    await until(async () => (await inside.call(roleChoices, {})).body.Code === 'NO_EMPLOYEE')
    await boss.call(freezeCompany, { Id, UpdateTime: frozen.body.Data.Application.UpdateTime, Frozen: false, Remarks: '已补办' })
    await until(async () => (await inside.call(roleChoices, {})).status === 200)
  })
})

describe('the answer to a wish to belong', () => {
  it('makes the person an employee with the given roles', async () => {
    const haina = await server.signIn('haina')
    const newcomer = await bed.newcomer('赵新')
    const CompanyId = (await newcomer.call(searchCompanies, { Keyword: '海纳' })).body.Data[0]!.CompanyId
    const { Id, UpdateTime } = (await newcomer.call(applyBind, { CompanyId, Reason: '入职' })).body.Data
    const role = (await haina.call(roleChoices, {})).body.Data.find(({ Name }) => Name === '客户操作员')!
    const answer = { Id, UpdateTime, Approve: true, RoleIds: [role.Id], DepartmentId: null, Remarks: '' }
    expect((await boss.call(answerBind, answer)).status, 'the operator does not answer for its customer').toBe(404)
    expect((await admin.call(answerBind, answer)).status, 'nor the platform').toBe(404)
    expect((await boss.call(bindList, {})).body.Data.Rows.map(({ PersonName }) => PersonName)).toEqual(['董一'])
    expect((await haina.call(answerBind, { ...answer, RoleIds: [] })).body.Issues?.[0]?.Path).toBe('RoleIds')
    const foreign = (await boss.call(roleChoices, {})).body.Data[0]!
    expect((await haina.call(answerBind, { ...answer, RoleIds: [foreign.Id] })).status).toBe(422)
    expect((await haina.call(answerBind, answer)).body.Data.State).toBe('APPROVED')
    expect((await haina.call(answerBind, answer)).status, 'once').toBe(412)
    const inside = await enter(newcomer)
    expect((await inside.call(currentEmployee, {})).body.Data).toMatchObject({
      CompanyName: '宁波海纳国际贸易有限公司',
      RoleNames: ['客户操作员'],
    })
    const me = (await inside.call(currentEmployee, {})).body.Data!
    expect((await inside.call(chooseEmployee, { EmployeeId: me.Id })).status).toBe(200)
  })
})
