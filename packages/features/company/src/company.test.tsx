// @vitest-environment jsdom
import type { Application, ApplicationInfo } from '@jst/contracts/company'
import { FakeApp, FakeReply, FakeScreen, refusal } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Screen as CompanyAudit } from './audit/CompanyAudit.tsx'
import { Screen as CreateCompany } from './joining/CreateCompany.tsx'
import { Screen as Register } from './joining/Register.tsx'
import { LicensedChange } from './record/LicensedChange.tsx'
import { Screen as StaffEdit } from './staff/StaffEdit.tsx'
import { Screen as StaffList } from './staff/StaffList.tsx'
import { application, company, person, staffPlan, time } from './testing/rows.ts'

const info = (over: Partial<Application> = {}): ApplicationInfo => ({ Application: application(over), Events: [], Checks: [] })
const clerk = person(5, '陈雨欣', {
  Account: 'doc',
  DepartmentId: null,
  DepartmentName: '',
  Mobile: '',
  Email: '',
  LastSignIn: null,
  Claims: 0,
})
const show = (fake: FakeApp, Screen: ComponentType) => render(<FakeScreen fake={fake} Screen={Screen} />)

afterEach(cleanup)

describe('what the licence says', () => {
  it('changes with a warning of a check digit that does not fit, and not at all with a code of another form', async () => {
    const fake = new FakeApp({
      path: '/system/CurrentCompanyDetail',
      routes: { 'POST /api/Company/BeginChange': () => application({ State: 'DRAFT' }) },
    })
    render(<FakeScreen fake={fake} Screen={() => <LicensedChange company={company} />} />)
    const code = screen.getByLabelText(/统一社会信用代码/)
    const begin = () => userEvent.click(screen.getByRole('button', { name: '下一步：上传营业执照' }))
    await userEvent.clear(code)
    await userEvent.type(code, '91330206MA2H1XQ9O1')
    await begin()
    expect((await screen.findAllByText(/不会出现“O”/)).length).toBeGreaterThan(0)
    expect(fake.requests).toEqual([])
    await userEvent.clear(code)
    await userEvent.type(code, '91330206MA2H1XQ901')
    expect(screen.getByText('统一社会信用代码的校验位不符，请逐位核对').getAttribute('role')).toBe('status')
    await begin()
    await waitFor(() => expect(fake.requests.map(({ body }) => body)).toMatchObject([{ CreditCode: '91330206MA2H1XQ901' }]))
  })
})

describe('registration', () => {
  it('says under each field what is missing, asks for a code once a minute, and goes on to joining', async () => {
    const fake = new FakeApp({
      surface: 'public',
      path: '/register',
      routes: {
        'POST /api/Join/SendRegisterCode': () => ({ ResendSeconds: 60, InOutbox: true }),
        'GET /api/AuthUser/GetDemoMobileCode': () => ({ Code: '123456' }),
        'POST /api/Join/Register': () => ({ Token: 'token-1', ExpiresAt: time }),
      },
    })
    show(fake, Register)
    await userEvent.click(screen.getByRole('button', { name: '注册' }))
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      '手机号应为 1 开头的 11 位数字',
      '请填写 6 位验证码',
      '请填写姓名',
      '密码至少 8 位',
      '请先阅读并同意服务协议与隐私政策',
    ])
    expect(fake.requests).toEqual([])
    await userEvent.type(screen.getByLabelText(/手机号/), '13900001111')
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }))
    expect((await screen.findByRole('button', { name: /秒后重发/ })).hasAttribute('disabled')).toBe(true)
    expect(screen.getByText('演示短信：验证码 123456')).toBeTruthy()
    await userEvent.type(screen.getByLabelText(/验证码/), '123456')
    await userEvent.type(screen.getByLabelText(/姓名/), '方海燕')
    await userEvent.type(screen.getByLabelText(/登录密码/, { selector: 'input' }), 'Haiyun#2026')
    await userEvent.click(screen.getByRole('button', { name: '《隐私政策》' }))
    const policy = await screen.findByRole('dialog', { name: '隐私政策' })
    expect(within(policy).getByRole('region', { name: '三、谁能看到' }).textContent).toContain('所属企业的管理员')
    await userEvent.click(within(policy).getByRole('button', { name: '关闭' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: /^我已阅读并同意.*服务协议.*隐私政策/ }))
    await userEvent.click(screen.getByRole('button', { name: '注册' }))
    await waitFor(() => expect(fake.opened).toEqual(['/join/entry']))
    expect(fake.app.session.token).toBe('token-1')
  })
})

