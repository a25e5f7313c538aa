import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { described } from '../stories.tsx'
import { DayField } from './fields.tsx'

const meta: Meta<typeof DayField> = {
  title: '表单/日期字段',
  component: DayField,
  parameters: {
    docs: { description: { component: '有名称的日期：键入或从日历选。' } },
    guide: {
      when: '表单里的一天：生效日期、开船日。',
      good: ['起止两天并排，止不早于起。'],
      bad: ['要时间的用日期输入的 time。'],
      sample: `<DayField {...form.field('ValidFrom')} />`,
    },
  },
  argTypes: described({
    label: '控件名称，在上方。',
    value: '日期，YYYY-MM-DD，没有则为空字符串。',
    onChange: '日期改变。',
    disabled: '不可编辑。',
    required: '必填，名称后加星号。',
    error: '错误，在控件下方。',
    hint: '说明，一句话。',
  }),
  args: { label: '生效日期', value: '2026-11-20' },
  render: function Day({ value: first, ...args }) {
    const [value, setValue] = useState(first)
    return <DayField {...args} value={value} onChange={setValue} />
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof DayField>

/** An enabled field has a frame, so that it does not look locked. */
const hasFrame: Story['play'] = async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('.jst-field-box')).toHaveStyle({
    border: '1px solid rgb(205, 212, 219)',
    backgroundColor: 'rgb(255, 255, 255)',
  })
}

export const Day: Story = { name: '有日期', play: hasFrame }
export const Empty: Story = { name: '没有填', tags: ['空'], args: { value: '' } }
export const Wrong: Story = { name: '有错误', tags: ['出错'], args: { error: '不早于开船日 11-24' } }
export const Long: Story = {
  name: '很长的名称',
  tags: ['长文本'],
  args: { label: '生效日期（以船公司最终确认的订舱回执为准，改配后须重新填写）' },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
