import type { Profile } from '@jst/contracts/account'
import { FakeApp, FakeScreen } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
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

function Settings({ tab }: { tab: string }) {
  const [fake] = useState(() => new FakeApp({ path: `/internal/userSetting${tab && `?Tab=${tab}`}`, meta: { title: '个人设置' }, routes }))
  return <FakeScreen fake={fake} Screen={Screen} />
}
const story = (tab: string, name: string, theme = 'light'): StoryObj => ({ render: () => <Settings tab={tab} />, name, globals: { theme } })

const meta: Meta = { title: '设计评审/个人设置', parameters: { layout: 'fullscreen' } }
export default meta

export const OwnRecord: StoryObj = story('', '基本资料')
export const Security: StoryObj = story('security', '账号安全')
export const SecurityDark: StoryObj = story('security', '账号安全（深色）', 'dark')
export const DevicesList: StoryObj = story('devices', '登录设备')
export const Log: StoryObj = story('log', '登录记录')
export const Display: StoryObj = story('display', '界面与通知')