describe('an application that is written', () => {
  // the pause before what was typed is kept is over as soon as nothing else is to be done
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync'))
  afterEach(() => void vi.useRealTimers())

  const signedIn = (routes: ConstructorParameters<typeof FakeApp>[0]) => {
    const fake = new FakeApp({ surface: 'public', ...routes })
    fake.app.session.adoptToken('token-1')
    return fake
  }

  it('is kept while typing, under one address, and names everything that is missing', async () => {
    const fake = signedIn({
      path: '/join/createCompany',
      routes: {
        'POST /api/Join/SaveApplication': ({ body }) => application({ ...(body as Application), Id: 7, State: 'DRAFT', LicenceName: '' }),
        'GET /api/Join/GetApplication': () => info({ State: 'DRAFT' }),
      },
    })
    show(fake, CreateCompany)
    await userEvent.type(screen.getByLabelText(/企业名称/), '海纳')
    await waitFor(() => expect(fake.opened).toEqual(['/join/createCompany?Id=7']), { timeout: 3_000 })
    expect(fake.requests[0]?.body).toMatchObject({ Id: 0, Name: '海纳' })
    await userEvent.type(screen.getByLabelText(/统一社会信用代码/), '91330206MA2H1XQ9O1')
    await userEvent.click(screen.getByRole('button', { name: '提交审核' }))
    expect((await screen.findAllByText(/统一社会信用代码中不会出现“O”/)).length).toBeGreaterThan(0)
    expect(fake.requests.some(({ path }) => path.includes('SubmitApplication'))).toBe(false)
  })

  it('warns of a check digit that does not fit, and is handed in with it', async () => {
    const fake = signedIn({
      path: '/join/createCompany?Id=7',
      routes: {
        'GET /api/Join/GetApplication': () => info({ State: 'DRAFT', CreditCode: '91330206MA2H1XQ901' }),
        'POST /api/Join/SaveApplication': ({ body }) => application({ ...(body as Application), State: 'DRAFT' }),
        'POST /api/Join/SubmitApplication': () => application({ State: 'SUBMITTED' }),
      },
    })
    show(fake, CreateCompany)
    expect((await screen.findByText('统一社会信用代码的校验位不符，请逐位核对')).getAttribute('role')).toBe('status')
    expect(screen.queryByText('校验位正确')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(fake.requests.some(({ path }) => path.includes('SubmitApplication'))).toBe(true))
  })

  it('that became newer elsewhere keeps what was typed and offers the newer one', async () => {
    const fake = signedIn({
      path: '/join/createCompany?Id=7',
      routes: {
        'GET /api/Join/GetApplication': () => info({ State: 'DRAFT' }),
        'POST /api/Join/SaveApplication': () => refusal('STALE_WRITE', { Data: application({ State: 'DRAFT', City: '舟山' }) }),
      },
    })
    show(fake, CreateCompany)
    const city = await screen.findByDisplayValue<HTMLInputElement>('宁波')
    await userEvent.type(city, '北仑')
    await userEvent.click(await screen.findByRole('button', { name: '采用现在的内容' }, { timeout: 3_000 }))
    expect(screen.getByDisplayValue('舟山')).toBeTruthy()
  })
})

describe('the verdict', () => {
  const desk = (answer: () => unknown) => {
    const fake = new FakeApp({
      path: '/system/CompanyAudit?Id=7',
      routes: {
        'GET /api/CompanyApplication/GetPagedList': () => ({ Rows: [application()], Total: 1 }),
        'GET /api/CompanyApplication/GetInfo': () => info(),
        'POST /api/CompanyApplication/Audit': answer,
      },
    })
    fake.permit(['audit'], '/system/CompanyAudit')
    show(fake, CompanyAudit)
    return fake
  }

  it('opens from a message, asks for a reason before refusing, and says what approval does', async () => {
    const fake = desk(() => info({ State: 'APPROVED' }))
    await userEvent.click(await screen.findByRole('button', { name: '驳回' }))
    expect(screen.getByText('请填写说明，让对方知道需要做什么')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '审核通过' }))
    expect(screen.getByText(/申请人成为管理员/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '确认审核通过' }))
    await waitFor(() => expect(fake.said).toContain('已通过'))
    expect(fake.requests.find(({ method }) => method === 'POST')?.body).toEqual({ Id: 7, UpdateTime: time, State: 'APPROVED', Remarks: '' })
    expect(screen.queryByRole('button', { name: '审核通过' })).toBeNull()
  })

  it('of somebody who was faster is shown instead of overwritten', async () => {
    const message = '该申请刚由 周海平 处理，现为“驳回”，请查看后再决定'
    desk(() => new FakeReply(412, { Status: 0, Data: info({ State: 'REJECTED' }), Code: 'STALE_WRITE', Message: message }))
    await userEvent.click(await screen.findByRole('button', { name: '审核通过' }))
    await userEvent.click(screen.getByRole('button', { name: '确认审核通过' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(within(screen.getByRole('dialog')).getAllByText('驳回').length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: '审核通过' })).toBeNull()
  })
})

