import type { CompanyRecord, CompanyVersion, StaffMember } from '@jst/contracts/company'
import { FakeApp, FakeReply, FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Screen as Audit } from './audit/CompanyAudit.tsx'
import { Screen as Register } from './joining/Register.tsx'
import { Screen as Record } from './record/CompanyDetail.tsx'
import { Screen as Edit } from './record/CompanyEdit.tsx'
import { Screen as Staff } from './staff/StaffList.tsx'
import { application, company, person, staffPlan, time } from './testing/rows.ts'

const meta: Meta = { title: '设计评审/公司', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const people = [
  person(1, '周海岚', { IsAdministrator: true, Post: '总经理', RoleNames: ['公司管理员', '补料审核员'], Claims: 0 }),
  person(2, '陈雨欣'),
  person(3, '林志远', { RoleNames: ['补料审核员'], Claims: 12 }),
  person(4, '欧阳明珠', { DepartmentName: '华东区市场与大客户服务一部', Post: '大客户经理兼航线负责人', LastSignIn: null }),
  person(5, '吴建国', { Disabled: true, Claims: 0 }),
]
const applications = [
  application(),
  application({ Id: 8, Name: '苏州恒泽精密机械有限公司', State: 'SUPPLEMENT', Remarks: '营业执照不清晰，请重新上传', City: '苏州' }),
  application({ Id: 9, Name: '上海远洋拖车服务有限公司', Kind: 'provider', Purpose: 'change', City: '上海' }),
]
const versions: CompanyVersion[] = [
  { Id: 3, EditorName: '沈佳怡', Changes: [{ Label: '联系人', Before: '王强', After: '沈佳怡' }], CreateTime: time },
]

const rights = [
  { Path: '/system/employee/list', Buttons: ['view', 'add', 'edit', 'import', 'department', 'bind', 'disable', 'reset', 'transfer'] },
  { Path: '/system/CompanyAudit', Buttons: ['audit'] },
  { Path: '/system/company/editCompanyInfo', Buttons: ['edit'] },
]
const page = (Screen: ComponentType, options: FakeAppOptions, mayAct = true): StoryObj => ({
  render: () => {
    const fake = new FakeApp(options)
    if (mayAct)
      fake.app.permissions.load(rights.map(({ Path, Buttons }) => ({ Path, Buttons: Buttons.map((Code) => ({ Code })), Children: [] })))
    return (
      <div style={{ height: 640, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const staff = (Rows: StaffMember[], mayAct = true) =>
  page(
    Staff,
    {
      path: '/system/employee/list',
      routes: {
        'GET /api/Employee/GetPagedList': () => ({ Rows, Total: Rows.length }),
        'GET /api/Department/GetList': () => [{ Id: 1, ParentId: null, Name: '操作部', Employees: 3, UpdateTime: time }],
        'GET /api/CompanyBind/GetPagedList': () => ({ Rows: [], Total: 0 }),
        'GET /api/Employee/GetRoleChoices': () => ['单证员', '补料审核员'].map((Name, at) => ({ Id: at + 1, Name, Grantable: true })),
        'GET /api/Employee/Imports': () => [],
        'POST /api/Employee/PlanImport': () => staffPlan(),
      },
    },
    mayAct,
  )
const record = (more: Partial<CompanyRecord> = {}) =>
  page(Record, {
    path: '/system/CurrentCompanyDetail',
    routes: { 'GET /api/Company/GetCurrent': () => ({ ...company, ...more }), 'GET /api/Company/GetVersions': () => versions },
  })

export const StaffOfCompany: StoryObj = {
  tags: ['长文本'],
  ...staff(people),
  name: '员工',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: '林志远' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /新增员工/ })).toBeVisible()
  },
}
export const StaffReadOnly: StoryObj = {
  tags: ['无权限'],
  ...staff(people, false),
  name: '员工，没有维护权限',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: '林志远' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /新增员工/ })).toBeNull()
  },
}
export const NoStaff: StoryObj = { tags: ['空'], ...staff([]), name: '没有符合条件的员工' }
const imports: StoryObj['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: '批量导入' }))
  const dialog = within(canvasElement.ownerDocument.body)
  await userEvent.type(await dialog.findByRole('textbox', { name: /粘贴/ }), '姓名,账号,角色')
  await userEvent.click(dialog.getByRole('button', { name: '检查粘贴内容' }))
  await expect(await dialog.findByText(/手机号应为 1 开头/)).toBeVisible()
}
export const StaffImport: StoryObj = { tags: ['出错'], ...staff(people), name: '员工，批量导入检查结果', play: imports }
export const StaffDark: StoryObj = { tags: ['深色'], ...staff(people), name: '员工，深色', globals: { theme: 'dark' } }
export const Waiting: StoryObj = {
  ...page(Audit, {
    path: '/system/CompanyAudit',
    routes: { 'GET /api/CompanyApplication/GetPagedList': () => ({ Rows: applications, Total: applications.length }) },
  }),
  name: '入驻审核',
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText('宁波海纳国际贸易有限公司'))[0]).toBeVisible()
  },
}
export const WaitingOpening: StoryObj = {
  ...page(Audit, {
    path: '/system/CompanyAudit',
    routes: { 'GET /api/CompanyApplication/GetPagedList': () => new Promise(() => undefined) },
  }),
  name: '入驻审核，加载中',
  tags: ['加载'],
}
export const WaitingFailed: StoryObj = {
  tags: ['出错'],
  ...page(Audit, {
    path: '/system/CompanyAudit',
    routes: { 'GET /api/CompanyApplication/GetPagedList': () => refusal('INTERNAL') },
  }),
  name: '入驻审核，加载失败',
}
export const Company: StoryObj = { ...record(), name: '公司资料' }
export const CompanyChanging: StoryObj = {
  ...record({ Change: application({ Id: 12, Name: '宁波远帆国际供应链有限公司', Purpose: 'change' }) }),
  name: '公司资料，工商变更审核中',
}
/** Three letters in a frame, as a printer would show them. */
const drawnLogo = async () => {
  const canvas = new OffscreenCanvas(420, 110)
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#0b4a8f'
  pen.fillRect(0, 20, 70, 70)
  pen.font = 'bold 44px sans-serif'
  pen.fillText('YUANFAN', 90, 72)
  return new FakeReply(200, await canvas.convertToBlob())
}
const editing = (marks: () => unknown): StoryObj =>
  page(Edit, {
    path: '/system/company/editCompanyInfo',
    routes: {
      'GET /api/Company/GetCurrent': () => company,
      'GET /api/Company/GetMarks': marks,
      'GET /api/Company/GetMarkFile': () => drawnLogo(),
      'POST /api/Company/RemoveMark': () => true,
    },
  })
