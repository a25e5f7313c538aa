import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Select, type SelectProps } from './Select.tsx'

const ways = [
  { value: 'OBL', label: '正本提单' },
  { value: 'TLX', label: '电放' },
  { value: 'SWB', label: '海运单' },
]
function Field({ value: first, ...props }: Omit<SelectProps, 'onChange'>) {
  const [value, setValue] = useState(first)
  return (
    <div style={{ display: 'grid', width: 220 }}>
      <Select {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta: Meta<typeof Select> = {
  title: '表单/下拉选择',
  component: Select,
  parameters: {
    guide: {
      when: '几个固定值中选一个。',
      good: ['选项按人们习惯的次序，不按代码。', '键盘与原生下拉一致：方向键移动，键入首字定位，回车、空格或 Tab 选定，Esc 关闭。'],
      bad: ['值多于二十个用查找选择。', '触发操作用菜单。'],
      sample: `<Select label="签单方式" value={way} options={ways} onChange={setWay} />`,
    },
    docs: {
      description: {
        component: '几个固定值中选一个。',
      },
    },
  },
  argTypes: {
    value: { description: '选中的值；不在选项中的值原样显示。' },
    options: { description: '选项：存储的值与显示的文字。' },
    onChange: { description: '选定另一项。' },
    id: { description: '按钮的 id，供外部标签指向。' },
    label: { description: '没有外部标签时的名称。' },
    placeholder: { description: '没有选中时显示，默认“请选择”。' },
    disabled: { description: '只能看，不能改。' },
    required: { description: '必选。' },
    describedBy: { description: '说明文字的 id。' },
    invalid: { description: '有错误。' },
    className: { description: '按钮的样式名，默认带边框。' },
    onKeyDown: { description: '控件自己不用的键，例如列表收起时的 Esc。' },
    onBlur: { description: '离开控件。' },
    takesFocus: { description: '出现时获得焦点，用于就地编辑的单元格。' },
  },
  args: { label: '签单方式', value: 'OBL', options: ways },
  render: (args) => <Field {...args} />,
}
export default meta
type Story = StoryObj<typeof Select>

export const Choose: Story = {
  name: '键盘选择',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: '签单方式' })
    field.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(await screen.findByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveTextContent('电放')
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}
export const Open: Story = {
  name: '展开，深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '签单方式' }))
    await expect(await screen.findByRole('option', { name: '正本提单' })).toHaveAttribute('aria-selected', 'true')
  },
}
export const Empty: Story = { name: '没有选中', tags: ['空'], args: { value: '' } }
export const Wrong: Story = { name: '有错误', tags: ['出错'], args: { value: '', invalid: true, required: true } }
export const Locked: Story = { name: '只读', args: { disabled: true } }
export const LongText: Story = {
  name: '很长的选项',
  tags: ['长文本'],
  args: {
    value: 'a',
    options: [
      { value: 'a', label: '由收货人凭正本提单在卸货港换取提货单，并结清全部到付费用后提货' },
      { value: 'b', label: '电放' },
    ],
  },
}
export const Phone: Story = { ...LongText, name: '手机宽度，很长的选项', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
