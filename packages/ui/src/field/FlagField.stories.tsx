import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { described } from '../stories.tsx'
import { FlagField } from './fields.tsx'

const meta: Meta<typeof FlagField> = {
  title: '表单/勾选',
  component: FlagField,
  parameters: {
    docs: { description: { component: '是或否：方框与右侧的文字。' } },
    guide: {
      when: '一件独立的是非：含在包干价内、通知客户。',
      good: ['文字写勾选之后是什么样，不用否定句。'],
      bad: ['两个并列的选择用下拉选择或单选。'],
      sample: `<FlagField {...form.field('InAllIn')} />`,
    },
  },
  argTypes: described({
    label: '文字，在方框右侧。',
    value: '是否勾选。',
    onChange: '勾选改变。',
    disabled: '不可编辑。',
    hint: '悬停时的说明。',
  }),
  args: { label: '含在包干价内', value: true },
  render: function Flagged({ value: first, ...args }) {
    const [value, setValue] = useState(first)
    return <FlagField {...args} value={value} onChange={setValue} />
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof FlagField>

export const On: Story = { name: '已勾选' }
export const Off: Story = {
  name: '没有勾选',
  tags: ['空'],
  args: { value: false },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: '含在包干价内' })
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await userEvent.click(box)
  },
}
export const Disabled: Story = { name: '不可编辑', args: { disabled: true } }
export const Long: Story = {
  name: '很长的文字',
  tags: ['长文本'],
  args: { label: '含在包干价内（以船公司最终确认的订舱回执为准，改配后须重新确认）' },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
