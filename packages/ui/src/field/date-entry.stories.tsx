import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { StoryFrame } from '../stories.tsx'
import { DateEntry, type DateEntryProps } from './DateEntry.tsx'

function Field({ value: first, ...props }: Omit<DateEntryProps, 'onChange'>) {
  const [value, setValue] = useState(first)
  return (
    <div className="jst-field-box" style={{ width: 220 }}>
      <DateEntry {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta: Meta<typeof DateEntry> = {
  title: 'ui/日期与时间',
  component: DateEntry,
  parameters: {
    docs: {
      description: {
        component:
          '日期或时间。可直接键入：2026-11-23、20261123、11-23、1123，时间为 14:30、1430 或 14；也可点日历或按 Alt+↓ 选择。无法识别的内容保留并标红。日期段筛选用列表自带的日期段控件，不要用两个本控件拼。',
      },
    },
  },
  argTypes: {
    value: { description: 'YYYY-MM-DD，带时间为 YYYY-MM-DD HH:mm；没有则为空。' },
    onChange: { description: '可识别的日期或时间，或空。' },
    time: { description: '带时间。' },
    id: { description: '输入框的 id，供外部标签指向。' },
    label: { description: '没有外部标签时的名称。' },
    title: { description: '悬停时的说明，例如时区。' },
    disabled: { description: '只能看，不能改。' },
    required: { description: '必填。' },
    describedBy: { description: '说明文字的 id。' },
    invalid: { description: '有错误。' },
    takesFocus: { description: '出现时获得焦点，用于就地编辑的单元格。' },
    onKeyDown: { description: '控件自己不用的键，连同此刻的值。' },
  },
  args: { label: '截单', value: '2026-11-23' },
  render: (args) => <Field {...args} />,
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
}
export default meta
type Story = StoryObj<typeof DateEntry>

export const Typed: Story = {
  name: '键入',
  args: { time: true, value: '' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '截单' })
    await userEvent.type(field, '2026-12-01 1430{Tab}')
    await expect(field).toHaveValue('2026-12-01 14:30')
  },
}
export const Empty: Story = { name: '没有日期', tags: ['空'], args: { value: '' } }
export const Unreadable: Story = {
  name: '无法识别',
  tags: ['出错', '长文本'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '截单' })
    await userEvent.clear(field)
    await userEvent.type(field, '等船公司通知后再定，暂按下周三{Tab}')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  },
}
export const Dark: Story = { name: '深色，只读', tags: ['深色'], globals: { theme: 'dark' }, args: { disabled: true } }
