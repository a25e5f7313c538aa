import type { FavouritePlaces } from '@jst/feature-kit'
import { FakeApp, FakeScreen, refusal, sampleEmployee, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Screen as Card } from './card/UserCard.tsx'
import { Screen as External } from './ExternalWorkbench.tsx'
import { Screen as Internal } from './InternalWorkbench.tsx'
import { Palette } from './palette/Palette.tsx'
import { card, fakeFor, menuOf, pageOf, task, waiting, week } from './testing/desk.ts'
import { Screen as WorkCenter } from './todo/WorkCenter.tsx'

const meta: Meta = { title: '设计评审/工作台', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

type Routes = NonNullable<FakeAppOptions['routes']>
const show = (Screen: ComponentType, make: () => FakeApp): StoryObj => ({
  render: () => (
    <div style={{ minHeight: 640 }}>
      <FakeScreen fake={make()} Screen={Screen} />
    </div>
  ),
})
const internal = (more: Routes = {}) => show(Internal, () => fakeFor('internal', more))
const external = (more: Routes = {}) => show(External, () => fakeFor('external', more))

const bills = ['COSU6412345600', 'OOLU6412349095A', 'HDMU6412351835B'].map((bill, index) =>
  task('siReview', 7 + index, bill, '宁波远帆进出口有限公司 · COSCO STAR 045E', `2026-11-2${index}T09:00:00.000Z`),
)
const todo = (...Tasks: unknown[]): Routes => ({ 'GET /api/Workbench/GetToDo': () => ({ ...waiting(12), Tasks }) })

export const Staff: StoryObj = {
  ...internal(todo(...bills)),
  name: '员工工作台',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: /^待审核补料\s*12/ })).toBeVisible()
    const bill = await canvas.findByRole('link', { name: 'OOLU6412349095A' })
    bill.closest('tr')?.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('link', { name: 'COSU6412345600' }).closest('tr')).toHaveFocus()
  },
}
const nothing: Routes = {
  'GET /api/Workbench/GetToDo': () => ({ Figures: waiting(0).Figures.map((figure) => ({ ...figure, Count: 0 })), Tasks: [] }),
  'GET /api/Workbench/GetWeek': () => ({ Days: week().Days.map((day) => ({ ...day, Count: 0 })), Reasons: [] }),
}
export const Quiet: StoryObj = { ...internal(nothing), name: '员工工作台，没有待办', tags: ['空'] }
const never = () => new Promise<never>(() => undefined)
export const Opening: StoryObj = {
  ...internal({
    'GET /api/Workbench/GetToDo': never,
    'GET /api/Workbench/GetWeek': never,
    'GET /api/Message/GetMessageSelfPagedList': never,
  }),
  name: '员工工作台，加载中',
  tags: ['加载'],
}
export const OnePartFailed: StoryObj = {
  ...internal({ 'GET /api/Workbench/GetWeek': () => refusal('INTERNAL') }),
  name: '员工工作台，一块加载失败',
  tags: ['出错'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重试' })).toBeVisible()
  },
}
export const StaffLong: StoryObj = {
  ...internal(
    todo(
      task(
        'siReview',
        7,
        'COSU6412345600A/COSU6412345600B/COSU6412345600C',
        '宁波远帆进出口有限公司北仑保税区第二分公司 · CMA CGM ANTOINE DE SAINT EXUPERY 0FL3QW1MA · 12×40HQ + 6×20GP + 2×45HQ + 1×40RF',
      ),
    ),
  ),
  name: '员工工作台，很长的内容',
  tags: ['长文本'],
}
export const StaffDark: StoryObj = { ...internal(todo(...bills)), name: '员工工作台，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Customer: StoryObj = {
  ...external(),
  name: '客户工作台',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect((await canvas.findAllByRole('link', { name: '提交补料' }))[0]).toBeVisible()
    await expect(await canvas.findByText('[R03 箱封号错误] 校验位不符')).toBeVisible()
  },
}
const provider = { ...sampleEmployee, CompanyKind: 'provider' as const, CompanyName: '上海瀚洋船务有限公司', RoleNames: ['供应商操作员'] }
const notice = {
  Id: 5,
  Title: '放舱通知：COSCO STAR 045E',
  Description: '',
  ReadTime: null,
  CreateTime: '2026-11-20T08:00:00.000Z',
  Ids: [5],
  Unread: 1,
}
export const Provider: StoryObj = {
  ...show(External, () => {
    const routes = { 'GET /api/Message/GetMessageSelfPagedList': () => pageOf(notice) }
    const fake = fakeFor('external', routes, ['/external/workbench', '/manage/message'])
    fake.gateway.employee = provider
    fake.app.session.adoptToken('token-1')
    void fake.app.session.load()
    return fake
  }),
  name: '供应商工作台',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: /^未读消息/ })).toBeVisible()
  },
}
export const CustomerQuiet: StoryObj = { ...external(nothing), name: '客户工作台，没有待办', tags: ['空'] }