describe('an employee that is written', () => {
  const edit = (path: string, routes: ConstructorParameters<typeof FakeApp>[0] = {}) => {
    const fake = new FakeApp({
      path,
      routes: {
        'GET /api/Employee/GetInfo': () => clerk,
        'GET /api/Department/GetList': () => [],
        'GET /api/Employee/GetRoleChoices': () => [
          { Id: 2, Name: '单证员', Grantable: true },
          { Id: 3, Name: '企业管理员', Grantable: false },
        ],
        ...routes.routes,
      },
    })
    fake.permit(['add', 'edit'], '/system/employee/list')
    show(fake, StaffEdit)
    return fake
  }

  it('comes with a password that is shown once', async () => {
    const fake = edit('/system/StuffEdit', {
      routes: { 'POST /api/Employee/Create': () => ({ Id: 9, Name: '新人', Account: 'xinren', Password: 'Aab2cd3ef4G5' }) },
    })
    await userEvent.type(await screen.findByLabelText(/姓名/), '新人')
    await userEvent.type(screen.getByLabelText(/登录账号/), 'xinren')
    await userEvent.click(await screen.findByRole('checkbox', { name: '单证员' }))
    await userEvent.click(screen.getByRole('button', { name: '创建并生成初始密码' }))
    expect(await screen.findByText('Aab2cd3ef4G5')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '我已记下' }))
    expect(fake.opened).toEqual(['/system/StuffEdit?Id=9'])
    expect(fake.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ Name: '新人', RoleIds: [2] })
  })

  it('keeps roles beyond one’s own as they are, and what was typed when somebody else saved', async () => {
    const newer = { ...clerk, Post: '单证主管', UpdateTime: '2026-11-20T03:00:00.000Z' }
    const fake = edit('/system/StuffEdit?Id=5', {
      routes: { 'POST /api/Employee/Modify': () => refusal('STALE_WRITE', { Data: newer }) },
    })
    const beyond = await screen.findByRole<HTMLInputElement>('checkbox', { name: /企业管理员/ })
    expect(beyond.disabled).toBe(true)
    await userEvent.type(await screen.findByLabelText(/手机/), '13900002222')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await userEvent.click(await screen.findByRole('button', { name: '保存您的内容' }))
    await waitFor(() => expect(fake.requests.filter(({ method }) => method === 'POST')).toHaveLength(2))
    expect(fake.requests.at(-1)?.body).toMatchObject({ UpdateTime: newer.UpdateTime, Mobile: '13900002222' })
  })
})

describe('employees from a file', () => {
  it('are chosen departments and roles of the company once, and their passwords are shown when they are there', async () => {
    let checks = 0
    const fake = new FakeApp({
      path: '/system/employee/list',
      routes: {
        'GET /api/Employee/GetPagedList': () => ({ Rows: [], Total: 0 }),
        'GET /api/Department/GetList': () => [],
        'GET /api/Employee/GetRoleChoices': () => [
          { Id: 2, Name: '单证员', Grantable: true },
          { Id: 3, Name: '企业管理员', Grantable: false },
        ],
        'GET /api/Employee/Imports': () => [],
        'POST /api/Employee/PlanImport': () => (checks++ === 0 ? staffPlan() : staffPlan({ Adds: 2, Bad: 1, Choices: [] })),
        'POST /api/Employee/ImportMeanings': () => ({ Changed: 1 }),
        'POST /api/Employee/Import': () => ({
          ...staffPlan({ State: 'done', Bad: 0 }),
          Created: [{ Id: 9, Name: '新人', Account: 'xinren', Password: 'Aab2cd3ef4G5' }],
        }),
      },
    })
    fake.permit(['import'], '/system/employee/list')
    show(fake, StaffList)
    await userEvent.click(await screen.findByRole('button', { name: '批量导入' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /粘贴/ }), '姓名,账号,角色')
    await userEvent.click(screen.getByRole('button', { name: '检查粘贴内容' }))
    await userEvent.click(await screen.findByRole('combobox', { name: '“操作员”对应为' }))
    expect(screen.queryByRole('option', { name: '企业管理员' })).toBeNull()
    await userEvent.click(screen.getByRole('option', { name: '单证员' }))
    await userEvent.click(screen.getByRole('button', { name: '记住 1 项并重新检查' }))
    expect(fake.bodyOf('/api/Employee/ImportMeanings')).toMatchObject({ Items: [{ Field: 'Role', Text: '操作员', Value: '单证员' }] })
    await userEvent.click(await screen.findByRole('button', { name: /导入.*2 行/ }))
    expect(await screen.findByText('Aab2cd3ef4G5')).toBeTruthy()
    expect(fake.bodyOf('/api/Employee/Import')).toEqual({ Id: 4, SkipBad: true, SkipLines: [] })
  })
})
