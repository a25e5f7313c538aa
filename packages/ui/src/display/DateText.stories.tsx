import type { Meta, StoryObj } from '@storybook/react-vite'
import { described, hoursLater } from '../stories.tsx'
import { DateText } from './DateText.tsx'

const meta: Meta<typeof DateText> = {
  title: '详情/日期与时间',
  component: DateText,
  parameters: {
    docs: { description: { component: '时间：列表里为 MM-DD HH:mm，悬停显示完整日期与星期；没有则为“–”。' } },
    guide: {
      when: '任何给人看的时间。',
      good: ['一页之内用同一种格式。', '当地时间由服务器给出港口时区后另行标明。'],
      bad: ['不自己拼日期文字。', '截止时间用倒计时。'],
      sample: `<DateText value={row.CreateTime} />`,
    },
  },
  argTypes: described({ value: '时间，ISO 8601。', format: '格式。' }),
  args: { value: hoursLater(-26) },
}
export default meta
type Story = StoryObj<typeof DateText>

export const Formats: Story = {
  name: '几种格式',
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <DateText {...args} />
      <DateText {...args} format="dateTime" />
      <DateText {...args} format="date" />
    </div>
  ),
}
export const Nothing: Story = { name: '没有时间', tags: ['空'], args: { value: null } }
export const Dark: Story = { ...Formats, name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Formats, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