const center = (answer: () => unknown) =>
  show(WorkCenter, () => {
    const fake = new FakeApp({ path: '/internal/WorkCenter', routes: { 'GET /api/Workbench/GetToDo': answer } })
    fake.app.permissions.load(menuOf('/tdManage/siCheck', '/tdManage/siAudit', '/system/message', '/system/employee/list'))
    return fake
  })
const mine = task('siMine', 7, 'COSU6412345600', '宁波远帆 · COSCO STAR 045E', '2026-11-20T09:00:00.000Z')
const tasks = {
  Figures: [
    { Kind: 'siMine', Count: 1, Due: null },
    { Kind: 'binds', Count: 1, Due: null },
  ],
  Tasks: [mine, { Kind: 'binds', Id: 5, Title: '周旭', Note: '新入职', Due: null, Since: '2026-11-20T01:00:00.000Z', Record: '' }],
}
export const Center: StoryObj = {
  ...center(() => tasks),
  name: '工作中心',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(within(await canvas.findByRole('group', { name: '按类型筛选' })).getByRole('button', { name: /^待审批关联/ }))
    await expect(canvas.queryByRole('link', { name: /^COSU/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: '查看全部（1）' })).toBeVisible()
  },
}
export const CenterNothing: StoryObj = { ...center(() => ({ Figures: [], Tasks: [] })), name: '工作中心，没有待办', tags: ['空'] }
export const CenterRefused: StoryObj = { ...center(() => refusal('FORBIDDEN')), name: '工作中心，没有权限', tags: ['无权限'] }

export const BusinessCard: StoryObj = {
  ...show(Card, () => new FakeApp({ path: '/UserCard/Index?Id=11', routes: { 'GET /api/UserCard/GetCard': () => card } })),
  name: '电子名片',
}

const favourites: FavouritePlaces = {
  favourites: [{ path: '/tdManage/siDataList?Status=1', title: '我关注的补料' }],
  isFavourite: () => false,
  toggle: () => undefined,
  move: () => undefined,
}
const Finder = () => (
  <Palette
    places={[
      { path: '/workbench', title: '工作台', group: '' },
      { path: '/tdManage/siCheck', title: '待审核补料', group: '补料管理' },
      { path: '/tdManage/siDataList', title: '补料数据列表', group: '补料管理' },
    ]}
    recent={[{ path: '/tdManage/siDetail?Id=3', title: '补料 COSU6412345600' }]}
    favourites={favourites}
    acts={[{ key: 'logout', label: '退出登录', run: () => undefined }]}
    onClose={() => undefined}
  />
)
export const Find: StoryObj = {
  ...show(Finder, () => new FakeApp({ path: '/workbench' })),
  name: '查找面板，只用键盘',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByRole('combobox'), 'dsh')
    await expect(await page.findByRole('option', { name: /待审核补料/ })).toBeVisible()
  },
}
export const StaffPhone: StoryObj = {
  ...internal(todo(...bills)),
  name: '员工工作台，手机宽度',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
export const CustomerPhone: StoryObj = {
  ...external(),
  name: '客户工作台，手机宽度',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
