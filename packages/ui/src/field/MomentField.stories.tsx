import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { described } from '../stories.tsx'
import { MomentField } from './fields.tsx'

const meta: Meta<typeof MomentField> = {
  title: '表单/时间字段',
  component: MomentField,
  parameters: {
    docs: { description: { component: '有名称的时间：键入或从日历选，按读者选择的时区显示。' } },
    guide: {
      when: '表单里的一个时间点：截港时间、提箱时间。',
      good: ['键入 1130 1425 这样的简写也认。'],
      bad: ['只要日期的用日期字段。'],
      sample: `<MomentField {...form.field('PickedUpAt')} />`,
    },
  },
  argTypes: described({
    label: '控件名称，在上方。',
    value: '时间点（ISO 8601），没有则为 null。',
    onChange: '时间改变；不成时间的键入为 null。',
    disabled: '不可编辑。',
    required: '必填，名称后加星号。',
    error: '错误，在控件下方。',
    hint: '说明，一句话。',
  }),
  args: { label: '提箱时间', value: '2026-11-20T06:30:00.000Z' },
  render: function Moment({ value: first, ...args }) {
    const [value, setValue] = useState(first)
    return <MomentField {...args} value={value} onChange={setValue} />
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof MomentField>

/** An enabled field has a frame, so that it does not look locked. */
const hasFrame: Story['play'] = async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('.jst-field-box')).toHaveStyle({
    border: '1px solid rgb(205, 212, 219)',
    backgroundColor: 'rgb(255, 255, 255)',
  })
}

export const Moment: Story = { name: '有时间', play: hasFrame }
export const Empty: Story = { name: '没有填', tags: ['空'], args: { value: null } }
export const Wrong: Story = { name: '有错误', tags: ['出错'], args: { error: '不晚于现在' } }
export const Long: Story = {
  name: '很长的名称',
  tags: ['长文本'],
  args: { label: '提箱时间（以堆场闸口电脑记录为准，与设备交接单上的时间一致）' },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
