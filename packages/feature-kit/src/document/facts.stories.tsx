import { blankValues, type EntityRow, type EntityValues } from '@jst/contracts/entity'
import { customer, customerCalls } from '@jst/contracts/partner'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { EntityFacts } from '../entity/index.ts'
import { FakeScreen } from '../testing/index.tsx'
import { EditTool } from './index.ts'
import { at, documentApp } from './testing/sample.ts'

const rowOf = (values: EntityValues): EntityRow => ({
  ...blankValues(customer),
  Id: 7,
  Layer: 'company',
  State: 'active',
  Code: 'KH26110007',
  NameZh: '宁波远帆进出口有限公司',
  Overridden: false,
  MergedInto: '',
  UpdateTime: at,
  Stage: 'active',
  ...values,
})
const filled: EntityValues = { Abbr: '远帆', Kinds: ['direct', 'trader'], Level: 'A', Region: '宁波', Phone: '0574-87001234' }
const long: EntityValues = {
  ...filled,
  NameEn: 'ZHEJIANG NINGBO YUANFAN INTERNATIONAL SUPPLY CHAIN MANAGEMENT GROUP CO., LTD. BEILUN BRANCH',
  Address: '浙江省宁波市北仑区明州路 216 号梅山国际物流园区海运出口操作中心 3 号楼 12 层 1203 至 1208 室',
  Remark: '提单抬头与发票抬头不一致，放单前须由客户书面确认。卸货港免费堆存须提前申请。',
}

interface CustomerFactsProps {
  values?: EntityValues
  withName?: boolean
}
function CustomerFacts({ values = filled, withName = false }: CustomerFactsProps) {
  const [fake] = useState(() => {
    const made = documentApp({}, { 'POST /api/Customer/Save': () => rowOf(values) })
    made.permit(['edit'], customer.path)
    return made
  })
  const [Screen] = useState(() => () => {
    const row = rowOf(values)
    const edit = <EditTool calls={customerCalls} row={row} onSaved={() => undefined} />
    return <EntityFacts entity={customer} row={row} extra={edit} withName={withName} />
  })
  return <FakeScreen fake={fake} Screen={Screen} />
}

const meta: Meta<typeof CustomerFacts> = {
  title: '详情/资料与编辑',
  component: CustomerFacts,
  subcomponents: { EntityFacts, EditTool },
  parameters: {
    guide: {
      when: '单据详情页：列出已填写的资料，由有权限的人员在抽屉中编辑。',
      good: ['只列出已填写的内容，按声明的分组排列。', '编号与名称在页头，不再重复；页头只有编号时用 withName 列出名称。'],
      bad: ['为同一资料另写一份详情。'],
      sample: `<EntityFacts entity={calls.entity} row={row} extra={<EditTool calls={calls} row={row} onSaved={reload} />} />`,
    },
    docs: { description: { component: '一条资料已填写的内容，按声明的分组排列。' } },
  },
  argTypes: {
    entity: { description: '资料的声明。', control: false, table: { category: 'EntityFacts' } },
    row: { description: '一条资料。', control: false, table: { category: 'EntityFacts' } },
    extra: { description: '第一组标题右侧的操作。', control: false, table: { category: 'EntityFacts' } },
    withName: { description: '页头只有编号：名称（如客户单号、主题）列在资料中。', control: 'boolean', table: { category: 'EntityFacts' } },
    calls: { description: '资料的全部接口。', control: false, table: { category: 'EditTool' } },
    onSaved: { description: '已保存。', control: false, table: { category: 'EditTool' } },
    values: { description: '各字段的内容。', control: false },
  } as Meta<typeof CustomerFacts>['argTypes'],
}
export default meta
type Story = StoryObj<typeof CustomerFacts>

export const Filled: Story = {
  name: '客户',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('直客；外贸公司')).toBeVisible()
    // groups stand in one frame, also those of a single fact
    const facts = within(canvas.getByRole('region', { name: '资料' }))
    await expect(facts.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(1)
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: '编辑' }))
    const drawer = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    // how it stands is moved, not written
    await expect(drawer.queryByText('启用')).toBeNull()
    await userEvent.click(drawer.getByRole('button', { name: '取消' }))
  },
}
export const Named: Story = {
  name: '页头只有编号',
  args: { withName: true },
  play: async ({ canvasElement }) => expect(await within(canvasElement).findByText('宁波远帆进出口有限公司')).toBeVisible(),
}
export const Empty: Story = { name: '没有填写', tags: ['空'], args: { values: {} } }
export const Long: Story = { name: '很长的内容', tags: ['长文本'], args: { values: long } }
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } }, args: { values: long } }