const logo = [{ Mark: 'logo', Size: 18_000, UpdateTime: time }]
const findLogo: StoryObj['play'] = async ({ canvasElement }) => {
  const canvas = within(await within(canvasElement).findByRole('region', { name: '公司标志' }))
  const picture = await canvas.findByRole('img', { name: '公司标志' })
  picture.scrollIntoView({ block: 'center' })
  await expect(canvas.getByRole('button', { name: '移除公司标志' })).toBeVisible()
}
export const Marks: StoryObj = {
  ...editing(() => logo),
  name: '编辑资料，打印用标志与印章',
  play: async (context) => {
    await findLogo(context)
    const stamp = within(await within(context.canvasElement).findByRole('region', { name: '印章' }))
    await userEvent.upload(stamp.getByLabelText('上传印章'), new File([new Uint8Array(500_001)], '印章.png', { type: 'image/png' }))
    await expect(await stamp.findByText('图片超过 500 KB，请压缩后上传')).toBeVisible()
  },
}
export const MarksDark: StoryObj = {
  ...editing(() => logo),
  name: '打印用标志，深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
  play: findLogo,
}
export const MarksPhone: StoryObj = {
  ...editing(() => logo),
  name: '打印用标志，手机宽度',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
  play: findLogo,
}
export const MarksFailed: StoryObj = {
  ...editing(() => refusal('INTERNAL')),
  name: '打印用标志，加载失败',
  play: async ({ canvasElement }) => {
    const retry = await within(canvasElement).findByRole('button', { name: /重试/ })
    retry.scrollIntoView({ block: 'center' })
    await expect(retry).toBeVisible()
  },
}
export const Joining: StoryObj = {
  ...page(Register, { surface: 'public', path: '/register' }),
  name: '注册，逐项提示',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '注册' }))
    await expect(canvas.getByText('手机号应为 1 开头的 11 位数字')).toBeVisible()
  },
}
