import '@jst/ui/document.css'
import { blankValues, type EntityValues } from '@jst/contracts/entity'
import { customer, customerCalls } from '@jst/contracts/partner'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FakeApp, FakeScreen } from '../testing/index.tsx'
import { EntityFields } from './EntityFieldGroups.tsx'
import { EntityFieldControl } from './EntityFields.tsx'
import { EntityFormFields } from './EntityFormFields.tsx'
import { useEntityForm } from './useEntityForm.ts'

const filled: EntityValues = {
  Code: 'KH26110007',
  NameZh: '宁波远帆进出口有限公司',
  Abbr: '远帆',
  CreditCode: '91330206MA2H1XQ90B',
  Kinds: ['direct', 'trader'],
  Level: 'A',
  Tags: ['欧线', '月结'],
  Region: '宁波',
  Phone: '0574-87001234',
  InvoiceEmail: 'docs@example.com',
}
const long: EntityValues = {
  ...filled,
  NameZh: '浙江宁波远帆国际供应链管理集团股份有限公司北仑保税区梅山岛第二分公司海运出口操作部',
  NameEn: 'ZHEJIANG NINGBO YUANFAN INTERNATIONAL SUPPLY CHAIN MANAGEMENT GROUP CO., LTD. BEILUN BRANCH',
  Tags: ['欧洲基本港长约客户', '卸货港免费堆存须提前申请', '提单抬头与发票抬头不一致'],
  Address: '浙江省宁波市北仑区明州路 216 号梅山国际物流园区海运出口操作中心 3 号楼 12 层 1203 至 1208 室',
}

interface CustomerFieldsProps {
  values?: EntityValues
  errors?: Readonly<Record<string, string>>
  locked?: boolean | string
  further?: readonly string[]
}

function CustomerFields({ values = {}, errors = {}, locked = false, further = [] }: CustomerFieldsProps) {
  const [fake] = useState(() => new FakeApp({ path: '/system/company/customer/customerEdit' }))
  const [Screen] = useState(() => () => <Fields values={values} errors={errors} locked={locked} further={further} />)
  return <FakeScreen fake={fake} Screen={Screen} />
}
function Fields({ values, errors, locked, further }: Required<CustomerFieldsProps>) {
  const [typed, setTyped] = useState<EntityValues>(() => ({ ...blankValues(customer), ...values }))
  return (
    <div className="jst-page-form">
      <EntityFields
        entity={customer}
        values={typed}
        errors={errors}
        onChange={({ key }, value) => setTyped({ ...typed, [key]: value })}
        locked={() => locked}
        further={further}
      />
    </div>
  )
}

function BoundFields() {
  const form = useEntityForm(customerCalls, undefined, false, () => undefined, filled)
  return (
    <div className="jst-page-form">
      <EntityFormFields entity={customer} form={form} />
    </div>
  )
}

function BoundCustomer() {
  const [fake] = useState(() => new FakeApp({ path: '/system/company/customer/customerEdit' }))
  return <FakeScreen fake={fake} Screen={BoundFields} />
}

const meta: Meta<typeof CustomerFields> = {
  title: '表单/资料字段',
  component: CustomerFields,
  subcomponents: { EntityFieldControl, EntityFields, EntityFormFields },
  parameters: {
    guide: {
      when: '按声明填写一条资料的全部字段：客户、供应商、港口。',
      good: ['字段、分组与顺序只写在声明中。', '不能修改的字段说明原因。'],
      bad: ['为同一资料另写一份字段。'],
      sample: `<EntityFormFields entity={customer} form={form} readOnly={!mayEdit} />`,
    },
    docs: { description: { component: '一条资料的全部字段，按声明的分组排列。' } },
  },
  argTypes: {
    field: { description: '一个字段的声明。', control: false, table: { category: 'EntityFieldControl' } },
    value: { description: '字段的内容。', control: false, table: { category: 'EntityFieldControl' } },
    error: { description: '不合要求时的一句话。', control: false, table: { category: 'EntityFieldControl' } },
    controls: { description: '画面自带的编辑控件，按字段类型。', control: false },
    disabled: { description: '只能查看。', control: false, table: { category: 'EntityFieldControl' } },
    entity: { description: '资料的声明。', control: false, table: { category: 'EntityFields' } },
    onChange: { description: '一个字段的内容已改变。', control: false, table: { category: 'EntityFields' } },
    form: { description: '资料的表单模型。', control: false, table: { category: 'EntityFormFields' } },
    readOnly: { description: '全部字段只能查看。', control: false, table: { category: 'EntityFormFields' } },
    values: { description: '各字段的内容。', control: false },
    errors: { description: '各字段的问题。', control: false },
    further: { description: '不常用的字段，收在“更多”之后，已有的内容写在旁边。', control: false },
    locked: { description: '不能修改，文字为原因。', control: false },
  } as Meta<typeof CustomerFields>['argTypes'],
}
export default meta
type Story = StoryObj<typeof CustomerFields>

export const Filled: Story = {
  name: '客户',
  args: { values: filled },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: '简称' }), '国际')
    await expect(canvas.getByRole('textbox', { name: '简称' })).toHaveValue('远帆国际')
  },
}
export const Bound: Story = {
  name: '接在表单上',
  render: () => <BoundCustomer />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: '简称' }), '国际')
    await expect(canvas.getByRole('textbox', { name: '简称' })).toHaveValue('远帆国际')
  },
}
export const Empty: Story = { name: '新增', tags: ['空'] }
export const Wrong: Story = {
  name: '有错误',
  tags: ['出错'],
  args: {
    values: filled,
    errors: { CreditCode: '统一社会信用代码应为 18 位，现在是 17 位，请对照营业执照检查', InvoiceEmail: '邮箱格式不正确' },
  },
}
export const Doubtful: Story = {
  name: '校验位不符，可以保存',
  args: { values: { ...filled, CreditCode: '91330206MA2H1XQ901' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: '统一社会信用代码' })).toHaveAccessibleDescription(/校验位不符/)
  },
}
export const Long: Story = { name: '很长的内容', tags: ['长文本'], args: { values: long } }
export const Locked: Story = { name: '不能修改', tags: ['无权限'], args: { values: filled, locked: true } }
export const Further: Story = {
  name: '不常用的收起',
  args: { values: long, further: ['NameEn', 'Tags', 'Address', 'InvoiceEmail'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('textbox', { name: '英文名' })).toBeNull()
    await userEvent.click(canvas.getAllByRole('button', { name: /^更多（/ })[0]!)
    await expect(canvas.getAllByRole('button', { name: /^更多（/ })[0]).toHaveAttribute('aria-expanded', 'true')
  },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' }, args: { values: filled } }
export const Phone: Story = { name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } }, args: { values: long } }
