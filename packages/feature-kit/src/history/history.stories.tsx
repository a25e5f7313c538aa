import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FakeApp, FakeScreen } from '../testing/index.tsx'
import { HistoryDrawer } from './HistoryDrawer.tsx'

const rows = [
  {
    Id: 2,
    At: '2026-11-20T06:12:00.000Z',
    Action: 'role.modify',
    EmployeeName: '郑国栋',
    CompanyName: '上海海捷国际货运代理有限公司',
    Changes: [
      { Field: 'Given', Before: null, After: '补料审核—作废' },
      { Field: 'DataScope', Before: 'company', After: 'department' },
    ],
  },
  { Id: 1, At: '2026-11-01T01:00:00.000Z', Action: 'role.add', EmployeeName: '周海平', CompanyName: '海运货代协同平台', Changes: [] },
]
const words = {
  actions: { 'role.modify': '修改角色', 'role.add': '新建角色' },
  fields: { Given: '新增权限', DataScope: '数据范围' },
}
const fakeOf = () =>
  new FakeApp({
    path: '/system/role/roleEdit',
    surface: 'internal',
    routes: { 'GET /api/AuditLog/GetAuditLog': () => ({ Rows: rows, Total: rows.length }) },
  })

/** 谁在什么时候把什么改成了什么。 */
const Screen = () => <HistoryDrawer entity="role" id={1} title="补料审核员" words={words} onClose={() => undefined} />

const meta: Meta = { title: 'system/变更记录', render: () => <FakeScreen fake={fakeOf()} Screen={Screen} /> }
export default meta

export const History: StoryObj = {
  name: '变更记录',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText('新增权限：补料审核—作废')).toBeVisible()
    await expect(page.getByText('数据范围：company → department')).toBeVisible()
  },
}
