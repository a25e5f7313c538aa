import { auditLog } from '@jst/contracts/system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import type { FakeAppOptions } from '../testing/index.tsx'
import { FakeApp, FakeScreen, refusal } from '../testing/index.tsx'
import { HistoryDrawer, HistoryView } from './HistoryDrawer.tsx'

const entry = (Id: number, Action: string, Changes: unknown[] = []) => ({
  Id,
  At: `2026-11-${20 - Id}T06:12:00.000Z`,
  Action,
  EmployeeName: '郑国栋',
  CompanyName: '上海海捷国际货运代理有限公司',
  Changes,
})
const rows = [
  entry(1, 'role.modify', [
    { Field: 'Given', Before: null, After: '补料审核—作废' },
    { Field: 'DataScope', Before: 'company', After: 'department' },
  ]),
  entry(2, 'role.add'),
]
const long = Array.from({ length: 30 }, (_, index) =>
  entry((index % 18) + 1, 'role.modify', [
    {
      Field: 'Description',
      Before: '只读本人客户的补料与委托',
      After: '维护华东区大客户与航线产品联合项目组的补料、委托与联系方式，'.repeat(4),
    },
  ]),
).map((row, index) => ({ ...row, Id: index + 1 }))
const words = {
  actions: { 'role.modify': '修改角色', 'role.add': '新建角色' },
  fields: { Given: '新增权限', DataScope: '数据范围', Description: '说明' },
  show: (field: string, value: unknown) => (field === 'DataScope' ? { company: '本公司', department: '本部门' }[String(value)] : undefined),
}

type Answer = NonNullable<FakeAppOptions['routes']>[string]
const answer =
  (Rows: readonly unknown[]): Answer =>
  () => ({ Rows, Total: Rows.length })
const query = { Entity: 'role', EntityId: 1 }
const common = { title: '补料审核员', words, onClose: () => undefined }
const screens = {
  drawer: () => <HistoryDrawer entity="role" id={1} {...common} />,
  view: () => <HistoryView endpoint={auditLog} query={query} {...common} />,
}

/** 谁在什么时候把什么改成了什么。 */
function History({ read, by = 'drawer' }: { read: Answer; by?: keyof typeof screens }) {
  const [fake] = useState(
    () => new FakeApp({ path: '/system/role/roleEdit', surface: 'internal', routes: { [`GET ${auditLog.path}`]: read } }),
  )
  return <FakeScreen fake={fake} Screen={screens[by]} />
}

const table = { category: 'HistoryDrawer' }
/** Props of the component, set by each story. */
const props = {
  endpoint: { description: '回答变更记录的接口。', control: false, table },
  query: { description: '查哪一个对象。', control: false, table },
  words: { description: '动作与字段的中文。', control: false, table },
  onClose: { description: '关闭。', control: false, table },
  entity: { description: '哪一类对象。', control: false, table },
  id: { description: '对象的编号。', control: false, table },
}
const meta: Meta<typeof History> = {
  title: '详情/变更记录',
  component: History,
  subcomponents: { HistoryDrawer, HistoryView },
  parameters: {
    guide: {
      when: '要知道谁在什么时候把什么改成了什么。',
      good: ['字段写中文名称，值写人们看到的文字。'],
      bad: ['业务上的经过用动态。'],
      sample: `<HistoryDrawer entity="role" id={role.Id} words={words} onClose={close} />`,
    },
    docs: { description: { component: '谁在什么时候把什么改成了什么，新的在前。' }, story: { inline: false, height: '480px' } },
  },
  argTypes: {
    ...props,
    read: { description: '服务器的回答：一页变更记录，新的在前。', control: false },
    by: { description: 'drawer 由变更日志回答，view 由其他接口回答。' },
  },
}
export default meta
type Story = StoryObj<typeof History>

export const Changes: Story = {
  name: '变更记录',
  args: { read: answer(rows) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText('新增权限：补料审核—作废')).toBeVisible()
    await expect(page.getByText('数据范围：本公司 → 本部门')).toBeVisible()
  },
}
export const Nothing: Story = { name: '还没有变更', tags: ['空'], args: { read: answer([]), by: 'view' } }
export const Waiting: Story = {
  name: '加载中',
  tags: ['加载'],
  args: { read: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement.ownerDocument.body).findByRole('status', { name: '正在加载' })).toBeVisible()
  },
}
export const Failed: Story = { name: '加载失败', tags: ['出错'], args: { read: () => refusal('INTERNAL') } }
export const Long: Story = { name: '很多很长的变更', tags: ['长文本'], args: { read: answer(long) } }
export const Dark: Story = { name: '深色', tags: ['深色'], args: { read: answer(rows) }, globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
