import type { Profile } from '@jst/contracts/account'
import type { NoticeSettings } from '@jst/contracts/messages'
import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Screen } from './UserSetting.tsx'

const own: Profile = {
  Account: 'doc',
  Name: '陈雨欣',
  Mobile: '13810007919',
  MobileVerified: true,
  Email: 'chenyuxin@haijie.example',
  PasswordTime: '2026-09-01T02:00:00.000Z',
  TwoStep: true,
  RecoveryCodesLeft: 8,
  WeChatTime: null,
  UpdateTime: '2026-11-20T02:00:00.000Z',
}
const all = { Box: true, PopUp: true, Mail: true, Robot: true }
const notices: NoticeSettings = {
  Channels: { si: all, schedule: { ...all, PopUp: false }, system: { ...all, Mail: false } },
  MailMode: 'daily',
  QuietFrom: 1_320,
  QuietTo: 480,
  Subscribed: true,
  Email: own.Email,
  Confirmed: true,
  CanMail: true,
  TimeZone: 'Asia/Shanghai',
}
const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36'
const entry = (Id: number, Outcome: string) => ({
  Id,
  At: `2026-11-20T0${9 - Id}:12:00.000Z`,
  Outcome,
  Method: 'password',
  Ip: '203.0.113.24',
  UserAgent: chrome,
})
const routes = {
  'GET /api/CurrentUser/GetProfile': () => own,
  'GET /api/CurrentUser/GetSignInHold': () => ({ HeldUntil: null }),
  'GET /api/Notice/GetSettings': () => notices,
  'GET /api/CurrentUser/GetSessions': () => [
    {
      Id: 1,
      Ip: '203.0.113.24',
      UserAgent: chrome,
      Method: 'password',
      CompanyName: '上海海捷国际货运代理有限公司',
      CreateTime: '2026-11-20T00:30:00.000Z',
      LastSeen: '2026-11-20T02:00:00.000Z',
      Current: true,
    },
    {
      Id: 2,
      Ip: '198.51.100.7',
      UserAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0',
      Method: 'wechat',
      CompanyName: '上海海捷国际货运代理有限公司',
      CreateTime: '2026-11-19T08:30:00.000Z',
      LastSeen: '2026-11-19T09:10:00.000Z',
      Current: false,
    },
  ],
  'GET /api/CurrentUser/GetSignInLog': () => ({ Rows: [entry(1, 'ok'), entry(2, 'bad_credentials'), entry(3, 'ok')], Total: 3 }),
}

type Routes = NonNullable<FakeAppOptions['routes']>

function Settings({ tab, more }: { tab: string; more?: Routes }) {
  const [fake] = useState(
    () =>
      new FakeApp({
        path: `/internal/userSetting${tab && `?Tab=${tab}`}`,
        meta: { title: '个人设置' },
        routes: { ...routes, ...more },
      }),
  )
  return <FakeScreen fake={fake} Screen={Screen} />
}
const story = (tab: string, more?: Routes): StoryObj => ({ render: () => <Settings tab={tab} {...(more && { more })} /> })

const meta: Meta = { title: '设计评审/个人设置', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const profile = 'GET /api/CurrentUser/GetProfile'
const log = 'GET /api/CurrentUser/GetSignInLog'
export const OwnRecord: StoryObj = {
  ...story(''),
  name: '基本资料，只用键盘修改',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = await canvas.findByRole('textbox', { name: /姓名/ })
    await userEvent.clear(name)
    await userEvent.type(name, '陈雨欣（单证主管）')
    await expect(name).toHaveValue('陈雨欣（单证主管）')
  },
}
export const Opening: StoryObj = {
  ...story('', { [profile]: () => new Promise(() => undefined) }),
  name: '基本资料，加载中',
  tags: ['加载'],
}
export const Failed: StoryObj = { ...story('', { [profile]: () => refusal('INTERNAL') }), name: '基本资料，加载失败', tags: ['出错'] }
export const Long: StoryObj = {
  ...story('', {
    [profile]: () => ({
      ...own,
      Name: '欧阳明珠（华东区大客户与航线产品联合项目组）',
      Email: 'ouyang.mingzhu.east-china.key-accounts.and.trade-lanes@ningbo.haijie-freight.example',
    }),
  }),
  name: '基本资料，很长的姓名与邮箱',
  tags: ['长文本'],
}
export const Security: StoryObj = { ...story('security'), name: '账号安全' }
export const Held: StoryObj = {
  ...story('security', { 'GET /api/CurrentUser/GetSignInHold': () => ({ HeldUntil: '2026-11-20T04:00:00.000Z' }) }),
  name: '账号安全，登录受限',
}
export const SecurityDark: StoryObj = { ...story('security'), name: '账号安全，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const DevicesList: StoryObj = { ...story('devices'), name: '登录设备' }
export const Log: StoryObj = { ...story('log'), name: '登录记录' }
export const LogNothing: StoryObj = { ...story('log', { [log]: () => ({ Rows: [], Total: 0 }) }), name: '登录记录，还没有', tags: ['空'] }
export const LogFailed: StoryObj = { ...story('log', { [log]: () => refusal('INTERNAL') }), name: '登录记录，加载失败', tags: ['出错'] }
export const Display: StoryObj = { ...story('display'), name: '界面与通知' }
export const DisplayDark: StoryObj = { ...story('display'), name: '界面与通知，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const DisplayPhone: StoryObj = {
  ...story('display'),
  name: '界面与通知，手机宽度',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
export const Unconfirmed: StoryObj = {
  ...story('display', {
    'GET /api/Notice/GetSettings': () => ({ ...notices, Confirmed: false, CanMail: false, QuietFrom: null, QuietTo: null }),
  }),
  name: '界面与通知，邮箱未确认',
}
export const NoticesFailed: StoryObj = {
  ...story('display', { 'GET /api/Notice/GetSettings': () => refusal('INTERNAL') }),
  name: '界面与通知，通知设置加载失败',
  tags: ['出错'],
}
