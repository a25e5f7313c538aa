import { FakeApp, FakeScreen, refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Screen as ChooseCompany } from './ChooseCompany.tsx'
import { Screen as EmployeeLogin } from './EmployeeLogin.tsx'
import { Screen } from './SignIn.tsx'

const entry = (path: string, routes: ConstructorParameters<typeof FakeApp>[0] = {}): StoryObj => ({
  render: () => <FakeScreen fake={new FakeApp({ surface: 'public', path, ...routes })} Screen={Screen} />,
})
const meta: Meta = { title: '设计评审/登录', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

export const Entry: StoryObj = {
  ...entry('/'),
  name: '登录',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(canvas.getByText('请输入账号')).toBeVisible()
    await expect(canvas.getByText('请输入密码')).toBeVisible()
  },
}
export const Expired: StoryObj = { ...entry('/?showLogin=true'), name: '登录已过期' }
export const TakenOver: StoryObj = { tags: ['出错'], ...entry('/?showConflict=true'), name: '账号在别处登录' }
export const Refused: StoryObj = {
  tags: ['出错'],
  ...entry('/', { routes: { 'POST /api/AuthUser/Login': () => refusal('BAD_CREDENTIALS', { Message: '账号或密码不正确，请重新输入' }) } }),
  name: '账号或密码不正确',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/账号/), 'customer')
    await userEvent.type(canvas.getByLabelText(/密码/, { selector: 'input' }), 'wrong{Enter}')
    await expect(await canvas.findByText('账号或密码不正确，请重新输入')).toBeVisible()
  },
}
export const Dark: StoryObj = { tags: ['深色'], ...entry('/'), name: '深色', globals: { theme: 'dark' } }
export const Phone: StoryObj = { ...entry('/'), name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
export const ByMobile: StoryObj = {
  ...entry('/', {
    routes: {
      'POST /api/AuthUser/SendMobileCode': () => ({ ResendSeconds: 60, InOutbox: true }),
      'GET /api/AuthUser/GetDemoMobileCode': () => ({ Code: '654321' }),
    },
  }),
  name: '手机验证码登录',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '手机验证码登录' }))
    await userEvent.type(canvas.getByLabelText(/手机号/), '13810000000')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByText('演示短信：验证码 654321')).toBeVisible()
  },
}
const bound = { CompanyKind: 'customer' as const, EmployeeName: '许文静', RoleNames: ['客户操作员'] }
export const Companies: StoryObj = {
  render: () => {
    const fake = new FakeApp({ surface: 'public', path: '/chooseCompany' })
    fake.gateway.bound = [
      { ...bound, EmployeeId: 11, CompanyId: 21, CompanyName: '宁波远帆进出口有限公司', IsDefault: true },
      { ...bound, EmployeeId: 12, CompanyId: 22, CompanyName: '苏州恒泽机电有限公司', IsDefault: false },
    ]
    fake.app.session.adoptToken('token')
    void fake.app.session.load()
    return <FakeScreen fake={fake} Screen={ChooseCompany} />
  },
  name: '选择企业',
}
export const ByCompany: StoryObj = {
  render: () => <FakeScreen fake={new FakeApp({ surface: 'public', path: '/employeeLogin' })} Screen={EmployeeLogin} />,
  name: '企业账号登录',
}
export const SigningIn: StoryObj = {
  ...entry('/', { routes: { 'POST /api/AuthUser/Login': () => new Promise(() => undefined) } }),
  name: '正在登录，只用键盘',
  tags: ['加载'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/账号/), 'customer{Tab}Demo@2026{Enter}')
    await expect(canvas.getByLabelText(/密码/, { selector: 'input' })).toHaveValue('Demo@2026')
  },
}
const longName = '宁波远帆进出口有限公司北仑保税区第二分公司（原宁波北仑远帆国际货运代理有限公司）'
export const LongCompanies: StoryObj = {
  render: () => {
    const fake = new FakeApp({ surface: 'public', path: '/chooseCompany' })
    fake.gateway.bound = [11, 12, 13].map((EmployeeId) => ({
      ...bound,
      EmployeeId,
      CompanyId: EmployeeId,
      CompanyName: longName,
      RoleNames: ['客户操作员', '补料提交与改单确认', '对账与开票'],
      IsDefault: EmployeeId === 11,
    }))
    fake.app.session.adoptToken('token')
    void fake.app.session.load()
    return <FakeScreen fake={fake} Screen={ChooseCompany} />
  },
  name: '选择企业，很长的名称',
  tags: ['长文本'],
}
