import type { PartnerSurvey } from '@jst/contracts/partner'
import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Screen as Detail } from './detail/CustomerDetail.tsx'
import { Screen as Edit } from './edit/CustomerEdit.tsx'
import { Screen as List } from './list/CustomerList.tsx'
import { Screen as Staff } from './staff/CustomerBusinessPersonnel.tsx'
import { Screen as Survey } from './survey/CustomerSurvey.tsx'
import {
  at,
  commentOf,
  customer,
  customerOf,
  detail,
  edit,
  list,
  partnerApp,
  staff,
  staffOf,
  staffPage,
  duplicate,
} from './testing/rows.ts'

const meta: Meta = { title: '设计评审/客户与供应商', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const never = () => new Promise(() => undefined)
const longName = '浙江宁波远帆国际供应链管理集团股份有限公司北仑保税区梅山岛第二分公司海运出口操作部'
const rows = [
  customer,
  customerOf(8, '苏州恒泽精密机械有限公司', { Stage: 'potential', Joined: true, Owner: '' }),
  customerOf(9, '上海海宇货运有限公司', { Stage: 'dormant', Kinds: ['forwarder'], Level: 'C' }),
]
const longRows = [
  customerOf(7, longName, { Owner: '欧阳明珠', Contact: 'ALEXANDRA KONSTANTINOPOULOU-MARKOVIC', Tags: ['欧洲基本港长约客户'] }),
]
const contacts = [
  {
    Id: 1,
    Name: '沈佳怡',
    Main: true,
    Roles: ['booking', 'document'],
    Title: '单证主管',
    Mobile: '13800063352',
    Email: 'docs@example.com',
  },
  { Id: 2, Name: '方建国', Main: false, Roles: ['decision'], Title: '总经理', Mobile: '', Email: '' },
]
const weeks = [4, 6, 3, 0, 5, 9, 12, 8, 10, 7, 11, 6]
const survey: PartnerSurvey = {
  Company: { Id: 21, Name: customer.NameZh, Since: at, People: 6, LastSignIn: at },
  Orders: { Count: 128, Open: 9, Overdue: 2 },
  Si: { Count: 364, Waiting: 5, Rejected: 3, Approved: 340 },
  Weeks: weeks.map((Submitted, index) => ({
    From: new Date(Date.UTC(2026, 8, 1 + index * 7)).toISOString().slice(0, 10),
    Submitted,
    Rejected: index % 4,
  })),
  LastActivity: at,

  Comments: 37,
}

type Routes = NonNullable<FakeAppOptions['routes']>
const page = (Screen: ComponentType, path: string, routes: Routes = {}, mayAct = true): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => partnerApp(path, { routes, mayAct }))
    return (
      <div style={{ height: 720, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const listOf = (answer: Routes[string], mayAct = true) => page(List, list, { 'GET /api/Customer/List': answer }, mayAct)
const detailOf = (routes: Routes = {}, mayAct = true) =>
  page(Detail, `${detail}?Id=7`, { 'GET /api/Document/Lines': () => ({ UpdateTime: at, Parts: { contacts } }), ...routes }, mayAct)
const staffList = (answer: Routes[string], mayAct = true, more: Routes = {}) =>
  page(Staff, staffPage, { 'GET /api/Customer/Staff': answer, ...more }, mayAct)
const staffed = () => ({ Rows: [staffOf(7, customer.NameZh, staff), staffOf(8, longName, [])], Total: 2 })
const shows = (name: string): StoryObj['play'] =>
  async function seen({ canvasElement }) {
    await expect((await within(canvasElement).findAllByText(name))[0]).toBeVisible()
  }

export const Customers: StoryObj = { ...listOf(() => ({ Rows: rows, Total: 3 })), name: '客户列表', play: shows(customer.NameZh) }
export const NoCustomers: StoryObj = { ...listOf(() => ({ Rows: [], Total: 0 })), name: '客户列表，没有客户', tags: ['空'] }
export const CustomersOpening: StoryObj = { ...listOf(never), name: '客户列表，加载中', tags: ['加载'] }
export const CustomersFailed: StoryObj = { ...listOf(() => refusal('INTERNAL')), name: '客户列表，加载失败', tags: ['出错'] }
export const CustomersLong: StoryObj = { ...listOf(() => ({ Rows: longRows, Total: 1 })), name: '客户列表，很长的内容', tags: ['长文本'] }
export const CustomersReadOnly: StoryObj = {
  ...listOf(() => ({ Rows: rows, Total: 3 }), false),
  name: '客户列表，没有维护权限',
  tags: ['无权限'],
}
export const CustomersPhone: StoryObj = {
  ...listOf(() => ({ Rows: [...rows, ...longRows.map((row) => ({ ...row, Id: 6 }))], Total: 4 })),
  name: '客户列表，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}

export const Customer: StoryObj = { ...detailOf(), name: '客户详情', play: shows('沈佳怡') }
export const CustomerEmpty: StoryObj = {
  ...detailOf({
    'GET /api/Document/Lines': () => ({ UpdateTime: at, Parts: {} }),
    'GET /api/Document/Timeline': () => ({ Rows: [], Total: 0 }),
    'GET /api/Customer/Staff': () => ({ Rows: [], Total: 0 }),
  }),
  name: '客户详情，没有明细',
  tags: ['空'],
}
export const CustomerOpening: StoryObj = { ...detailOf({ 'GET /api/Customer/Get': never }), name: '客户详情，加载中', tags: ['加载'] }
export const CustomerFailed: StoryObj = {
  ...detailOf({ 'GET /api/Customer/Get': () => refusal('INTERNAL') }),
  name: '客户详情，加载失败',
  tags: ['出错'],
}
export const CustomerPartsFailed: StoryObj = {
  ...detailOf({
    'GET /api/Customer/Staff': () => refusal('INTERNAL'),
    'GET /api/Document/Lines': () => refusal('INTERNAL'),
    'GET /api/Document/Timeline': () => refusal('INTERNAL'),
  }),
  name: '客户详情，部分内容加载失败',
  tags: ['出错'],
}
export const CustomerLong: StoryObj = {
  ...detailOf({
    'GET /api/Customer/Get': () => longRows[0],
    'GET /api/Document/Timeline': () => ({ Rows: [commentOf(1, longName.repeat(4)), commentOf(2, 'MAERSK'.repeat(24))], Total: 2 }),
  }),
  name: '客户详情，很长的内容',
  tags: ['长文本'],
}
export const CustomerReadOnly: StoryObj = { ...detailOf({}, false), name: '客户详情，没有维护权限', tags: ['无权限'] }
export const CustomerDark: StoryObj = { ...detailOf(), name: '客户详情，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const CustomerPhone: StoryObj = { ...detailOf(), name: '客户详情，手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

const duplicates = () => [
  duplicate(8, '宁波远帆国际货运代理有限公司'),
  duplicate(9, customer.NameZh, { Why: ['creditCode', 'name'], Sure: true }),
]
export const Duplicates: StoryObj = {
  ...page(Edit, edit, { 'GET /api/Customer/Twins': duplicates }),
  name: '新增客户，可能重复',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: /企业名称/ }), '宁波远帆')
    await expect(await canvas.findByText(/统一社会信用代码相同/)).toBeVisible()
  },
}
export const DuplicatesDark: StoryObj = { ...Duplicates, name: '新增客户，可能重复，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const DuplicatesPhone: StoryObj = {
  ...Duplicates,
  name: '新增客户，可能重复，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
export const EditFailed: StoryObj = {
  ...page(Edit, `${edit}?Id=7`, { 'GET /api/Customer/Get': () => refusal('INTERNAL') }),
  name: '编辑客户，加载失败',
  tags: ['出错'],
}
export const EditReadOnly: StoryObj = { ...page(Edit, `${edit}?Id=7`, {}, false), name: '编辑客户，没有维护权限', tags: ['无权限'] }

export const StaffOfCustomers: StoryObj = { ...staffList(staffed), name: '对接人员', tags: ['长文本'], play: shows('王建国 欧洲线') }
export const NoStaff: StoryObj = { ...staffList(() => ({ Rows: [], Total: 0 })), name: '对接人员，没有客户', tags: ['空'] }
export const StaffOpening: StoryObj = { ...staffList(never), name: '对接人员，加载中', tags: ['加载'] }
export const StaffFailed: StoryObj = { ...staffList(() => refusal('INTERNAL')), name: '对接人员，加载失败', tags: ['出错'] }
export const StaffReadOnly: StoryObj = { ...staffList(staffed, false), name: '对接人员，没有维护权限', tags: ['无权限'] }
export const Handover: StoryObj = {
  ...staffList(staffed),
  name: '交接',
  play: async ({ canvasElement }) => {
    const window = within(canvasElement.ownerDocument.body)
    await userEvent.click(await window.findByRole('button', { name: '交接' }))
    await userEvent.click(await window.findByRole('combobox', { name: /交出人/ }))
    await userEvent.click(await window.findByRole('option', { name: /陈雨欣/ }))
    await expect(await window.findByText('2 家客户、1 家供应商')).toBeVisible()
  },
}
export const HandoverUnderWay: StoryObj = {
  ...staffList(staffed, true, {
    'POST /api/Handover/Run': () => ({ ToName: '王建国', JobId: 31 }),
    'GET /api/Job/GetOwnPagedList': () => ({ Rows: [{ Id: 31, State: 'running', Done: 1_500, Total: 5_200, Error: '' }], Total: 1 }),
  }),
  name: '交接，后台进行中',
  play: async (context) => {
    await Handover.play!(context)
    const window = within(context.canvasElement.ownerDocument.body)
    await userEvent.click(await window.findByRole('combobox', { name: /接手人/ }))
    await userEvent.click(await window.findByRole('option', { name: /王建国/ }))
    await userEvent.click(await window.findByRole('button', { name: '确认交接' }))
    await expect(await window.findByText('1,500 / 5,200 项')).toBeVisible()
  },
}
export const HandoverDark: StoryObj = { ...Handover, name: '交接，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const HandoverPhone: StoryObj = { ...Handover, name: '交接，手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
export const CustomerFigures: StoryObj = {
  ...page(Survey, '/system/company/customer/customerSurvey?Id=7', { 'GET /api/Customer/Survey': () => survey }),
  name: '客户概况',
  play: shows('近 12 周补料'),
}
export const CustomerFiguresPhone: StoryObj = {
  ...CustomerFigures,
  name: '客户概况，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
