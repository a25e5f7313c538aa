import { releasePages } from '@jst/contracts/release'
import { FakeScreen, refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import { Screen as Applications } from './applications/OrderApply.tsx'
import { Screen as Risk } from './applications/OrderApplyCheck.tsx'
import { Screen as Settings } from './settings/SystemSetting.tsx'
import { applicationOf, releaseApp, riskOf, viewOf, type ReleaseRoutes } from './testing/rows.ts'

const meta: Meta = { title: '设计评审/放单', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const screen = (Screen: ComponentType, path: string, routes: ReleaseRoutes = {}): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => releaseApp(path, routes))
    return (
      <div style={{ height: 900, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const application = (routes: ReleaseRoutes = {}) => screen(Applications, `${releasePages.apply}?Id=7`, routes)
const shows = (text: string | RegExp): StoryObj['play'] =>
  async function seen({ canvasElement }) {
    await expect((await within(canvasElement).findAllByText(text))[0]).toBeVisible()
  }

export const List: StoryObj = { ...screen(Applications, releasePages.apply), name: '签单申请', play: shows('QD261100001') }
export const Empty: StoryObj = {
  ...screen(Applications, releasePages.apply, { 'GET /api/ReleaseApplication/List': () => ({ Rows: [], Total: 0 }) }),
  name: '签单申请，没有申请',
  tags: ['空'],
}
export const Returned: StoryObj = { ...application(), name: '申请，已退回，现在只差费用', play: shows(/签单费用未付：电放费/) }
export const Billed: StoryObj = {
  ...application({
    'GET /api/ReleaseApplication/View': () => viewOf({ FeeBill: { Id: 9, No: 'ZD261100009', State: '草稿' } }),
    'GET /api/ReleaseApplication/Get': () => applicationOf({ Step: 'first' }),
  }),
  name: '申请，费用已开账单',
  play: shows('ZD261100009'),
}
export const Failed: StoryObj = {
  ...application({ 'GET /api/ReleaseApplication/View': () => refusal('INTERNAL') }),
  name: '申请，加载失败',
  tags: ['出错'],
}
export const Loading: StoryObj = {
  ...application({ 'GET /api/ReleaseApplication/View': () => new Promise(() => undefined) }),
  name: '申请，加载中',
  tags: ['加载'],
}
export const Phone: StoryObj = { ...application(), name: '申请，手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
export const RiskOpens: StoryObj = { ...screen(Risk, releasePages.risk), name: '风险查询，打开时', play: shows('需留意的客户') }
export const RiskNobody: StoryObj = {
  ...screen(Risk, releasePages.risk, { 'GET /api/ReleaseApplication/RiskyCustomers': () => [] }),
  name: '风险查询，没有要留意的客户',
  tags: ['空'],
  play: shows('没有逾期账单，也没有在途申请'),
}
export const CustomerRisk: StoryObj = {
  ...screen(Risk, `${releasePages.risk}?Customer=KH26010007`),
  name: '风险查询，有逾期',
  play: shows(/黄灯/),
}
export const CustomerClear: StoryObj = {
  ...screen(Risk, `${releasePages.risk}?Customer=KH26010007`, {
    'GET /api/ReleaseApplication/Risk': () => riskOf({ Light: 'green', Reasons: [], Open: '0.00', Overdue: '0.00', Items: [], Limit: '' }),
  }),
  name: '风险查询，没有问题',
  play: shows(/绿灯/),
}
export const Fees: StoryObj = { ...screen(Settings, `${releasePages.settings}?View=fees`), name: '签单费用', play: shows('改单费') }
